import { afterEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { MAX_RETRY_AFTER_S } from "../storage/jobs/leases.ts";
import { insertTestTenant } from "../storage/testing/insert-test-tenant.ts";
import { shifted } from "../storage/testing/shifted.ts";
import { enqueueJobEvent, insertWebhook } from "../storage/webhooks/webhooks.ts";
import { maintenance } from "./maintenance.ts";
import { Schedule } from "./schedule.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a grant and a ticket are forgotten a week after they ended, with their values, and not before", async () => {
  const database = await openTestDatabase({
    migrationsDirectory: new URL("../storage/migrations/", import.meta.url),
  });
  const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
  await insertTestTenant(database, "ten_kept", { created_at: day(1) });
  for (const [id, ended] of [
    ["old", day(1)],
    ["recent", day(9)],
  ]) {
    await database.query(
      `insert into oauth_grant (grant_id, tenant_id, client_id, client_name, scopes, resource, created_at, expires_at, ends_at)
       values ($1, 'ten_kept', 'c', 'C', '{read}', 'r', $2, $2, $2)`,
      [id, ended],
    );
    await database.query(
      "insert into oauth_token (digest, grant_id, kind, scopes, expires_at) values ($1, $2, 'refresh', '{read}', $3)",
      [Buffer.from(id!), id, ended],
    );
    await database.query(
      `insert into oauth_install_ticket (ticket_id, tenant_id, digest, scopes, created_at, expires_at)
       values ($1, 'ten_kept', $2, '{read}', $3, $3)`,
      [id, Buffer.from(id!), ended],
    );
  }
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const failures: unknown[] = [];
  const schedule = new Schedule(maintenance(database, { now: () => new Date(day(10)) }), (error) =>
    failures.push(error),
  );
  schedule.start();
  const left = async () => {
    const { rows } = await database.query<{ id: string }>(
      `select grant_id as id from oauth_grant union all select grant_id from oauth_token
       union all select ticket_id from oauth_install_ticket`,
    );
    return rows.map(({ id }) => id);
  };
  expect(await left()).toHaveLength(6);
  vi.advanceTimersByTime(15 * 60_000);
  await expect.poll(left, { timeout: 10_000 }).toEqual(["recent", "recent", "recent"]);
  await schedule.stop();
  expect(failures).toEqual([]);
  await database.close();
});

test("a lease or a due time further ahead than it can be is brought near within seconds", async () => {
  const database = await openTestDatabase({
    migrationsDirectory: new URL("../storage/migrations/", import.meta.url),
  });
  const at = new Date();
  await insertTestTenant(database, "ten_set_back");
  const webhook = {
    webhook_id: "wh_set_back",
    url: "https://hooks.acme.com/in",
    destination: "hooks.acme.com",
  };
  const created = {
    event_types: ["batch.succeeded"],
    secret: Buffer.from([1]),
    created_at: at.toISOString(),
  };
  await database.transaction((tx) => insertWebhook(tx, "ten_set_back", { ...webhook, ...created }, 20));
  const event = { eventId: "evt", type: "batch.succeeded", jobId: "job_1", state: "succeeded" } as const;
  await enqueueJobEvent(database, { tenantId: "ten_set_back", ...event, at });
  await database.query(
    `update webhook_delivery set next_attempt_at = ${shifted("next_attempt_at", "+ interval '1 day'")}`,
  );
  const aheadMs = async (): Promise<number> => {
    const { rows } = await database.query<{ next_attempt_at: string }>(
      "select next_attempt_at from webhook_delivery",
    );
    return Date.parse(rows[0]!.next_attempt_at) - at.getTime();
  };
  expect(await aheadMs()).toBe(86_400_000);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const schedule = new Schedule(maintenance(database, { now: () => at }), (error) => {
    throw error;
  });
  schedule.start();
  vi.advanceTimersByTime(5_000);
  await expect.poll(aheadMs, { timeout: 10_000 }).toBe(MAX_RETRY_AFTER_S * 1_000);
  await schedule.stop();
  await database.close();
});
