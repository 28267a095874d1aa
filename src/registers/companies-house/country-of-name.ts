import { parseCountry } from "../../domain/places/parse-country.ts";

/** Far above the countries that a register writes in all its spellings; a file of noise must not fill memory. */
const MAX_REMEMBERED = 2000;

/** `parseCountry` that remembers: a register of millions of rows names a few hundred countries. */
export function rememberingCountries(): (name: string | undefined) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (name === undefined) return undefined;
    if (known.has(name)) return known.get(name);
    const country = parseCountry(name) ?? undefined;
    if (known.size < MAX_REMEMBERED) known.set(name, country);
    return country;
  };
}
