/**
 * Makes the text of a number comparable: compatibility forms and digits of every script become ASCII, Greek
 * and Cyrillic capitals that look Latin become Latin, and separators are removed.
 */

/** No register's number is longer; text after this length is prose. */
const LONGEST = 200;

const LOOK_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
    ["АВЕКМНОРСТУХІЈЅ", "ABEKMHOPCTYXIJS"],
  ].flatMap(([from, to]) => Array.from(from!, (letter, index) => [letter, to![index]!])),
);

/** First digits of the decimal digit blocks outside ASCII that company sources use (Unicode category Nd). */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** A number that a program took for a quantity: "1027700132195.0". */
const OF_SPREADSHEET = /^(\d{6,})\.0$/;

/** Upper case, ASCII digits, no accents but on Ñ, Latin look-alikes, single blanks; reads 200 characters. Never throws. */
export function foldNumberText(raw: string): string {
  return raw
    .slice(0, LONGEST)
    .toWellFormed()
    .normalize("NFKC")
    .toUpperCase()
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, asciiDigit)
    .normalize("NFD")
    .replace(/(?<!N)\u0303|[\u0300-\u0302\u0304-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[\u0370-\u03ff\u0400-\u04ff]/g, (letter) => LOOK_ALIKE[letter] ?? letter)
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, " ")
    .trim()
    .replace(OF_SPREADSHEET, "$1")
    .slice(0, LONGEST);
}

/** Letters A–Z, digits, and `&` and `Ñ` (which Mexican numbers contain) of a folded text. */
export function compact(folded: string): string {
  return folded.replace(/[^A-Z0-9&Ñ]+/g, "");
}

/** No register's number is longer. A longer one would be cut and could then equal another number. */
const LONGEST_NUMBER = 40;

/** Comparable form of a number without a known scheme: letters and digits, no leading zeros; "" beyond 40. */
export function genericNumber(raw: string): string {
  const number = compact(foldNumberText(raw))
    .replace(/[&Ñ]/g, "")
    .replace(/^0+(?=.)/, "");
  return number.length > LONGEST_NUMBER ? "" : number;
}

/** Words that introduce a number ("Reg. No.", "Company number:", "CVR-nr.") and are not part of it. */
const LABEL =
  /^(?:THE |OF )*(?:COMPAN(?:Y|IES)|CORPORAT(?:E|ION)|BUSINESS|ENTITY|COMMERCIAL|TRADE|TAX|FISCAL|LEGAL|VAT|UNIQUE|ENTERPRISE|ORGANI[SZ]ATION|INCORPORATION|REGIST(?:ER|ERED|RATION|RY)|REGISTRO|REGISTRE|HANDELSREGISTER|IDENTIFICATION|IDENTIFIER|REG|REGN|CO|FILE|CERT(?:IFICATE)?|ID|NUMBER|NUM|NUMERO|NUMMER|NUMER|NRO|NO|NR|N|CODE|KOD|ORG|ORGNR|ORGANISATIONSNUMMER|SE-NR|TIN)(?:[ .:#№°º/-]+|(?<=[.:#№°º])|$)/;

/** The text after the last label: "REG. NO. 123" gives "123". The whole text when no number would be left. */
export function withoutLabels(folded: string): string {
  let text = folded;
  for (let round = 0; round < 8; round++) {
    const next = text.replace(/^[\s#№°º:.-]+/, "").replace(LABEL, "");
    if (next === text) break;
    text = next;
  }
  return /[A-Z0-9]/.test(text) ? text : folded;
}
