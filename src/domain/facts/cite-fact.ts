import type { Provenance } from "../entities/golden-record.ts";
import { confidenceOfKind } from "../entities/observation.ts";
import type { KnownFact } from "./known-fact.ts";

const DAY_MS = 86_400_000;

/** The citation of a fact, in the form of every citation. `valid_to` is null without an end date. */
export function citeFact(fact: KnownFact, now: Date): Provenance {
  const asOf = momentOf(fact.sourceAsOf);
  const ageMs = now.getTime() - Date.parse(asOf ?? fact.lastSeenAt);
  return {
    source_id: fact.sourceId,
    source_url: fact.sourceUrl,
    retrieved_at: fact.lastSeenAt,
    source_as_of: asOf,
    confidence: confidenceOfKind.register,
    licence: fact.licence,
    first_seen_at: fact.firstSeenAt,
    last_checked_at: fact.lastSeenAt,
    checks: 1,
    valid_from: momentOf(fact.validFrom) ?? asOf ?? fact.firstSeenAt,
    valid_to: momentOf(fact.validTo),
    age_days: Math.max(0, Math.round((ageMs / DAY_MS) * 100) / 100),
    licence_permits_resale: fact.licencePermitsResale,
    resellable: fact.licencePermitsResale,
    provider_record_id: fact.providerRecordId,
  };
}

function momentOf(date: string | null): string | null {
  const at = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
