import type { FactContent, FactKind } from "./fact.ts";

/** Who stated a fact, on which terms, and when we saw it. */
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
 * A fact as it is stored. `validTo` tells what the publisher ended; `stated` is false for what the newest version of the
 * source states no more, which ends nothing by itself.
 */
export interface KnownFact<Content extends FactContent = FactContent> extends FactCitation {
  /** The key of the company that it is about (`identifierKey`). */
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
