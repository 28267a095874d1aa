/**
 * Brings stored entities up to the registers in force. An entity remembers the linking that its register facts were
 * last read from; one that is behind is read again, when somebody looks at it or when the sweep after an install
 * comes to it. Values that are confirmed are checked once more, changed ones stand beside the former ones, which end
 * there, and rows that have since been linked to the company add theirs. What a caller said is never touched.
 */

import { goldenRecord } from "../../domain/entities/golden-record.ts";
import { mergeObservations, type Observation } from "../../domain/entities/observation.ts";
import { observeCompany } from "../../domain/entities/observe-company.ts";
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
import { withheldSources } from "../resolution/permitted-facts.ts";

export interface RefreshDependencies {
  readonly database: Database;
  readonly registers: Pick<InstalledRegisters, "current" | "loadGroup">;
  readonly readiness: SourceReadiness;
}

const SWEEP_BATCH = 100;

/** The rows as the registers in force have them; what had to be read again is written as well. Same order. */
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

/** Goes through every entity of a tenant once; meant for the time after an install. Ends early when aborted. */
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
  /** Every register row that the entity stands for, still there or not. */
  readonly refs: readonly EntityRef[];
  /** Rows in force that say something of it: its own, and those that were linked to them since. */
  readonly members: readonly RegisterMember[];
  readonly groupId: number | null;
}

const refKey = (source: string, id: string): string => `${source}\n${id}`;

/** What the registers say of each entity; entities that stand for no register row are left out. */
async function readRegisters(deps: RefreshDependencies, tenantId: string, rows: readonly EntityRow[]) {
  const { database, registers } = deps;
  const ids = rows.map((row) => row.entity_id);
  const refs = Map.groupBy(await refsOfEntities(database, tenantId, ids), (ref) => ref.entity_id);
  const grouped = await groupsOfRefs(database, [...refs.values()].flat());
  const groupOf = new Map(grouped.map((row) => [refKey(row.source, row.source_record_id), row.group_id]));
  const groups = new Map<number, RegisterMember[]>();
  for (const groupId of new Set(groupOf.values())) groups.set(groupId, await registers.loadGroup(groupId));
  const holders = await holdersOf(database, tenantId, [...groups.values()].flat());
  const found = new Map<string, Sighting>();
  for (const [entityId, own] of refs) {
    const groupIds = [
      ...new Set(own.flatMap((ref) => groupOf.get(refKey(ref.source, ref.source_record_id)) ?? [])),
    ];
    const members = groupIds.flatMap((groupId) => groups.get(groupId) ?? []);
    // Rows that are new to it are taken only while its own are still one company, and nobody else stands for them.
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
  /** The version that it was read at: it is written only where nobody has changed it since. */
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
  const before = JSON.parse(row.observations) as Observation[];
  const observations = mergeObservations(
    before,
    members.flatMap(({ company, snapshot }) => observeCompany(company, snapshot)),
  );
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
