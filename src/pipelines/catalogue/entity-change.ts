import { storedObservations } from "../../contract/stored/observations.ts";
import { attributeChanges } from "../../domain/entities/attribute-changes.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import type { ChangeWrite } from "../../storage/decisions/resolutions.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";

/** The kinds of act that change an entity. */
export type ChangeKind = "resolution" | "review" | "detach" | "union" | "register" | "erasure";

/** An entity before a change of it. */
export interface Former {
  readonly row: Pick<EntityRow, "entity_id" | "version" | "observations">;
  readonly kind: ChangeKind;
  /** Sources whose values the tenant is not shown: a change of their values alone is no change. */
  readonly withheld: ReadonlySet<string>;
}

/** The content of the change row; null where no value changes that the tenant is shown. */
export function changeOf(former: Former | null, after: readonly Observation[]): ChangeWrite | null {
  if (former === null) return null;
  const { row, kind, withheld } = former;
  const shown = (observations: readonly Observation[]) =>
    withheld.size === 0 ? observations : observations.filter(({ source_id }) => !withheld.has(source_id));
  const before = storedObservations(row.observations);
  const attributes = attributeChanges(shown(before), shown(after));
  return attributes.length === 0 ? null : { kind, attributes };
}
