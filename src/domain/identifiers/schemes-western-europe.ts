import { luhn, mod11, mod11Zero, plainMod11, weighted } from "./check-digits.ts";
import { germanCourtOf, parseGermanNumber } from "./german-register.ts";
import { dropPrefix, padDigits, type RegisterScheme } from "./register-scheme.ts";

/** Companies House pads the digits after its two letters to six; R0 and the old society prefixes have their own. */
function shapeGb(text: string): string {
  if (/^\d{1,8}$/.test(text)) return text.padStart(8, "0");
  const short = /^([A-Z]{2})(\d{1,5})$/.exec(text);
  if (short) return short[1]! + short[2]!.padStart(6, "0");
  const irish = /^R(\d{1,6})$/.exec(text);
  return irish ? `R0${irish[1]!.padStart(6, "0")}` : text;
}

/** Prefixes of entries that a company has beside its own number: overseas company, its UK establishment, property. */
const BESIDE = /^(?:FC|BR|SF|NF|OE)/;

/** SIRETs of La Poste (SIREN 356000000) may fail Luhn; their digits then sum to a multiple of five. */
function siret(number: string): boolean {
  if (luhn(number)) return true;
  return number.startsWith("356000000") && Array.from(number, Number).reduce((a, b) => a + b, 0) % 5 === 0;
}

