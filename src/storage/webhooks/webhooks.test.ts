import { afterAll, beforeAll, expect, test } from "vitest";
import { settle } from "../../jobs/webhooks/deliver-attempt.ts";
import { claimAttempts, type HeldAttempt } from "../../jobs/webhooks/testing/deliveries.ts";
import type { Database } from "../engine/database.ts";
import { openTestDatabase } from "../engine/testing.ts";
import { leavePlaces } from "../jobs/due.ts";
import { bringJobsNear, endAbandonedJobLeases, sweepJobs } from "../jobs/job-sweep.ts";
import { LEASE_S, MAX_RETRY_AFTER_S } from "../jobs/leases.ts";
import { insertTestTenant } from "../testing/insert-test-tenant.ts";
import { shifted } from "../testing/shifted.ts";
import { type AttemptOutcome, listDeliveries, trimDeliveries } from "./webhook-deliveries.ts";
import {
  disableWebhook,
  enqueueJobEvent,
  findWebhook,
  insertWebhook,
  type JobEvent,
  listWebhooks,
} from "./webhooks.ts";

let db: Database;
let made = 0;
const at = new Date("2026-11-20T09:00:00.000Z");
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const limits = { total: 100 };

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../migrations/", import.meta.url) });
});

afterAll(() => db.close());

interface Subscription {
  readonly tenantId: string;
  readonly webhookId: string;
}

async function subscription(options: { tenantId?: string; host?: string; types?: string[] } = {}) {
  const number = ++made;
  const tenantId = options.tenantId ?? `ten_hooks_${number}`;
  if (options.tenantId === undefined) {
    await insertTestTenant(db, tenantId);
  }
  const host = options.host ?? `hooks-${number}.acme.com`;
  const webhook = {
    webhook_id: `wh_${number}`,
    url: `https://${host}/in`,
    destination: host,
    event_types: options.types ?? ["batch.succeeded"],
    secret: Buffer.from([number]),
    created_at: at.toISOString(),
  };
  expect(await db.transaction((tx) => insertWebhook(tx, tenantId, webhook, 20))).toBe(true);
  return { tenantId, webhookId: webhook.webhook_id };
}

const event = (tenantId: string, eventId: string, more: Partial<JobEvent> = {}): JobEvent => ({
  tenantId,
  eventId,
  type: "batch.succeeded",
  jobId: "job_1",
  state: "succeeded",
  at,
  ...more,
});

const log = (to: Subscription) => listDeliveries(db, to, 100);
const disable = (to: Subscription, keep = 20) =>
  db.transaction((tx) => disableWebhook(tx, to, { reason: "deleted", at: later(made).toISOString(), keep }));
/** Other tests' events are theirs. */
const claim = async (to: Subscription, now = at): Promise<HeldAttempt[]> =>
  (await claimAttempts(db, now, limits)).filter(({ webhook_id }) => webhook_id === to.webhookId);

/** Writes down how an attempt ended, as its worker does. */
async function settled(attempt: HeldAttempt, outcome: AttemptOutcome): Promise<void> {
  await settle(db, { job: attempt.job, claimed: attempt, gone: false }, outcome);
  await leavePlaces(db, attempt.job.kind, [attempt.job.token]);
}

const failed = (next: Date | null) => ({
  succeeded: false,
  responseStatus: 500,
  errorClass: "http_status",
  durationMs: 7,
  attemptedAt: at.toISOString(),
  at: later(1).toISOString(),
  retryAt: next?.toISOString() ?? null,
});

test("an event reaches every active subscription of its tenant to its type, and no other", async () => {
  const told = await subscription();
  const also = await subscription({ tenantId: told.tenantId });
  const otherType = await subscription({ tenantId: told.tenantId, types: ["batch.failed"] });
  const ended = await subscription({ tenantId: told.tenantId });
  const otherTenant = await subscription();
  await disable(ended);
  await enqueueJobEvent(db, event(told.tenantId, "evt_reach"));
  for (const to of [told, also]) {
    expect(await log(to)).toMatchObject([{ event_id: "evt_reach", attempt: 1, status: "pending" }]);
  }
  for (const to of [otherType, ended, otherTenant]) expect(await log(to)).toEqual([]);
});

