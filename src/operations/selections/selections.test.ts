import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { createApp } from "../../app/server.ts";
import { Captures, computedFingerprint, type ReceiptBody } from "./testing/captures.ts";

let service: TestService;
let captures: Captures;
let entityId: string;
let recordId: string;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.close());

beforeEach(async () => {
  captures = new Captures(service, await service.tenant());
  const resolved = await captures.tenant.resolve({ ...apple, email: "first@apple.example" });
  entityId = resolved.entity!.entity_id;
  recordId = resolved.record_id;
});

const name = "identity.legal_name";

describe("POST /v1/data-selections", () => {
  test("201: values, citations, dates, policy and gaps, free, with an id of the service", async () => {
    const entity_ids = [entityId];
    const answer = await captures.post({ entity_ids, fields: [name, "registration.duns"] });
    expect(answer.status, answer.text).toBe(201);
    const { body } = answer;
    expect(body.receipt_id).toMatch(/^ds_[a-z2-7]{26}$/);
    expect(answer.headers.location).toBe(`/v1/data-selections/${body.receipt_id}`);
    const { record, provenance } = await captures.tenant.entity(entityId, `?fields=${name}`);
    expect(body).toMatchObject({
      capture_id: null,
      kind: "data_selection",
      evaluated_at: service.clock.now.toISOString(),
      source_dates: [{ source_id: provenance[name]!.source_id }],
      policy: { as_of: null, pass_through: "never_captured" },
      entities: [{ entity_id: entityId, record, provenance }],
      result: null,
      gaps: [{ entity_id: entityId, fields: ["registration.duns"] }],
      redistribution: { complete: true, withheld: [] },
      usage: { credits_charged: 0 },
    });
  });

  test("200: the same id and request answer the receipt as it was captured, whatever has changed", async () => {
    const asked = { entity_ids: [entityId], fields: ["contact.email", name], capture_id: "audit" };
    const first = await captures.capture(asked);
    service.advance(60);
    await captures.tenant.resolve({ ...apple, email: "later@apple.example", client_ref: "later" });
    const changed = await captures.tenant.entity(entityId);
    expect(changed.record["contact.email"]).not.toEqual(first.entities[0]!.record["contact.email"]);
    const again = await captures.post({ ...asked, fields: [name, "contact.email", name] });
    expect(again.status).toBe(200);
    const {
      correlation_id: _,
      usage: __,
      redistribution,
      ...frozen
    } = again.body as never as object & {
      correlation_id: string;
      usage: object;
      redistribution: object;
    };
    expect(first).toMatchObject(frozen);
    expect(redistribution).toMatchObject({ as_of: service.clock.now.toISOString() });
  });

  test("409: the same id with another request, of the same kind or another, is a conflict", async () => {
    await captures.capture({ entity_ids: [entityId], capture_id: "audit" });
    const conflict = [409, "capture_conflict"];
    for (const other of [{ fields: [name] }, { fields: [] }, { as_of: "2026-11-20" }, { field_packs: [] }])
      expect(await captures.refusal({ entity_ids: [entityId], capture_id: "audit", ...other })).toEqual(
        conflict,
      );
    const { status, body } = await service.send<ErrorBody>(
      "POST",
      `/v1/entities/${entityId}/source-comparison`,
      {
        key: captures.tenant.keys.resolve,
        body: { fields: [name], capture: true, capture_id: "audit" },
      },
    );
    expect([status, body.error.code]).toEqual(conflict);
  });

  test("409: the id of a deleted receipt stays reserved, one of the service among them", async () => {
    const own = await captures.capture({ entity_ids: [entityId], capture_id: "audit" });
    const given = await captures.capture({ entity_ids: [entityId] });
    for (const { receipt_id } of [own, given]) {
      expect(await captures.remove(receipt_id)).toBe(204);
      expect((await captures.get(receipt_id)).status).toBe(404);
      const again = { entity_ids: [entityId], capture_id: receipt_id };
      expect(await captures.refusal(again)).toEqual([409, "capture_reserved"]);
    }
    expect(await captures.kept()).toEqual({ live: 0, reserved: 1, remains: 0, entities: 0, records: 0 });
    expect((await captures.tenant.entity(entityId)).entity_id).toBe(entityId);
  });

  test("201: as of a day, values that stood then, and a gap for those that came later", async () => {
    const phone = { entity_ids: [entityId], fields: ["contact.email"] };
    const before = await captures.capture({ ...phone, as_of: "2026-11-01" });
    expect(before.entities[0]).toMatchObject({
      record: {},
      field_status: { "contact.email": "not_configured" },
    });
    const today = service.clock.now.toISOString().slice(0, 10);
    const then = await captures.capture({ ...phone, as_of: today });
    expect(then.entities[0]!.record["contact.email"]).toBeDefined();
    expect(then.policy.as_of).toBe(today);
  });

  test("404: an entity that the tenant does not have comes before a conflict of the id", async () => {
    await captures.capture({ entity_ids: [entityId], capture_id: "audit" });
    const unknown = { entity_ids: [entityId, `ent_${"a".repeat(26)}`], capture_id: "audit" };
    expect(await captures.refusal(unknown)).toEqual([404, "not_found"]);
    const other = new Captures(service, await service.tenant());
    expect(await other.refusal({ entity_ids: [entityId] })).toEqual([404, "not_found"]);
    expect((await other.get("audit")).status).toBe(404);
    expect(await other.remove("audit")).toBe(404);
    expect((await captures.get("audit")).status).toBe(200);
  });

  test("403: a key that reads captures and deletes nothing, and reads receipts", async () => {
    const { receipt_id } = await captures.capture({ entity_ids: [entityId] });
    expect((await captures.post({ entity_ids: [entityId] }, "read")).status).toBe(403);
    expect(await captures.remove(receipt_id, "read")).toBe(403);
    expect((await captures.get(receipt_id)).status).toBe(200);
  });

  test.each([
    ["no entity", { entity_ids: [] }],
    ["101 entities", { entity_ids: Array.from({ length: 101 }, (_, n) => `ent_${n}`) }],
    ["an id with a dot", { entity_ids: ["ent_a"], capture_id: "a.b" }],
    ["an id of 65 characters", { entity_ids: ["ent_a"], capture_id: "a".repeat(65) }],
    ["a field that no entity has", { entity_ids: ["ent_a"], fields: ["identity.nickname"] }],
    ["a day that does not exist", { entity_ids: ["ent_a"], as_of: "2026-02-30" }],
    ["an unknown member", { entity_ids: ["ent_a"], note: "for the auditor" }],
  ])("422: %s", async (_, body) => {
    expect(await captures.refusal(body)).toEqual([422, "invalid_request"]);
  });

  test("200: the tools capture, read and delete the same", async () => {
    const { content } = await captures.tenant.tool("capture_data_selection", {
      payload: { entity_ids: [entityId], fields: [name], capture_id: "by-tool" },
    });
    const { body } = await captures.get("by-tool");
    expect({ ...content, correlation_id: "", usage: null }).toEqual({
      ...body,
      correlation_id: "",
      usage: null,
    });
    const read = await captures.tenant.tool("get_data_selection", { receipt_id: "by-tool" }, "read");
    expect(read.content.fingerprint).toBe(body.fingerprint);
    const deleted = await captures.tenant.tool("delete_data_selection", { receipt_id: "by-tool" });
    expect(deleted.content).toEqual({ deleted: true });
    expect((await captures.get("by-tool")).status).toBe(404);
  });
});

