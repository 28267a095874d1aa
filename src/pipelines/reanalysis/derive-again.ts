/** The comparable and the keys of an entity, derived again by this release's analysis. */
import type { Observation } from "../../domain/entities/observation.ts";
import { comparableOfRecord, mergeComparables } from "../../domain/matching/comparable/comparable-of.ts";
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";
import { remainderOf } from "../catalogue/entity-remainder.ts";
import { entityWrite } from "../catalogue/entity-write.ts";

/** The entity as it would be written today, from its member records, register rows and observations. */
export async function derivedAgain(db: Queryable, tenantId: string, row: EntityRow): Promise<EntityWrite> {
  const { comparable, observations, refs, write, groupId } = await remainderOf(db, tenantId, row, {
    leaving: new Set(),
    change: null,
  });
  const former = formerNames(observations);
  if (former.length === 0) return write;
  return entityWrite({
    entityId: row.entity_id,
    isNew: false,
    former: null,
    observations,
    comparable: mergeComparables([comparable, comparableOfRecord({ previous_names: former })]),
    groupId,
    refs,
    registerVersion: row.register_version,
  });
}

const NAMES: ReadonlySet<string> = new Set([
  "identity.legal_name",
  "identity.trading_names",
  "identity.previous_names",
]);

/** Former names from registers: the present rows may lack them, and the company is still found by them. */
function formerNames(observations: readonly Observation[]): string[] {
  const names = observations
    .filter(({ attribute, source_kind }) => source_kind === "register" && NAMES.has(attribute))
    .flatMap(({ value }) => value)
    .filter((value) => typeof value === "string");
  return [...new Set(names)];
}
