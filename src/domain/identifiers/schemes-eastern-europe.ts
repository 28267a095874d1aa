import { mod11Zero, mod1110, plainMod11, remainder, twoPass, weighted } from "./check-digits.ts";
import { dropPrefix, padDigits, type RegisterScheme } from "./register-scheme.ts";

const ico = mod11Zero([8, 7, 6, 5, 4, 3, 2], 1);
const regon9 = plainMod11([8, 9, 2, 3, 4, 5, 6, 7]);
const regon14 = plainMod11([2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]);
const eik9 = twoPass([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]);
const bin = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const binAgain = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];
const edrpou = [1, 2, 3, 4, 5, 6, 7];
const edrpouMiddle = [7, 1, 2, 3, 4, 5, 6];

/** Bulgarian branch numbers add three digits and a check digit over digits nine to twelve. */
function eik(number: string): boolean {
  const branch = number.slice(8);
  return eik9(number.slice(0, 9)) && (number.length === 9 || twoPass([2, 7, 3, 5], [4, 9, 5, 7])(branch));
}

/** Slovenian registration number: a remainder of 0 is not issued, a check digit of 10 is written as 0. */
function maticna(number: string): boolean {
  const rest = weighted(number, [7, 6, 5, 4, 3, 2]) % 11;
  return rest !== 0 && (11 - rest) % 10 === Number(number[6]);
}

/** Ukrainian code: numbers from 30 to 60 million use the second order of weights; 10 is weighed again plus two. */
function checkEdrpou(number: string): boolean {
  const weights = number >= "30000000" && number <= "60000000" ? edrpouMiddle : edrpou;
  const once = weighted(number, weights) % 11;
  const check =
    once < 10
      ? once
      : (weighted(
          number,
          weights.map((weight) => weight + 2),
        ) %
          11) %
        10;
  return check === Number(number[7]);
}

function checkBin(number: string): boolean {
  const once = weighted(number, bin) % 11;
  const check = once === 10 ? weighted(number, binAgain) % 11 : once;
  return check === Number(number[11]);
}

// Folded Cyrillic labels lack the letters that resemble no Latin one: ОГРН is OPH, ИНН is HH, УНП is YH.

