import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { Captures } from "./testing/captures.ts";

const { name } = numberedCompany(1);

let service: TestService;
let replica: TestService;
let captures: Captures;
let entityId: string;
let recordId: string;
let tenantId: string;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  replica = await service.replica();
});
afterAll(async () => {
  await replica.close();
  await service.close();
});

beforeEach(async () => {
  captures = new Captures(service, await service.tenant());
  ({ tenantId } = captures.tenant);
  const resolved = await captures.tenant.resolve(numberedCompany(1));
  ({ record_id: recordId } = resolved);
  entityId = resolved.entity!.entity_id;
});

/** Rows like those of the tenant's receipts, so that a limit is near. */
const fill = (rows: string) =>
  service.database.query(
    `insert into data_selection (tenant_id, receipt_id, chosen, state, created_at) select $1, ${rows}, now()`,
    [tenantId],
  );

describe("two replicas on one id", () => {
  test("201: the same request: one receipt, which both answer", async () => {
    const other = new Captures(replica, captures.tenant);
    for (let round = 0; round < 5; round++) {
      const asked = { entity_ids: [entityId], capture_id: `round-${round}` };
      const answers = await Promise.all([captures, other, captures, other].map((one) => one.post(asked)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body.fingerprint)).size).toBe(1);
    }
    expect(await captures.kept()).toMatchObject({ live: 5 });
  });

  test("409: different requests: one receipt, and a conflict for the others", async () => {
    const other = new Captures(replica, captures.tenant);
    const fields = ["identity.legal_name", "contact.phone", "contact.email"];
    const answers = await Promise.all(
      fields.map((field, n) =>
        (n === 1 ? other : captures).refusal({ entity_ids: [entityId], fields: [field], capture_id: "one" }),
      ),
    );
    expect(answers.toSorted()).toEqual([
      [201, null],
      [409, "capture_conflict"],
      [409, "capture_conflict"],
    ]);
  });
});

test("404: a capture that an erasure overtakes keeps nothing of what was erased", async () => {
  for (let round = 0; round < 5; round++) {
    const resolved = await captures.tenant.resolve(numberedCompany(10 + round));
    const erased = resolved.entity!.entity_id;
    const [answer] = await Promise.all([
      captures.post<{ error?: { code: string } }>({ entity_ids: [erased], capture_id: `race-${round}` }),
      captures.erase(`/v1/entities/${erased}`),
    ]);
    expect([201, 404]).toContain(answer.status);
    expect((await captures.get(`race-${round}`)).status).toBe(404);
  }
  expect(await captures.kept()).toMatchObject({ live: 0, remains: 0, entities: 0, records: 0 });
});

describe("limits", () => {
  test("409: a tenant has 1,000 receipts, and room again after a deletion", async () => {
    await captures.capture({ entity_ids: [entityId], capture_id: "first" });
    await fill("'more-' || generate_series(1, 999), false, 'live'");
    const asked = { entity_ids: [entityId], capture_id: "one-more" };
    const { status, body } = await captures.post<object>(asked);
    expect([status, body]).toMatchObject([
      409,
      { error: { code: "capture_limit", details: { store: "receipts", limit: 1000 } } },
    ]);
    expect((await captures.post({ entity_ids: [entityId], capture_id: "first" })).status).toBe(200);
    expect(await captures.remove("first")).toBe(204);
    expect((await captures.post(asked)).status).toBe(201);
  });

  test("409: a tenant reserves 10,000 ids of its own, and ids of the service beyond them", async () => {
    await fill("'gone-' || generate_series(1, 10000), true, 'deleted'");
    const { status, body } = await captures.post<object>({ entity_ids: [entityId], capture_id: "one-more" });
    expect([status, body]).toMatchObject([
      409,
      { error: { code: "capture_limit", details: { store: "reservations", limit: 10_000 } } },
    ]);
    expect((await captures.post({ entity_ids: [entityId] })).status).toBe(201);
  });

  test("409: 5,000 records contribute to a capture, and not one more", async () => {
    const copy = (from: number, to: number) =>
      service.database.query(
        `insert into record select (jsonb_populate_record(r, jsonb_build_object('record_id', 'rec_copy_' || n,
           'content_digest', '\\x' || lpad(to_hex(n), 64, '0')))).*
         from record r cross join generate_series($3::int, $4::int) n where r.tenant_id = $1 and r.record_id = $2`,
        [tenantId, recordId, from, to],
      );
    await copy(2, 5000);
    expect((await captures.post({ entity_ids: [entityId] })).status).toBe(201);
    await copy(5001, 5001);
    const { status, body } = await captures.post<object>({ entity_ids: [entityId] });
    expect([status, body]).toMatchObject([
      409,
      { error: { code: "capture_limit", details: { store: "records", limit: 5000 } } },
    ]);
  });

  test("413: a capture has 2,000,000 bytes of UTF-8 JSON, and no byte more is stored", async () => {
    const named = (bytes: number) =>
      service.database.query(
        "update entity set observations = replace(observations, $3, repeat('é', $2::int / 2)) where tenant_id = $1",
        [tenantId, bytes, name],
      );
    const { fingerprint } = await captures.capture({ entity_ids: [entityId], capture_id: "short" });
    expect(fingerprint).toMatch(/^sha256:[0-9a-f]{64}$/);
    await named(2_000_000);
    const { status, body } = await captures.post<object>({ entity_ids: [entityId], capture_id: "long" });
    expect([status, body]).toMatchObject([
      413,
      { error: { code: "payload_too_large", details: { limit_bytes: 2_000_000 } } },
    ]);
    expect(await captures.kept()).toMatchObject({ live: 1 });
  });
});
