import { storedObservations } from "../../contract/stored/observations.ts";
import { listingOf } from "../../domain/entities/listing.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { retrievalSubject } from "../../domain/matching/comparable/comparable-of.ts";
import { packCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";
import { entityKey } from "../../storage/entities/entity-keys.ts";
import { changeOf, type Former } from "./entity-change.ts";
import { entityFacts } from "./entity-facts.ts";

/** An entity as it is stored, with all columns that follow from its observations and its comparable. */
export function entityWrite(parts: {
  readonly entityId: string;
  /** The entity before the change; null where it is new, or only derived data is written. */
  readonly former: Former | null;
  readonly isNew: boolean;
  readonly observations: readonly Observation[];
  readonly comparable: Comparable;
  readonly groupId: number;
  readonly refs: readonly RegisterRef[];
  readonly registerVersion: number;
}): EntityWrite {
  const listing = listingOf(parts.observations);
  return {
    entity_id: parts.entityId,
    is_new: parts.isNew,
    observations: JSON.stringify(parts.observations),
    comparable: packCandidate({
      groupId: parts.groupId,
      refs: parts.refs,
      comparable: parts.comparable,
      facts: entityFacts(parts.observations),
    }),
    legal_name: listing.legalName,
    domain: listing.domain,
    country: listing.country,
    search_text: listing.searchText,
    places: listing.places,
    register_version: parts.registerVersion,
    keys: storedKeys(parts.comparable),
    register_refs: parts.refs.map((ref) => ({ source: ref.source, source_record_id: ref.sourceRecordId })),
    change: changeOf(parts.former, parts.observations),
  };
}

// Keys that only re-rank a tenant's entities and find none would cost a row each without use.
function storedKeys(comparable: Comparable): string[] {
  const keys = retrievalKeys(retrievalSubject(comparable), "stored").filter(
    ({ field }) => field !== "country" && field !== "concept",
  );
  return [...new Set(keys.map(({ key }) => entityKey(key)))];
}

/** Converts an entity row to the form that the golden record reads. */
export function storedEntity(row: EntityRow): StoredEntity {
  return {
    entityId: row.entity_id,
    observations: storedObservations(row.observations),
    memberRecordIds: row.member_record_ids,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastCheckedAt: row.last_checked_at,
  };
}
