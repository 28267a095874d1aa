/** Two servers on one database are one service: each reads, works on and notifies the other's operations. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, createApp } from "../../src/app/server.ts";
import {
  eventsIn,
  finish,
  streamOf,
  submitted,
  trySubmit,
  withoutWorker,
  workerOf,
} from "../../src/operations/batch-jobs/testing/jobs.ts";
import type { JobBody, ResolveBody } from "../support/answers.ts";
import { type Deployment, newDeployment } from "../support/deployment.ts";
import { ServerProcess } from "../support/process.ts";
import { namedCompany, numberedCompany } from "../support/records.ts";
import { TestService } from "../support/service.ts";

describe("two servers in one process, on either engine", () => {
  let service: TestService;
  let second: App;

  beforeAll(async () => {
    service = await TestService.start(withoutWorker);
    second = await createApp(service.config, service.database, { now: () => service.clock.now });
  });

  afterAll(async () => {
    await second.close();
    await service.close();
  });

  /** Sends the same request to the second server. */
  async function atSecond<Body>(
    method: "GET" | "POST",
    url: string,
    { key, body, headers = {} }: { key: string; body?: object; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Body }> {
    const answer = await second.http.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body) as Body };
  }

  test("one key at both is one operation, and one job", async () => {
    const tenant = await service.tenant();
    const key = tenant.keys.resolve;
    const request = { key, body: numberedCompany(1), headers: { "idempotency-key": "both" } };
    const first = await tenant.resolve(numberedCompany(1), "both");
    expect((await atSecond<ResolveBody>("POST", "/v1/resolve", request)).body).toEqual(first);
    const records = [numberedCompany(2)];
    const headers = { "idempotency-key": "job-at-both" };
    const answers = await Promise.all([
      trySubmit(service, tenant, records, "job-at-both"),
      atSecond<JobBody>("POST", "/v1/batch-jobs", { key, body: { records }, headers }),
    ]);
    const ids = answers.filter(({ status }) => status === 202).map(({ body }) => body.job_id);
    expect(new Set(ids).size).toBe(1);
    await finish(service, tenant, ids[0]!);
    expect((await tenant.ledger()).spent).toBe(2);
  });

  test("a job that one has accepted the other cancels, shows and tells of", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(3)]);
    const job = await atSecond<JobBody>("GET", `/v1/batch-jobs/${jobId}`, { key: tenant.keys.read });
    expect(job.body.state).toBe("queued");
    const first = eventsIn((await streamWhile(tenant, jobId)).body);
    expect(first.map(({ id }) => id)).toEqual([1, 2]);
    const rest = await second.http.inject({
      url: `/v1/batch-jobs/${jobId}/events`,
      headers: { authorization: `Bearer ${tenant.keys.read}`, "last-event-id": "1" },
    });
    expect(eventsIn(rest.body).map(({ id, event }) => [id, event])).toEqual([[2, "job.cancelled"]]);
  });

  /** Reads the first server's stream, while the second server ends the job. */
  async function streamWhile(tenant: Awaited<ReturnType<TestService["tenant"]>>, jobId: string) {
    const stream = streamOf(service, tenant, jobId);
    await atSecond("POST", `/v1/batch-jobs/${jobId}/cancel`, { key: tenant.keys.resolve });
    return stream;
  }

  test("workers of both take each job once", async () => {
    const tenants = await Promise.all(Array.from({ length: 4 }, () => service.tenant()));
    for (const tenant of tenants) await submitted(service, tenant, [numberedCompany(4), numberedCompany(5)]);
    const workers = [workerOf(service), workerOf(service), workerOf(service)];
    await Promise.all(
      workers.map(async (worker) => {
        while (await worker.runNext());
      }),
    );
    for (const tenant of tenants) expect(await tenant.ledger()).toMatchObject({ entries: 2, spent: 2 });
  });
});

// The embedded database serves one process: tests of several processes run on a server.
describe.runIf(process.env.TEST_DATABASE_URL)("two server processes", () => {
  let deployment: Deployment;
  let servers: ServerProcess[];
  let key: string;

  beforeAll(async () => {
    deployment = await newDeployment();
    const first = await ServerProcess.listening(deployment.environment);
    key = first.tenantKey;
    servers = [first, await ServerProcess.listening(deployment.environment)];
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    await deployment.close();
  });

  test("a server that leaves its jobs to a worker beside it", { timeout: 120_000 }, async () => {
    const own = await newDeployment();
    const alone = { ...own.environment, ASSAY_WORKER: "separate" };
    const server = await ServerProcess.listening(alone);
    const records = [namedCompany(50_001), namedCompany(50_002)];
    const { batchJobs } = server.client(server.tenantKey);
    const { job_id: jobId } = await batchJobs.submit({ records });
    const worker = new ServerProcess(alone, ["worker"]);
    await worker.says(() => worker.stdout, /works on batch jobs/);
    const events = await Array.fromAsync(batchJobs.getEvents(jobId));
    expect(events.at(-1)?.event).toBe("job.succeeded");
    expect((await worker.kill("SIGTERM")).code).toBe(0);
    expect((await server.kill("SIGTERM")).code).toBe(0);
    await own.close();
  });

  test.each([1, -1])("one whose clock is %i days off goes by the time of all", async (days) => {
    const [first] = servers as [ServerProcess];
    const off = await ServerProcess.listening({ ...deployment.environment, NODE_OPTIONS: clockOff(days) });
    const admin = { key: first.adminKey };
    const minted = await first.send<{ key_id: string; key: string }>("POST", "/v1/admin/keys", {
      ...admin,
      body: { tenant_id: "local", scope: "resolve", name: "turns", expires_at: inAnHour() },
    });
    const { key_id: keyId, key: old } = minted.body;
    expect((await off.send("POST", `/v1/admin/keys/${keyId}/rotate`, admin)).status).toBe(200);
    // The value before a rotation stays valid for a while, at either server.
    for (const [n, server] of [first, off].entries()) {
      const { entity } = await server.client(old).resolve(namedCompany(60_000 + 2 * days + n));
      expect(Math.abs(Date.parse(entity!.created_at) - Date.now())).toBeLessThan(60_000);
    }
    await off.kill("SIGTERM");
  });

  test("of two, one is killed in the middle of a job: the other ends it", { timeout: 120_000 }, async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const records = Array.from({ length: 300 }, (_, n) => namedCompany(40_000 + n));
    const keyed = { idempotencyKey: "of-two" };
    let job = await first.client(key).batchJobs.submit({ records }, keyed);
    const jobId = job.job_id;
    const { batchJobs } = second.client(key);
    while (job.progress.completed < 30) job = await batchJobs.get(jobId);
    await first.kill("SIGKILL");
    await deployment.endLeases();
    const told = await Array.fromAsync(batchJobs.getEvents(jobId));
    // A progress event between two reads has the id of the event before it.
    const seen = told.filter(({ event }) => event !== "job.progress");
    expect(seen.map(({ id }) => id)).toEqual(seen.map((_, n) => n + 1));
    expect(seen.at(-1)?.event).toBe("job.succeeded");
    const result = await batchJobs.wait(jobId);
    expect(result.outcomes).toHaveLength(300);
    expect(result.usage.credits_charged).toBe(300);
    expect((await batchJobs.submit({ records }, keyed)).job_id).toBe(jobId);
  });
});

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

/** A Node option that starts a process with a clock that many days off. */
function clockOff(days: number): string {
  const program = `const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [Date.now()])); }
      static now() { return Right.now() + ${days * 86_400_000}; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}
