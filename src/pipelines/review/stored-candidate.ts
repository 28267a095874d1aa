import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import type { Database } from "../../storage/engine/database.ts";
import { findComparables } from "../../storage/entities/catalogue.ts";
import { registerRefsOf } from "../../storage/records/detach.ts";

/** The tenant's entity as a candidate that a record can be compared with and bound to; null without one. */
export async function storedCandidate(
  deps: { readonly database: Database },
  tenantId: string,
  entityId: string,
): Promise<Candidate | null> {
  const [row] = await findComparables(deps.database, tenantId, [entityId]);
  if (!row) return null;
  const stored = unpackCandidate(row.comparable);
  const refs = await registerRefsOf(deps.database, tenantId, entityId);
  return {
    key: entityId,
    entityId,
    registerRefs: refs.map((ref) => ({ source: ref.source, sourceRecordId: ref.source_record_id })),
    groupId: stored.groupId,
    comparable: stored.comparable,
    facts: stored.facts,
    blockScore: 0,
  };
}
