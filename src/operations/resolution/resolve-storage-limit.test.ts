/** Free records that belong to no entity are limited by plan, and counted exactly. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import type { TestService } from "../../../tests/support/service.ts";
import { abstain, foundTwins, submit } from "../review/testing/abstentions.ts";
import {
  type Count,
  counted,
  erase,
  exact,
  full,
  one,
  recounted,
  silent,
  startLimited,
  stored,
} from "./testing/unbound.ts";

let service: TestService;

beforeAll(async () => {
  service = await startLimited();
});

afterAll(() => service.close());

describe("over the quota of unbound records", () => {
  test("409: a resolve that would stay unbound leaves nothing, over REST and as a tool", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const before = await stored(tenant);
    const refused = await tenant.tryResolve(silent(9), "over");
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: "storage_limit",
      details: { store: "unbound_records", records_limit: 3, bytes_limit: 1_048_576 },
    });
    const called = await tenant.tool("resolve_company", silent(10));
    expect(called).toMatchObject({ isError: true, content: { error: { code: "storage_limit" } } });
    expect(await stored(tenant)).toEqual(before);
    expect(await exact(service, tenant)).toBe(3);
  });

  test("a record that decides is decided, and a replay is answered and leaves nothing", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const decided = await tenant.resolve(numberedCompany(1));
    expect(decided).toMatchObject({ decision: "no_match", entity_created: true });
    const before = await stored(tenant);
    for (let n = 0; n < 2; n++) {
      const again = await tenant.resolve(numberedCompany(1), "replay");
      expect(again).toMatchObject({ replayed: true, record_id: decided.record_id });
    }
    expect(await stored(tenant)).toEqual(before);
    expect(await exact(service, tenant)).toBe(3);
  });

  test("an answer that is kept is given again under its key", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const again = await tenant.tryResolve(silent(0), "full-0");
    expect(again.status).toBe(200);
    expect(again.headers["idempotency-replayed"] ?? again.headers["idempotent-replayed"]).toBe("true");
  });

  test("an erasure and a verdict each make room for one record", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await foundTwins(tenant);
    const items = [];
    for (let n = 0; n < 3; n++) items.push(await abstain(tenant, { client_ref: `${n}` }));
    expect((await tenant.tryResolve(silent(1))).status).toBe(409);
    expect((await erase(service, tenant, items[0]!.recordId)).status).toBe(204);
    await tenant.resolve(silent(1));
    expect((await tenant.tryResolve(silent(2))).status).toBe(409);
    const settled = await submit(service, tenant, items[1]!.reviewId, { verdict: "no_match" });
    expect(settled.status).toBe(200);
    await tenant.resolve(silent(2));
    expect((await tenant.tryResolve(silent(3))).status).toBe(409);
    expect(await exact(service, tenant)).toBe(3);
  });

  test("of many resolves at once as many are kept as there is room for", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => tenant.tryResolve(silent(n))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(9).fill(409)]);
    expect(await exact(service, tenant)).toBe(3);
  });

  test("another plan has no quota unless the operator sets one", async () => {
    const tenant = await service.tenant({ plan: "growth" });
    for (let n = 0; n < 5; n++) await tenant.resolve(silent(n));
    expect(await exact(service, tenant)).toBe(5);
  });
});

describe("a keyed pair match that decides nothing", () => {
  const pair = { left: { name: "N/A", country: "GB" }, right: { name: "N/A", country: "GB" } };

  test("is answered again from store while there is room, and worked out again where there is none", async () => {
    const roomy = await service.tenant({ plan: "free" });
    const first = await roomy.tryMatch(pair, "pair");
    expect((await roomy.tryMatch(pair, "pair")).body.correlation_id).toBe(first.body.correlation_id);
    const cramped = await service.tenant({ plan: "starter" });
    const unkept = await cramped.tryMatch(pair, "pair");
    const again = await cramped.tryMatch(pair, "pair");
    expect([unkept.status, again.status]).toEqual([200, 200]);
    expect(again.body.correlation_id).not.toBe(unkept.body.correlation_id);
    expect(await cramped.count("idempotency")).toBe(0);
  });
});

describe("the counts of unbound records", () => {
  test("are exact after replays, verdicts, detaching and erasures of records and entities", async () => {
    const tenant = await service.tenant();
    const { first, firstRecord } = await foundTwins(tenant);
    await tenant.resolve(numberedCompany(1), "replay");
    const items = [];
    for (let n = 0; n < 4; n++) items.push(await abstain(tenant, { client_ref: `${n}` }));
    await tenant.resolve(silent(1), "keyed");
    expect(await exact(service, tenant)).toBe(6);
    await submit(service, tenant, items[0]!.reviewId, { verdict: "match", entity_id: first });
    await submit(service, tenant, items[1]!.reviewId, { verdict: "no_match", create_entity: false });
    expect(await exact(service, tenant)).toBe(5);
    const detached = await service.send("POST", `/v1/entities/${first}/detach`, {
      key: tenant.keys.review,
      body: { record_id: items[0]!.recordId, reason: "another company" },
    });
    expect(detached.status, detached.text).toBe(200);
    expect(await exact(service, tenant)).toBe(5);
    await erase(service, tenant, items[2]!.recordId);
    expect(await exact(service, tenant)).toBe(4);
    await erase(service, tenant, firstRecord);
    const held = await one<Count>(service, tenant, counted);
    expect(held!.records).toBe(3);
    const entities = await tenant.get<{ entities: { entity_id: string }[] }>("/v1/entities");
    for (const { entity_id } of entities.body.entities)
      await service.send("DELETE", `/v1/entities/${entity_id}`, { key: tenant.keys.erase });
    // The facts of entities in these records are emptied; the records count as they were written.
    expect(await one<Count>(service, tenant, counted)).toEqual(held);
    expect(await one<Count>(service, tenant, recounted)).toMatchObject({ records: 3 });
  });
});

test("/v1/reference/limits has the quotas of the deployment's plans", async () => {
  const tenant = await service.tenant();
  const { body } = await tenant.get<{ items: { name: string; value: number; scope: string }[] }>(
    "/v1/reference/limits",
  );
  const free = body.items.filter(
    ({ name, scope }) => scope === "tenant on the plan free" && name !== "artifact_bytes",
  );
  expect(free.map(({ name, value }) => [name, value])).toEqual([
    ["unbound_records", 3],
    ["unbound_record_bytes", 1_048_576],
    ["batch_job_bytes", 1_048_576],
  ]);
});
