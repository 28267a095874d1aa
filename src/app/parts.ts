import { availableParallelism } from "node:os";
import { baseUrlOf, type Config, unboundQuotasOf } from "../config.ts";
import { PIPELINE_VERSION } from "../domain/matching/release.ts";
import {
  type ClientGate,
  createClientGate,
  createMemoryBuckets,
  type Gate,
  type RateBuckets,
} from "../door/rate-buckets.ts";
import {
  createSharedBuckets,
  createSharedGate,
  type LeaseTokens,
  type ReturnToken,
} from "../door/shared-buckets.ts";
import { newOpaqueId, newOrderedId } from "../ids/opaque-id.ts";
import { batchKind } from "../jobs/kinds/batch.ts";
import { deliveryKind } from "../jobs/kinds/delivery.ts";
import { indexKind, reanalysisKind, registersKind } from "../jobs/kinds/tenant-entities.ts";
import { watchesKind } from "../jobs/kinds/watches.ts";
import type { DeliveryDependencies } from "../jobs/webhooks/deliver-attempt.ts";
import { JobWorker } from "../jobs/worker.ts";
import { resolutionRequest } from "../operations/resolution/resolution-request.ts";
import { resolveInput } from "../operations/resolution/resolve.contract.ts";
import type { OutboundNetwork } from "../outside/network/outbound-network.ts";
import type { JobDependencies } from "../pipelines/batch-jobs/run-job.ts";
import { restrictedSources, SourceStates } from "../pipelines/entities/source-states.ts";
import { Reanalysis } from "../pipelines/reanalysis/reanalysis.ts";
import { InstalledRegisters } from "../pipelines/register-install/installed-registers.ts";
import { InstalledSources } from "../pipelines/register-install/installed-sources.ts";
import { CommitQueue } from "../pipelines/resolution/commit-queue.ts";
import { Decisions, type Threads } from "../pipelines/resolution/decisions.ts";
import { EntityReads } from "../pipelines/resolution/entity-reads.ts";
import { ScreeningLists } from "../pipelines/screening/screening-lists.ts";
import type { Database } from "../storage/engine/database.ts";
import { sweepJobs } from "../storage/jobs/job-sweep.ts";
import { leaseTokens, returnToken } from "../storage/tenants/rate-buckets.ts";
import type { HttpConfig } from "../transports/http/config.ts";
import type { Log } from "./log.ts";
import { awaitingCalibration, loadModels } from "./models.ts";
import { type OutsideOptions, outsideSteps, storedArtifacts } from "./outside.ts";
import { revisionOf } from "./revision.ts";
import { loadScreeningModel } from "./screening-model.ts";
import type { WorkbenchBundle } from "./workbench-bundle.ts";

const COMMITS_AT_ONCE = { postgres: 4, pglite: 1 } as const;

/** More threads are never busy: the main thread's share of a decision is a third of theirs. */
const MOST_THREADS = 3;
/** The main thread needs a core, and so does the database: an embedded thread, or often a local server. */
const OTHER_CORES = 2;

const ROWS_A_LINE = 100_000;

/** The threads for decisions; only for large decisions where other work needs the cores. */
export function decisionThreads(log: Log): Threads {
  const most = Math.max(0, Math.min(MOST_THREADS, availableParallelism() - OTHER_CORES));
  const lost = (error: unknown) => log.error({ err: error }, "a thread of decisions was lost");
  return { most, lost };
}

/** The installed registers; the progress of building their index goes to the log. */
export function openRegisters(config: Config, database: Database, log: Log): Promise<InstalledRegisters> {
  let told = -1;
  return InstalledRegisters.open({
    database,
    dataDir: config.ASSAY_DATA_DIR,
    onBuilding: (rows) => {
      if (rows === 0) told = -1;
      const step = Math.floor(rows / ROWS_A_LINE);
      if (step === told) return;
      told = step;
      log.info({ rows }, "the register index is built from the database");
    },
    onAwaiting: (step) =>
      log.info(
        step === "built"
          ? "another process builds the register index"
          : "the register index is fetched from the database",
      ),
  });
}

/** The parts of a service beside its configuration and its database; omitted parts have their usual value. */
export interface AppOptions extends Pick<ResolutionOptions, "steps" | "log"> {
  readonly now?: () => Date;
  readonly network?: OutboundNetwork;
  /** The files of the workbench, where their bundling has begun already. */
  readonly workbench?: () => Promise<WorkbenchBundle | null>;
}

interface ResolutionOptions extends OutsideOptions {
  readonly threads?: Threads;
}

const SHIPPED = new URL("../../models/", import.meta.url);

