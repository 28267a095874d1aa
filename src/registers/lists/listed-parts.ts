import { parseCountry } from "../../domain/places/parse-country.ts";
import type {
  ListedAddress,
  ListedIdentifier,
  ListedIdentifierScheme,
  ListedName,
  ListedOrganisation,
} from "../../domain/screening/listed-organisation.ts";
import { cleanText } from "../streaming/clean-text.ts";

/** Bounds of one entry: the longest known entry has 173 names; the bounds limit memory for a damaged file. */
const MAX_NAMES = 2000;
const MAX_PARTS = 1000;
const MAX_TEXT = 500;

const UNKNOWN_COUNTRY = /^(00|xx|zz|unknown|undetermined)$/i;

/** ISO 3166-1 alpha-2 of a country's name or code; undefined for other text or "unknown". */
export function countryOf(text: string | undefined): string | undefined {
  if (text === undefined || UNKNOWN_COUNTRY.test(text.trim())) return undefined;
  return parseCountry(text) ?? undefined;
}

/** Register and tax offices label their numbers in many ways; these words show the kind of number. */
const SCHEMES: readonly (readonly [RegExp, ListedIdentifierScheme])[] = [
  [/legal entity (number|identifier)|\blei\b/i, "lei"],
  [/d-?u-?n-?s/i, "duns"],
  [/swift|\bbic\b/i, "bic"],
  [/\bimo\b|passport|vessel|aircraft|phone|digital currency|licen[cs]e|gazette|driver/i, "other"],
  [
    /\btax\b|v\.?a\.?t|\bnit\b|\bruc\b|\br\.?f\.?c\b|\binn\b|\bunp\b|fein|fiscal|\btin\b|\bvkn\b|\bedrpou\b/i,
    "tax",
  ],
  [
    /regist|company (number|no)|enterprise|commerc|chamber|mercantil|c\.r\. no|incorporation|credit code|\bogrn\b|regnum|matricula|national id|business number/i,
    "registration",
  ],
];

export function identifierOf(
  label: string,
  value: string | undefined,
  country?: string,
): ListedIdentifier | undefined {
  const number = cleanText(value);
  // Publishers keep websites, e-mail addresses and legal notes in the same field.
  if (number === undefined || number.length > 100 || !/\d/.test(number) || /[@:]|www\./.test(number))
    return undefined;
  const scheme = SCHEMES.find(([words]) => words.test(label))?.[1] ?? "other";
  return { scheme, label: label.trim(), value: number, ...(country === undefined ? {} : { country }) };
}

export function addressOf(
  lines: readonly (string | undefined)[],
  country: string | undefined,
): ListedAddress | undefined {
  const text = cleanText(lines.flatMap((line) => cleanText(line) ?? []).join(", "));
  if (text === undefined && country === undefined) return undefined;
  return { text: text ?? "", ...(country === undefined ? {} : { country }) };
}

type Draft = Omit<ListedOrganisation, "names" | "countries" | "url"> & {
  readonly names: readonly (Omit<ListedName, "text"> & { readonly text: string | undefined })[];
  readonly countries: readonly (string | undefined)[];
  readonly url?: string | undefined;
};

/** The entry with tidy names, each once, the primary first; a reason where no name is left or a bound is exceeded. */
export function organisationOf(draft: Draft): ListedOrganisation | string {
  if (draft.recordId === "") return "the entry has no id";
  const names = new Map<string, ListedName>();
  for (const { text, ...name } of [...draft.names].sort((a, b) => order(a) - order(b))) {
    const clean = cleanText(text)?.slice(0, MAX_TEXT);
    if (clean !== undefined && !names.has(clean)) names.set(clean, { text: clean, ...name });
  }
  if (names.size === 0) return "the entry has no name";
  if (names.size > MAX_NAMES) return `names: the entry has more than ${MAX_NAMES}`;
  if (draft.addresses.length > MAX_PARTS) return `addresses: the entry has more than ${MAX_PARTS}`;
  if (draft.identifiers.length > MAX_PARTS) return `identifiers: the entry has more than ${MAX_PARTS}`;
  const { url, ...rest } = draft;
  const countries = [...draft.countries, ...draft.addresses.map(({ country }) => country)];
  return {
    ...rest,
    names: [...names.values()],
    countries: [...new Set(countries.filter((country) => country !== undefined))],
    programmes: [...new Set(draft.programmes)],
    ...(url === undefined ? {} : { url }),
  };
}

const order = ({ kind }: { readonly kind: ListedName["kind"] }) => (kind === "primary" ? 0 : 1);
