import { attributes, attributesOfPack, type FieldPack, findAttribute } from "./attributes.ts";
import { type GoldenRecord, goldenRecord } from "./golden-record.ts";
import type { Observation } from "./observation.ts";

export type FieldStatus =
  | "present"
  | "not_supported"
  | "not_configured"
  | "source_unavailable"
  | "licence_restricted"
  | "not_checked";

/** The caller's selection of fields. It selects values; it never changes evidence or charges. */
export interface Selection {
  readonly fields?: readonly string[] | undefined;
  readonly field_packs?: readonly FieldPack[] | undefined;
  readonly include_field_status?: boolean | undefined;
}

/** An entity as it is stored. */
export interface StoredEntity {
  readonly entityId: string;
  readonly observations: readonly Observation[];
  readonly memberRecordIds: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastCheckedAt: string;
}

/** The state of the deployment's sources: it gives the meaning of an absent field and the values withheld. */
export interface SourceReadiness {
  /** Whether any source that is set up and can be read now supplies the attribute. */
  readonly configured: (attribute: string) => boolean;
  /** Whether a source that is set up for the attribute cannot be read now. Default: false. */
  readonly unavailable?: (attribute: string) => boolean;
  /** Ids of sources whose licence forbids showing their values to the tenant. Default: none. */
  readonly withheldFrom?: (tenantId: string) => ReadonlySet<string>;
}

/** The tenant that reads the entity, and the time. */
export interface Viewing {
  readonly now: Date;
  readonly tenantId: string;
  readonly readiness: SourceReadiness;
}

export interface EntityView extends GoldenRecord {
  readonly entity_id: string;
  readonly member_record_ids: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_checked_at: string;
  /** Age of the oldest field shown, not the newest; null when none is shown. */
  readonly stalest_field_age_days: number | null;
  readonly field_status?: Readonly<Record<string, FieldStatus>>;
}

/** Names that `selection` selects, null for everything; an explicit empty selection is an empty list. */
export function selectedFields(selection: Selection): string[] | null {
  if (selection.fields === undefined && selection.field_packs === undefined) return null;
  const packed = (selection.field_packs ?? []).flatMap((pack) => attributesOfPack(pack));
  return [...new Set([...(selection.fields ?? []), ...packed])];
}

/** Whether a view of the selection includes the status of absent fields. */
export function showsStatus(selection: Selection): boolean {
  const wanted = selectedFields(selection);
  return selection.include_field_status === true || (wanted !== null && wanted.length > 0);
}

/** The entity's observations whose values the tenant may see, closed ones included. */
export function visibleObservations(
  observations: readonly Observation[],
  viewing: Viewing,
): readonly Observation[] {
  const withheld = viewing.readiness.withheldFrom?.(viewing.tenantId);
  if (!withheld || withheld.size === 0) return observations;
  return observations.filter((observation) => !withheld.has(observation.source_id));
}

/** The entity as the caller may see it now: without withheld values, so the next best source survives. */
export function projectEntity(entity: StoredEntity, selection: Selection, viewing: Viewing): EntityView {
  const visible = visibleObservations(entity.observations, viewing);
  const golden = goldenRecord(visible, viewing.now);
  const held = visible === entity.observations ? golden : goldenRecord(entity.observations, viewing.now);
  const wanted = selectedFields(selection);
  const shown = wanted === null ? golden : pick(golden, wanted);
  const ages = Object.values(shown.provenance).map((entry) => entry.age_days);
  return {
    entity_id: entity.entityId,
    record: shown.record,
    provenance: shown.provenance,
    member_record_ids: entity.memberRecordIds,
    created_at: entity.createdAt,
    updated_at: entity.updatedAt,
    last_checked_at: entity.lastCheckedAt,
    stalest_field_age_days: ages.length > 0 ? Math.max(...ages) : null,
    ...(showsStatus(selection)
      ? { field_status: fieldStatus(wanted, { golden, held, readiness: viewing.readiness }) }
      : {}),
  };
}

function pick(golden: GoldenRecord, names: readonly string[]): GoldenRecord {
  const held = names.filter((name) => name in golden.record);
  return {
    record: Object.fromEntries(held.map((name) => [name, golden.record[name]])),
    provenance: Object.fromEntries(held.map((name) => [name, golden.provenance[name]!])),
  };
}

interface Standing {
  readonly golden: GoldenRecord;
  /** The golden record with withheld values included. */
  readonly held: GoldenRecord;
  readonly readiness: SourceReadiness;
}

function fieldStatus(wanted: readonly string[] | null, standing: Standing): Record<string, FieldStatus> {
  const names = wanted ?? attributes.map((entry) => entry.name);
  return Object.fromEntries(names.map((name) => [name, statusOf(name, standing)]));
}

function statusOf(name: string, { golden, held, readiness }: Standing): FieldStatus {
  if (name in golden.record) return "present";
  if (name in held.record) return "licence_restricted";
  if (!findAttribute(name)?.supported) return "not_supported";
  if (readiness.unavailable?.(name)) return "source_unavailable";
  if (!readiness.configured(name)) return "not_configured";
  // A snapshot without a value for this company does not report an absence: the field was not checked.
  return "not_checked";
}

/** The selected fields without a value for the caller, and the number of selected fields. */
export function missingFields(
  entity: StoredEntity,
  selection: Selection,
  viewing: Viewing,
): { readonly missing: readonly string[]; readonly selected: number } {
  const wanted = selectedFields(selection) ?? [];
  if (wanted.length === 0) return { missing: [], selected: 0 };
  const { record } = goldenRecord(visibleObservations(entity.observations, viewing), viewing.now);
  return { missing: wanted.filter((name) => !(name in record)), selected: wanted.length };
}
