import { storedFact } from "../../contract/stored/fact-content.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { companyKeys } from "../../domain/facts/company-keys.ts";
import type { KnownFact } from "../../domain/facts/known-fact.ts";
import type { RelationshipFact } from "../../domain/facts/relationship-facts.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { factsAbout, type KnownFactRow } from "../../storage/registers/register-facts.ts";

/** The fact of a stored row. */
export function knownFact(row: KnownFactRow): KnownFact {
  return {
    subject: row.asked,
    content: storedFact(row.content),
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

/** Relationships of one company that are read for its golden record. */
const MOST_RELATIONSHIPS = 200;

/** Rows of the relationships that are stated of these identifiers, for every tenant and date. */
export function relationshipRows(db: Queryable, subjects: readonly string[]): Promise<KnownFactRow[]> {
  const kinds = ["relationship"];
  return factsAbout(db, [...new Set(subjects)], { kinds, limit: MOST_RELATIONSHIPS });
}

export function relationshipFact(row: KnownFactRow): KnownFact<RelationshipFact> {
  return knownFact(row) as KnownFact<RelationshipFact>;
}

/** For each list of a company's observations, the relationships that are stated of it, in one statement. */
export async function relationshipsStated(
  db: Queryable,
  companies: readonly (readonly Observation[])[],
): Promise<KnownFact<RelationshipFact>[][]> {
  const keys = companies.map((observations) => companyKeys(observations));
  const facts = (await relationshipRows(db, keys.flat())).map(relationshipFact);
  const bySubject = Map.groupBy(facts, ({ subject }) => subject);
  return keys.map((own) => own.flatMap((key) => bySubject.get(key) ?? []));
}
