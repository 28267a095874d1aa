/**
 * A job that was accepted is finished, whatever becomes of the process: killed in the middle of it, or stopped. Each
 * record is charged once, and whoever follows the job loses no event.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BatchBody, JobBody } from "../support/answers.ts";
import { type Deployment, newDeployment } from "../support/deployment.ts";
import { followJob } from "../support/job-events.ts";
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

const submit = async (server: ServerProcess, key: string, from: number): Promise<JobBody> => {
  const { status, body } = await server.send<JobBody>("POST", "/v1/batch-jobs", {
    key,
    idempotencyKey: `job-${from}`,
    body: { records: companies(from) },
  });
  expect(status).toBe(202);
  return body;
};

/** Asks until so many records have their outcome. */
async function decided(server: ServerProcess, key: string, jobId: string, count: number): Promise<void> {
  for (;;) {
    const { body } = await server.send<JobBody>("GET", `/v1/batch-jobs/${jobId}`, { key });
    if (body.progress.completed >= count) return;
  }
}

async function spent(server: ServerProcess): Promise<number> {
  const { body } = await server.send<{ tenants: { credits_granted: number; credits_remaining: number }[] }>(
    "GET",
    "/v1/admin/tenants",
    { key: adminKey },
  );
  return body.tenants.reduce((sum, one) => sum + one.credits_granted - one.credits_remaining, 0);
}

async function checkFinished(server: ServerProcess, key: string, jobId: string): Promise<void> {
  const { body: job } = await server.send<JobBody>("GET", `/v1/batch-jobs/${jobId}`, { key });
  expect(job).toMatchObject({ state: "succeeded", progress: { completed: RECORDS, no_match: RECORDS } });
  const { body: result } = await server.send<BatchBody>("GET", job.result_path, { key });
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
    const { job_id: jobId } = await submit(server, key, 10_000);
    for (const count of [RECORDS / 8, RECORDS / 3]) {
      await decided(server, key, jobId, count);
      await server.kill("SIGKILL");
      await deployment.endLeases();
      server = await ServerProcess.listening(environment);
    }
    // The same submission is the same job, and what it has done is not done again.
    expect((await submit(server, key, 10_000)).job_id).toBe(jobId);
    const events = await followJob([server], { key, jobId });
    expect(events.map(({ id }) => id)).toEqual(events.map((_, n) => n + 1));
    expect(events.at(-1)?.event).toBe("job.succeeded");
    await checkFinished(server, key, jobId);
    expect((await spent(server)) - before).toBe(RECORDS);

    // And a stop in the middle gives it back at once, with nothing held against it.
    const other = await submit(server, key, 20_000);
    await decided(server, key, other.job_id, 20);
    expect((await server.kill("SIGTERM")).code).toBe(0);
    server = await ServerProcess.listening(environment);
    await followJob([server], { key, jobId: other.job_id });
    await checkFinished(server, key, other.job_id);
    expect((await spent(server)) - before).toBe(2 * RECORDS);
    expect((await server.kill("SIGTERM")).code).toBe(0);
  });
});
