/** Batch jobs of a service for which the test itself is the worker. */
import { expect } from "vitest";
import type { BatchBody, ErrorBody, JobBody } from "../../../../tests/support/answers.ts";
import type { Answer } from "../../../../tests/support/requests.ts";
import type { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import { batchParts, resolutionParts } from "../../../app/parts.ts";
import type { TakenJob } from "../../../jobs/job-kind.ts";
import { batchKind } from "../../../jobs/kinds/batch.ts";
import { takeJobs } from "../../../jobs/queue.ts";
import { JobWorker } from "../../../jobs/worker.ts";
import type { JobDependencies } from "../../../pipelines/batch-jobs/run-job.ts";
import type { Database } from "../../../storage/engine/database.ts";
import { BATCH_KIND } from "../../../storage/jobs/batch-jobs.ts";

/** The service that these tests start: only the tests work on its jobs. */
export const withoutWorker = { register: "none", environment: { ASSAY_WORKER: "separate" } } as const;

/** The dependencies of batch jobs in a worker process beside the service. */
export function workerParts(service: TestService): JobDependencies {
  const { resolution } = resolutionParts(service.config, service.database, service.app.registers);
  return batchParts({ resolution, now: () => service.clock.now });
}

const write = () => undefined;
const silent = { info: write, warn: write, error: write };
let tokens = 0;
const newToken = () => `token-${tokens++}`;

/** A worker of batch jobs alone, on the service's database or a stand-in for it. */
export function batchWorker(service: TestService, database: Database = service.database): JobWorker {
  const parts = workerParts(service);
  const kind = batchKind({ ...parts, resolution: { ...parts.resolution, database } });
  return new JobWorker({ database, now: parts.now, newToken, log: silent }, [kind]);
}

/** Takes one job and runs it to its end. False where none waits. */
export const workerOf = (service: TestService) => ({
  runNext: () => batchWorker(service).runNext(BATCH_KIND),
});

/** A batch job that a test holds. */
export type ClaimedJob = TakenJob & { readonly jobId: string };

/** Takes a job as a worker does; null where none waits. */
export async function claimJob(service: TestService): Promise<ClaimedJob | null> {
  const deps = {
    ...{ database: service.database, now: () => service.clock.now, newToken },
    failed(error: unknown) {
      throw error;
    },
  };
  const [job] = await takeJobs(deps, batchKind(workerParts(service)), 1);
  return job ? { ...job, jobId: job.key } : null;
}

/** Works until the job has ended, also on other waiting jobs. */
export async function finish(service: TestService, tenant: TestTenant, jobId: string): Promise<JobBody> {
  const worker = workerOf(service);
  for (;;) {
    const job = await jobOf(tenant, jobId);
    if (job.state !== "queued" && job.state !== "running") return job;
    expect(await worker.runNext(), "a job waits and nobody could take one").toBe(true);
  }
}

let keys = 0;

export function trySubmit(
  service: TestService,
  tenant: TestTenant,
  records: readonly object[],
  key: string | null = `job-key-${keys++}`,
): Promise<Answer<JobBody & ErrorBody>> {
  return service.send<JobBody & ErrorBody>("POST", "/v1/batch-jobs", {
    key: tenant.keys.resolve,
    body: { records },
    ...(key === null ? {} : { headers: { "idempotency-key": key } }),
  });
}

/** Submits a job and expects 202. */
export async function submitted(
  service: TestService,
  tenant: TestTenant,
  records: readonly object[],
  key?: string,
): Promise<JobBody> {
  const answer = await trySubmit(service, tenant, records, key);
  expect(answer.status, answer.text).toBe(202);
  return answer.body;
}

export async function jobOf(tenant: TestTenant, jobId: string): Promise<JobBody> {
  const answer = await tenant.get<JobBody>(`/v1/batch-jobs/${jobId}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** Reads the result and expects 200. */
export async function resultOf(tenant: TestTenant, jobId: string): Promise<BatchBody> {
  const answer = await tenant.get<BatchBody>(`/v1/batch-jobs/${jobId}/result`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

export interface SentEvent {
  readonly id: number;
  readonly event: string;
  readonly data: {
    readonly job_id: string;
    readonly state: string;
    readonly sequence: number;
    readonly occurred_at: string;
    readonly progress: { readonly total: number; readonly completed: number };
  };
}

/** The events of a stream as its client would see them. */
export function eventsIn(text: string): SentEvent[] {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("id: "))
    .map((block) => {
      const [id, event, data] = block.split("\n").map((line) => line.slice(line.indexOf(": ") + 2));
      return { id: Number(id), event: event!, data: JSON.parse(data!) as SentEvent["data"] };
    });
}

/** The whole stream of a job. */
export function streamOf(
  service: TestService,
  tenant: TestTenant,
  jobId: string,
  lastEventId?: string,
): Promise<{ statusCode: number; body: string; headers: Readonly<Record<string, unknown>> }> {
  return service.app.http.inject({
    method: "GET",
    url: `/v1/batch-jobs/${jobId}/events`,
    headers: {
      authorization: `Bearer ${tenant.keys.read}`,
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    },
  });
}

/** Simulates the death of the job's worker: its lease has ended. */
export async function endLease({ database }: TestService, jobId: string): Promise<void> {
  await database.query(
    "delete from job_slot where token = (select lease_token from job where kind = 'batch' and key = $1)",
    [jobId],
  );
  await database.query(
    "update job set lease_until = '-infinity' where kind = 'batch' and key = $1 and state = 'held'",
    [jobId],
  );
  await database.query(
    "update job_due d set due_at = '-infinity' from job j where j.kind = 'batch' and j.key = $1 and d.kind = j.kind and d.tenant_id = j.tenant_id",
    [jobId],
  );
}
