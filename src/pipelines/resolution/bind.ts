import { mergeObservations, type Observation } from "../../domain/entities/observation.ts";
import { observeCompany } from "../../domain/entities/observe-company.ts";
import { observeRecord } from "../../domain/entities/observe-record.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import type { Candidate, RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { mergeComparables } from "../../domain/matching/comparable/comparable-of.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";
import type { ChangeKind } from "../catalogue/entity-change.ts";
import { entityWrite } from "../catalogue/entity-write.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";

/** The entity that a record will be a member of, as it stands once the record has joined. */
export interface Binding {
  readonly write: EntityWrite;
  readonly entity: StoredEntity;
}

/**
 * Joins the record to the company it was matched with, or founds a new entity: on a register's facts when the
 * company was known there, on the caller's own words otherwise. Every observation keeps its own source.
 */
export function bindRecord(
  joining: {
    readonly record: CompanyRecord;
    readonly recordId: string;
    /** Its id if it founds an entity. */
    readonly newEntityId: string;
    readonly now: Date;
    readonly kind: ChangeKind;
    /** Sources of which the tenant is shown nothing. */
    readonly withheld: ReadonlySet<string>;
  },
  parts: {
    readonly query: Comparable;
    /** null when the record founds an entity of its own. */
    readonly bound: Candidate | null;
    /** The register rows of the bound company, with their snapshots, and the version that they were linked in. */
    readonly members: readonly RegisterMember[];
    readonly registerVersion: number;
    /** The entity that is the bound company already. */
    readonly row: EntityRow | null;
  },
): Binding {
  const { record, recordId, kind, withheld } = joining;
  const { bound, members, row } = parts;
  const at = joining.now.toISOString();
  const seen = [
    ...members.flatMap(({ company, snapshot }) => observeCompany(company, snapshot)),
    ...observeRecord(record, recordId, at),
  ];
  const before = row ? (JSON.parse(row.observations) as Observation[]) : [];
  const observations = mergeObservations(before, seen);
  // What the company's rows say is in the candidate already, as it was analysed when they were installed.
  const comparable = mergeComparables([...(bound ? [bound.comparable] : []), parts.query]);
  const entityId = row?.entity_id ?? joining.newEntityId;
  return {
    write: entityWrite({
      entityId,
      isNew: !row,
      former: row && { row, kind, withheld },
      observations,
      comparable,
      groupId: bound?.groupId ?? -1,
      refs: refsOf(members, bound),
      registerVersion: members.length > 0 ? parts.registerVersion : (row?.register_version ?? 0),
    }),
    entity: {
      entityId,
      observations,
      memberRecordIds: [...(row?.member_record_ids ?? []), recordId],
      createdAt: row?.created_at ?? at,
      updatedAt: at,
      lastCheckedAt: at,
    },
  };
}

function refsOf(members: readonly RegisterMember[], bound: Candidate | null): readonly RegisterRef[] {
  if (members.length === 0) return bound?.registerRefs ?? [];
  return members.map(({ company }) => ({ source: company.source, sourceRecordId: company.sourceRecordId }));
}
