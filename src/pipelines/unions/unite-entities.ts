/**
 * After an install: every entity of a tenant is looked up once in the registers in force. One that a register company
 * turns out to be is united with it, and two entities that turn out to be one company are given to a reviewer. How far it
 * has come is kept for each tenant, so a process that was killed goes on there.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { type EntityRow, entitiesByRegisterRefs, findEntities } from "../../storage/entities/catalogue.ts";
import { groupsOfRefs, refsOfEntities } from "../../storage/entities/entity-refresh.ts";
import { entitiesAfter, keepUnionPlace, unionPlace } from "../../storage/entities/unions.ts";
import { refreshTenant } from "../entities/refresh-entities.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { toldApart } from "../resolution/unions/told-apart.ts";
import { askReviewer } from "./ask-reviewer.ts";
import { lookUpEntity } from "./look-up-entity.ts";
import { writeUnion } from "./write-union.ts";

/** How far the work at a tenant has come: entities that were looked at, and how they ended. */
export interface UnionProgress {
  readonly entities: number;
  readonly united: number;
  readonly askedAbout: number;
}

interface UnionWork {
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Told after each page of the tenant's entities. */
  readonly log?: { info(progress: UnionProgress, message: string): void };
}

const PAGE = 50;

/**
 * Brings a tenant's entities up to the registers in force: those that stand for rows of theirs, then the others. Ends early
 * when aborted or when another version is in force, and goes on from there the next time.
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

/** Looks up those of a tenant's entities that were not looked up in the version in force yet. */
export async function uniteTenant(
  deps: ResolutionDependencies,
  tenantId: string,
  { now, signal, log }: UnionWork,
): Promise<void> {
  const registers = deps.registers.current();
  if (!registers) return;
  const progress = { entities: 0, united: 0, askedAbout: 0 };
  await registers.during(async () => {
    for await (const page of pagesOf({ deps, registers, tenantId, now })) {
      progress.entities += page.entities;
      progress.united += page.united;
      progress.askedAbout += page.askedAbout;
      log?.info({ ...progress }, "entities are looked up in the registers in force");
      if (signal.aborted || deps.registers.current() !== registers) return;
    }
  });
}

interface Work {
  readonly deps: ResolutionDependencies;
  readonly registers: RegistersVersion;
  readonly tenantId: string;
  readonly now: () => Date;
}

/** Goes through the entities of a tenant that were not looked up in this version yet. */
async function* pagesOf(work: Work): AsyncGenerator<UnionProgress> {
  const { deps, tenantId } = work;
  const { version } = work.registers;
  const place = await unionPlace(deps.database, tenantId);
  if (place && (place.version > version || (place.version === version && place.after_id === null))) return;
  let afterId = place?.version === version ? place.after_id! : "";
  for (;;) {
    const found = await entitiesAfter(deps.database, tenantId, { afterId, limit: PAGE });
    const own = found.filter(({ listed }) => !listed).map(({ entity_id }) => entity_id);
    const listed = found.filter((one) => one.listed).map(({ entity_id }) => entity_id);
    const counts = { entities: found.length, united: 0, askedAbout: await askAboutListed(work, listed) };
    for (const entityId of own) {
      const outcome = await uniteEntity(work, entityId);
      counts.united += outcome.united;
      counts.askedAbout += outcome.askedAbout;
      await nextTurn();
    }
    afterId = found.at(-1)?.entity_id ?? afterId;
    const isLast = found.length < PAGE;
    await keepUnionPlace(deps.database, tenantId, { version, after_id: isLast ? null : afterId });
    yield counts;
    if (isLast) return;
  }
}

/** Somebody changed the entity meanwhile: it is looked at again. */
const ATTEMPTS = 5;

async function uniteEntity(work: Work, entityId: string): Promise<Omit<UnionProgress, "entities">> {
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

// Rows that a person has told from a member are not the entity's, whoever stands for them.
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

/** Entities whose rows have become one company with rows that another entity stands for. */
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
