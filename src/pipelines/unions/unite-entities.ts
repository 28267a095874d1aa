/**
 * After an install: every entity of a tenant is looked up once in the registers in force. An entity that is a
 * register company is united with it, and two entities that appear to be one company are given to a reviewer.
 * Then the records of open review items are decided again. The progress is stored for each tenant, so a process
 * that was killed continues there.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { type EntityRow, entitiesByRegisterRefs, findEntities } from "../../storage/entities/catalogue.ts";
import { groupsOfRefs, refsOfEntities } from "../../storage/entities/entity-refresh.ts";
import { entitiesAfter, keepUnionPlace, unionPlace } from "../../storage/entities/unions.ts";
import { openRecordsAfter } from "../../storage/review/open-records.ts";
import { refreshTenant } from "../entities/refresh-entities.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { toldApart } from "../resolution/unions/told-apart.ts";
import { askReviewer } from "./ask-reviewer.ts";
import { decideAgain } from "./decide-again.ts";
import { lookUpEntity } from "./look-up-entity.ts";
import { writeUnion } from "./write-union.ts";

/** The progress of the work at a tenant: entities and open records that were looked up, and their results. */
export interface UnionProgress {
  readonly entities: number;
  readonly united: number;
  readonly askedAbout: number;
  /** Records of open review items, and those of them that the registers decided. */
  readonly openRecords: number;
  readonly decided: number;
}

const nothing: UnionProgress = { entities: 0, united: 0, askedAbout: 0, openRecords: 0, decided: 0 };

interface UnionWork {
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Called after each page of the tenant's entities. */
  readonly log?: { info(progress: UnionProgress, message: string): void };
}

const PAGE = 50;

/**
 * Updates a tenant's entities to the registers in force: first those with register rows, then the others.
 * Ends early when aborted or when another version is in force, and continues from there the next time.
 * @returns the version that all of them were looked up in; null where it ended early.
 */
export async function followRegisters(
  deps: ResolutionDependencies,
  tenantId: string,
  work: UnionWork,
): Promise<number | null> {
  const registers = deps.registers.current();
  if (!registers) return null;
  await refreshTenant(deps, tenantId, work);
  await uniteTenant(deps, tenantId, work);
  const isWhole = !work.signal.aborted && deps.registers.current() === registers;
  return isWhole ? registers.version : null;
}

/** Looks up those of a tenant's entities that were not yet looked up in the version in force. */
export async function uniteTenant(
  deps: ResolutionDependencies,
  tenantId: string,
  { now, signal, log }: UnionWork,
): Promise<void> {
  const registers = deps.registers.current();
  if (!registers) return;
  let progress = nothing;
  await registers.during(async () => {
    for await (const page of pagesOf({ deps, registers, tenantId, now })) {
      progress = added(progress, page);
      log?.info({ ...progress }, "entities and open records are looked up in the registers in force");
      if (signal.aborted || deps.registers.current() !== registers) return;
    }
  });
}

function added(one: UnionProgress, other: UnionProgress): UnionProgress {
  return {
    entities: one.entities + other.entities,
    united: one.united + other.united,
    askedAbout: one.askedAbout + other.askedAbout,
    openRecords: one.openRecords + other.openRecords,
    decided: one.decided + other.decided,
  };
}

interface Work {
  readonly deps: ResolutionDependencies;
  readonly registers: RegistersVersion;
  readonly tenantId: string;
  readonly now: () => Date;
}

/** Goes through the entities of a tenant that were not looked up in this version yet, then its open records. */
async function* pagesOf(work: Work): AsyncGenerator<UnionProgress> {
  const { version } = work.registers;
  const kept = await unionPlace(work.deps.database, work.tenantId);
  if (kept && kept.version > version) return;
  const place = kept?.version === version ? kept : { after_id: "", open_after: "" };
  if (place.after_id !== null) yield* pagesOfEntities(work, place.after_id);
  const openAfter = place.after_id === null ? place.open_after : "";
  if (openAfter !== null) yield* pagesOfOpenRecords(work, openAfter);
}

