/** Jobs whose workers are lost, stopped or many: each job must end once and be charged once. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany, placeholder } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import {
  batchWorker,
  type ClaimedJob,
  claimJob,
  endLease,
  eventsIn,
  finish,
  jobOf,
  resultOf,
  streamOf,
  submitted,
  withoutWorker,
  workerOf,
  workerParts,
} from "../../operations/batch-jobs/testing/jobs.ts";
import { leavePlaces } from "../../storage/jobs/due.ts";
import { bringJobsNear } from "../../storage/jobs/job-sweep.ts";
import { LEASE_S } from "../../storage/jobs/leases.ts";
import { renewJob } from "../../storage/jobs/queue.ts";
import { testCall } from "../../storage/testing/outside-call.ts";
import { closeCall, openCall } from "../../storage/usage/outside-commitments.ts";
import { insertWebhook } from "../../storage/webhooks/webhooks.ts";
import { expireJobs } from "./forget-jobs.ts";
import { reconcileJob } from "./reconcile-job.ts";
import { type JobDependencies, runJob as runBatchJob } from "./run-job.ts";
import { MOST_RUNS } from "./take-job.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start(withoutWorker);
});

afterAll(() => service.close());

const companies = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...numberedCompany(from + n), client_ref: `${n}` }));

const secondsLater = (seconds: number) =>
  new Date(service.clock.now.getTime() + seconds * 1000).toISOString();

/** Takes jobs until it has this one; the other jobs return to the queue when their leases end. */
async function claimOf(jobId: string): Promise<ClaimedJob> {
  for (;;) {
    const job = await claimJob(service);
    if (!job) throw new Error("the job does not wait");
    if (job.jobId === jobId) return job;
  }
}

/** Runs a job as a worker does, and frees its place. */
async function runJob(parts: JobDependencies, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  await runBatchJob(parts, job, signal).finally(() => leavePlaces(service.database, "batch", [job.token]));
}

/** A worker that dies after this many records: the decisions until then are committed. */
async function dieAfter(job: ClaimedJob, records: number): Promise<void> {
  const parts = workerParts(service);
  const dead = new AbortController();
  const { commits } = parts.resolution;
  let committed = 0;
  const mortal = {
    lock: commits.lock,
    commit: async (write: Parameters<typeof commits.commit>[0]) => {
      if (++committed > records) throw new Error("the power went");
      return commits.commit(write);
    },
  };
  const resolution = { ...parts.resolution, commits: mortal as typeof commits };
  await expect(runJob({ ...parts, resolution }, job, dead.signal)).rejects.toThrow("the power went");
}

const states = async (tenant: TestTenant, jobId: string) =>
  eventsIn((await streamOf(service, tenant, jobId)).body).map(({ data }) => data.state);

