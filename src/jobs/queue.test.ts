/** The rules of the queue for every kind of job. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../storage/engine/database.ts";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { noteDue } from "../storage/jobs/due.ts";
import { endAbandonedJobLeases, sweepJobs } from "../storage/jobs/job-sweep.ts";
import { LEASE_S } from "../storage/jobs/leases.ts";
import { enqueueJob, requestJob } from "../storage/jobs/queue.ts";
import { insertTestTenant } from "../storage/testing/insert-test-tenant.ts";
import type { JobKind, TakenJob } from "./job-kind.ts";
import { takeJobs } from "./queue.ts";
import { JobWorker } from "./worker.ts";

type Named = { readonly name: string };
const payload = z.strictObject({ name: z.string() });
let db: Database;
let now = new Date("2026-11-20T09:00:00.000Z");
let tokens = 0;
const told: { readonly error: unknown; readonly known: object }[] = [];

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../storage/migrations/", import.meta.url) });
  for (const tenantId of ["ten_a", "ten_b", "ten_c"]) await insertTestTenant(db, tenantId);
});
afterEach(async () => {
  told.length = 0;
  for (const table of ["job", "job_due", "job_slot"]) await db.query(`delete from ${table}`);
});
afterAll(() => db.close());

const advance = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function add(tenantId: string, key: string, given: object = { name: key }): Promise<void> {
  const at = now.toISOString();
  await enqueueJob(db, { tenantId, kind: "test", key, payload: given, runAfter: at, at });
  await noteDue(db, { tenantId, kind: "test", lane: "" }, at);
}

const kindOf = (more: Partial<JobKind<Named>> = {}): JobKind<Named> => ({
  ...{ name: "test", slots: 4, perTenant: 1, payload, run: async () => undefined },
  ...more,
});

const queue = (database: Database = db) => ({
  ...{ database, now: () => now, newToken: () => `token_${tokens++}` },
  failed: (error: unknown, known: object) => void told.push({ error, known }),
});

const workerOf = (kind: JobKind<Named>, database: Database = db) => {
  const tell = (known: object) => void told.push({ error: null, known });
  const log = { info: () => undefined, warn: tell, error: tell };
  return new JobWorker({ ...queue(database), log }, [kind]);
};

const keysOf = (jobs: readonly TakenJob[]) => jobs.map(({ tenantId, key }) => `${tenantId} ${key}`);

const rows = async () =>
  (
    await db.query<{ key: string; state: string; attempts: number; error: string | null; run_after: string }>(
      "select key, state, attempts, error, run_after from job order by tenant_id, key",
    )
  ).rows;

test("tenants take turns: a tenant with many jobs keeps no other waiting", async () => {
  for (let n = 0; n < 5; n++) await add("ten_a", `a${n}`);
  advance(1);
  await add("ten_b", "b0");
  const done: string[] = [];
  const worker = workerOf(kindOf({ slots: 1, run: async ({ key }) => void done.push(key) }));
  await worker.runDue("test");
  expect(done).toEqual(["a0", "b0", "a1", "a2", "a3", "a4"]);
  expect(await rows()).toEqual([]);
});

test("so many of a tenant's jobs run at once as its kind allows, in all processes together", async () => {
  for (let n = 0; n < 5; n++) await add("ten_a", `a${n}`);
  const kind = kindOf({ perTenant: 2 });
  const both = await Promise.all([takeJobs(queue(), kind, 4), takeJobs(queue(), kind, 4)]);
  expect(keysOf(both.flat()).sort()).toEqual(["ten_a a0", "ten_a a1"]);
});

test("a job is in one pair of hands, and in another once its lease has run out", async () => {
  await add("ten_a", "lost");
  const [first] = await takeJobs(queue(), kindOf(), 4);
  expect(first).toMatchObject({ key: "lost", attempts: 0 });
  advance(LEASE_S - 1);
  expect(await takeJobs(queue(), kindOf(), 4)).toEqual([]);
  advance(1);
  expect(await takeJobs(queue(), kindOf(), 4)).toMatchObject([{ key: "lost", attempts: 1 }]);
});

test("a start alone at the database takes at once what a dead process had", async () => {
  await add("ten_a", "dead");
  await takeJobs(queue(), kindOf(), 4);
  await endAbandonedJobLeases(db);
  await sweepJobs(db, now);
  expect(await takeJobs(queue(), kindOf(), 4)).toHaveLength(1);
});

test("a payload that cannot be read fails its job, says where and not what stands there", async () => {
  await add("ten_a", "an_odd", { name: 7, secret: "hunter2" });
  await add("ten_a", "fine");
  const failed: string[] = [];
  const kind = kindOf({ failed: async (_, { key }) => void failed.push(key) });
  expect(keysOf(await takeJobs(queue(), kind, 4))).toEqual(["ten_a fine"]);
  const [odd] = await rows();
  expect(odd).toMatchObject({ key: "an_odd", state: "failed" });
  expect(odd!.error).toMatch(/cannot be read by this release \(name: invalid_type/);
  expect(odd!.error).not.toMatch(/hunter2/);
  expect(failed).toEqual(["an_odd"]);
});

test("a job that fails is tried again after longer and longer waits, and has failed after the last attempt", async () => {
  await add("ten_a", "failing");
  const run = async () => {
    throw new Error("no");
  };
  const worker = workerOf(kindOf({ mostAttempts: 3, run }));
  for (const seconds of [5, 10]) {
    await worker.runDue("test");
    const [job] = await rows();
    expect(Date.parse(job!.run_after) - now.getTime()).toBe(seconds * 1000);
    advance(seconds - 1);
    expect(await worker.runNext("test")).toBe(false);
    advance(1);
  }
  await worker.runDue("test");
  expect(await rows()).toMatchObject([{ state: "failed", error: "it came to nothing 3 times: Error" }]);
});

test("a job that a stop has broken off is given back at once, and nothing is counted against it", async () => {
  await add("ten_a", "long");
  const begun = Promise.withResolvers<void>();
  const run = (_: TakenJob<Named>, signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      begun.resolve();
    });
  const worker = workerOf(kindOf({ run }));
  worker.wake("test");
  await begun.promise;
  await worker.stop();
  expect(await rows()).toMatchObject([{ state: "waiting", attempts: 0, run_after: now.toISOString() }]);
  expect(await takeJobs(queue(), kindOf(), 1)).toHaveLength(1);
});

test("a job that is told meanwhile to do something else is done again", async () => {
  const at = now.toISOString();
  const request = (name: string) =>
    requestJob(db, { tenantId: "ten_a", kind: "test", key: "one", payload: { name }, runAfter: at, at });
  await request("first");
  await sweepJobs(db, now);
  const done: string[] = [];
  const run = async (job: TakenJob<Named>) => {
    done.push(job.payload.name);
    if (done.length === 1) await request("second");
  };
  await workerOf(kindOf({ run })).runDue("test");
  expect(done).toEqual(["first", "second"]);
  expect(await rows()).toEqual([]);
});

test("a job that nobody has noted as due is found by the sweep", async () => {
  const at = now.toISOString();
  await enqueueJob(db, {
    tenantId: "ten_a",
    kind: "test",
    key: "forgotten",
    payload: { name: "" },
    runAfter: at,
    at,
  });
  expect(await takeJobs(queue(), kindOf(), 1)).toEqual([]);
  await sweepJobs(db, now);
  expect(await takeJobs(queue(), kindOf(), 1)).toHaveLength(1);
});

test("after the clock was set back a lease ends a lease from now, and what was due is due", async () => {
  await add("ten_a", "held");
  await add("ten_b", "waiting");
  await takeJobs(queue(), kindOf(), 1);
  advance(-3_600);
  await sweepJobs(db, now);
  expect(keysOf(await takeJobs(queue(), kindOf(), 4))).toEqual(["ten_b waiting"]);
  advance(LEASE_S);
  expect(keysOf(await takeJobs(queue(), kindOf(), 4)).sort()).toEqual(["ten_a held", "ten_b waiting"]);
});

test("a tenant whose rows cannot be reached keeps no other from its turn", async () => {
  for (const tenantId of ["ten_a", "ten_b", "ten_c"]) await add(tenantId, "one");
  const refusing = new Proxy(db, {
    get(target, name) {
      if (name !== "transaction") {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (work: Parameters<Database["transaction"]>[0]) =>
        target.transaction((tx) =>
          work(
            new Proxy(tx, {
              get(inner, member) {
                const value: unknown = Reflect.get(inner, member, inner);
                if (member !== "query") return typeof value === "function" ? value.bind(inner) : value;
                return (text: string, params: readonly unknown[] = []) => {
                  if (params[0] === "ten_b") throw new Error("the server of ten_b is down");
                  return inner.query(text, params);
                };
              },
            }),
          ),
        );
    },
  });
  const done: string[] = [];
  const worker = workerOf(kindOf({ run: async ({ tenantId }) => void done.push(tenantId) }), refusing);
  await worker.runDue("test");
  expect(done.sort()).toEqual(["ten_a", "ten_c"]);
  expect(told).toMatchObject([{ known: { tenantId: "ten_b" } }]);
  advance(5);
  await workerOf(kindOf({ run: async ({ tenantId }) => void done.push(tenantId) })).runDue("test");
  expect(done).toEqual(["ten_a", "ten_c", "ten_b"]);
});