test("an event is in the outbox if and only if its transaction commits", async () => {
  const to = await subscription();
  const broken = db.transaction(async (tx) => {
    await enqueueJobEvent(tx, event(to.tenantId, "evt_rolled_back"));
    throw new Error("no");
  });
  await expect(broken).rejects.toThrow("no");
  expect(await log(to)).toEqual([]);
  await db.transaction((tx) => enqueueJobEvent(tx, event(to.tenantId, "evt_committed")));
  expect(await log(to)).toHaveLength(1);
});

test("an event that is told twice is one", async () => {
  const to = await subscription();
  await enqueueJobEvent(db, event(to.tenantId, "evt_twice"));
  await enqueueJobEvent(db, event(to.tenantId, "evt_twice"));
  expect(await log(to)).toHaveLength(1);
});

test("a notification holds the job's id and state and nothing else", async () => {
  const to = await subscription({ types: ["batch.failed"] });
  await enqueueJobEvent(db, event(to.tenantId, "evt_body", { type: "batch.failed", state: "failed" }));
  const [attempt] = await claim(to);
  expect(attempt!.body).toBe(
    '{"type":"batch.failed","timestamp":"2026-11-20T09:00:00.000Z","data":{"job_id":"job_1","state":"failed"}}',
  );
});

test("a delivery that was put off before the clock was set back is due within the longest wait that a receiver may ask for", async () => {
  const to = await subscription();
  const next = async () => (await log(to)).map(({ next_attempt_at }) => Date.parse(next_attempt_at!));
  for (const id of ["evt_ahead", "evt_near"]) await enqueueJobEvent(db, event(to.tenantId, id));
  for (const [table, due, named] of [
    ["webhook_delivery", "next_attempt_at", "event_id = 'evt_ahead'"],
    ["job", "run_after", "key like '% evt_ahead'"],
  ])
    await db.query(`update ${table} set ${due} = ${shifted(due!, "+ interval '3 hours'")} where ${named}`);
  await bringJobsNear(db, at);
  const longest = later(MAX_RETRY_AFTER_S);
  expect((await next()).sort()).toEqual([at.getTime(), longest.getTime()]);
  const { rows } = await db.query("select run_after from job where key like '% evt_ahead'");
  expect(rows).toEqual([{ run_after: longest.toISOString() }]);
});

test("an attempt is held by one worker, and by another once its lease has ended", async () => {
  const to = await subscription();
  await enqueueJobEvent(db, event(to.tenantId, "evt_lease"));
  const both = await Promise.all([claim(to), claim(to)]);
  expect(both.flat()).toHaveLength(1);
  expect(await claim(to, later(LEASE_S - 1))).toEqual([]);
  expect(await claim(to, later(LEASE_S))).toMatchObject([{ event_id: "evt_lease", attempt: 1 }]);
});

test("a start alone at the database frees what a dead process held", async () => {
  const to = await subscription();
  await enqueueJobEvent(db, event(to.tenantId, "evt_dead"));
  expect(await claim(to)).toHaveLength(1);
  await endAbandonedJobLeases(db);
  await sweepJobs(db, at);
  expect(await claim(to)).toHaveLength(1);
});

test("a failed attempt is followed by the next one at its time, with the same event", async () => {
  const to = await subscription();
  await enqueueJobEvent(db, event(to.tenantId, "evt_retry"));
  const [first] = await claim(to);
  await settled(first!, failed(later(6)));
  expect(await claim(to, later(5))).toEqual([]);
  const [second] = await claim(to, later(6));
  expect(second).toMatchObject({ event_id: "evt_retry", attempt: 2, body: first!.body });
  expect(await log(to)).toMatchObject([
    { attempt: 2, status: "pending", next_attempt_at: later(6).toISOString() },
    { attempt: 1, status: "retrying", response_status: 500, next_attempt_at: later(6).toISOString() },
  ]);
});

test("without a clock of one's own, what is due goes by the database's, however far ahead its teller was", async () => {
  const to = await subscription();
  const tomorrow = new Date(Date.now() + 86_400_000);
  await enqueueJobEvent(db, event(to.tenantId, "evt_ahead", { at: tomorrow }));
  // The database's clock has microseconds: what is due in this millisecond may be due after its beginning.
  const now = () => new Date(Date.now() + 1);
  const mine = async () =>
    (await claimAttempts(db, now(), limits)).filter(({ webhook_id }) => webhook_id === to.webhookId);
  const [first] = await mine();
  expect(first).toMatchObject({ event_id: "evt_ahead", attempt: 1 });
  await settled(first!, failed(new Date(Date.now() + 3_600_000)));
  expect(await mine()).toEqual([]);
  expect(await claim(to, tomorrow)).toMatchObject([{ attempt: 2 }]);
});

