import type { Observation } from "../entities/observation.ts";
import type { EntityView, FieldStatus } from "../entities/project.ts";
import { survivors } from "../entities/survivorship.ts";
import type { FrozenEntity } from "./frozen-selection.ts";

/** A selected field whose best source is withheld from the tenant, so that another source's value stands. */
interface LicenceFallback {
  readonly entity_id: string;
  readonly field: string;
  readonly reason: "licence_restricted";
  readonly source_id: string;
}

/** Selected fields of an entity without a value, by reason. */
interface FieldGap {
  readonly entity_id: string;
  readonly code: Exclude<FieldStatus, "present">;
  readonly fields: readonly string[];
  readonly detail: string;
}

const gapDetails: Readonly<Record<FieldGap["code"], string>> = {
  not_supported: "No source of the service can state these fields.",
  not_configured: "No installed source supplies these fields.",
  source_unavailable: "A source that supplies these fields could not be read.",
  licence_restricted: "The licence of the only sources forbids showing these fields.",
  not_checked: "An installed source supplies these fields, and has no value for this company.",
};

/** The frozen part of an entity's view, and the gaps in it. The view must have a field status. */
export function freezeEntity(view: EntityView): {
  readonly frozen: FrozenEntity;
  readonly gaps: readonly FieldGap[];
} {
  const { entity_id, record, provenance, field_status = {} } = view;
  const missing = Object.entries(field_status).filter(([, status]) => status !== "present");
  const byStatus = Map.groupBy(missing, ([, status]) => status as FieldGap["code"]);
  const gaps = [...byStatus].map(([code, entries]) => ({
    ...{ entity_id, code },
    fields: entries.map(([field]) => field),
    detail: gapDetails[code],
  }));
  return { frozen: { entity_id, record, provenance, field_status }, gaps };
}

/**
 * Where a value stands only because the licence of a better source withholds that source from the tenant.
 * @param all every observation of the entity; `shown` those that the tenant may see.
 */
export function licenceFallbacks(
  view: EntityView,
  { all, shown }: { readonly all: readonly Observation[]; readonly shown: readonly Observation[] },
): LicenceFallback[] {
  if (all.length === shown.length) return [];
  const best = survivors(all);
  const standing = survivors(shown);
  return Object.keys(view.record).flatMap((field) => {
    const stands = standing.get(field);
    if (stands === undefined || stands === best.get(field)) return [];
    const { source_id } = stands;
    return [{ entity_id: view.entity_id, field, reason: "licence_restricted" as const, source_id }];
  });
}

/** The sources of the parts of `identity.identifiers`, which cites only one of them. */
export function identifierSources(shown: readonly Observation[]): string[] {
  const best = survivors(shown);
  const parts = ["registration.lei", "registration.company_number", "registration.jurisdiction"];
  return [...new Set(parts.flatMap((part) => best.get(part)?.source_id ?? []))].sort();
}

/**
 * The observations that stood at the end of a day (UTC): begun by then, and not ended by then. A start or end
 * that is a year or a month counts from its first moment; a value without a start counts from the publisher's
 * date, or else from when it was first seen. The ends that came later are taken off, as nobody knew them.
 * @param day `YYYY-MM-DD`.
 */
export function standingOnDay(observations: readonly Observation[], day: string): Observation[] {
  const end = Date.parse(`${day}T23:59:59.999Z`);
  return observations.flatMap((observation) => {
    const { valid_from, valid_to, source_as_of, first_seen_at } = observation;
    const since = Date.parse(valid_from ?? source_as_of ?? first_seen_at);
    const until = valid_to === null ? Number.POSITIVE_INFINITY : Date.parse(valid_to);
    if (since > end || until <= end) return [];
    return [valid_to === null ? observation : { ...observation, valid_to: null }];
  });
}
