import { attributes } from "./attributes.ts";
import { type Selection, type SourceReadiness, selectedFields, showsStatus } from "./project.ts";

/** The readiness of a deployment's sources for one view of one tenant's entity, as plain data. */
export interface ReadinessData {
  /** Ids of sources that are withheld from the tenant. */
  readonly withheld: readonly string[];
  /** Attributes; empty when the view shows no field's status. */
  readonly configured: readonly string[];
  readonly unavailable: readonly string[];
}

export function readinessData(
  readiness: SourceReadiness,
  tenantId: string,
  selection: Selection,
): ReadinessData {
  const told = showsStatus(selection)
    ? (selectedFields(selection) ?? attributes.map(({ name }) => name))
    : [];
  return {
    withheld: [...(readiness.withheldFrom?.(tenantId) ?? [])],
    configured: told.filter((name) => readiness.configured(name)),
    unavailable: told.filter((name) => readiness.unavailable?.(name)),
  };
}

export function readinessOf({ withheld, configured, unavailable }: ReadinessData): SourceReadiness {
  const sets = {
    withheld: new Set(withheld),
    configured: new Set(configured),
    unavailable: new Set(unavailable),
  };
  return {
    configured: (attribute) => sets.configured.has(attribute),
    unavailable: (attribute) => sets.unavailable.has(attribute),
    withheldFrom: () => sets.withheld,
  };
}
