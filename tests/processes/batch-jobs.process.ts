/**
 * An accepted job is completed even if the process is killed in the middle of it, or stopped. Each record is
 * charged once, and a client that follows the job loses no event.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Assay, BatchJob } from "../../src/client/index.ts";
import { type Deployment, newDeployment } from "../support/deployment.ts";
import { ServerProcess } from "../support/process.ts";
import { namedCompany } from "../support/records.ts";

const adminKey = "the-operator-of-the-batch-job-story";
const RECORDS = 400;
let deployment: Deployment;
let environment: Record<string, string>;

beforeAll(async () => {
  deployment = await newDeployment();
  environment = { ...deployment.environment, ASSAY_ADMIN_KEY: adminKey };
});

afterAll(() => deployment.close());

const companies = (from: number) =>
  Array.from({ length: RECORDS }, (_, n) => ({ ...namedCompany(from + n), client_ref: `${n}` }));

const submit = (client: Assay, from: number): Promise<BatchJob> =>
  client.batchJobs.submit({ records: companies(from) }, { idempotencyKey: `job-${from}` });

/** Polls until so many records have their outcome. */
async function decided(client: Assay, jobId: string, count: number): Promise<void> {
  while ((await client.batchJobs.get(jobId)).progress.completed < count);
}

/** Follows a job to its end: the ids of its events, and the last event. */
async function follow(client: Assay, jobId: string): Promise<{ ids: number[]; end: string | undefined }> {
  // Progress events come between two numbered events, and have no id.
  const all = await Array.fromAsync(client.batchJobs.getEvents(jobId));
  const events = all.filter(({ event }) => event !== "job.progress");
  return { ids: events.map(({ id }) => id), end: events.at(-1)?.event };
}

async function spent(server: ServerProcess): Promise<number> {
  let sum = 0;
  for await (const { credits_granted, credits_remaining } of server.client(adminKey).tenants.list())
    sum += credits_granted - credits_remaining;
  return sum;
}

async function checkFinished(client: Assay, jobId: string): Promise<void> {
  const job = await client.batchJobs.get(jobId);
  expect(job).toMatchObject({ state: "succeeded", progress: { completed: RECORDS, no_match: RECORDS } });
  const result = await client.batchJobs.wait(jobId);
  expect(result.outcomes.map(({ client_ref }) => client_ref)).toEqual(
    companies(0).map(({ client_ref }) => client_ref),
  );
  expect(result.usage.credits_charged).toBe(RECORDS);
  expect(new Set(result.outcomes.map(({ record_id }) => record_id)).size).toBe(RECORDS);
  expect(new Set(result.outcomes.map(({ entity }) => entity!.entity_id)).size).toBe(RECORDS);
}

describe("a batch job", () => {
  test("outlives kill -9 in the middle of it, twice", { timeout: 180_000 }, async () => {
    let server = await ServerProcess.listening(environment);
    const key = server.tenantKey;
    const before = await spent(server);
    const { job_id: jobId } = await submit(server.client(key), 10_000);
    for (const count of [RECORDS / 8, RECORDS / 3]) {
      await decided(server.client(key), jobId, count);
      await server.kill("SIGKILL");
      await deployment.endLeases();
      server = await ServerProcess.listening(environment);
    }
    // The same submission is the same job, and its completed records are not decided again.
    let client = server.client(key);
    expect((await submit(client, 10_000)).job_id).toBe(jobId);
    const { ids, end } = await follow(client, jobId);
    expect(ids).toEqual(ids.map((_, n) => n + 1));
    expect(end).toBe("job.succeeded");
    await checkFinished(client, jobId);
    expect((await spent(server)) - before).toBe(RECORDS);

    // A stop in the middle releases the job at once, and does not count as a failed attempt.
    const other = await submit(client, 20_000);
    await decided(client, other.job_id, 20);
    expect((await server.kill("SIGTERM")).code).toBe(0);
    server = await ServerProcess.listening(environment);
    client = server.client(key);
    await follow(client, other.job_id);
    await checkFinished(client, other.job_id);
    expect((await spent(server)) - before).toBe(2 * RECORDS);
    expect((await server.kill("SIGTERM")).code).toBe(0);
  });
});
