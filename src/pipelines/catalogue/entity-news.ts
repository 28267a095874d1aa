import { changedCategories } from "../../domain/entities/change-categories.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { derivedId } from "../../ids/opaque-id.ts";
import type { EntityEvent } from "../../storage/entities/entity-events.ts";

/** One change of a stored entity. */
export interface EntityChange {
  readonly entityId: string;
  readonly before: readonly Observation[];
  readonly after: readonly Observation[];
  /** Sources whose values the tenant is not shown: what changes of them alone is not told. */
  readonly withheld: ReadonlySet<string>;
  /** What tells this change from every other one of the entity: told twice it is one event. */
  readonly cause: string;
}

/** The event of an entity whose shown values have changed; null where none has. */
export function newsOf(change: EntityChange): EntityEvent | null {
  const shown = (observations: readonly Observation[]) =>
    change.withheld.size === 0
      ? observations
      : observations.filter(({ source_id }) => !change.withheld.has(source_id));
  const categories = changedCategories(shown(change.before), shown(change.after));
  if (categories.length === 0) return null;
  const { entityId } = change;
  return { eventId: derivedId("evt", [entityId, change.cause]), entityId, categories };
}