test("the first report of an attempt counts", async () => {
  const to = await subscription();
  await enqueueJobEvent(db, event(to.tenantId, "evt_once"));
  const [first] = await claim(to);
  await settled(first!, failed(later(6)));
  await settled(first!, {
    ...failed(null),
    succeeded: true,
    responseStatus: 200,
    errorClass: null,
  });
  expect(await log(to)).toMatchObject([
    { attempt: 2, status: "pending" },
    { attempt: 1, status: "retrying" },
  ]);
});

test("a host with many waiting has a few in flight, and keeps no other waiting", async () => {
  const busy = await subscription({ host: "busy.acme.com" });
  const quiet = await subscription({ host: "quiet.acme.com" });
  for (let n = 0; n < 10; n++) await enqueueJobEvent(db, event(busy.tenantId, `evt_busy_${n}`));
  await enqueueJobEvent(db, event(quiet.tenantId, "evt_quiet", { at: later(1) }));
  const taken = await claimAttempts(db, later(1), limits);
  const taken2 = await claimAttempts(db, later(1), limits);
  const of = (rows: HeldAttempt[], to: Subscription) =>
    rows.filter(({ webhook_id }) => webhook_id === to.webhookId);
  expect(of(taken, busy)).toHaveLength(4);
  expect(of(taken, quiet)).toHaveLength(1);
  expect(of(taken2, busy)).toEqual([]);
  await settled(of(taken, busy)[0]!, failed(null));
  expect(of(await claimAttempts(db, later(1), limits), busy)).toHaveLength(1);
});

test("a delivery that waits for a disabled subscription is failed; an attempt under way reports its end and is the last", async () => {
  const to = await subscription();
  await enqueueJobEvent(db, event(to.tenantId, "evt_in_flight"));
  const [inFlight] = await claim(to);
  await enqueueJobEvent(db, event(to.tenantId, "evt_waiting"));
  await disable(to);
  expect(await claim(to)).toEqual([]);
  await settled(inFlight!, failed(later(6)));
  const rows = await log(to);
  expect(rows.map(({ event_id, status, attempted_at }) => [event_id, status, attempted_at])).toEqual([
    ["evt_waiting", "failed", null],
    ["evt_in_flight", "failed", at.toISOString()],
  ]);
});

test("the log keeps the newest attempts and whatever is still to be made", async () => {
  const to = await subscription();
  for (let n = 0; n < 6; n++) await enqueueJobEvent(db, event(to.tenantId, `evt_log_${n}`, { at: later(n) }));
  const first = (await claim(to, later(0)))[0]!;
  expect(first.event_id).toBe("evt_log_0");
  await settled(first, failed(null));
  await trimDeliveries(db, first, 3);
  expect((await log(to)).map(({ event_id }) => event_id)).toEqual([
    "evt_log_5",
    "evt_log_4",
    "evt_log_3",
    "evt_log_2",
    "evt_log_1",
  ]);
});

test("a tenant has at most so many active subscriptions, and the newest disabled ones stay to be read", async () => {
  const first = await subscription();
  const webhook = {
    webhook_id: "wh_beyond",
    url: "https://hooks.acme.com/",
    destination: "hooks.acme.com",
    event_types: ["batch.failed"],
    secret: Buffer.of(1),
    created_at: at.toISOString(),
  };
  expect(await db.transaction((tx) => insertWebhook(tx, first.tenantId, webhook, 1))).toBe(false);
  await enqueueJobEvent(db, event(first.tenantId, "evt_kept"));
  await disable(first, 1);
  expect(await listWebhooks(db, first.tenantId)).toMatchObject([
    { webhook_id: first.webhookId, status: "disabled", disabled_reason: "deleted" },
  ]);
  expect(await log(first)).toHaveLength(1);
  const second = await subscription({ tenantId: first.tenantId });
  await disable(second, 1);
  expect(await findWebhook(db, first.tenantId, first.webhookId)).toBeNull();
  expect(await findWebhook(db, first.tenantId, second.webhookId)).toMatchObject({
    webhook_id: second.webhookId,
  });
  expect(await log(first)).toEqual([]);
});
