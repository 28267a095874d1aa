import type { AnalysedAddress } from "../../addresses/analyse-address.ts";
import type { PartialDate } from "../../dates/partial-date.ts";
import type { Identifier } from "../../identifiers/identifier.ts";
import type { AnalysedName, LegalFormMatch } from "../../names/analyse/analysed-name.ts";
import { writesAnotherScript } from "../../places/other-scripts.ts";

export type NameKind = "legal" | "trading" | "previous" | "transliteration" | "alternative";

export interface ComparableName {
  readonly kind: NameKind;
  readonly analysed: AnalysedName;
}

export interface ComparableDomain {
  /** The company's own registrable domain; never a shared host or a free-mail domain. */
  readonly domain: string;
  readonly brand: string;
}

/**
 * All known facts of one company, normalised for comparison: of the caller's record, of one register company
 * from all its rows, or of a stored entity from all its member records. Every list holds alternatives, the
 * best of which counts; an empty list means "not known", never "none".
 */
export interface Comparable {
  readonly names: readonly ComparableName[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly identifiers: readonly Identifier[];
  readonly domains: readonly ComparableDomain[];
  /** E.164. */
  readonly phones: readonly string[];
  readonly addresses: readonly AnalysedAddress[];
  /** Legal forms given in a separate field; the forms inside names are in `names`. */
  readonly forms: readonly LegalFormMatch[];
  readonly incorporated: readonly PartialDate[];
  /** True when a register or a legal form in a name marks the company as a branch of another. */
  readonly branch: boolean;
}

/** Whether the company may be registered under a name in another script than Latin, or than the record's. */
export function mayBeInAnotherScript({ names, countries }: Comparable): boolean {
  return (
    countries.some(writesAnotherScript) ||
    (names.length > 0 && names.every(({ analysed }) => analysed.script !== "latin"))
  );
}

/** Whether the subject can be compared: it has a name with a letter or digit, identifier, domain or phone. */
export function hasSignal(subject: Comparable): boolean {
  return (
    subject.names.some((name) => name.analysed.core.length > 0) ||
    subject.identifiers.length > 0 ||
    subject.domains.length > 0 ||
    subject.phones.length > 0
  );
}
