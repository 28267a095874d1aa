import type { FactContent, FactKind } from "./fact.ts";

/** The source of a fact, its licence, and the times at which Assay read it. */
export interface FactCitation {
  readonly sourceId: string;
  readonly providerRecordId: string;
  readonly sourceUrl: string | null;
  readonly licence: string;
  readonly licencePermitsResale: boolean;
  /** Publisher's date of the row or the file, ISO 8601; null where it gives none. */
  readonly sourceAsOf: string | null;
  /** Our times of installation, ISO 8601. */
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}

/**
 * A fact as it is stored. `validTo` is the publisher's end of the fact; `stated` is false when the newest
 * version of the source no longer holds the fact, which does not end it.
 */
export interface KnownFact<Content extends FactContent = FactContent> extends FactCitation {
  /** The key of the company that the fact is about (`identifierKey`). */
  readonly subject: string;
  readonly content: Content;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly stated: boolean;
}

/** The known facts of one kind. */
export function factsOfKind<Kind extends FactKind>(
  facts: readonly KnownFact[],
  kind: Kind,
): KnownFact<Extract<FactContent, { kind: Kind }>>[] {
  return facts.filter((fact) => fact.content.kind === kind) as KnownFact<
    Extract<FactContent, { kind: Kind }>
  >[];
}
