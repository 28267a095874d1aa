/** What costs nothing and belongs to no entity is limited by plan, and counted exactly. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { finish, resultOf, submitted, trySubmit } from "../batch-jobs/testing/jobs.ts";
import { abstain, foundTwins, submit } from "../review/testing/abstentions.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({
    register: "none",
    environment: { ASSAY_WORKER: "separate", ASSAY_UNBOUND_QUOTAS: "free=3:1,starter=100:0" },
  });
});

afterAll(() => service.close());

/** Never decided, whatever the store holds. */
const silent = (n: number) => ({ name: "N/A", country: "GB", client_ref: `silent ${n}`, enrich: false });

const counted = `select records, bytes, job_bytes from unbound_usage where tenant_id = $1`;
const recounted = `select count(*) as records, coalesce(sum(octet_length(r.submitted)
    + (select coalesce(sum(octet_length(d.receipt)), 0) from decision d
       where d.tenant_id = r.tenant_id and d.record_id = r.record_id)
    + (select coalesce(sum(octet_length(i.shortlist)), 0) from review_item i
       where i.tenant_id = r.tenant_id and i.record_id = r.record_id)
    + (select coalesce(sum(octet_length(a.body)), 0) from idempotency a
       where a.tenant_id = r.tenant_id and a.record_id = r.record_id)), 0)::bigint as bytes
  from record r where r.tenant_id = $1 and not r.member`;

async function one<Row>(statement: string, tenant: TestTenant): Promise<Row | undefined> {
  return (await service.database.query<Row>(statement, [tenant.tenantId])).rows[0];
}

interface Count {
  readonly records: number;
  readonly bytes: number;
}

/** Expects the counts to be those of a recount. @returns how many records are counted. */
async function exact(tenant: TestTenant): Promise<number> {
  const held = await one<Count>(counted, tenant);
  const found = await one<Count>(recounted, tenant);
  expect({ records: held?.records ?? 0, bytes: held?.bytes ?? 0 }).toEqual(found);
  return found!.records;
}

const full = async (tenant: TestTenant) => {
  for (let n = 0; n < 3; n++) await tenant.resolve(silent(n), `full ${n}`.replace(" ", "-"));
};

const stored = async (tenant: TestTenant) => [
  await tenant.count("record"),
  await tenant.count("decision"),
  await tenant.count("review_item"),
  await tenant.count("idempotency"),
];

const erase = (tenant: TestTenant, recordId: string) =>
  service.send("DELETE", `/v1/records/${recordId}`, { key: tenant.keys.erase });

describe("over the quota of unbound records", () => {
  test("a resolve that would stay unbound is 409 and leaves nothing, over REST and as a tool", async () => {
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
    expect(await exact(tenant)).toBe(3);
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
    expect(await exact(tenant)).toBe(3);
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
    expect((await erase(tenant, items[0]!.recordId)).status).toBe(204);
    await tenant.resolve(silent(1));
    expect((await tenant.tryResolve(silent(2))).status).toBe(409);
    const settled = await submit(service, tenant, items[1]!.reviewId, { verdict: "no_match" });
    expect(settled.status).toBe(200);
    await tenant.resolve(silent(2));
    expect((await tenant.tryResolve(silent(3))).status).toBe(409);
    expect(await exact(tenant)).toBe(3);
  });

  test("of many resolves at once as many are kept as there is room for", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => tenant.tryResolve(silent(n))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(9).fill(409)]);
    expect(await exact(tenant)).toBe(3);
  });

  test("another plan has no quota unless the operator sets one", async () => {
    const tenant = await service.tenant({ plan: "growth" });
    for (let n = 0; n < 5; n++) await tenant.resolve(silent(n));
    expect(await exact(tenant)).toBe(5);
  });
});

describe("a batch over the quota", () => {
  test("decides every record that decides, names the others, and goes on under its key once there is room", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const records = [numberedCompany(1), silent(11), numberedCompany(2), silent(12), numberedCompany(3)];
    const refused = await tenant.tryBatch(records, "batch");
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: "storage_limit", details: { indexes: [1, 3] } });
    expect(await tenant.count("entity")).toBe(3);
    expect((await tenant.ledger()).spent).toBe(3);
    expect(await exact(tenant)).toBe(3);
    const unbound = await tenant.get<{ records: { record_id: string }[] }>("/v1/records/unbound");
    for (const { record_id } of unbound.body.records) await erase(tenant, record_id);
    const whole = await tenant.batch(records, "batch");
    expect(whole.outcomes.map(({ decision }) => decision)).toEqual([
      "no_match",
      "unresolved",
      "no_match",
      "unresolved",
      "no_match",
    ]);
    expect((await tenant.ledger()).spent).toBe(3);
    expect(await tenant.count("entity")).toBe(3);
  });

  test("of replays alone is answered, and a repeat under its key as well", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const records = [numberedCompany(1), numberedCompany(2)];
    for (const record of records) await tenant.resolve(record);
    await full(tenant);
    const before = await stored(tenant);
    for (let n = 0; n < 2; n++) {
      const answer = await tenant.batch(records, "replays");
      expect(answer.outcomes.every(({ replayed }) => replayed)).toBe(true);
    }
    expect(await stored(tenant)).toEqual(before);
  });
});

