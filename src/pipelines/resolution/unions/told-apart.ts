import { normalise } from "../../../domain/matching/comparable/comparable-of.ts";
import type { Queryable } from "../../../storage/engine/database.ts";
import { differencesFrom, memberRecords } from "../../../storage/records/detach.ts";
import { identityDigest } from "../../catalogue/identity-digest.ts";
import { describedBy } from "../../catalogue/submitted-record.ts";

/** An entity, and its possible counterparts: entity ids and `source:id` of register rows. */
export interface Pairing {
  readonly entityId: string;
  readonly rightRefs: readonly string[];
}

/** The entities with a member that a person has told apart from one of the entity's counterparts. */
export async function toldApart(
  db: Queryable,
  tenantId: string,
  pairs: readonly Pairing[],
): Promise<string[]> {
  const edges = await differencesFrom(db, tenantId, [
    ...new Set(pairs.flatMap(({ rightRefs }) => rightRefs)),
  ]);
  const told: string[] = [];
  for (const { entityId, rightRefs } of pairs) {
    const identities = new Set(
      edges.filter(({ right_ref }) => rightRefs.includes(right_ref)).map(({ identity }) => identity),
    );
    if (identities.size === 0) continue;
    const members = await memberRecords(db, tenantId, entityId);
    if (members.some(({ submitted }) => identities.has(identityDigest(normalise(describedBy(submitted))))))
      told.push(entityId);
  }
  return told;
}
