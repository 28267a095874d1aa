import { divisible, luhn, mod11Zero, weighted } from "./check-digits.ts";
import { dropPrefix, padDigits, type RegisterScheme } from "./register-scheme.ts";

const USCC = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Unified Social Credit Code (GB 32100-2015), mod 31 over its own alphabet. */
function uscc(number: string): boolean {
  const sum = USCC_WEIGHTS.reduce((total, weight, index) => total + weight * USCC.indexOf(number[index]!), 0);
  return USCC[(31 - (sum % 31)) % 31] === number[17];
}

/** GSTIN: Luhn over base 36, the last character the check. */
function gstin(number: string): boolean {
  const sum = Array.from(number.slice(0, 14)).reduce((total, sign, index) => {
    const value = Number.parseInt(sign, 36) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase() === number[14];
}

/** Taiwan's number: digit sums of the weighted digits add to a multiple of five; a 7 in place seven counts 0 or 1. */
function ubn(number: string): boolean {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, index) => {
    const value = weight * Number(number[index]);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === "7" && (sum + 1) % 5 === 0);
}

/** Japan's corporate number: the first digit is 9 less the weighted remainder of the rest. */
function japanese(number: string): boolean {
  const sum = Array.from(number.slice(1), Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9) === Number(number[0]);
}

/** Korean business registration number: the ninth digit times five also counts its tens. */
function brn(number: string): boolean {
  const sum = weighted(number, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(number[8]) * 5) / 10);
  return (10 - (sum % 10)) % 10 === Number(number[9]);
}

