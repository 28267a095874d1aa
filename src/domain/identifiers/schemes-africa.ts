import { dropPrefix, type RegisterScheme } from "./register-scheme.ts";

/** Company numbers of Africa. None of them has a published check digit. */
export const AFRICA: readonly RegisterScheme[] = [
  {
    id: "ZA-CIPC",
    jurisdiction: "ZA",
    name: "CIPC registration number",
    pattern: /^(?:18|19|20)\d{10}$/,
    shape: dropPrefix(/^(?:CK|K|M)(?=\d{12}$)/),
    print: (number) => `${number.slice(0, 4)}/${number.slice(4, 10)}/${number.slice(10)}`,
    // The last two digits are the kind of company and change when it converts.
    single: (normal) => normal.slice(-2),
  },
  {
    id: "NG-CAC",
    jurisdiction: "NG",
    name: "RC number",
    pattern: /^RC[1-9]\d{0,7}$/,
    shape: (text) => text.replace(/^(?:RC)?0*(?=[1-9]\d{0,7}$|0$)/, "RC").replace(/^RC0+(?=\d)/, "RC"),
    single: true,
  },
  { id: "KE-PIN", jurisdiction: "KE", name: "KRA PIN of an entity", pattern: /^P\d{9}[A-Z]$/, single: true },
  { id: "GH-RGD", jurisdiction: "GH", name: "Registrar General's number", pattern: /^[A-Z]{2}\d{9}$/ },
  { id: "MU-CBRD", jurisdiction: "MU", name: "CBRD file number", pattern: /^[A-Z]\d{5,9}$/, single: true },
  {
    id: "TN-RNE",
    jurisdiction: "TN",
    name: "RNE number (matricule fiscal)",
    pattern: /^\d{7}[A-Z]$/,
    single: true,
  },
];