async function* pagesOfEntities(work: Work, after: string): AsyncGenerator<UnionProgress> {
  const { deps, tenantId, registers } = work;
  const { version } = registers;
  let afterId = after;
  for (;;) {
    const found = await entitiesAfter(deps.database, tenantId, { afterId, limit: PAGE });
    const own = found.filter(({ listed }) => !listed).map(({ entity_id }) => entity_id);
    const listed = found.filter((one) => one.listed).map(({ entity_id }) => entity_id);
    const askedAbout = await askAboutListed(work, listed);
    let counts: UnionProgress = { ...nothing, entities: found.length, askedAbout };
    for (const entityId of own) {
      counts = added(counts, { ...nothing, ...(await uniteEntity(work, entityId)) });
      await nextTurn();
    }
    afterId = found.at(-1)?.entity_id ?? afterId;
    const isLast = found.length < PAGE;
    const place = { version, after_id: isLast ? null : afterId, open_after: "" };
    await keepUnionPlace(deps.database, tenantId, place);
    if (found.length > 0) yield counts;
    if (isLast) return;
  }
}

async function* pagesOfOpenRecords(work: Work, after: string): AsyncGenerator<UnionProgress> {
  const { deps, tenantId, registers, now } = work;
  let afterId = after;
  for (;;) {
    const found = await openRecordsAfter(deps.database, tenantId, { afterId, limit: PAGE });
    let decided = 0;
    for (const open of found) {
      if (await decideAgain(deps, { tenantId, open, now })) decided++;
      await nextTurn();
    }
    afterId = found.at(-1)?.review_id ?? afterId;
    const isLast = found.length < PAGE;
    const place = { version: registers.version, after_id: null, open_after: isLast ? null : afterId };
    await keepUnionPlace(deps.database, tenantId, place);
    if (found.length > 0) yield { ...nothing, openRecords: found.length, decided };
    if (isLast) return;
  }
}

/** Another request changed the entity meanwhile: the look-up is tried again. */
const ATTEMPTS = 5;

async function uniteEntity(
  work: Work,
  entityId: string,
): Promise<Pick<UnionProgress, "united" | "askedAbout">> {
  const { deps, tenantId } = work;
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const [row] = await findEntities(deps.database, tenantId, [entityId]);
    const found = row ? await lookUpEntity(work, row) : null;
    if (!row || !found) return { united: 0, askedAbout: 0 };
    const apart = await isToldFrom(work, row, found);
    if (apart) return { united: 0, askedAbout: 0 };
    if (found.same.length > 0) return { united: 0, askedAbout: await askAbout(work, entityId, found.same) };
    const union = {
      tenantId,
      row,
      company: found.company!,
      verdict: found.verdict,
      registerVersion: work.registers.version,
      now: work.now(),
    };
    if (await writeUnion(deps, union)) return { united: 1, askedAbout: 0 };
  }
  return { united: 0, askedAbout: 0 };
}

// Rows that a person has told apart from a member are not the entity's, whichever entity holds them.
async function isToldFrom(
  { deps, tenantId }: Work,
  row: EntityRow,
  { verdict }: Pick<NonNullable<Awaited<ReturnType<typeof lookUpEntity>>>, "verdict">,
): Promise<boolean> {
  const rightRefs = (verdict.bound?.registerRefs ?? []).map((ref) => `${ref.source}:${ref.sourceRecordId}`);
  return (await toldApart(deps.database, tenantId, [{ entityId: row.entity_id, rightRefs }])).length > 0;
}

async function askAbout(
  { deps, tenantId, registers, now }: Work,
  entityId: string,
  others: readonly string[],
): Promise<number> {
  let asked = 0;
  for (const other of others) {
    const pair = { tenantId, entityIds: [entityId, other] as const, registerVersion: registers.version };
    if (await askReviewer(deps, { ...pair, now: now() })) asked++;
  }
  return asked;
}

/** Entities whose rows have become one company with the rows of another entity. */
async function askAboutListed(work: Work, entityIds: readonly string[]): Promise<number> {
  if (entityIds.length === 0) return 0;
  const { deps, tenantId } = work;
  const refs = await refsOfEntities(deps.database, tenantId, entityIds);
  const groups = await groupsOfRefs(deps.database, refs);
  const bearers = new Map(refs.map((ref) => [`${ref.source}\n${ref.source_record_id}`, ref.entity_id]));
  let asked = 0;
  for (const groupId of new Set(groups.map(({ group_id }) => group_id))) {
    const members = await deps.registers.loadGroup(groupId);
    if (members.length < 2) continue;
    const held = await entitiesByRegisterRefs(
      deps.database,
      tenantId,
      members.map(({ company }) => company),
    );
    const others = new Set(held.map(({ entity_id }) => entity_id));
    const mine = groups
      .filter((group) => group.group_id === groupId)
      .map((group) => bearers.get(`${group.source}\n${group.source_record_id}`)!);
    for (const entityId of new Set(mine)) {
      asked += await askAbout(
        work,
        entityId,
        [...others].filter((other) => other !== entityId),
      );
    }
  }
  return asked;
}
