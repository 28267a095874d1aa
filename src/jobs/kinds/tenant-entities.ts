/** Work at all entities of a tenant: after an install of registers, a release with another analysis, or many resolves. */
import { z } from "zod";
import { ANALYSIS_VERSION } from "../../domain/matching/analysis-version.ts";
import { INDEX_KIND, indexEntities } from "../../pipelines/queries/index-entities.ts";
import type { Reanalysis } from "../../pipelines/reanalysis/reanalysis.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import { followRegisters } from "../../pipelines/unions/unite-entities.ts";
import type { Database } from "../../storage/engine/database.ts";
import { tenantsBehind } from "../../storage/entities/unions.ts";
import { noteDue } from "../../storage/jobs/due.ts";
import { putBackJob, requestJob } from "../../storage/jobs/queue.ts";
import type { JobKind, TakenJob } from "../job-kind.ts";

interface Log {
  info(fields: object, message: string): void;
}

interface Dependencies {
  readonly resolution: ResolutionDependencies;
  readonly reanalysis: Reanalysis;
  readonly now: () => Date;
  readonly log: Log;
}

const bounds = { slots: 1, perTenant: 1 };
/** Every tenant has one job of a kind at a time. */
const KEY = "entities";
/** Until a process that is behind may have come as far as the job wants it, in milliseconds. */
const ANOTHER_MS = 5_000;

const versioned = z.strictObject({ version: z.int() });
type Versioned = z.output<typeof versioned>;

/** The job is not for this process: one that has what it needs may take it. */
async function leave({ resolution, now }: Dependencies, job: TakenJob): Promise<void> {
  const runAfter = new Date(now().getTime() + ANOTHER_MS).toISOString();
  const { attempts } = job;
  if (await putBackJob(resolution.database, job, { attempts, runAfter }))
    await noteDue(resolution.database, job, runAfter);
}

/** Brings a tenant's entities up to a version of the registers, or a later one. */
export function registersKind(deps: Dependencies): JobKind<Versioned> {
  const { resolution, now, log } = deps;
  return {
    ...bounds,
    name: "follow_registers",
    payload: versioned,
    async run(job, signal) {
      const done = await followRegisters(resolution, job.tenantId, { now, signal, log });
      signal.throwIfAborted();
      if (done === null || done < job.payload.version) await leave(deps, job);
    },
  };
}

/** Derives a tenant's entities anew by this release's analysis. */
export function reanalysisKind(deps: Dependencies): JobKind<Versioned> {
  return {
    ...bounds,
    name: "reanalyse",
    payload: versioned,
    async run(job, signal) {
      if (job.payload.version > ANALYSIS_VERSION) return leave(deps, job);
      const ended = Promise.withResolvers<void>();
      signal.addEventListener("abort", () => ended.resolve(), { once: true });
      await Promise.race([deps.reanalysis.tenant(job.tenantId), ended.promise]);
      signal.throwIfAborted();
      deps.log.info(deps.reanalysis.progress, "a tenant's entities were derived anew");
    },
  };
}

/** Writes the terms under which typed queries find a tenant's entities. */
export function indexKind(database: Database): JobKind<Record<string, never>> {
  return {
    ...bounds,
    name: INDEX_KIND,
    payload: z.strictObject({}),
    async run({ tenantId }, signal) {
      await indexEntities(database, tenantId, signal);
      signal.throwIfAborted();
    },
  };
}

/** Makes the jobs of the tenants whose entities are behind this version of the registers. */
export async function requestRegisters(database: Database, version: number, now: Date): Promise<void> {
  if (version === 0) return;
  const tenants = await tenantsBehind(database, version);
  await request(database, { tenants, kind: "follow_registers", version, now });
}

/** Makes the jobs of the tenants with entities that another analysis derived. */
export async function requestReanalysis(
  database: Database,
  reanalysis: Reanalysis,
  now: Date,
): Promise<void> {
  const tenants = await reanalysis.behind();
  await request(database, { tenants, kind: "reanalyse", version: ANALYSIS_VERSION, now });
}

async function request(
  database: Database,
  work: {
    readonly tenants: readonly string[];
    readonly kind: string;
    readonly version: number;
    readonly now: Date;
  },
): Promise<void> {
  const { tenants, kind, version } = work;
  const at = work.now.toISOString();
  for (const tenantId of tenants)
    await database.transaction(async (tx) => {
      await requestJob(tx, { tenantId, kind, key: KEY, payload: { version }, runAfter: at, at });
      await noteDue(tx, { tenantId, kind, lane: "" }, at);
    });
}