/** Spanish NIF of entities: a Luhn-like digit, written as a letter for public, religious and foreign bodies. */
function nif(number: string): boolean {
  const digits = Array.from(number.slice(1, 8), Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const last = number[8]!;
  if (/[A-J]/.test(last)) return !/^[ABEH]/.test(number) && "JABCDEFGHI"[control] === last;
  return !/^[NPQRSW]/.test(number) && String(control) === last;
}

const uid = mod11([5, 4, 3, 2, 7, 6, 5, 4]);

/** Company numbers of western and southern Europe. */
export const WESTERN_EUROPE: readonly RegisterScheme[] = [
  {
    id: "GB-COH",
    jurisdiction: "GB",
    name: "Companies House company number",
    pattern:
      /^(?:\d{8}|[A-Z]{2}\d{6}|R0\d{6}|(?:IP|SP|NP|RS|SO|NO)[0-9A-Z]{4,6}|(?:NI|SL|OC|SC|LP)\d{5}[0-9A-Z])$/,
    shape: shapeGb,
    single: (normal) => BESIDE.exec(normal)?.[0] ?? "",
  },
  {
    id: "IE-CRO",
    jurisdiction: "IE",
    name: "CRO number",
    pattern: /^[1-9]\d{0,6}$/,
    shape: dropPrefix(/^(?:IE|CRO)?0*(?=\d)/),
    single: true,
  },
  {
    id: "FR-SIREN",
    jurisdiction: "FR",
    name: "SIREN",
    pattern: /^\d{9}$/,
    shape: (text) =>
      text
        .replace(/^(?:SIREN|SIREN?RCS|RCS[A-Z]*|FR[0-9A-Z]{2})(?=\d{9}$)/, "")
        .replace(/^(\d{9})RCS[A-Z]+$/, "$1"),
    check: luhn,
    single: true,
  },
  {
    id: "FR-SIRET",
    jurisdiction: "FR",
    name: "SIRET (establishment)",
    pattern: /^\d{14}$/,
    shape: dropPrefix(/^SIRET(?=\d)/),
    check: siret,
    company: (number) => ({ scheme: "FR-SIREN", value: number.slice(0, 9) }),
  },
  {
    id: "DE-HR",
    jurisdiction: "DE",
    name: "Handelsregister: court, type and number",
    parse: parseGermanNumber,
    single: germanCourtOf,
  },
  { id: "NL-KVK", jurisdiction: "NL", name: "KvK number", pattern: /^\d{8}$/, shape: shapeKvk, single: true },
  {
    id: "BE-BCE_KBO",
    jurisdiction: "BE",
    name: "Ondernemingsnummer (KBO/BCE)",
    pattern: /^[01]\d{9}$/,
    shape: (text) => text.replace(/^(?:BE|TVA|BTW|KBO|BCE|RPM|RPR)+(?=\d)/, "").replace(/^(\d{9})$/, "0$1"),
    check: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
    single: true,
  },
  {
    id: "LU-RCS",
    jurisdiction: "LU",
    name: "RCS number",
    pattern: /^[A-L][1-9]\d{0,5}$/,
    shape: (text) =>
      text.replace(/^RCS(?:L(?:UXEMBOURG)?)?(?:NO?)?(?=[A-L]\d)/, "").replace(/^([A-L])0+(?=\d)/, "$1"),
    single: true,
  },
  {
    id: "CH-UID",
    jurisdiction: "CH",
    name: "UID",
    pattern: /^CHE\d{9}$/,
    shape: (text) =>
      text.replace(/(?<!MWST|TVA|IVA|HR|RC)(?:MWST|TVA|IVA|HR|RC)+$/, "").replace(/^(?:UID)(?=CHE)/, ""),
    check: (number) => uid(number.slice(3)),
    single: true,
  },
  {
    id: "LI-OR",
    jurisdiction: "LI",
    name: "Öffentlichkeitsregister number",
    pattern: /^FL\d{11}$/,
    print: (number) => number.replace(/^FL(\d{4})(\d{3})(\d{3})(\d)$/, "FL-$1.$2.$3-$4"),
    single: true,
  },
  {
    id: "AT-FB",
    jurisdiction: "AT",
    name: "Firmenbuchnummer",
    pattern: /^[1-9]\d{0,5}[A-Z]$/,
    shape: (text) =>
      text.replace(/^(?:FN|FIRMENBUCH(?:NUMMER)?)+(?=\d)/, "").replace(/^0+(?=[1-9]\d*[A-Z]$|0[A-Z]$)/, ""),
    print: (number) => number.toLowerCase(),
    check: (number) => {
      const digits = number.slice(0, -1).padStart(6, "0");
      return "ABDFGHIKMPSTVWXYZ"[weighted(digits, [6, 4, 14, 15, 10, 1]) % 17] === number.at(-1);
    },
    single: true,
  },
  {
    id: "IT-CF",
    jurisdiction: "IT",
    name: "Codice fiscale / partita IVA of an entity",
    pattern: /^\d{11}$/,
    shape: dropPrefix(/^(?:IT|CF|PI|PIVA)+(?=\d{11}$)/),
    check: luhn,
    single: true,
  },
  {
    id: "IT-REA",
    jurisdiction: "IT",
    name: "REA number",
    pattern: /^[A-Z]{2}\d{1,7}$/,
    shape: (text) => text.replace(/^(?:REA)+(?=[A-Z]{2}\d)/, "").replace(/^([A-Z]{2})0+(?=\d)/, "$1"),
    print: (number) => `${number.slice(0, 2)}-${number.slice(2)}`,
    likely: /^(?!IT|CF|PI|RA)/,
  },
  {
    id: "ES-NIF",
    jurisdiction: "ES",
    name: "NIF/CIF",
    pattern: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/,
    shape: dropPrefix(/^(?:ES|NIF|CIF)(?=[A-Z]\d{7}[0-9A-J]$)/),
    check: nif,
    single: true,
  },
  {
    id: "PT-NIPC",
    jurisdiction: "PT",
    name: "NIPC",
    pattern: /^\d{9}$/,
    shape: dropPrefix(/^(?:PT|NIPC|NIF)(?=\d{9}$)/),
    check: mod11Zero([9, 8, 7, 6, 5, 4, 3, 2]),
    single: true,
  },
  {
    id: "GR-AFM",
    jurisdiction: "GR",
    name: "ΑΦΜ (tax number)",
    pattern: /^\d{9}$/,
    shape: (text) => padShort(text.replace(/^(?:EL|GR|AFM|AM)(?=\d)/, ""), 8, 9),
    check: plainMod11([256, 128, 64, 32, 16, 8, 4, 2]),
    single: true,
  },
  {
    id: "GR-GEMI",
    jurisdiction: "GR",
    name: "ΓΕΜΗ number",
    pattern: /^\d{12}$/,
    shape: (text) => padShort(text.replace(/^(?:GEMI|EMH)(?=\d)/, ""), 10, 12),
    single: true,
  },
  {
    id: "CY-DRCOR",
    jurisdiction: "CY",
    name: "Department of Registrar of Companies number",
    pattern: /^(?:HE|AE|OE|P|EE)[1-9]\d{0,5}$/,
    shape: (text) => text.replace(/^(?:C|CY)?(?=\d)/, "HE").replace(/^(HE|AE|OE|P|EE)0+(?=\d)/, "$1"),
    single: (normal) => /^[A-Z]+/.exec(normal)?.[0] ?? "",
  },
  {
    id: "MT-MBR",
    jurisdiction: "MT",
    name: "Malta Business Registry number",
    pattern: /^[A-Z]{1,3}[1-9]\d{0,5}$/,
    shape: (text) => text.replace(/^([A-Z]{1,3})0+(?=\d)/, "$1"),
    single: (normal) => /^[A-Z]+/.exec(normal)?.[0] ?? "",
  },
  {
    id: "TR-VKN",
    jurisdiction: "TR",
    name: "Vergi kimlik numarası",
    pattern: /^\d{10}$/,
    check: vkn,
    single: true,
  },
  { id: "TR-MERSIS", jurisdiction: "TR", name: "MERSIS number", pattern: /^\d{16}$/, single: true },
  {
    id: "IM-CR",
    jurisdiction: "IM",
    name: "Isle of Man Companies Registry number",
    pattern: /^\d{6}[A-Z]$/,
    shape: (text) =>
      text.replace(
        /^(\d{1,5})([A-Z])$/,
        (_, digits: string, letter: string) => digits.padStart(6, "0") + letter,
      ),
    single: (normal) => normal.slice(-1),
  },
  {
    id: "GG-RCE",
    jurisdiction: "GG",
    name: "Guernsey Registry number",
    pattern: /^(?:CH|NP)?[1-9]\d{0,5}$/,
    shape: (text) => text.replace(/^(?:CMP|LLP|LP)(?=\d)/, "").replace(/^(CH|NP)?0+(?=\d)/, "$1"),
    single: (normal) => /^[A-Z]*/.exec(normal)![0],
  },
  {
    id: "JE-FSC",
    jurisdiction: "JE",
    name: "JFSC Companies Registry number",
    pattern: /^(?:RBN)?[1-9]\d{0,5}$/,
    shape: (text) => text.replace(/^(?:RC)(?=\d)/, "").replace(/^(RBN)?0+(?=\d)/, "$1"),
    single: (normal) => /^[A-Z]*/.exec(normal)![0],
  },
];

function shapeKvk(text: string): string {
  const number = text.replace(/^(?:KVK|NL)(?:NR)?(?=\d)/, "");
  // The form before 2008 had four digits of the branch after the company's eight.
  return /^\d{12}$/.test(number) ? number.slice(0, 8) : padShort(number, 7, 8);
}

function padShort(text: string, atLeast: number, width: number): string {
  return text.length >= atLeast ? padDigits(width)(text) : text;
}

/** Turkish tax number (Gelir İdaresi): each digit is shifted by its place, then doubled that often mod 9. */
function vkn(number: string): boolean {
  const sum = Array.from(number.slice(0, 9), Number).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    if (shifted === 0) return total;
    return total + ((shifted * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(number[9]);
}