describe("a worker that is lost", () => {
  test("its job is taken up where it stopped, and no record is charged twice", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, companies(0, 60));
    const job = await claimOf(jobId);
    await dieAfter(job, 20);
    const before = await jobOf(tenant, jobId);
    expect(before).toMatchObject({ state: "queued", progress: { total: 60, completed: 20, no_match: 20 } });
    expect((await tenant.ledger()).spent).toBe(20);
    const records = await tenant.count("record");
    const done = await finish(service, tenant, jobId);
    expect(done).toMatchObject({ state: "succeeded", progress: { completed: 60, no_match: 60 } });
    expect(await tenant.ledger()).toMatchObject({ entries: 60, spent: 60 });
    expect(await tenant.count("record")).toBe(records + 40);
    const { outcomes, usage } = await resultOf(tenant, jobId);
    expect(outcomes.map(({ client_ref }) => client_ref)).toEqual(
      companies(0, 60).map((one) => one.client_ref),
    );
    expect(usage.credits_charged).toBe(60);
  });

  test("one whose lease has run out is taken back; nobody takes it before", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, companies(100, 2));
    const lost = await claimOf(jobId);
    expect(await claimJob(service)).toBeNull();
    await endLease(service, jobId);
    const taken = await claimOf(jobId);
    expect(taken).toMatchObject({ jobId, attempts: 1 });
    // The lost worker is still alive: it may not keep the job, and its results change nothing.
    expect(await renewJob(service.database, lost, secondsLater(60))).toBe(false);
    await runJob(workerParts(service), lost, new AbortController().signal);
    expect((await jobOf(tenant, jobId)).state).toBe("running");
    await runJob(workerParts(service), taken, new AbortController().signal);
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "succeeded", progress: { completed: 2 } });
    expect((await tenant.ledger()).spent).toBe(2);
    expect(await states(tenant, jobId)).toEqual(["queued", "running", "queued", "running", "succeeded"]);
  });

  test("two workers at one job at once charge each record once", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, companies(200, 40));
    const first = await claimOf(jobId);
    await endLease(service, jobId);
    const second = await claimOf(jobId);
    const { signal } = new AbortController();
    await Promise.all([
      runJob(workerParts(service), first, signal),
      runJob(workerParts(service), second, signal),
    ]);
    const done = await finish(service, tenant, jobId);
    expect(done).toMatchObject({ state: "succeeded", progress: { completed: 40 } });
    expect(await tenant.ledger()).toMatchObject({ entries: 40, spent: 40 });
    expect(await tenant.count("record")).toBe(40);
  });

  test("a lease from before the database's clock was set back ends a lease from now, if nobody renews it", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, companies(1300, 2));
    const job = await claimOf(jobId);
    const remaining = async (): Promise<number> => {
      const { rows } = await service.database.query<{ seconds: number }>(
        "select extract(epoch from lease_until - $2::timestamptz)::float8 as seconds from job where key = $1",
        [jobId, service.clock.now.toISOString()],
      );
      return rows[0]!.seconds;
    };
    await renewJob(service.database, job, secondsLater(86_400));
    await bringJobsNear(service.database, service.clock.now);
    expect(await remaining()).toBeLessThanOrEqual(LEASE_S);
    expect(await remaining()).toBeGreaterThan(LEASE_S / 2);
    await renewJob(service.database, job, secondsLater(10));
    await bringJobsNear(service.database, service.clock.now);
    expect(await remaining()).toBeLessThanOrEqual(10);
    await endLease(service, jobId);
    expect(await finish(service, tenant, jobId)).toMatchObject({ state: "succeeded" });
  });

  test("runs that decide something before they are lost are not held against the job", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, companies(1200, 8));
    for (let run = 0; run < MOST_RUNS + 2; run++) await dieAfter(await claimOf(jobId), 1);
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "queued", progress: { completed: 5 } });
    expect(await finish(service, tenant, jobId)).toMatchObject({ state: "succeeded" });
    expect((await tenant.ledger()).spent).toBe(8);
  });

  test(`after ${MOST_RUNS} runs in a row that came to nothing the job has failed`, async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, companies(300, 2));
    for (let run = 0; run < MOST_RUNS; run++) {
      await claimOf(jobId);
      await endLease(service, jobId);
    }
    await claimJob(service);
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "failed", error: { code: "internal_error" } });
    expect((await tenant.ledger()).spent).toBe(0);
  });
});

describe("a worker that is stopped", () => {
  test("gives its job back at once, and nothing is held against the job", async () => {
    const tenant = await service.tenant();
    const { job_id: jobId } = await submitted(service, tenant, companies(400, 3));
    for (let stop = 0; stop <= MOST_RUNS; stop++)
      await runJob(workerParts(service), await claimOf(jobId), AbortSignal.abort());
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "queued", error: null });
    expect(await finish(service, tenant, jobId)).toMatchObject({ state: "succeeded" });
  });

  test("one that works by itself ends what it has begun or gives it back, and takes nothing more", async () => {
    const tenant = await service.tenant();
    const worker = batchWorker(service);
    const { job_id: jobId } = await submitted(service, tenant, companies(500, 100));
    worker.wake("batch");
    await worker.stop();
    expect(["queued", "succeeded"]).toContain((await jobOf(tenant, jobId)).state);
    expect(await finish(service, tenant, jobId)).toMatchObject({ state: "succeeded" });
    expect((await tenant.ledger()).spent).toBe(100);
  });
});

