import { divisible, luhn, mod11, twoPass, weighted } from "./check-digits.ts";
import { dropPrefix, padDigits, type RegisterScheme } from "./register-scheme.ts";

/** Company numbers of the Nordic and Baltic countries. */
export const NORTHERN_EUROPE: readonly RegisterScheme[] = [
  {
    id: "DK-CVR",
    jurisdiction: "DK",
    name: "CVR number",
    pattern: /^\d{8}$/,
    shape: dropPrefix(/^(?:DK|CVR(?:NR)?)+(?=\d{8}$)/),
    check: divisible([2, 7, 6, 5, 4, 3, 2, 1], 11),
    single: true,
  },
  {
    id: "NO-BRC",
    jurisdiction: "NO",
    name: "Organisasjonsnummer",
    pattern: /^[89]\d{8}$/,
    shape: (text) => text.replace(/^(?:NO|ORGNR)+(?=\d{9})/, "").replace(/^(\d{9})MVA$/, "$1"),
    check: mod11([3, 2, 7, 6, 5, 4, 3, 2]),
    single: true,
  },
  {
    id: "SE-ON",
    jurisdiction: "SE",
    name: "Organisationsnummer",
    pattern: /^\d{2}[2-9]\d{7}$/,
    shape: (text) =>
      text
        .replace(/^(?:SE|ORGNR)+(?=\d{10})/, "")
        .replace(/^16(?=\d{10}$)/, "")
        .replace(/^(\d{10})01$/, "$1"),
    check: luhn,
    single: true,
  },
  {
    id: "FI-PRO",
    jurisdiction: "FI",
    name: "Y-tunnus",
    pattern: /^\d{8}$/,
    shape: (text) => text.replace(/^(?:FI|YTUNNUS)+(?=\d{7,8}$)/, "").replace(/^(\d{7})$/, "0$1"),
    print: (number) => `${number.slice(0, 7)}-${number.slice(7)}`,
    check: mod11([7, 9, 10, 5, 8, 4, 2]),
    single: true,
  },
  {
    id: "IS-KT",
    jurisdiction: "IS",
    name: "Kennitala of an entity",
    pattern: /^[4-7]\d{9}$/,
    shape: dropPrefix(/^(?:KT|KENNITALA)(?=\d)/),
    check: divisible([3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
    single: true,
  },
  {
    id: "EE-RIK",
    jurisdiction: "EE",
    name: "Registrikood",
    pattern: /^[1789]\d{7}$/,
    shape: dropPrefix(/^EE(?=\d{8}$)/),
    check: twoPass([1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9]),
    single: true,
  },
  {
    id: "LV-RE",
    jurisdiction: "LV",
    name: "Latvian Register of Enterprises number",
    pattern: /^[4-9]\d{10}$/,
    shape: dropPrefix(/^LV(?=\d{11}$)/),
    check: (number) => weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
    single: true,
  },
  {
    id: "LT-RC",
    jurisdiction: "LT",
    name: "Legal entity code",
    pattern: /^\d{9}$/,
    shape: (text) => (text.length === 7 ? padDigits(9)(text) : text),
    check: twoPass([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]),
    single: true,
  },
];
