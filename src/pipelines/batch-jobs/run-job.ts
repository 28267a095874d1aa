import { type ErrorCode, Failure } from "../../contract/errors.ts";
import type { Surface } from "../../contract/operation.ts";
import { isUnavailable } from "../../storage/engine/errors.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { anyOutcomeErased, submittedRecords } from "../../storage/jobs/batch-job-outcomes.ts";
import {
  JOB_OPERATION,
  type JobMove,
  type JobState,
  type RunnableJob,
  runnableJob,
} from "../../storage/jobs/batch-jobs.ts";
import { noteDue } from "../../storage/jobs/due.ts";
import { type HeldJob, isHeld, putBackJob } from "../../storage/jobs/queue.ts";
import type { BatchAnswer } from "../batch/batch-answer.ts";
import { resolveBatch } from "../batch/resolve-batch.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import type { ResolutionRequest } from "../resolution/request.ts";
import { changeJob } from "./change-job.ts";
import { takeBack } from "./take-job.ts";

/** The actor in whose name a job's records are resolved. */
export interface JobActor {
  readonly tenantId: string;
  readonly operation: string;
  readonly keyId: string | null;
  readonly surface: Surface;
  readonly correlationId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

export interface JobDependencies {
  readonly resolution: ResolutionDependencies;
  /** Converts the stored resolve request to a resolution request; null where this release cannot read it. */
  readonly requestOf: (actor: JobActor, stored: unknown) => ResolutionRequest | null;
  readonly now: () => Date;
}

/** A batch job that a worker holds. */
export interface HeldBatchJob extends HeldJob {
  readonly attempts: number;
}

/** This release cannot read the stored records: no run of the job can succeed. */
export const UNREADABLE = "stored_record_unreadable";

/** Failures that may not occur again in another run. */
const passing: ReadonlySet<ErrorCode> = new Set([
  "service_unavailable",
  "deadline_exceeded",
  "idempotency_in_progress",
]);

/**
 * Resolves the records that have no outcome yet and stores the result. Decisions stay when the run is
 * interrupted: the next run continues after them.
 * @param signal aborted when the job is to be given back, or when another worker holds it by now.
 */
export async function runJob(deps: JobDependencies, held: HeldBatchJob, signal: AbortSignal): Promise<void> {
  const { database } = deps.resolution;
  const job = await runnableJob(database, { tenantId: held.tenantId, jobId: held.key });
  if (!job) return;
  try {
    const answer = await resolveRecords(deps, job, signal);
    if (answer === UNREADABLE) return await end(deps, held, { to: "failed", errorCode: UNREADABLE });
    if (!(answer instanceof Failure)) return await finishJob(deps, job, { from: ["running"], held, answer });
    if (answer.code === "idempotency_response_erased") return await end(deps, held, { to: "erased" });
    if (!passing.has(answer.code)) return await end(deps, held, { to: "failed", errorCode: answer.code });
    await giveUp(deps, held, { givenBack: signal.aborted });
  } catch (error) {
    // Where nothing can be written now, the lease ends by itself.
    if (!isUnavailable(error)) await giveUp(deps, held, { givenBack: signal.aborted });
    throw error;
  }
}

/** The job's batch, each outcome durable; outcomes of an earlier run are read, not decided again. */
export async function resolveRecords(
  deps: JobDependencies,
  job: RunnableJob,
  signal: AbortSignal,
): Promise<BatchAnswer | Failure | typeof UNREADABLE> {
  const { database } = deps.resolution;
  if (await anyOutcomeErased(database, job)) return new Failure("idempotency_response_erased");
  const actor: JobActor = {
    tenantId: job.tenantId,
    operation: JOB_OPERATION,
    keyId: job.actingKeyId,
    surface: job.actingSurface as Surface,
    correlationId: job.correlationId,
    now: deps.now(),
    signal,
  };
  const submitted = await submittedRecords(database, job);
  if (submitted.includes(null)) return new Failure("idempotency_response_erased");
  const requests = submitted.map((text) => deps.requestOf(actor, JSON.parse(text!) as unknown));
  const records = requests.filter((request) => request !== null);
  if (records.length < requests.length) return UNREADABLE;
  const { keyDigest, fingerprint, jobId } = job;
  return resolveBatch(deps.resolution, { ...actor, jobId, records, idempotency: { keyDigest, fingerprint } });
}

/** Stores the result, unless an erasure came first: erased data must not return. */
export async function finishJob(
  deps: JobDependencies,
  job: RunnableJob,
  {
    from,
    held,
    answer,
  }: Pick<JobMove, "from"> & {
    /** Writes only while the worker still holds the job; absent where no worker holds it. */
    readonly held?: HeldJob;
    readonly answer: BatchAnswer;
  },
): Promise<void> {
  const { correlation_id: _, ...result } = answer;
  const { tenantId, jobId } = job;
  await deps.resolution.database.transaction(async (tx) => {
    await lockCatalogue(tx, tenantId);
    if (held && !(await isHeld(tx, held))) return;
    const gone = await anyOutcomeErased(tx, job);
    const at = deps.now().toISOString();
    const outcome = gone
      ? { to: "erased" as const }
      : { to: "succeeded" as const, result: JSON.stringify(result) };
    await changeJob(tx, { from, tenantId, jobId, at, ...outcome });
  });
}

async function end(
  deps: JobDependencies,
  held: HeldBatchJob,
  ending: { readonly to: JobState; readonly errorCode?: string },
): Promise<void> {
  const { tenantId, key: jobId } = held;
  await deps.resolution.database.transaction(async (tx) => {
    await lockCatalogue(tx, tenantId);
    if (!(await isHeld(tx, held))) return;
    await changeJob(tx, { ...ending, from: ["running"], tenantId, jobId, at: deps.now().toISOString() });
  });
}

// A worker that has to stop gives its job back, and the job's count of failed runs does not rise.
async function giveUp(
  deps: JobDependencies,
  held: HeldBatchJob,
  { givenBack }: { readonly givenBack: boolean },
): Promise<void> {
  const { tenantId, key: jobId } = held;
  const at = deps.now().toISOString();
  await deps.resolution.database.transaction(async (tx) => {
    await lockCatalogue(tx, tenantId);
    if (!(await isHeld(tx, held))) return;
    const job = await runnableJob(tx, { tenantId, jobId });
    if (job?.state !== "running") return;
    let { attempts } = held;
    if (job.committed || !givenBack) {
      const back = await takeBack(tx, job, { attempts, at });
      if (back.to !== "queued") return;
      attempts = back.attempts;
    } else {
      await changeJob(tx, { tenantId, jobId, from: ["running"], to: "queued", at });
    }
    await putBackJob(tx, held, { attempts });
    await noteDue(tx, { ...held, lane: "" }, at);
  });
}
