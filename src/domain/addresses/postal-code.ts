/** Postal codes in one normal form per country, and the leading part that names the district. */

export interface PostalCode {
  /** Upper case, letters and digits only, in the length that the country uses: `EC1A1BB`, `02139`, `1081KM`. */
  readonly code: string;
  /** Leading part that names the district (`EC1A`, `021`); the code itself where the country has no such part. */
  readonly prefix: string;
}

interface Format {
  /** Shape of the compact code, capturing the district part. */
  readonly shape: RegExp;
  /** Digits to which a purely numeric code is padded: leading zeros get lost in spreadsheets. */
  readonly pad?: number;
  /** Characters of the code that are kept; the rest names a side of a street or a letter box. */
  readonly keep?: number;
}

const BRITISH: Format = { shape: /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/ };

const FORMATS: Readonly<Record<string, Format>> = {
  ...sameFor("AT AU BE BG CH CY DK GE HU LI LU LV NO NZ PH SI TN ZA MK AL AM PY LR", digits(4, 2)),
  ...sameFor(
    "DE FR IT ES FI SE CZ SK GR TR MX UA EE LT HR MY TH ID KR RS ME BA MA DZ EG JO LK PK PE CR GT DO",
    digits(5, 2),
  ),
  ...sameFor("PL AX MC SM VA GP MQ GF RE YT NC PF PM WF BL MF XK KE UY CU SN ZM MN NP", digits(5, 2)),
  ...sameFor("IN RU BY KZ UZ RO VN CO EC NG KG TJ TM PA TT", digits(6, 3)),
  ...sameFor("GB GG JE IM GI", BRITISH),
  ...sameFor("US PR GU VI AS MP", { shape: /^(\d{3})\d{2}(?:\d{4})?$/, pad: 5, keep: 5 }),
  AR: { shape: /^([A-Z]?\d{4})(?:[A-Z]{3})?$/ },
  BM: { shape: /^([A-Z]{2})[A-Z\d]{2}$/ },
  BN: { shape: /^([A-Z]{2})\d{4}$/ },
  BR: digits(8, 5),
  CA: { shape: /^([A-Z]\d[A-Z])\d[A-Z]\d$/ },
  CL: digits(7, 3),
  CN: digits(6, 4),
  IE: { shape: /^([A-Z]\d[\dW])[A-Z\d]{4}$/ },
  IL: { shape: /^(\d{4,5})(?:\d{2})?$/ },
  IR: { shape: /^(\d{5})(?:\d{5})?$/ },
  JP: digits(7, 3),
  KY: { shape: /^(KY\d)\d{4}$/ },
  MT: { shape: /^([A-Z]{3})\d{2,4}$/ },
  NL: { shape: /^(\d{4})[A-Z]{2}$/ },
  PT: { shape: /^(\d{4})(?:\d{3})?$/ },
  SA: { shape: /^(\d{3})\d{2}(?:\d{4})?$/, keep: 5 },
  SG: digits(6, 2),
  SZ: { shape: /^([A-Z])\d{3}$/ },
  TW: { shape: /^(\d{3})(?:\d{2,3})?$/, keep: 3 },
  VG: { shape: /^(VG)\d{4}$/ },
};

/** Countries without postal codes; forms that require a code hold invented ones there. */
const WITHOUT_CODES = new Set(
  (
    "AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO " +
    "MR MW NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW"
  ).split(" "),
);

/** Fillers of a required code field; a code with a country's letter before the digits is not a filler. */
const FILLER = /^(?:0+|9+|1234567?8?9?)$/;

/**
 * Normal form of a postal code in its country (ISO 3166-1 alpha-2; null when unknown). Spaces, hyphens, case and
 * a country prefix (`L-2449`) do not matter; lost leading zeros come back. Null for fillers (`00000`), for text
 * that is no code of that country, and where the country has none.
 */
export function postalCodeOf(text: string, country: string | null): PostalCode | null {
  if (text.length > 40 || (country !== null && WITHOUT_CODES.has(country))) return null;
  const spaced = text.normalize("NFKC").toUpperCase().trim();
  const compact = spaced.replace(/[^A-Z0-9]/g, "");
  if (!/\d/.test(compact) || FILLER.test(compact)) return null;
  const format = country === null ? undefined : FORMATS[country];
  if (format === undefined) return ofUnknownFormat(spaced, compact);
  const padded =
    format.pad === undefined ? compact : padNumber(compact.replace(/^[A-Z]{1,3}/, ""), format.pad);
  const match = format.shape.exec(padded);
  const code = padded.slice(0, format.keep ?? padded.length);
  return match?.[1] === undefined || FILLER.test(code) ? null : { code, prefix: match[1] };
}

function padNumber(code: string, length: number): string {
  return code.length >= Math.max(length - 2, 3) && /^\d+$/.test(code) ? code.padStart(length, "0") : code;
}

function ofUnknownFormat(spaced: string, compact: string): PostalCode | null {
  const code = spaced.replace(/^[A-Z]{1,3}\s*-\s*(?=\d{3})/, "").replace(/[^A-Z0-9]/g, "");
  if (compact.length < 3 || compact.length > 10 || (code.match(/\d/g) ?? []).length < 2) return null;
  if (FILLER.test(code)) return null;
  return { code, prefix: code.slice(0, Math.ceil(code.length / 2)) };
}

/** A numeric code of fixed length whose first digits name the district. */
function digits(length: number, prefix: number): Format {
  return { shape: new RegExp(`^(\\d{${prefix}})\\d{${length - prefix}}$`), pad: length };
}

function sameFor(countries: string, format: Format): Record<string, Format> {
  return Object.fromEntries(countries.split(" ").map((country) => [country, format]));
}
