/** Numbers that show that a subject and a listed organisation are the same: register, tax, LEI. */
import type { ListedIdentifier } from "./listed-organisation.ts";

/** Numbers shorter than this occur in many registers. */
const SHORTEST = 5;
const COMPARED: ReadonlySet<ListedIdentifier["scheme"]> = new Set(["registration", "tax", "lei", "duns"]);

export interface SubjectNumber {
  readonly scheme: "registration" | "lei";
  readonly value: string;
  /** ISO 3166-1 alpha-2 of the register; absent where the caller does not say. */
  readonly country?: string;
}

/**
 * The number without differences of spelling: case, blanks, punctuation and leading zeros. Null where too
 * little is left to identify a company. A register's number is also a tax number in many countries, so that
 * the two share a form.
 */
export function numberKey(scheme: ListedIdentifier["scheme"], value: string): string | null {
  if (!COMPARED.has(scheme)) return null;
  const bare = value
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .replace(/^0+/, "");
  if (bare.length < SHORTEST) return null;
  return `${scheme === "lei" || scheme === "duns" ? scheme : "number"}:${bare}`;
}

/** Whether one country issued both numbers, as far as both sides give it. LEI and D-U-N-S are worldwide. */
export function sameIssuer(
  subject: SubjectNumber,
  listed: ListedIdentifier,
  countries: readonly string[],
): boolean {
  if (listed.scheme === "lei" || listed.scheme === "duns" || subject.country === undefined) return true;
  const issuers = listed.country === undefined ? countries : [listed.country];
  return issuers.length === 0 || issuers.includes(subject.country);
}