describe("the fingerprint", () => {
  test("200: it is computed from the receipt by what the receipt says of it, on each reading", async () => {
    const { receipt_id, fingerprint } = await captures.capture({ entity_ids: [entityId] });
    for (let read = 0; read < 2; read++) {
      service.advance(86_400);
      const { body } = await captures.get(receipt_id);
      expect(body.fingerprint).toBe(fingerprint);
      expect(computedFingerprint(body)).toBe(fingerprint);
    }
  });

  test("201: it differs with any value, citation, date or gap", async () => {
    const receipt = await captures.capture({ entity_ids: [entityId], fields: [name, "contact.email"] });
    const [entity] = receipt.entities;
    const changes: object[] = [
      { evaluated_at: "2026-11-20T09:00:00.001Z" },
      { gaps: [{ code: "not_checked" }] },
      { entities: [{ ...entity, record: { ...entity!.record, [name]: "Apple Inc" } }] },
      { source_dates: [] },
      { receipt_id: "other" },
      {
        fingerprint_scope: {
          ...(receipt as never as Record<string, object>).fingerprint_scope,
          statement: "",
        },
      },
    ];
    const seen = new Set(changes.map((change) => computedFingerprint({ ...receipt, ...change })));
    expect(seen.size).toBe(changes.length);
    expect(seen).not.toContain(receipt.fingerprint);
  });
});

