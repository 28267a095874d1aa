import type { SourceReadiness } from "../../domain/entities/project.ts";
import type { FactKind } from "../../domain/facts/fact.ts";
import type { KnownFact } from "../../domain/facts/known-fact.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import {
  factsAbout,
  type KnownFactRow,
  naturalPersonsOf,
  subjectsIdentifiedBy,
} from "../../storage/registers/register-facts.ts";

export interface FactReaderDependencies {
  readonly database: Queryable;
  readonly readiness: SourceReadiness;
}

/** Of one company and one kind; an issuer has tens of thousands of securities, and nobody reads them all. */
const MOST_OF_A_KIND = 500;
/** Companies that may claim one number; two are as ambiguous as a hundred. */
const CLAIMANTS = 3;

/** Facts of installed registers as one tenant may see them: without the sources that a licence withholds from it. */
export class FactReader {
  readonly #deps: FactReaderDependencies;

  constructor(deps: FactReaderDependencies) {
    this.#deps = deps;
  }

  /**
   * @param subjects identifier keys.
   * @param limit facts of one kind about one subject; those that are stated and newest come first.
   */
  async about(
    tenantId: string,
    subjects: readonly string[],
    kinds: readonly FactKind[],
    limit = MOST_OF_A_KIND,
  ): Promise<KnownFact[]> {
    const rows = await factsAbout(this.#deps.database, subjects, { kinds, limit });
    const withheld = this.withheld(tenantId);
    return rows.filter(({ source }) => !withheld.has(source)).map(knownFact);
  }

  /** For each identifier the companies that a source states to have it. */
  async identifiedBy(
    tenantId: string,
    identifiers: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const withheld = this.withheld(tenantId);
    const rows = await subjectsIdentifiedBy(this.#deps.database, identifiers, CLAIMANTS);
    const found = new Map<string, string[]>();
    for (const { object, subject, source } of rows) {
      if (withheld.has(source)) continue;
      const subjects = found.get(object) ?? [];
      if (!subjects.includes(subject)) found.set(object, [...subjects, subject]);
    }
    return found;
  }

  /** Rows that name a natural person, by company; companies without one are not there. */
  async naturalPersons(subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await naturalPersonsOf(this.#deps.database, subjects);
    return new Map(rows.map(({ subject, persons }) => [subject, persons]));
  }

  withheld(tenantId: string): ReadonlySet<string> {
    return this.#deps.readiness.withheldFrom?.(tenantId) ?? new Set();
  }
}

function knownFact(row: KnownFactRow): KnownFact {
  return {
    subject: row.asked,
    content: JSON.parse(row.content) as KnownFact["content"],
    sourceId: row.source,
    providerRecordId: row.source_record_id,
    sourceUrl: row.source_url,
    licence: row.licence ?? "unknown",
    licencePermitsResale: row.licence_permits_resale,
    sourceAsOf: row.source_as_of,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    stated: row.stated,
  };
}
