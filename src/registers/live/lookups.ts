import type { Identifier } from "../../domain/identifiers/identifier.ts";
import type { LiveLookup, LiveQuestion } from "./live-source.ts";
import { searchText } from "./search-text.ts";

/** The look-ups by the identifiers of these schemes whose check digit does not fail, best scheme first. */
export function byIdentifier(
  { identifiers }: LiveQuestion,
  schemes: readonly string[] | ((scheme: string) => boolean),
): readonly LiveLookup[] {
  const wanted = identifiers.filter(
    ({ scheme, wellFormed, checkDigit }) =>
      wellFormed &&
      checkDigit !== "bad" &&
      (typeof schemes === "function" ? schemes(scheme) : schemes.includes(scheme)),
  );
  const ordered =
    typeof schemes === "function"
      ? wanted
      : wanted.toSorted((one, other) => schemes.indexOf(one.scheme) - schemes.indexOf(other.scheme));
  return ordered.map(({ scheme, value }) => ({ by: "identifier", scheme, value }));
}

/** The look-up by name; none where there is no name that can be searched. */
export function byName({ name, country }: LiveQuestion): readonly LiveLookup[] {
  const text = name === null ? "" : searchText(name);
  return /[\p{L}\p{N}]{2}/u.test(text) ? [{ by: "name", name: text, country }] : [];
}

/** Whether the question names one of the source's countries. */
export function covers({ country }: LiveQuestion, countries: ReadonlySet<string>): boolean {
  return country !== null && countries.has(country);
}

/** The question about the company with this identifier, for a probe. */
export const questionBy = (
  { scheme, value }: Pick<Identifier, "scheme" | "value">,
  country: string | null,
): LiveQuestion => ({
  identifiers: [{ scheme, value, checkDigit: "none", wellFormed: true, strength: "strong" }],
  name: null,
  country,
});
