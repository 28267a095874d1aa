import type { AnalysedAddress } from "../../addresses/analyse-address.ts";
import type { PartialDate } from "../../dates/partial-date.ts";
import type { Identifier } from "../../identifiers/identifier.ts";
import type { AnalysedName, LegalFormMatch } from "../../names/analyse/analysed-name.ts";

export type NameKind = "legal" | "trading" | "previous" | "transliteration" | "alternative";

export interface ComparableName {
  readonly kind: NameKind;
  readonly analysed: AnalysedName;
}

export interface ComparableDomain {
  /** Registrable domain of the company's own; shared hosts and free-mail domains never come here. */
  readonly domain: string;
  readonly brand: string;
}

/**
 * Everything that is known about one company, normalised and ready to be compared: the caller's record, one
 * register company with all that its registers say, or a stored entity with all that its members say. Every
 * list holds alternatives, the best of which counts; an empty list means "not known", never "none".
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
  /** Forms given as a field of their own; those inside names are in the names. */
  readonly forms: readonly LegalFormMatch[];
  readonly incorporated: readonly PartialDate[];
  /** True when a register calls it a branch of another company. */
  readonly branch: boolean;
}

/** Whether anything at all can be compared: a name with a letter or digit, an identifier, a domain or a phone. */
export function hasSignal(subject: Comparable): boolean {
  return (
    subject.names.some((name) => name.analysed.core.length > 0) ||
    subject.identifiers.length > 0 ||
    subject.domains.length > 0 ||
    subject.phones.length > 0
  );
}