/** The dependencies of resolving, built once for the service, its workers and the local command line. */
export function resolutionParts(
  config: Config,
  database: Database,
  registers: InstalledRegisters,
  { threads, ...outsideOptions }: ResolutionOptions = {},
) {
  const { models, current: model } = loadModels(SHIPPED, config.ASSAY_DATA_DIR);
  const sources = new InstalledSources(() => registers.sources());
  const restricted = restrictedSources(config.ASSAY_RESTRICTED_SOURCES);
  const readiness = new SourceStates({ database, registers, installed: sources, restricted });
  const reanalysis = new Reanalysis(database);
  const reads = new EntityReads(database, reanalysis);
  const commits = new CommitQueue(database, COMMITS_AT_ONCE[database.engine], unboundQuotasOf(config));
  const decisions = new Decisions({ model, registers, ...(threads && { threads }) });
  const outside = outsideSteps(config, database, { model, ...outsideOptions });
  return {
    models,
    artifacts: storedArtifacts(config, database),
    sources,
    readiness,
    reanalysis,
    resolution: {
      ...{ database, registers, reads, commits, decisions, model, readiness },
      awaiting: (tenantId: string) =>
        awaitingCalibration(SHIPPED, config.ASSAY_DATA_DIR, { tenantId, inForce: model }),
      outside,
      newId: newOrderedId,
    },
  };
}

/** The dependencies of batch jobs. */
export function batchParts(parts: Pick<JobDependencies, "resolution" | "now">): JobDependencies {
  return {
    ...parts,
    requestOf(actor, stored) {
      const read = resolveInput.safeParse(stored);
      return read.success ? resolutionRequest(actor, read.data) : null;
    },
  };
}

/**
 * A worker of the kinds of jobs that a process takes, after the queue is repaired; `batches` states whether
 * batch jobs are among them.
 */
export async function jobWorker(
  database: Database,
  parts: Pick<JobDependencies, "resolution" | "now"> & {
    readonly reanalysis: Reanalysis;
    readonly log: Log;
    readonly batches: boolean;
    /** null in a process that sends no notifications. */
    readonly deliveries: DeliveryDependencies | null;
  },
): Promise<JobWorker> {
  const checks = watchesKind({ ...parts.resolution, now: parts.now, log: parts.log });
  const kinds = [registersKind(parts), reanalysisKind(parts), indexKind(database), checks];
  const batches = parts.batches ? [batchKind(batchParts(parts))] : [];
  const deliveries = parts.deliveries ? [deliveryKind(parts.deliveries)] : [];
  const { now, log } = parts;
  await sweepJobs(database, now());
  return new JobWorker({ database, now, log, newToken: () => newOpaqueId("lease") }, [
    ...batches,
    ...deliveries,
    ...kinds,
  ]);
}

/** With a server other processes may share the buckets; with the embedded database there is none. */
export function rateLimits(
  database: Database,
  now: (() => Date) | undefined,
): { buckets: RateBuckets; gateOf: (gate: Gate) => ClientGate } {
  if (database.engine === "pglite") return { buckets: createMemoryBuckets(), gateOf: createClientGate };
  const lease: LeaseTokens = (request) => leaseTokens(database, request, now?.() ?? null);
  const giveBack: ReturnToken = (bucket) => returnToken(database, bucket);
  return {
    buckets: createSharedBuckets({ lease, giveBack }),
    gateOf: (gate) => createSharedGate(gate, { lease, giveBack }),
  };
}

/**
 * How long a server takes requests after SIGTERM, and how long it then waits for requests in flight: 25 s
 * together where that leaves them 5 s. The embedded database has one process, so no other could take later
 * requests.
 */
export function stopTimesOf({ ASSAY_DRAIN_S, DATABASE_URL }: Config) {
  const drainMs = 1000 * (ASSAY_DRAIN_S ?? (DATABASE_URL === undefined ? 0 : 5));
  return { drainMs, inFlightMs: Math.max(5_000, 25_000 - drainMs) };
}

let revision: string | null = null;

/** Read once: the files may change while the process runs, and its code does not. */
function runningRevision(): string {
  revision ??= revisionOf(new URL("../", import.meta.url), new URL("../../models/", import.meta.url));
  return revision;
}

export function httpConfigOf(config: Config): HttpConfig {
  return {
    baseUrl: baseUrlOf(config),
    pipelineVersion: PIPELINE_VERSION,
    revision: runningRevision(),
    trustedProxies: config.ASSAY_TRUSTED_PROXIES,
    securityContact: config.ASSAY_SECURITY_CONTACT ?? null,
    inFlightMs: stopTimesOf(config).inFlightMs,
  };
}

/** The installed lists, with the newest shipped screening model. */
export function screeningLists(database: Database): ScreeningLists {
  return new ScreeningLists(
    database,
    loadScreeningModel(new URL("../../models/screening/", import.meta.url)),
  );
}
