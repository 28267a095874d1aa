import { type ErrorCode, Failure } from "../../contract/errors.ts";
import type { Surface } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { isUnavailable } from "../../storage/engine/errors.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import type { LeasedJob } from "../../storage/jobs/batch-job-leases.ts";
import { anyOutcomeErased, submittedRecords } from "../../storage/jobs/batch-job-outcomes.ts";
import { JOB_OPERATION, type JobMove, type JobState } from "../../storage/jobs/batch-jobs.ts";
import { openCommitmentsOf } from "../../storage/usage/outside-commitments.ts";
import type { BatchAnswer } from "../batch/batch-answer.ts";
import { resolveBatch } from "../batch/resolve-batch.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import type { ResolutionRequest } from "../resolution/request.ts";
import { changeJob } from "./change-job.ts";
import { takeBack } from "./claim-job.ts";

/** In whose name a job's records are resolved. */
export interface JobActor {
  readonly tenantId: string;
  readonly operation: string;
  readonly keyId: string;
  readonly surface: Surface;
  readonly correlationId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

export interface JobDependencies {
  readonly resolution: ResolutionDependencies;
  /** The validated resolve request as resolution takes it. */
  readonly requestOf: (actor: JobActor, submitted: unknown) => ResolutionRequest;
  readonly now: () => Date;
}

/** What is known of a job whose records are to be resolved. */
export type RunnableJob = Pick<
  LeasedJob,
  "tenantId" | "jobId" | "keyDigest" | "fingerprint" | "actingKeyId" | "actingSurface" | "correlationId"
>;

/** Failures that another run may not meet. */
const passing: ReadonlySet<ErrorCode> = new Set([
  "service_unavailable",
  "deadline_exceeded",
  "idempotency_in_progress",
]);

/**
 * Resolves the records that have no outcome yet and stores the result. What is decided stays decided, whenever this is
 * broken off: the next run goes on behind it.
 * @param signal aborted when the job is to be given back, or is somebody else's by now.
 */
export async function runJob(deps: JobDependencies, job: LeasedJob, signal: AbortSignal): Promise<void> {
  const { database } = deps.resolution;
  const held = { from: ["running"], leaseToken: job.token } as const;
  try {
    const answer = await resolveRecords(deps, job, signal);
    if (!(answer instanceof Failure)) return await finishJob(deps, job, { ...held, answer });
    if (answer.code === "idempotency_response_erased") return await end(deps, job, { ...held, to: "erased" });
    if (!passing.has(answer.code))
      return await end(deps, job, { ...held, to: "failed", errorCode: answer.code });
    await giveUp(database, job, { at: deps.now(), givenBack: signal.aborted });
  } catch (error) {
    // The lease runs out by itself where nothing can be written now.
    if (!isUnavailable(error)) await giveUp(database, job, { at: deps.now(), givenBack: signal.aborted });
    throw error;
  }
}

/** The job's batch, each outcome durable; those of an earlier run are read, not decided again. */
export async function resolveRecords(
  deps: JobDependencies,
  job: RunnableJob,
  signal: AbortSignal,
): Promise<BatchAnswer | Failure> {
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
  const records = submitted.map((text) => deps.requestOf(actor, JSON.parse(text!)));
  const { keyDigest, fingerprint } = job;
  return resolveBatch(deps.resolution, { ...actor, records, idempotency: { keyDigest, fingerprint } });
}

type Ending = Pick<JobMove, "from" | "leaseToken">;

/** Stores the result, unless an erasure came first: what it has taken must not come back. */
export async function finishJob(
  deps: JobDependencies,
  job: RunnableJob,
  { answer, ...ending }: Ending & { readonly answer: BatchAnswer },
): Promise<void> {
  const { correlation_id: _, ...result } = answer;
  await deps.resolution.database.transaction(async (tx) => {
    await lockCatalogue(tx, job.tenantId);
    const gone = await anyOutcomeErased(tx, job);
    const at = deps.now().toISOString();
    const outcome = gone
      ? { to: "erased" as const }
      : { to: "succeeded" as const, result: JSON.stringify(result) };
    await changeJob(tx, { ...ending, tenantId: job.tenantId, jobId: job.jobId, at, ...outcome });
  });
}

async function end(
  deps: JobDependencies,
  { tenantId, jobId }: RunnableJob,
  ending: Ending & { readonly to: JobState; readonly errorCode?: string },
): Promise<void> {
  await deps.resolution.database.transaction(async (tx) => {
    await lockCatalogue(tx, tenantId);
    await changeJob(tx, { ...ending, tenantId, jobId, at: deps.now().toISOString() });
  });
}

// A worker that is told to stop gives its job back, and nothing is counted against the job.
async function giveUp(
  database: Database,
  { tenantId, jobId, token: leaseToken, failedRuns, decided }: LeasedJob,
  { at, givenBack }: { readonly at: Date; readonly givenBack: boolean },
): Promise<void> {
  const held = { tenantId, jobId, leaseToken };
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, tenantId);
    const committed = await openCommitmentsOf(tx, held);
    if (committed || !givenBack)
      return takeBack(tx, { ...held, failedRuns, decided, committed }, at.toISOString());
    await changeJob(tx, { ...held, from: ["running"], to: "queued", at: at.toISOString() });
  });
}