describe("redistribution today", () => {
  /** The receipt as a service reads it whose operator has restricted these sources since. */
  async function readUnder(restricted: string, receiptId: string): Promise<ReceiptBody> {
    const config = { ...service.config, ASSAY_RESTRICTED_SOURCES: [restricted] };
    const app = await createApp(config, service.database, { now: () => service.clock.now });
    const { body } = await app.http.inject({
      method: "GET",
      url: `/v1/data-selections/${receiptId}`,
      headers: { authorization: `Bearer ${captures.tenant.keys.read}` },
    });
    await app.close();
    return JSON.parse(body) as ReceiptBody;
  }

  test("200: a source that may no longer be shown: its values are left out and named, the fingerprint stays", async () => {
    const receipt = await captures.capture({ entity_ids: [entityId] });
    const source = receipt.entities[0]!.provenance[name]!.source_id;
    const later = await readUnder(source, receipt.receipt_id);
    const withheld = Object.entries(receipt.entities[0]!.provenance)
      .filter(([, { source_id }]) => source_id === source)
      .map(([field]) => field);
    expect(withheld).toContain(name);
    const [entity] = later.entities;
    for (const field of withheld) {
      expect(entity!.record).not.toHaveProperty([field]);
      expect(entity!.provenance).not.toHaveProperty([field]);
      expect(entity!.field_status[field]).toBe("licence_restricted");
      expect(later.redistribution.withheld).toContainEqual({
        place: `/entities/0/record/${field}`,
        source_id: source,
      });
    }
    expect(entity!.record["contact.email"]).toEqual(receipt.entities[0]!.record["contact.email"]);
    expect(later.redistribution.complete).toBe(false);
    expect(later.fingerprint).toBe(receipt.fingerprint);
    expect(computedFingerprint(later)).not.toBe(receipt.fingerprint);
    const whole = (await captures.get(receipt.receipt_id)).body;
    expect([whole.redistribution.complete, whole.entities]).toEqual([true, receipt.entities]);
  });

  test("200: an identifier is left out of the list of identifiers too, whichever source that list cites", async () => {
    const receipt = await captures.capture({ entity_ids: [entityId], fields: ["identity.identifiers"] });
    const { provenance } = await captures.tenant.entity(entityId);
    const parts = ["registration.lei", "registration.company_number"];
    for (const source of parts.flatMap((part) => provenance[part]?.source_id ?? [])) {
      const later = await readUnder(source, receipt.receipt_id);
      expect(later.entities[0]!.record).toEqual({});
    }
  });

  test("200: the right to resell is the installed source's of today, and no part of the fingerprint", async () => {
    const receipt = await captures.capture({ entity_ids: [entityId], fields: [name] });
    const source = receipt.entities[0]!.provenance[name]!.source_id;
    const flag = (body: ReceiptBody) => body.entities[0]!.provenance[name]!.licence_permits_resale;
    const before = flag(receipt);
    await service.database.query(
      "update register_source set licence_permits_resale = not licence_permits_resale where source = $1",
      [source],
    );
    await service.restart();
    const later = (await captures.get(receipt.receipt_id)).body;
    await service.database.query(
      "update register_source set licence_permits_resale = not licence_permits_resale where source = $1",
      [source],
    );
    await service.restart();
    expect(flag(later)).toBe(!before);
    expect(computedFingerprint(later)).toBe(receipt.fingerprint);
  });
});