describe("lock", () => {
  test("one job of a tenant runs at a time; tenants take turns, a tenant's jobs in their order", async () => {
    while (await workerOf(service).runNext());
    const [busy, other] = [await service.tenant(), await service.tenant()];
    const mine: string[] = [];
    for (let n = 0; n < 3; n++) {
      mine.push((await submitted(service, busy, [placeholder])).job_id);
      service.advance(1);
    }
    const theirs = (await submitted(service, other, [placeholder])).job_id;
    const { signal } = new AbortController();
    const next = () => claimJob(service);
    const [first, second, third] = [await next(), await next(), await next()];
    expect([first?.jobId, second?.jobId, third]).toEqual([mine[0], theirs, null]);
    await runJob(workerParts(service), first!, signal);
    const fourth = await next();
    expect(fourth?.jobId).toBe(mine[1]);
    await runJob(workerParts(service), second!, signal);
    await runJob(workerParts(service), fourth!, signal);
    expect((await next())?.jobId).toBe(mine[2]);
  });

  test("many workers that ask at once get one job of a tenant between them", async () => {
    await service.database.query("update job set lease_until = '-infinity' where state = 'held'");
    await service.database.query("delete from job_slot");
    await service.database.query("update job_due set due_at = '-infinity'");
    while (await workerOf(service).runNext());
    const tenant = await service.tenant();
    await submitted(service, tenant, [placeholder]);
    await submitted(service, tenant, [placeholder]);
    const claims = await Promise.all(Array.from({ length: 6 }, () => claimJob(service)));
    expect(claims.flatMap((job) => job?.tenantId ?? [])).toEqual([tenant.tenantId]);
  });
});

describe("an outside call that somebody bills", () => {
  const opening = () => ({ at: service.clock.now.toISOString(), attempt: true });

  async function committed(tenant: TestTenant, from: number): Promise<string> {
    const { job_id: jobId } = await submitted(service, tenant, companies(from, 30));
    const job = await claimOf(jobId);
    const { tenantId } = tenant;
    await openCall(service.database, testCall(tenantId, jobId, { jobId, recordIndex: 25 }), opening());
    await dieAfter(job, 10);
    return jobId;
  }

  test("is not made again by itself when its worker is lost", async () => {
    const tenant = await service.tenant();
    const jobId = await committed(tenant, 600);
    while (await workerOf(service).runNext());
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "reconciliation_required", error: null });
    expect((await tenant.ledger()).spent).toBe(10);
    const result = await tenant.get(`/v1/batch-jobs/${jobId}/result`);
    expect(result.status).toBe(409);
    expect(await states(tenant, jobId)).toEqual(["queued", "running", "reconciliation_required"]);
  });

  test("a lease that runs out over one leads there as well; one that was closed does not", async () => {
    const tenant = await service.tenant();
    for (const [closed, state] of [
      [false, "reconciliation_required"],
      [true, "succeeded"],
    ] as const) {
      const { job_id: jobId } = await submitted(service, tenant, companies(700, 1));
      await claimOf(jobId);
      const call = testCall(tenant.tenantId, jobId, { jobId, recordIndex: 0 });
      await openCall(service.database, call, opening());
      if (closed)
        await closeCall(service.database, call, { outcome: "failed", answer: null, at: opening().at });
      await endLease(service, jobId);
      expect(await finish(service, tenant, jobId).catch(() => jobOf(tenant, jobId))).toMatchObject({ state });
    }
  });

  test("the operator completes the job: what was decided stays, the rest is decided once", async () => {
    const tenant = await service.tenant();
    const jobId = await committed(tenant, 800);
    const how = { how: "complete", signal: new AbortController().signal } as const;
    expect(await reconcileJob(workerParts(service), { tenantId: tenant.tenantId, jobId }, how)).toBeNull();
    expect(await jobOf(tenant, jobId)).toMatchObject({ state: "succeeded", progress: { completed: 30 } });
    expect((await resultOf(tenant, jobId)).outcomes).toHaveLength(30);
    expect(await tenant.ledger()).toMatchObject({ entries: 30, spent: 30 });
    const again = await reconcileJob(workerParts(service), { tenantId: tenant.tenantId, jobId }, how);
    expect(again).toMatchObject({ code: "not_found" });
  });

  test("or lets it fail, and says why", async () => {
    const tenant = await service.tenant();
    const jobId = await committed(tenant, 900);
    const how = { how: "fail", signal: new AbortController().signal } as const;
    expect(await reconcileJob(workerParts(service), { tenantId: tenant.tenantId, jobId }, how)).toBeNull();
    expect(await jobOf(tenant, jobId)).toMatchObject({
      state: "failed",
      error: { code: "outside_call_unsettled" },
      progress: { completed: 10 },
    });
  });
});

