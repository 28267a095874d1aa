import countries from "i18n-iso-countries";
import { countryName } from "./parse-country.ts";

/** Every country that a record may name: ISO 3166-1 alpha-2 code and everyday English name, by code. */
export function countryList(): { readonly code: string; readonly name: string }[] {
  return Object.keys(countries.getAlpha2Codes())
    .sort()
    .map((code) => ({ code, name: countryName(code) }));
}
