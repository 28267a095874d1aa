import { attributeChanges } from "../../domain/entities/attribute-changes.ts";
import { categoriesOf } from "../../domain/entities/change-categories.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import { derivedId } from "../../ids/opaque-id.ts";
import type { ChangeWrite } from "../../storage/decisions/resolutions.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";

/** The kinds of act that change an entity. */
export type ChangeKind = "resolution" | "review" | "detach" | "union" | "register" | "erasure";

/** An entity before a change of it. */
export interface Former {
  readonly row: Pick<EntityRow, "entity_id" | "version" | "observations">;
  readonly kind: ChangeKind;
  /** Sources whose values the tenant is not shown: what changes of them alone is no change. */
  readonly withheld: ReadonlySet<string>;
}

/** What the row of a change says, and what subscribers are told; null where nothing that the tenant is shown changes. */
export function changeOf(former: Former | null, after: readonly Observation[]): ChangeWrite | null {
  if (former === null) return null;
  const { row, kind, withheld } = former;
  const shown = (observations: readonly Observation[]) =>
    withheld.size === 0 ? observations : observations.filter(({ source_id }) => !withheld.has(source_id));
  const before = JSON.parse(row.observations) as Observation[];
  const attributes = attributeChanges(shown(before), shown(after));
  if (attributes.length === 0) return null;
  const entityId = row.entity_id;
  const categories = categoriesOf(attributes);
  const isTold = kind !== "erasure" && categories.length > 0;
  // A version changes once: a change of it that is told twice is one event.
  const told = {
    event_id: derivedId("evt", [entityId, String(row.version)]),
    data: JSON.stringify({ entity_id: entityId, categories }),
  };
  return { kind, attributes, told: isTold ? told : null };
}
