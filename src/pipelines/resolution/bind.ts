import { storedObservations } from "../../contract/stored/observations.ts";
import { observeRecord } from "../../domain/entities/observe-record.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import type { Candidate, RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { mergeComparables } from "../../domain/matching/comparable/comparable-of.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";
import { rowText } from "../../storage/entities/holders.ts";
import type { ChangeKind } from "../catalogue/entity-change.ts";
import { entityWrite } from "../catalogue/entity-write.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import { mergeMembers, observeMember } from "../register-install/observe-member.ts";

/** The entity that a record becomes a member of, in its state after the record has joined. */
export interface Binding {
  readonly write: EntityWrite;
  readonly entity: StoredEntity;
}

/**
 * Joins the record to its matched company, or founds a new entity: on a register's facts when the company was
 * known there, otherwise on the caller's own words. Every observation keeps its own source.
 */
export function bindRecord(
  joining: {
    readonly record: CompanyRecord;
    readonly recordId: string;
    /** The id of the entity, if the record founds one. */
    readonly newEntityId: string;
    readonly now: Date;
    readonly kind: ChangeKind;
    /** Sources whose values the tenant is not shown. */
    readonly withheld: ReadonlySet<string>;
  },
  parts: {
    readonly query: Comparable;
    /** null when the record founds an entity of its own. */
    readonly bound: Candidate | null;
    /** The register rows of the bound company, with their snapshots, and the version that they were linked in. */
    readonly members: readonly RegisterMember[];
    /** Its rows that a step outside found, which are in no installed register. */
    readonly live?: readonly RegisterMember[];
    readonly registerVersion: number;
    /** The entity that already is the bound company. */
    readonly row: EntityRow | null;
  },
): Binding {
  const { record, recordId, kind, withheld } = joining;
  const { bound, members, live = [], row } = parts;
  const at = joining.now.toISOString();
  const before = row ? storedObservations(row.observations) : [];
  const later = observeRecord(record, recordId, at);
  const asked = live.flatMap((member) => observeMember(member, joining.now));
  const observations = mergeMembers(before, { members, later: [...asked, ...later], now: joining.now });
  // The candidate already contains the facts of the company's rows, as analysed when they were read.
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
      refs: refsOf(members, live, bound),
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

function refsOf(
  members: readonly RegisterMember[],
  live: readonly RegisterMember[],
  bound: Candidate | null,
): readonly RegisterRef[] {
  if (members.length === 0) return bound?.registerRefs ?? [];
  const refs = [...members, ...live].map(({ company }) => {
    return { source: company.source, sourceRecordId: company.sourceRecordId };
  });
  return [...new Map(refs.map((ref) => [rowText(ref), ref])).values()];
}