describe("erasure purges the whole receipt, and its id stays reserved", () => {
  test("404: of an entity, for a retry, since the company is not there", async () => {
    const other = (await captures.tenant.resolve(numberedCompany(1))).entity!.entity_id;
    const asked = { entity_ids: [entityId, other], capture_id: "both" };
    await captures.capture(asked);
    await captures.capture({ entity_ids: [other], capture_id: "other" });
    await captures.erase(`/v1/entities/${entityId}`);
    expect((await captures.get("both")).status).toBe(404);
    expect(await captures.refusal(asked)).toEqual([404, "not_found"]);
    expect(await captures.refusal({ entity_ids: [other], capture_id: "both" })).toEqual([
      409,
      "capture_reserved",
    ]);
    expect((await captures.get("other")).status).toBe(200);
    expect(await captures.kept()).toEqual({ live: 1, reserved: 1, remains: 0, entities: 1, records: 1 });
  });

  test("409: of a contributing record, for a retry, since the company is there", async () => {
    const second = await captures.tenant.resolve({
      ...apple,
      email: "later@apple.example",
      client_ref: "second",
    });
    expect(second.entity!.entity_id).toBe(entityId);
    const asked = { entity_ids: [entityId], capture_id: "audit" };
    await captures.capture(asked);
    await captures.erase(`/v1/records/${recordId}`);
    expect((await captures.get("audit")).status).toBe(404);
    expect(await captures.refusal(asked)).toEqual([409, "capture_reserved"]);
    expect(await captures.kept()).toEqual({ live: 0, reserved: 1, remains: 0, entities: 0, records: 0 });
    const fresh = await captures.capture({ ...asked, capture_id: "audit-2" });
    expect(JSON.stringify(fresh)).not.toContain("first@");
  });
});

describe("GET /v1/data-selections", () => {
  test("200: live receipts, newest first, in pages", async () => {
    const ids: string[] = [];
    for (const capture_id of ["one", "two", "three"]) {
      service.advance(1);
      ids.unshift((await captures.capture({ entity_ids: [entityId], capture_id })).receipt_id);
    }
    await captures.capture({ entity_ids: [entityId], capture_id: "gone" });
    await captures.remove("gone");
    interface Page {
      readonly receipts: readonly { receipt_id: string; entity_count: number; fingerprint: string }[];
      readonly next_cursor: string | null;
    }
    const first = await captures.tenant.get<Page>("/v1/data-selections?limit=2");
    const cursor = encodeURIComponent(first.body.next_cursor!);
    const second = await captures.tenant.get<Page>(`/v1/data-selections?limit=2&cursor=${cursor}`);
    expect([...first.body.receipts, ...second.body.receipts].map(({ receipt_id }) => receipt_id)).toEqual(
      ids,
    );
    expect(second.body.next_cursor).toBeNull();
    expect(first.body.receipts[0]).toMatchObject({ entity_count: 1, capture_id: "three" });
    const other = await service.tenant();
    const stolen = await other.get<ErrorBody>(`/v1/data-selections?cursor=${cursor}`);
    expect([stolen.status, stolen.body.error.code]).toEqual([422, "invalid_cursor"]);
  });
});