describe("a batch job over the quota", () => {
  test("fails by the code, and what decides is decided", async () => {
    const tenant = await service.tenant({ plan: "free" });
    await full(tenant);
    const { job_id } = await submitted(service, tenant, [silent(21), numberedCompany(1)]);
    const job = await finish(service, tenant, job_id);
    expect(job).toMatchObject({ state: "failed", error: { code: "storage_limit" } });
    expect(await tenant.count("entity")).toBe(1);
    expect(await exact(tenant)).toBe(3);
  });

  test("of replays succeeds and counts them, and keeps no record of them", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const records = [numberedCompany(1), numberedCompany(2)];
    for (const record of records) await tenant.resolve(record);
    await full(tenant);
    const before = await tenant.count("record");
    const { job_id } = await submitted(service, tenant, records);
    const job = await finish(service, tenant, job_id);
    expect(job).toMatchObject({ state: "succeeded", progress: { total: 2, completed: 2, no_match: 2 } });
    expect((await resultOf(tenant, job_id)).outcomes).toHaveLength(2);
    expect(await tenant.count("record")).toBe(before);
  });

  test("what jobs hold is limited by itself, and a cancelled job makes room", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const many = Array.from({ length: 200 }, (_, n) => numberedCompany(n));
    const first = await submitted(service, tenant, many);
    const refused = await trySubmit(service, tenant, many);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ code: "storage_limit", details: { store: "batch_jobs" } });
    await service.send("POST", `/v1/batch-jobs/${first.job_id}/cancel`, { key: tenant.keys.resolve });
    await submitted(service, tenant, many);
    const held = await one<{ held: number; job_bytes: number }>(
      `select sum(j.held_bytes)::bigint as held, min(u.job_bytes) as job_bytes
       from batch_job j join unbound_usage u using (tenant_id) where j.tenant_id = $1`,
      tenant,
    );
    expect(held!.job_bytes).toBe(held!.held);
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
    expect(await exact(tenant)).toBe(6);
    await submit(service, tenant, items[0]!.reviewId, { verdict: "match", entity_id: first });
    await submit(service, tenant, items[1]!.reviewId, { verdict: "no_match", create_entity: false });
    expect(await exact(tenant)).toBe(5);
    const detached = await service.send("POST", `/v1/entities/${first}/detach`, {
      key: tenant.keys.review,
      body: { record_id: items[0]!.recordId, reason: "another company" },
    });
    expect(detached.status, detached.text).toBe(200);
    expect(await exact(tenant)).toBe(5);
    await erase(tenant, items[2]!.recordId);
    expect(await exact(tenant)).toBe(4);
    await erase(tenant, firstRecord);
    const held = await one<Count>(counted, tenant);
    expect(held!.records).toBe(3);
    const entities = await tenant.get<{ entities: { entity_id: string }[] }>("/v1/entities");
    for (const { entity_id } of entities.body.entities)
      await service.send("DELETE", `/v1/entities/${entity_id}`, { key: tenant.keys.erase });
    // What these records showed of the entities is emptied; they count as they were written.
    expect(await one<Count>(counted, tenant)).toEqual(held);
    expect(await one<Count>(recounted, tenant)).toMatchObject({ records: 3 });
  });
});

test("/v1/reference/limits has the quotas of the deployment's plans", async () => {
  const tenant = await service.tenant();
  const { body } = await tenant.get<{ items: { name: string; value: number; scope: string }[] }>(
    "/v1/reference/limits",
  );
  const free = body.items.filter(({ scope }) => scope === "tenant on the plan free");
  expect(free.map(({ name, value }) => [name, value])).toEqual([
    ["unbound_records", 3],
    ["unbound_record_bytes", 1_048_576],
    ["batch_job_bytes", 1_048_576],
  ]);
});
