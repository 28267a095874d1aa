/** Countries by code or by name, in the languages and the everyday forms that company records carry. */
import countries from "i18n-iso-countries";
import { countryAliases, everydayNames } from "./country-aliases.ts";
import { foldPlace } from "./fold-place.ts";

const MAX_LENGTH = 200;
/** Shorter Latin names of the translations ("man", "du") are taken for codes or noise, not for countries. */
const SHORTEST_LATIN_NAME = 4;

const STATE_WORDS =
  /^(?:the )?(?:(?:federal|federative|democratic|socialist|islamic|arab|co operative|cooperative|plurinational|bolivarian|oriental|independent|united|hellenic|peoples|kingdom|republic|state|sultanate|principality|commonwealth|grand|duchy|union|federation|confederation|rep|republik|republique|republica|repubblica|respublika|republika|konigreich|royaume|reino|koninkrijk) )+(?:of |de |du |del |di |der |des |da |do |d)?(?:the |la |le |les )?/;

let byName: ReadonlyMap<string, string> | undefined;

/**
 * ISO 3166-1 alpha-2 code of a country given as alpha-2, alpha-3 or three-digit numeric code, or by name:
 * English and some eighty other languages, official and everyday names, parts of a country that have no code of
 * their own (Scotland → GB). `XK` is Kosovo, `AN` the former Netherlands Antilles. Case, accents, punctuation
 * and inverted names ("Korea, Republic of") do not matter. Null when the text is none or more than one of them.
 */
export function parseCountry(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const trimmed = text.trim();
  return ofCode(trimmed.toUpperCase()) ?? ofName(trimmed);
}

/** Everyday English name of an ISO 3166-1 alpha-2 code; an unknown code is returned unchanged. */
export function countryName(code: string): string {
  if (Object.hasOwn(everydayNames, code)) return everydayNames[code] ?? code;
  return isCountryCode(code) ? (countries.getName(code, "en", { select: "official" }) ?? code) : code;
}

/** Whether the text is an ISO 3166-1 alpha-2 code in upper case, `XK` and `AN` included. */
export function isCountryCode(code: string): boolean {
  return code === "AN" || (code.length === 2 && countries.alpha2ToAlpha3(code) !== undefined);
}

function ofCode(code: string): string | null {
  if (code.length === 2) return isCountryCode(code) ? code : null;
  if (code.length !== 3) return null;
  if (/^\d{3}$/.test(code)) return countries.numericToAlpha2(code) ?? (code === "530" ? "AN" : null);
  return countries.alpha3ToAlpha2(code) ?? (code === "ANT" ? "AN" : null);
}

/** Every name that `parseCountry` knows, folded, with its code. */
export function knownCountryNames(): ReadonlyMap<string, string> {
  byName ??= nameTable();
  return byName;
}

function ofName(name: string): string | null {
  const byName = knownCountryNames();
  const folded = foldPlace(name);
  const direct = byName.get(folded) ?? byName.get(folded.replace(/^the | the$/, ""));
  if (direct !== undefined) return direct;
  const inverted = /^([^,]+),([^,]+)$/.exec(name);
  if (inverted !== null) {
    const found = byName.get(foldPlace(`${inverted[2]!.trim()} ${inverted[1]}`));
    if (found !== undefined) return found;
  }
  const bare = foldPlace(name.replace(/\([^()]*\)/g, " "));
  return byName.get(bare) ?? byName.get(bare.replace(STATE_WORDS, "")) ?? null;
}

/** Folded name → code. A name that two countries carry ("Kongo") is left out unless the aliases settle it. */
function nameTable(): Map<string, string> {
  const table = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const locale of countries.getSupportedLanguages()) {
    for (const [name, code] of countryNamesIn(locale)) {
      const folded = foldPlace(name);
      if (/^\p{Script=Latin}+$/u.test(folded) && folded.length < SHORTEST_LATIN_NAME) continue;
      if ((table.get(folded) ?? code) !== code) ambiguous.add(folded);
      table.set(folded, code);
    }
  }
  for (const name of ambiguous) table.delete(name);
  for (const [code, names] of Object.entries(countryAliases)) {
    for (const name of names.split("|")) table.set(foldPlace(name), code);
  }
  return table;
}

/** Official and everyday names of countries, with ISO 3166-1 alpha-2 codes. @param language ISO 639-1 code. */
export function* countryNamesIn(language: string): Generator<readonly [name: string, code: string]> {
  for (const [code, names] of Object.entries(countries.getNames(language, { select: "all" })))
    for (const name of names) yield [name, code];
}
