import { luhn, mod97, mod1110, remainder, weighted } from "./check-digits.ts";
import { normaliseRegisterNumber } from "./normalise-register-number.ts";

/** The VAT number of one country: its shape after the prefix, its check, and the register number inside it. */
interface VatRule {
  readonly pattern: RegExp;
  /** Whether the check digit holds; null for forms (persons, branches) whose rule is not computed here. */
  readonly check: (number: string) => boolean | null;
  /** Scheme and text of the register number that this VAT number contains, for the companies that have one. */
  readonly register?: (number: string) => { readonly scheme: string; readonly number: string } | null;
}

/** A VAT number that is the register number itself (or ends in it). */
function same(
  scheme: string,
  pattern: RegExp,
  part: (number: string) => string = (number) => number,
): VatRule {
  return {
    pattern,
    check: (number) => normaliseRegisterNumber(scheme, part(number)).checkDigit === "ok",
    register: (number) => ({ scheme, number: part(number) }),
  };
}

const IE_LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";
const CY_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function austria(number: string): boolean {
  const sum = Array.from(number.slice(1, 8), Number).reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === Number(number[8]);
}

function cyprus(number: string): boolean {
  const sum = Array.from(number.slice(0, 8), Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? CY_ODD[digit]! : digit),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === number[8];
}

/** United Kingdom: mod 97, and since 2010 also mod 97 less 55; government and health bodies have none. */
function unitedKingdom(number: string): boolean | null {
  if (/^[GH]/.test(number)) return null;
  const sum = weighted(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** Ireland: the form before 1991 had a letter or sign in place two and starts over with a leading zero. */
function ireland(number: string): boolean {
  const modern = /^\d{7}/.test(number) ? number : `0${number.slice(2, 7)}${number[0]}${number.slice(7)}`;
  const second = modern[8] === undefined ? 0 : IE_LETTERS.indexOf(modern[8]) * 9;
  return IE_LETTERS[(weighted(modern, [8, 7, 6, 5, 4, 3, 2]) + second) % 23] === modern[7];
}

function lithuania(number: string): boolean {
  const first = Array.from(number.slice(0, -1), (_, index) => (index % 9) + 1);
  const second = first.map((_, index) => ((index + 2) % 9) + 1);
  const once = weighted(number, first) % 11;
  const check = once === 10 ? (weighted(number, second) % 11) % 10 : once;
  return check === Number(number.at(-1));
}

/** Netherlands: the RSIN's mod 11, or for sole traders since 2020 mod 97 over the whole with its prefix. */
function netherlands(number: string): boolean {
  return weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8]) || mod97(`NL${number}`);
}

function slovenia(number: string): boolean {
  const check = 11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === Number(number[7]);
}

const gb: VatRule = { pattern: /^(?:\d{9}|GD[0-4]\d\d|HA[5-9]\d\d)$/, check: unitedKingdom };

/** By VAT prefix: the EU's (`EL` for Greece), the United Kingdom, Northern Ireland (`XI`), Switzerland, Norway. */
export const VAT_RULES: Readonly<Record<string, VatRule>> = {
  AT: { pattern: /^U\d{8}$/, check: austria },
  BE: same("BE-BCE_KBO", /^[01]?\d{9}$/),
  BG: {
    pattern: /^\d{9,10}$/,
    check: (number) =>
      number.length === 10 ? null : normaliseRegisterNumber("BG-EIK", number).checkDigit === "ok",
    register: (number) => (number.length === 9 ? { scheme: "BG-EIK", number } : null),
  },
  CH: {
    pattern: /^E\d{9}$/,
    check: (number) => normaliseRegisterNumber("CH-UID", `CH${number}`).checkDigit === "ok",
    register: (number) => ({ scheme: "CH-UID", number: `CH${number}` }),
  },
  CY: { pattern: /^\d{8}[A-Z]$/, check: cyprus },
  CZ: {
    pattern: /^\d{8,10}$/,
    check: (number) =>
      number.length > 8 ? null : normaliseRegisterNumber("CZ-ICO", number).checkDigit === "ok",
    register: (number) => (number.length === 8 ? { scheme: "CZ-ICO", number } : null),
  },
  DE: { pattern: /^[1-9]\d{8}$/, check: mod1110 },
  DK: same("DK-CVR", /^\d{8}$/),
  EE: {
    pattern: /^\d{9}$/,
    check: (number) => (10 - (weighted(number, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === Number(number[8]),
  },
  EL: same("GR-AFM", /^\d{8,9}$/),
  ES: {
    pattern: /^(?:[A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
    check: (number) =>
      /^[A-HJNP-SUVW]/.test(number) ? normaliseRegisterNumber("ES-NIF", number).checkDigit === "ok" : null,
    register: (number) => (/^[A-HJNP-SUVW]/.test(number) ? { scheme: "ES-NIF", number } : null),
  },
  FI: same("FI-PRO", /^\d{8}$/),
  FR: {
    pattern: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
    check: (number) => {
      // The two-digit key follows from the SIREN; keys with letters have no published rule.
      const key = /^\d\d/.exec(number)?.[0];
      return (
        luhn(number.slice(2)) &&
        (key === undefined || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(key))
      );
    },
    register: (number) => ({ scheme: "FR-SIREN", number: number.slice(2) }),
  },
  GB: gb,
  HR: same("HR-OIB", /^\d{11}$/),
  HU: {
    pattern: /^\d{8}$/,
    check: (number) => (10 - (weighted(number, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === Number(number[7]),
  },
  IE: { pattern: /^(?:\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/, check: ireland },
  IT: same("IT-CF", /^\d{11}$/),
  LT: { pattern: /^(?:\d{7}1\d|\d{10}1\d)$/, check: lithuania },
  LU: {
    pattern: /^\d{8}$/,
    check: (number) => remainder(number.slice(0, 6), 89) === Number(number.slice(6)),
  },
  LV: same("LV-RE", /^\d{11}$/),
  MT: {
    pattern: /^\d{8}$/,
    check: (number) => (weighted(number, [3, 4, 6, 7, 8, 9]) + Number(number.slice(6))) % 37 === 0,
  },
  NL: { pattern: /^\d{9}B\d{2}$/, check: netherlands },
  NO: same("NO-BRC", /^\d{9}$/),
  PL: same("PL-NIP", /^\d{10}$/),
  PT: same("PT-NIPC", /^\d{9}$/),
  RO: same("RO-CUI", /^[1-9]\d{1,9}$/),
  SE: same("SE-ON", /^\d{10}01$/, (number) => number.slice(0, 10)),
  SI: { pattern: /^\d{8}$/, check: slovenia },
  SK: { pattern: /^\d{10}$/, check: (number) => remainder(number, 11) === 0 },
  XI: gb,
};