describe("notifications", () => {
  test("every end of a job is told once to whoever has asked for it, in the transaction of that end", async () => {
    const tenant = await service.tenant();
    const at = service.clock.now.toISOString();
    const types = ["batch.succeeded", "batch.cancelled", "batch.erased", "batch.reconciliation_required"];
    await service.database.transaction((tx) =>
      insertWebhook(
        tx,
        tenant.tenantId,
        {
          webhook_id: `wh_${tenant.tenantId}`,
          url: "https://hooks.example.com/",
          destination: "hooks.example.com",
          event_types: types,
          secret: Buffer.from("sealed"),
          created_at: at,
        },
        1,
      ),
    );
    const told = async () => {
      const { rows } = await service.database.query<{ event_id: string; body: string }>(
        "select event_id, body from webhook_delivery where tenant_id = $1 order by body, event_id",
        [tenant.tenantId],
      );
      return rows.map(({ event_id, body }) => ({ event_id, ...(JSON.parse(body) as { type: string }) }));
    };
    const gone = (await submitted(service, tenant, companies(1101, 1))).job_id;
    await service.send("POST", `/v1/batch-jobs/${gone}/cancel`, { key: tenant.keys.resolve });
    const done = (await submitted(service, tenant, companies(1100, 1))).job_id;
    await finish(service, tenant, done);
    const { outcomes } = await resultOf(tenant, done);
    await service.send("DELETE", `/v1/records/${outcomes[0]!.record_id}`, { key: tenant.keys.erase });
    const events = await told();
    expect(events.map(({ type }) => type)).toEqual(["batch.cancelled", "batch.erased", "batch.succeeded"]);
    expect(events).toContainEqual({
      event_id: expect.stringMatching(/^evt_[a-z2-7]{26}$/),
      type: "batch.succeeded",
      timestamp: service.clock.now.toISOString(),
      data: { job_id: done, state: "succeeded" },
    });
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(3);
  });
});

describe("retention", () => {
  test("a result goes after 30 days, and its submission with it; one that is younger stays", async () => {
    const tenant = await service.tenant();
    const old = (await submitted(service, tenant, companies(1000, 1), "old-key")).job_id;
    await finish(service, tenant, old);
    service.advance(86_400);
    const young = (await submitted(service, tenant, companies(1001, 1))).job_id;
    await finish(service, tenant, young);
    service.advance(86_400 * 29.5);
    await expireJobs(service.database, service.clock.now);
    expect((await jobOf(tenant, old)).state).toBe("erased");
    expect((await tenant.get(`/v1/batch-jobs/${old}/result`)).status).toBe(410);
    expect((await jobOf(tenant, young)).state).toBe("succeeded");
    const { rows } = await service.database.query(
      "select 1 from batch_job where job_id = $1 and result is not null union all select 1 from batch_job_record where job_id = $1",
      [old],
    );
    expect(rows).toEqual([]);
    expect(await tenant.count("record")).toBe(2);
  });
});