/** Company numbers of central and eastern Europe, the Caucasus and Kazakhstan. */
export const EASTERN_EUROPE: readonly RegisterScheme[] = [
  {
    id: "PL-KRS",
    jurisdiction: "PL",
    name: "KRS number",
    pattern: /^\d{10}$/,
    shape: (text) => padDigits(10)(text.replace(/^KRS(?:NR)?(?=\d)/, "")),
    likely: /^000/,
    single: true,
  },
  {
    id: "PL-NIP",
    jurisdiction: "PL",
    name: "NIP",
    pattern: /^\d{10}$/,
    shape: dropPrefix(/^(?:PL|NIP)+(?=\d{10}$)/),
    check: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
    likely: /^[1-9]/,
    single: true,
  },
  {
    id: "PL-REGON",
    jurisdiction: "PL",
    name: "REGON",
    pattern: /^\d{9}(?:\d{5})?$/,
    shape: (text) => text.replace(/^REGON(?=\d)/, "").replace(/^(\d{9})00000$/, "$1"),
    check: (number) => regon9(number.slice(0, 9)) && (number.length === 9 || regon14(number)),
    company: (number) => (number.length === 14 ? { scheme: "PL-REGON", value: number.slice(0, 9) } : null),
    single: true,
  },
  {
    id: "CZ-ICO",
    jurisdiction: "CZ",
    name: "IČO",
    pattern: /^\d{8}$/,
    shape: shapeIco,
    check: ico,
    single: true,
  },
  {
    id: "SK-ICO",
    jurisdiction: "SK",
    name: "IČO",
    pattern: /^\d{8}$/,
    shape: shapeIco,
    check: ico,
    single: true,
  },
  {
    id: "HU-CEG",
    jurisdiction: "HU",
    name: "Cégjegyzékszám",
    pattern: /^\d{10}$/,
    shape: dropPrefix(/^CG(?=\d)/),
    print: (number) => `${number.slice(0, 2)}-${number.slice(2, 4)}-${number.slice(4)}`,
  },
  {
    id: "RO-CUI",
    jurisdiction: "RO",
    name: "CUI",
    pattern: /^[1-9]\d{1,9}$/,
    shape: dropPrefix(/^(?:RO|CUI|CIF)+(?=\d)/),
    check: (number) => {
      const sum = weighted(number.slice(0, -1).padStart(9, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2]);
      return (((sum * 10) % 11) % 10).toString() === number.at(-1);
    },
    single: true,
  },
  {
    id: "RO-ONRC",
    jurisdiction: "RO",
    name: "ONRC order number",
    parse: parseOnrc,
  },
  {
    id: "BG-EIK",
    jurisdiction: "BG",
    name: "EIK",
    pattern: /^\d{9}(?:\d{4})?$/,
    shape: dropPrefix(/^(?:BG|EIK|EK)(?=\d)/),
    check: eik,
    company: (number) => (number.length === 13 ? { scheme: "BG-EIK", value: number.slice(0, 9) } : null),
    single: true,
  },
  {
    id: "HR-MBS",
    jurisdiction: "HR",
    name: "MBS (court register)",
    pattern: /^\d{9}$/,
    shape: (text) => (text.length === 8 ? padDigits(9)(text) : text.replace(/^MBS(?=\d{9}$)/, "")),
    single: true,
  },
  {
    id: "HR-OIB",
    jurisdiction: "HR",
    name: "OIB",
    pattern: /^\d{11}$/,
    shape: dropPrefix(/^(?:HR|OIB)+(?=\d{11}$)/),
    check: mod1110,
    single: true,
  },
  {
    id: "SI-MAT",
    jurisdiction: "SI",
    name: "Matična številka",
    pattern: /^\d{7}(?:\d{3})?$/,
    shape: (text) => text.replace(/^(\d{7})000$/, "$1"),
    check: maticna,
    company: (number) => (number.length === 10 ? { scheme: "SI-MAT", value: number.slice(0, 7) } : null),
    single: true,
  },
  {
    id: "RS-APR",
    jurisdiction: "RS",
    name: "Matični broj",
    pattern: /^\d{8}$/,
    shape: (text) => padFrom(7, text),
    single: true,
  },
  {
    id: "ME-PIB",
    jurisdiction: "ME",
    name: "PIB",
    pattern: /^\d{8}$/,
    shape: (text) => padFrom(7, text),
    check: mod11Zero([8, 7, 6, 5, 4, 3, 2]),
    single: true,
  },
  {
    id: "MK-EDB",
    jurisdiction: "MK",
    name: "EDB",
    pattern: /^\d{13}$/,
    shape: dropPrefix(/^MK(?=\d{13}$)/),
    check: mod11Zero([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]),
    single: true,
  },
  {
    id: "UA-EDR",
    jurisdiction: "UA",
    name: "EDRPOU code",
    pattern: /^\d{8}$/,
    shape: (text) => padFrom(6, text.replace(/^(?:EDRPOU|E?POY)(?=\d{6,8}$)/, "")),
    check: checkEdrpou,
    single: true,
  },
  {
    id: "RU-OGRN",
    jurisdiction: "RU",
    name: "OGRN",
    pattern: /^[15]\d{12}$/,
    shape: dropPrefix(/^(?:OGRN|OPH)(?=\d{13}$)/),
    check: (number) => (remainder(number.slice(0, 12), 11) % 10).toString() === number[12],
    single: true,
  },
  {
    id: "RU-INN",
    jurisdiction: "RU",
    name: "INN of an entity",
    pattern: /^\d{10}$/,
    shape: dropPrefix(/^(?:INN|HH)(?=\d{10}$)/),
    check: plainMod11([2, 4, 10, 3, 5, 9, 4, 6, 8]),
    single: true,
  },
  {
    id: "BY-UNP",
    jurisdiction: "BY",
    name: "UNP",
    pattern: /^\d{9}$/,
    shape: dropPrefix(/^(?:UNP|YH)(?=\d{9}$)/),
    check: (number) => weighted(number, [29, 23, 19, 17, 13, 7, 5, 3]) % 11 === Number(number[8]),
    single: true,
  },
  {
    id: "MD-IDNO",
    jurisdiction: "MD",
    name: "IDNO",
    pattern: /^\d{13}$/,
    check: (number) => weighted(number, [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 === Number(number[12]),
    single: true,
  },
  {
    id: "KZ-BIN",
    jurisdiction: "KZ",
    name: "BIN",
    pattern: /^\d{12}$/,
    shape: dropPrefix(/^BIN(?=\d{12}$)/),
    check: checkBin,
    single: true,
  },
  { id: "GE-ID", jurisdiction: "GE", name: "Identification number", pattern: /^\d{9}$/, single: true },
  {
    id: "AZ-VOEN",
    jurisdiction: "AZ",
    name: "VÖEN",
    pattern: /^\d{9}[12]$/,
    check: (number) => weighted(number, [4, 1, 8, 6, 2, 7, 5, 3]) % 11 === Number(number[8]),
    single: true,
  },
];

function shapeIco(text: string): string {
  return padFrom(6, text.replace(/^(?:ICO|CZ|SK)(?=\d{6,8}$)/, ""));
}

/** Eight digits from a number that has lost leading zeros, but not so many that it could be anything. */
function padFrom(atLeast: number, text: string): string {
  return text.length >= atLeast ? padDigits(8)(text) : text;
}

/** Order numbers: `J52/750/2012` (county, serial, year); since 2024 also J and 13 digits without a county. */
function parseOnrc(folded: string): string | null {
  const old = /^(?:ONRC )?([JFC]) ?(\d{1,2}) ?[/-] ?0*([1-9]\d{0,5}) ?[/-] ?(?:\d\d\.\d\d\.)?(\d{4})$/.exec(
    folded,
  );
  if (old) return `${old[1]}${old[2]!.padStart(2, "0")}/${old[3]}/${old[4]}`;
  return /^J\d{13}$/.exec(folded.replace(/[ ./-]/g, ""))?.[0] ?? null;
}
