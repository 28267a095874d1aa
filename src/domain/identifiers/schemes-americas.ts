import { divisible, luhn, mod11, mod11Zero, weighted } from "./check-digits.ts";
import { dropPrefix, padDigits, type RegisterScheme } from "./register-scheme.ts";

const RFC = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";

/** Mexican RFC of an entity: a blank before the letters, weights 13 down to 2, check character 0–9 or A. */
function rfc(number: string): boolean {
  const sum = Array.from(` ${number.slice(0, 11)}`).reduce(
    (total, sign, index) => total + RFC.indexOf(sign) * (13 - index),
    0,
  );
  return "0123456789A"[(11 - (sum % 11)) % 11] === number[11];
}

/** Brazilian CNPJ; a letter of the alphanumeric form (live since 2026) counts as its ASCII code less 48. */
function cnpj(number: string): boolean {
  const values = Array.from(number, (sign) => sign.charCodeAt(0) - 48);
  const digit = (length: number): number => {
    const sum = values
      .slice(0, length)
      .reduce((total, value, index) => total + value * (((length - 1 - index) % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digit(12) === values[12] && digit(13) === values[13];
}

/** Chilean RUT: weights 2 to 7 from the right; 10 is written K. */
function rut(number: string): boolean {
  const sum = Array.from(number.slice(0, -1), Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * ((index % 6) + 2), 0);
  return "0123456789K0"[11 - (sum % 11)] === number.at(-1);
}

/** Colombian NIT: prime weights from the right. */
function nit(number: string): boolean {
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41];
  const sum = Array.from(number.slice(0, -1), Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * weights[index]!, 0);
  return "01987654321"[sum % 11] === number.at(-1);
}

/** Ecuadorian RUC: companies (third digit 9), public bodies (6) and persons (0–5) have rules of their own. */
function ecuadorian(number: string): boolean {
  const third = Number(number[2]);
  if (third === 9) return divisible([4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11)(number);
  if (third === 6 && divisible([3, 2, 7, 6, 5, 4, 3, 2, 1], 11)(number)) return true;
  return third <= 6 && luhn(number.slice(0, 10));
}

/** Paraguayan RUC: weights 2, 3, … from the right. */
function paraguayan(number: string): boolean {
  const sum = Array.from(number.slice(0, -1), Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index + 2), 0);
  return ((11 - (sum % 11)) % 11) % 10 === Number(number.at(-1));
}

/** Venezuelan RIF: the letter counts by kind of holder. */
function rif(number: string): boolean {
  const holder: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, P: 16, G: 20, C: 12 };
  const sum = holder[number[0]!]! + weighted(number.slice(1), [3, 2, 7, 6, 5, 4, 3, 2]);
  return "00987654321"[sum % 11] === number[9];
}

/** Company numbers of the Americas. State and provincial numbers are unique only inside their jurisdiction. */
export const AMERICAS: readonly RegisterScheme[] = [
  {
    id: "CA-BN",
    jurisdiction: "CA",
    name: "Business number",
    pattern: /^\d{9}$/,
    shape: (text) => text.replace(/^BN(?=\d{9})/, "").replace(/^(\d{9})(?:R[CPTMRZ])\d{4}$/, "$1"),
    check: luhn,
    single: true,
  },
  {
    id: "CA-CC",
    jurisdiction: "CA",
    name: "Corporations Canada number",
    pattern: /^[1-9]\d{5,7}$/,
    shape: dropPrefix(/^0+(?=\d{6})/),
    single: true,
  },
  {
    id: "CA-ON",
    jurisdiction: "CA-ON",
    name: "Ontario corporation number",
    pattern: /^[1-9]\d{0,9}$/,
    shape: dropPrefix(/^(?:ON)?0*(?=\d)/),
    single: true,
  },
  { id: "CA-NS", jurisdiction: "CA-NS", name: "Nova Scotia registry ID", pattern: /^\d{7}$/, single: true },
  {
    id: "US-DE",
    jurisdiction: "US-DE",
    name: "Delaware file number",
    pattern: /^[1-9]\d{4,7}$/,
    shape: dropPrefix(/^0+(?=\d)/),
    single: true,
  },
  {
    id: "US-WA",
    jurisdiction: "US-WA",
    name: "UBI",
    pattern: /^\d{9}$/,
    shape: dropPrefix(/^UBI(?=\d{9}$)/),
    single: true,
  },
  {
    id: "US-CA",
    jurisdiction: "US-CA",
    name: "California entity number",
    pattern: /^(?:C\d{7}|B?\d{11,12})$/,
    // GLEIF prints an old corporation's number without its C.
    shape: (text) => text.replace(/^C?(\d{1,7})$/, (_, digits: string) => `C${digits.padStart(7, "0")}`),
    single: true,
  },
  {
    id: "US-EIN",
    jurisdiction: "US",
    name: "EIN",
    pattern: /^\d{9}$/,
    shape: dropPrefix(/^(?:EIN|FEIN)(?=\d{9}$)/),
    likely: /^(?!)/,
  },
  {
    id: "MX-RFC",
    jurisdiction: "MX",
    name: "RFC of an entity",
    pattern: /^[A-Z&Ñ]{3}\d{6}[A-Z0-9]{3}$/,
    shape: dropPrefix(/^RFC(?=[A-Z&Ñ]{3}\d{6})/),
    check: rfc,
    checkIsAdvisory: true,
    single: true,
  },
  {
    id: "BR-CNPJ",
    jurisdiction: "BR",
    name: "CNPJ (establishment)",
    pattern: /^[0-9A-Z]{12}\d{2}$/,
    shape: (text) => text.replace(/^CNPJ(?=[0-9A-Z]{14}$)/, "").replace(/^(\d{13})$/, "0$1"),
    check: cnpj,
    company: (number) => ({ scheme: "BR-CNPJ-ROOT", value: number.slice(0, 8) }),
  },
  {
    id: "BR-CNPJ-ROOT",
    jurisdiction: "BR",
    name: "CNPJ root (company)",
    pattern: /^[0-9A-Z]{8}$/,
    likely: /^\d{8}$/,
    single: true,
  },
  {
    id: "AR-CUIT",
    jurisdiction: "AR",
    name: "CUIT of an entity",
    pattern: /^(?:30|33|34)\d{9}$/,
    shape: dropPrefix(/^CUIT(?=\d{11}$)/),
    check: (number) => {
      const check = 11 - (weighted(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
      return (check === 11 ? 0 : check === 10 ? 9 : check) === Number(number[10]);
    },
    single: true,
  },
  {
    id: "CL-RUT",
    jurisdiction: "CL",
    name: "RUT",
    pattern: /^\d{7,8}[0-9K]$/,
    shape: (text) => text.replace(/^(?:RUT|CL)(?=\d)/, "").replace(/^0+(?=\d{8})/, ""),
    check: rut,
    single: true,
  },
  {
    id: "CO-NIT",
    jurisdiction: "CO",
    name: "NIT",
    pattern: /^\d{8,10}$/,
    shape: dropPrefix(/^NIT(?=\d)/),
    check: nit,
    single: true,
  },
  {
    id: "PE-RUC",
    jurisdiction: "PE",
    name: "RUC of an entity",
    pattern: /^20\d{9}$/,
    shape: dropPrefix(/^RUC(?=\d{11}$)/),
    check: mod11Zero([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 1),
    single: true,
  },
  {
    id: "EC-RUC",
    jurisdiction: "EC",
    name: "RUC",
    pattern: /^\d{13}$/,
    shape: padThirteen,
    check: ecuadorian,
    single: true,
  },
  {
    id: "UY-RUT",
    jurisdiction: "UY",
    name: "RUT",
    pattern: /^\d{12}$/,
    shape: dropPrefix(/^(?:RUT|UY)(?=\d{12}$)/),
    check: mod11([4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
    single: true,
  },
  {
    id: "PY-RUC",
    jurisdiction: "PY",
    name: "RUC",
    pattern: /^\d{5,9}$/,
    shape: dropPrefix(/^RUC(?=\d)/),
    check: paraguayan,
    single: true,
  },
  {
    id: "VE-RIF",
    jurisdiction: "VE",
    name: "RIF",
    pattern: /^[JGVEPC]\d{9}$/,
    shape: (text) => text.replace(/^RIF(?=[JGVEPC]\d)/, "").replace(/^([JGVEPC])(\d{8})$/, "$10$2"),
    check: rif,
    single: true,
  },
  { id: "CR-CPJ", jurisdiction: "CR", name: "Cédula jurídica", pattern: /^[2-5]\d{9}$/, single: true },
  {
    id: "DO-RNC",
    jurisdiction: "DO",
    name: "RNC",
    pattern: /^\d{9}$/,
    shape: dropPrefix(/^RNC(?=\d{9}$)/),
    check: (number) =>
      ((10 - (weighted(number, [7, 9, 8, 6, 5, 4, 3, 2]) % 11) + 9) % 9) + 1 === Number(number[8]),
    single: true,
  },
];

function padThirteen(text: string): string {
  return text.length === 12 ? padDigits(13)(text) : text.replace(/^RUC(?=\d{13}$)/, "");
}
