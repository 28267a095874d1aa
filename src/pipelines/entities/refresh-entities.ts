/**
 * Updates stored entities to the registers in force. An entity stores the linking version of its register
 * facts. An older one is read again when a caller reads it or when the sweep after an install reaches it.
 * Confirmed values get a new check date; changed values are added and end the former ones; rows that were
 * linked to the company since add theirs. Facts from callers never change.
 */

import { storedObservations } from "../../contract/stored/observations.ts";
import { goldenRecord } from "../../domain/entities/golden-record.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import { comparableOfCompany, mergeComparables } from "../../domain/matching/comparable/comparable-of.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { Database } from "../../storage/engine/database.ts";
import { type EntityRow, entitiesByRegisterRefs } from "../../storage/entities/catalogue.ts";
import { lockCatalogue, raiseCatalogueVersion } from "../../storage/entities/catalogue-changes.ts";
import {
  type EntityRef,
  entityVersions,
  groupsOfRefs,
  outdatedEntities,
  refsOfEntities,
} from "../../storage/entities/entity-refresh.ts";
import { extendEntities } from "../catalogue/change-catalogue.ts";
import { entityWrite } from "../catalogue/entity-write.ts";
import type { InstalledRegisters, RegisterMember } from "../register-install/installed-registers.ts";
import { mergeMembers } from "../register-install/observe-member.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";

export interface RefreshDependencies {
  readonly database: Database;
  readonly registers: Pick<InstalledRegisters, "current" | "loadGroup">;
  readonly readiness: SourceReadiness;
}

const SWEEP_BATCH = 100;

/** The rows as the registers in force have them; rows that were read again are written. Same order. */
export async function freshEntities(
  deps: RefreshDependencies,
  tenantId: string,
  { rows, now }: { readonly rows: readonly EntityRow[]; readonly now: Date },
): Promise<EntityRow[]> {
  const version = deps.registers.current()?.version ?? 0;
  const outdated = rows.filter((row) => row.register_version < version);
  if (outdated.length === 0) return [...rows];
  const sightings = await readRegisters(deps, tenantId, outdated);
  const withheld = withheldSources(deps, tenantId);
  const refreshed = outdated
    .filter((row) => sightings.has(row.entity_id))
    .map((row) => refresh(row, { ...sightings.get(row.entity_id)!, version, now, withheld }));
  if (refreshed.length === 0) return [...rows];
  await deps.database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return;
    const ids = refreshed.map(({ entity_id }) => entity_id);
    const versions = await entityVersions(tx, tenantId, ids);
    // An entity that was changed meanwhile keeps that change.
    const unchanged = refreshed.filter((entity) => versions.get(entity.entity_id) === entity.version);
    if (unchanged.length === 0) return;
    const change = { tenantId, version: await raiseCatalogueVersion(tx, tenantId), at: now.toISOString() };
    await extendEntities(
      tx,
      change,
      unchanged.map(({ version: _, last_checked_at: __, ...write }) => write),
    );
  });
  const byId = new Map(refreshed.map((entity) => [entity.entity_id, entity]));
  return rows.map((row) => ({ ...row, ...pickShown(byId.get(row.entity_id)) }));
}

/** Goes through every entity of a tenant once, after an install. Ends early when aborted. */
export async function refreshTenant(
  deps: RefreshDependencies,
  tenantId: string,
  { now, signal }: { readonly now: () => Date; readonly signal: AbortSignal },
): Promise<void> {
  const version = deps.registers.current()?.version ?? 0;
  let afterId = "";
  while (!signal.aborted) {
    const rows = await outdatedEntities(deps.database, tenantId, { version, afterId, limit: SWEEP_BATCH });
    await freshEntities(deps, tenantId, { rows, now: now() });
    if (rows.length < SWEEP_BATCH) break;
    afterId = rows.at(-1)!.entity_id;
  }
}

interface Sighting {
  /** Every register row that is bound to the entity, installed or not. */
  readonly refs: readonly EntityRef[];
  /** Rows in force that describe the entity: its own, and rows that were linked to them since. */
  readonly members: readonly RegisterMember[];
  readonly groupId: number | null;
}

const refKey = (source: string, id: string): string => `${source}\n${id}`;