/** Singapore's three forms: business, local company, other entity. */
function uen(number: string): boolean {
  if (number.length === 9) {
    return "XMKECAWLJDB"[weighted(number, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] === number[8];
  }
  if (/^\d/.test(number)) {
    return "ZKCMDNERGWH"[weighted(number, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] === number[9];
  }
  const signs = "ABCDEFGHJKLMNPQRSTUVWX0123456789";
  const sum = [4, 3, 5, 3, 10, 2, 2, 5, 7].reduce(
    (total, weight, index) => total + weight * signs.indexOf(number[index]!),
    0,
  );
  return signs[(sum - 5 + 11) % 11] === number[9];
}

/** Company numbers of Asia and the Middle East. */
export const ASIA: readonly RegisterScheme[] = [
  {
    id: "IL-ROC",
    jurisdiction: "IL",
    name: "Company number",
    pattern: /^5\d{8}$/,
    check: luhn,
    single: true,
  },
  {
    id: "AE-LIC",
    jurisdiction: "AE",
    name: "Licence of an emirate or free zone register",
    pattern: /^[A-Z]{2,5}\d{3,9}$/,
    print: (number) => number.replace(/^([A-Z]+)(\d)/, "$1-$2"),
  },
  {
    id: "IN-CIN",
    jurisdiction: "IN",
    name: "CIN",
    pattern: /^[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
    shape: dropPrefix(/^CIN(?:NO)?(?=[LUF]\d{5})/),
  },
  {
    id: "IN-GSTIN",
    jurisdiction: "IN",
    name: "GSTIN (tax number of one state)",
    pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
    shape: dropPrefix(/^GST(?:IN)?(?=\d{2}[A-Z]{5})/),
    check: gstin,
    company: (number) => ({ scheme: "IN-PAN", value: number.slice(2, 12) }),
  },
  {
    id: "IN-PAN",
    jurisdiction: "IN",
    name: "PAN (tax number of the company)",
    pattern: /^[A-Z]{5}\d{4}[A-Z]$/,
    single: true,
  },
  {
    id: "IN-LLPIN",
    jurisdiction: "IN",
    name: "LLPIN",
    pattern: /^[A-Z]{3}\d{4}$/,
    shape: dropPrefix(/^LLPIN(?=[A-Z]{3}\d{4}$)/),
    print: (number) => `${number.slice(0, 3)}-${number.slice(3)}`,
    single: true,
  },
  {
    id: "PK-CUIN",
    jurisdiction: "PK",
    name: "SECP CUIN",
    pattern: /^\d{7}$/,
    shape: (text) => padDigits(7)(text.replace(/^CUIN(?=\d)/, "")),
    single: true,
  },
  {
    id: "LK-ROC",
    jurisdiction: "LK",
    name: "Registrar of Companies number",
    pattern: /^[A-Z]{2,4}[1-9]\d{0,5}$/,
    shape: (text) => text.replace(/^([A-Z]{2,4})0+(?=\d)/, "$1"),
  },
  {
    id: "BD-RJSC",
    jurisdiction: "BD",
    name: "RJSC number",
    pattern: /^[A-Z]{1,3}[1-9]\d{0,5}$/,
    shape: (text) => text.replace(/^([A-Z]{1,3})0+(?=\d)/, "$1"),
    print: (number) => number.replace(/^([A-Z]+)/, "$1-"),
  },
  {
    id: "CN-USCC",
    jurisdiction: "CN",
    name: "Unified Social Credit Code",
    pattern: /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/,
    // org-id.guide lists examples with a stray "G" before the eighteen characters.
    shape: dropPrefix(/^(?:USCC|G)(?=[0-9A-Z]{18}$)/),
    check: uscc,
    single: true,
  },
  {
    id: "HK-CR",
    jurisdiction: "HK",
    name: "Companies Registry or business registration number",
    pattern: /^(?:F?\d{7}|\d{8})$/,
    shape: (text) =>
      text
        .replace(/^(?:CR|BR)(?:NO)?(?=F?\d)/, "")
        .replace(
          /^(F?)(\d{1,7})$/,
          (_, foreign: string, digits: string) => foreign + digits.padStart(7, "0"),
        ),
    // The old seven-digit number and the business registration number (unique since 2023) stand side by side.
    single: (normal) => (/^\d{8}$/.test(normal) ? "BR" : "CR"),
  },
  { id: "TW-UBN", jurisdiction: "TW", name: "UBN", pattern: /^\d{8}$/, check: ubn, single: true },
  {
    id: "JP-JCN",
    jurisdiction: "JP",
    name: "Corporate number",
    pattern: /^[1-9]\d{12}$/,
    shape: (text) => withCheckDigit(text.replace(/^T(?=\d{13}$)/, "")),
    check: japanese,
    single: true,
  },
  {
    id: "KR-BRN",
    jurisdiction: "KR",
    name: "Business registration number",
    pattern: /^\d{10}$/,
    check: brn,
  },
  {
    id: "KR-CRN",
    jurisdiction: "KR",
    name: "Corporate registration number",
    pattern: /^\d{13}$/,
    single: true,
  },
  {
    id: "SG-UEN",
    jurisdiction: "SG",
    name: "UEN",
    pattern: /^(?:\d{8}[A-Z]|(?:18|19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/,
    shape: dropPrefix(/^(?:UEN|ROC|ACRA)(?=[0-9RST])/),
    check: uen,
    single: true,
  },
  {
    id: "MY-SSM",
    jurisdiction: "MY",
    name: "SSM number",
    pattern: /^(?:\d{12}|[1-9]\d{0,6}[A-Z])$/,
    shape: (text) => text.replace(/^0+(?=[1-9]\d{0,6}[A-Z]$|0[A-Z]$)/, ""),
    single: (normal) => (/^\d{12}$/.test(normal) ? "new" : "old"),
  },
  {
    id: "TH-JPID",
    jurisdiction: "TH",
    name: "Juristic person ID",
    pattern: /^0\d{12}$/,
    check: mod11Zero([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], 1),
    single: true,
  },
  {
    id: "VN-MST",
    jurisdiction: "VN",
    name: "MST",
    pattern: /^\d{10}(?:\d{3})?$/,
    shape: dropPrefix(/^(?:MST|VN)(?=\d{10})/),
    print: (number) => (number.length === 13 ? `${number.slice(0, 10)}-${number.slice(10)}` : number),
    check: (number) => 10 - (weighted(number, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === Number(number[9]),
    company: (number) => (number.length === 13 ? { scheme: "VN-MST", value: number.slice(0, 10) } : null),
    single: true,
  },
  {
    id: "ID-NPWP",
    jurisdiction: "ID",
    name: "NPWP",
    pattern: /^(?:\d{15}|[1-9]\d{15})$/,
    // Since 2024 an entity's number is written with a leading zero, sixteen digits long.
    shape: (text) => text.replace(/^NPWP(?=\d)/, "").replace(/^0(?=\d{15}$)/, ""),
    check: (number) => luhn(number.slice(0, 9)),
    checkIsAdvisory: true,
  },
  { id: "PH-SEC", jurisdiction: "PH", name: "SEC number", pattern: /^[A-Z]{0,2}\d{6,12}$/ },
  {
    id: "AU-ACN",
    jurisdiction: "AU",
    name: "ACN",
    pattern: /^\d{9}$/,
    shape: dropPrefix(/^(?:ACN|ARBN)(?=\d{9}$)/),
    check: (number) => (10 - (weighted(number, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === Number(number[8]),
    single: true,
  },
  {
    id: "AU-ABN",
    jurisdiction: "AU",
    name: "ABN",
    pattern: /^[1-9]\d{10}$/,
    shape: dropPrefix(/^ABN(?=\d{11}$)/),
    check: (number) =>
      divisible([10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], 89)(`${Number(number[0]) - 1}${number.slice(1)}`),
    single: true,
  },
  {
    id: "NZ-CN",
    jurisdiction: "NZ",
    name: "Company number",
    pattern: /^[1-9]\d{0,6}$/,
    shape: dropPrefix(/^0+(?=\d)/),
    single: true,
  },
  {
    id: "NZ-NZBN",
    jurisdiction: "NZ",
    name: "NZBN",
    pattern: /^94\d{11}$/,
    shape: dropPrefix(/^NZBN(?=\d{13}$)/),
    check: (number) => weighted(number, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
    single: true,
  },
];

/** The twelve digits of the old company registration number are the corporate number without its check digit. */
function withCheckDigit(text: string): string {
  if (!/^\d{12}$/.test(text)) return text;
  return ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => digit + text).find(japanese) ?? text;
}
