import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  apple,
  namedCompany,
  numberedCompany,
  placeholder,
  siemensNowhere,
} from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { inBatchTurn } from "../../pipelines/batch/batch-turn.ts";
import { claimKey } from "../../storage/tenants/idempotency.ts";
import { shifted } from "../../storage/testing/shifted.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

const written = ["record", "entity", "decision", "ledger", "review_item", "idempotency"] as const;
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

describe("POST /v1/batch", () => {
  test("200: outcomes in the order of the records, each decided and charged as its own resolve", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const records = [
      { ...apple, client_ref: "a" },
      { ...placeholder, client_ref: "b" },
      { ...numberedCompany(1), client_ref: "c" },
      { ...siemensNowhere, client_ref: "d", depth: "probabilistic" },
    ];
    const answer = await tenant.batch(records);
    expect(answer.outcomes.map(({ index, client_ref }) => [index, client_ref])).toEqual([
      [0, "a"],
      [1, "b"],
      [2, "c"],
      [3, "d"],
    ]);
    const decisions = answer.outcomes.map(({ decision }) => decision);
    expect(decisions).toEqual(["match", "unresolved", "no_match", "unresolved"]);
    expect(answer.outcomes[3]).toMatchObject({ depth_capped: true, escalation_unavailable: false });
    expect(answer.outcomes.map(({ review_id }) => review_id !== null)).toEqual([false, true, false, true]);
    expect(answer.outcomes[0]).not.toHaveProperty("usage");
    expect(answer.usage).toMatchObject({ credits_charged: 2, credits_remaining: 298, plan: "free" });
    expect(await tenant.ledger()).toMatchObject({ entries: 2, spent: 2, remaining: 298 });
    for (const { decision_id, decision } of answer.outcomes)
      expect((await tenant.decision(decision_id)).decision).toBe(decision);
  });

  test("200: a company that is new in the batch is one entity, whose first record founds it", async () => {
    const tenant = await service.tenant();
    const records = Array.from({ length: 12 }, (_, n) => ({
      ...numberedCompany(2),
      name: n % 2 ? "Quillworth & Brackenfold Ltd." : "QUILLWORTH BRACKENFOLD LIMITED",
      client_ref: `${n}`,
    }));
    const { outcomes, usage, blocked_pairs, withheld_pairs } = await tenant.batch(records);
    expect(new Set(outcomes.map(({ entity }) => entity?.entity_id)).size).toBe(1);
    expect(outcomes.map(({ entity_created }) => entity_created)).toEqual(records.map((_, n) => n === 0));
    const entity = await tenant.entity(outcomes[0]!.entity!.entity_id);
    expect(new Set(entity.member_record_ids)).toEqual(new Set(outcomes.map(({ record_id }) => record_id)));
    expect(usage.credits_charged).toBe(12);
    expect([...blocked_pairs, ...withheld_pairs]).toEqual([]);
  });

  test("200: the same content twice is a replay of the first, and charged once", async () => {
    const tenant = await service.tenant();
    const { outcomes, usage } = await tenant.batch([numberedCompany(3), apple, numberedCompany(3)]);
    expect(outcomes.map(({ replayed }) => replayed)).toEqual([false, false, true]);
    expect(outcomes[2]!.entity?.entity_id).toBe(outcomes[0]!.entity?.entity_id);
    expect(outcomes[2]!.decision_id).toBe(outcomes[0]!.decision_id);
    expect(usage.credits_charged).toBe(2);
    expect((await tenant.resolve(apple)).replayed).toBe(true);
    expect(await tenant.ledger()).toMatchObject({ entries: 2, spent: 2 });
  });

  test("200: 500 records in one batch", async () => {
    const tenant = await service.tenant();
    const { outcomes, usage } = await tenant.batch(
      Array.from({ length: 500 }, (_, n) => ({ ...namedCompany(n), fields: [] })),
    );
    expect(outcomes.map(({ index }) => index)).toEqual(outcomes.map((_, n) => n));
    expect(new Set(outcomes.map(({ entity }) => entity?.entity_id)).size).toBe(500);
    expect(usage.credits_charged).toBe(500);
  });

  test("200: a keyed retry is no second batch and gives the answer of the first", async () => {
    const tenant = await service.tenant();
    const records = [numberedCompany(4), placeholder, numberedCompany(4)];
    const first = await tenant.tryBatch(records, "once");
    const second = await tenant.tryBatch(records, "once");
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.body).toEqual(first.body);
    expect(await tenant.count("record")).toBe(3);
    expect(await tenant.count("idempotency")).toBe(1);
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  test("200: without a key the same batch again is resolved again, and what was bound costs nothing", async () => {
    const tenant = await service.tenant();
    const records = [numberedCompany(5), placeholder];
    await tenant.batch(records);
    const again = await tenant.batch(records);
    expect(again.outcomes.map(({ replayed }) => replayed)).toEqual([true, false]);
    expect(again.usage.credits_charged).toBe(0);
    expect(await tenant.count("record")).toBe(4);
    expect(await tenant.count("idempotency")).toBe(0);
  });

  test("402: a batch that the balance may not cover is refused before anything is written", async () => {
    const tenant = await service.tenant({ plan: "free", credits: 3 });
    await tenant.resolve(numberedCompany(6));
    const records = [numberedCompany(6), numberedCompany(7), numberedCompany(7), numberedCompany(8)];
    const refused = await tenant.tryBatch([...records, numberedCompany(9)], "key-402");
    expect(refused.status).toBe(402);
    expect(refused.body.error).toMatchObject({
      code: "credits_exhausted",
      details: { credits_remaining: 2, credits_needed: 3 },
    });
    expect(await tenant.count("record")).toBe(1);
    expect(await tenant.count("idempotency")).toBe(0);
    // The replay and the second of two are free.
    expect((await tenant.batch(records)).usage).toMatchObject({ credits_charged: 2, credits_remaining: 0 });
  });

  test("404: a clarification of what is not there names its record, and nothing is written", async () => {
    const tenant = await service.tenant();
    const clarification_of = { record_id: "rec_aaaaaaaaaaaaaaaaaaaaaaaaaa" };
    const answer = await tenant.tryBatch([apple, { ...numberedCompany(10), clarification_of }]);
    expect(answer.status).toBe(404);
    expect(answer.body.error).toMatchObject({
      code: "not_found",
      details: { records: [{ index: 1, code: "not_found" }] },
    });
    const job = { ...clarification_of, job_id: "job_1" };
    expect((await tenant.tryBatch([{ ...apple, clarification_of: job }])).status).toBe(404);
    for (const table of written) expect(await tenant.count(table), table).toBe(0);
  });

  test("409: a key with other content, one that still runs, and one whose answer was erased", async () => {
    const tenant = await service.tenant();
    const records = [numberedCompany(11), placeholder];
    const { outcomes } = await tenant.batch(records, "key-409");
    const conflict = await tenant.tryBatch([numberedCompany(12)], "key-409");
    expect(conflict.status).toBe(409);
    expect(conflict.body.error.code).toBe("idempotency_conflict");

    const running = {
      tenantId: tenant.tenantId,
      operation: "batch",
      keyDigest: digest("key-running"),
      fingerprint: digest(canonicalJson(["batch", { records }])),
    };
    await claimKey(service.database, running, service.clock.now);
    expect((await tenant.tryBatch(records, "key-running")).body.error.code).toBe("idempotency_in_progress");

    const erased = await service.send("DELETE", `/v1/records/${outcomes[1]!.record_id}`, {
      key: tenant.keys.erase,
    });
    expect(erased.status).toBe(204);
    const retried = await tenant.tryBatch(records, "key-409");
    expect(retried.status).toBe(409);
    expect(retried.body.error.code).toBe("idempotency_response_erased");
  });

  test("413: a body over 8 MiB", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.tryBatch("x".repeat(8 * 1024 * 1024));
    expect(answer.status).toBe(413);
  });

  test("422: each bad record is named by its place, and none of the good ones is resolved", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.tryBatch([
      apple,
      { country: "GB" },
      { ...apple, lei: "x".repeat(21), colour: "canary" },
      { name: 7, lei: "x" },
    ]);
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain("canary");
    expect(answer.body.error).toMatchObject({
      code: "invalid_request",
      details: {
        records: [
          { index: 1, code: "invalid_record", fields: [{ path: "", code: "one_of_required" }] },
          { index: 2, code: "invalid_request" },
          { index: 3, code: "invalid_request", fields: [{ path: "name", code: "wrong_type" }] },
        ],
      },
    });
    const [, { fields }] = answer.body.error.details.records as [unknown, { fields: { path: string }[] }];
    expect(new Set(fields.map(({ path }) => path))).toEqual(new Set(["lei", "colour"]));
    for (const table of written) expect(await tenant.count(table), table).toBe(0);
  });

  test("422: records without any identifying field alone are invalid_record", async () => {
    const tenant = await service.tenant();
    const answer = await tenant.tryBatch([{ country: "GB" }, apple, { postcode: "LS1 4AP" }]);
    expect(answer.status).toBe(422);
    expect(answer.body.error.code).toBe("invalid_record");
    expect((answer.body.error.details.records as { index: number }[]).map(({ index }) => index)).toEqual([
      0, 2,
    ]);
  });

  test.each([
    ["no records", { records: [] }, "records", "too_short"],
    ["501 records", { records: Array.from({ length: 501 }, () => ({})) }, "records", "too_long"],
    ["no list", { records: apple }, "records", "wrong_type"],
    ["nothing", {}, "records", "missing"],
    ["a depth for all", { records: [apple], depth: "research" }, "depth", "unknown_field"],
    ["a key in the body", { records: [apple], idempotency_key: "k" }, "idempotency_key", "unknown_field"],
  ])("422: %s", async (_, body, path, code) => {
    const tenant = await service.tenant();
    const answer = await service.send("POST", "/v1/batch", { key: tenant.keys.resolve, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      error: { code: "invalid_request", details: { fields: [{ path, code }] } },
    });
  });

  test("429: a tenant's second batch at once, in this process or another, until the holder's lease is over", async () => {
    const tenant = await service.tenant();
    const other = await service.tenant();
    const turn = { tenantId: tenant.tenantId, now: service.clock.now };
    await inBatchTurn(service.database, turn, async () => {
      const refused = await tenant.tryBatch([numberedCompany(13)], "key-429");
      expect(refused.status).toBe(429);
      expect(refused.body.error).toMatchObject({
        code: "rate_limited",
        details: { gate: "concurrent_batch" },
      });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
      expect((await other.tryBatch([numberedCompany(13)])).status).toBe(200);
      expect((await tenant.tryResolve(numberedCompany(13))).status).toBe(200);
    });
    expect((await tenant.tryBatch([numberedCompany(13)], "key-429")).status).toBe(200);
  });

  test("429: a turn whose holder died is free when its lease is over", async () => {
    const tenant = await service.tenant();
    const turn = { tenantId: tenant.tenantId, now: service.clock.now };
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    const dead = inBatchTurn(service.database, turn, () => never);
    await vi.waitFor(async () => expect((await tenant.tryBatch([apple])).status).toBe(429));
    await service.database.query(
      `update idempotency set lease_until = ${shifted("lease_until", "- interval '400 seconds'")} where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect((await tenant.tryBatch([apple])).status).toBe(200);
    end();
    await dead;
  });

  test("503: a deadline that passes leaves nothing written and the turn free", async () => {
    const hurried = await TestService.start({
      register: "none",
      environment: { ASSAY_REQUEST_DEADLINE_S: "1" },
    });
    const tenant = await hurried.tenant();
    const answer = await hurried.whileTenantsAreLocked(() => tenant.tryBatch([numberedCompany(14)], "late"));
    expect(answer.status).toBe(503);
    expect(answer.body.error.code).toBe("deadline_exceeded");
    expect(await tenant.count("record")).toBe(0);
    // A call of its own may pass the deadline on a slow machine, and the turn is free a moment after it.
    const again = () => tenant.batch([numberedCompany(14)], "late");
    const retried = await vi.waitFor(again, { timeout: 30_000, interval: 500 });
    expect(retried.usage.credits_charged).toBe(1);
    await hurried.close();
  });

  test("503: storage that is gone", async () => {
    const lost = await TestService.start({ register: "none" });
    const tenant = await lost.tenant();
    await lost.database.close();
    const answer = await tenant.tryBatch([apple]);
    expect(answer.status).toBe(503);
    expect(answer.body.error.code).toBe("service_unavailable");
    await lost.app.close();
  });
});