/** The register rows of each entity; entities without a register row are left out. */
async function readRegisters(deps: RefreshDependencies, tenantId: string, rows: readonly EntityRow[]) {
  const { database, registers } = deps;
  const ids = rows.map((row) => row.entity_id);
  const refs = Map.groupBy(await refsOfEntities(database, tenantId, ids), (ref) => ref.entity_id);
  const grouped = await groupsOfRefs(database, [...refs.values()].flat());
  const groupOf = new Map(grouped.map((row) => [refKey(row.source, row.source_record_id), row.group_id]));
  // All at once: the registers combine simultaneous reads into one statement.
  const loaded = [...new Set(groupOf.values())].map(
    async (groupId): Promise<[number, RegisterMember[]]> => [groupId, await registers.loadGroup(groupId)],
  );
  const groups = new Map(await Promise.all(loaded));
  const holders = await holdersOf(database, tenantId, [...groups.values()].flat());
  const found = new Map<string, Sighting>();
  for (const [entityId, own] of refs) {
    const groupIds = [
      ...new Set(own.flatMap((ref) => groupOf.get(refKey(ref.source, ref.source_record_id)) ?? [])),
    ];
    const members = groupIds.flatMap((groupId) => groups.get(groupId) ?? []);
    // New rows are taken only while the entity's own rows are one company and no other entity holds the new
    // rows.
    const adopts = groupIds.length === 1;
    const mine = members.filter(({ company }) => {
      const holder = holders.get(refKey(company.source, company.sourceRecordId));
      return holder === entityId || (holder === undefined && adopts);
    });
    for (const { company } of mine) holders.set(refKey(company.source, company.sourceRecordId), entityId);
    found.set(entityId, { refs: own, groupId: adopts ? groupIds[0]! : null, members: mine });
  }
  return found;
}

async function holdersOf(database: Database, tenantId: string, members: readonly RegisterMember[]) {
  const refs = members.map(({ company }) => company);
  const rows = await entitiesByRegisterRefs(database, tenantId, refs);
  return new Map(rows.map((row) => [refKey(row.source, row.source_record_id), row.entity_id]));
}

interface RefreshedEntity extends EntityWrite {
  /** The version at which the entity was read: it is written only where the version is still the same. */
  readonly version: number;
  readonly updated_at: string;
  readonly last_checked_at: string;
}

function refresh(
  row: EntityRow,
  sighting: Sighting & {
    readonly version: number;
    readonly now: Date;
    readonly withheld: ReadonlySet<string>;
  },
): RefreshedEntity {
  const { members, refs, groupId, version, now, withheld } = sighting;
  const before = storedObservations(row.observations);
  const observations = mergeMembers(before, { members, now });
  const stored = unpackCandidate(row.comparable);
  const known = new Set(refs.map((ref) => refKey(ref.source, ref.source_record_id)));
  const added = members.filter(({ company }) => !known.has(refKey(company.source, company.sourceRecordId)));
  const written = entityWrite({
    entityId: row.entity_id,
    isNew: false,
    former: { row, kind: "register", withheld },
    observations,
    comparable: mergeComparables([
      stored.comparable,
      ...members.map(({ company }) => comparableOfCompany(company)),
    ]),
    groupId: groupId ?? stored.groupId,
    refs: [
      ...refs.map((ref) => ({ source: ref.source, sourceRecordId: ref.source_record_id })),
      ...added.map(({ company }) => ({ source: company.source, sourceRecordId: company.sourceRecordId })),
    ],
    registerVersion: version,
  });
  const changed = valuesOf(before, now) !== valuesOf(observations, now);
  return {
    ...written,
    version: row.version,
    updated_at: changed ? now.toISOString() : row.updated_at,
    last_checked_at: now.toISOString(),
  };
}

// An entity whose values were all confirmed has been checked and has not changed.
function valuesOf(observations: readonly Observation[], now: Date): string {
  const { record } = goldenRecord(observations, now);
  return JSON.stringify(
    Object.keys(record)
      .sort()
      .map((attribute) => [attribute, record[attribute]]),
  );
}

function pickShown(entity: RefreshedEntity | undefined): Partial<EntityRow> {
  if (!entity) return {};
  const { observations, comparable, updated_at, last_checked_at, register_version } = entity;
  return { observations, comparable, updated_at, last_checked_at, register_version };
}
