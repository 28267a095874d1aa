import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EntityBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

let service: TestService;
let tenant: TestTenant;
let entityId: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  entityId = (await tenant.resolve({ ...apple, phone: "+1 408 996 1010", vat_number: "GB123456789" })).entity!
    .entity_id;
});

afterAll(() => service.close());

const withoutIds = (text: string): string => text.replaceAll(/req_[a-z2-7]{26}/g, "req_");
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe("GET /v1/entities/{entity_id}", () => {
  test("200: every field has a citation, whole and in the interface's forms", async () => {
    const entity = await tenant.entity(entityId);
    expect(Object.keys(entity.provenance).sort()).toEqual(Object.keys(entity.record).sort());
    expect(Object.keys(entity.record).length).toBeGreaterThan(8);
    for (const [attribute, cited] of Object.entries(entity.provenance)) {
      expect(cited, attribute).toMatchObject({
        source_id: expect.stringMatching(/./),
        licence: expect.stringMatching(/./),
        retrieved_at: expect.stringMatching(timestamp),
        first_seen_at: expect.stringMatching(timestamp),
        last_checked_at: expect.stringMatching(timestamp),
        valid_from: expect.stringMatching(timestamp),
        checks: 1,
      });
      if (cited.source_as_of !== null) expect(cited.source_as_of, attribute).toMatch(timestamp);
      expect(cited.confidence).toBeGreaterThan(0);
      expect(cited.age_days).toBeGreaterThanOrEqual(0);
      if (cited.source_id !== "caller") expect(cited.provider_record_id).toBeDefined();
    }
  });

  test("200: a register's value outranks the caller's; what no register says stays the caller's", async () => {
    const { record, provenance } = await tenant.entity(entityId);
    expect(record["identity.legal_name"]).toBe("Apple Inc.");
    expect(provenance["identity.legal_name"]?.source_id).not.toBe("caller");
    expect(record["registration.vat_number"]).toBe("GB123456789");
    expect(provenance["registration.vat_number"]).toMatchObject({
      source_id: "caller",
      licence_permits_resale: false,
    });
  });

  test("200: the age of the entity is that of its oldest field", async () => {
    const { provenance, stalest_field_age_days } = await tenant.entity(entityId);
    expect(stalest_field_age_days).toBe(
      Math.max(...Object.values(provenance).map(({ age_days }) => age_days)),
    );
  });

  test("200: fields and packs select, and their union is shown with the status of each", async () => {
    const entity = await tenant.entity(
      entityId,
      "?fields=identity.legal_name&fields=firmographics.employee_count&field_packs=ownership",
    );
    expect(Object.keys(entity.record)).toEqual(["identity.legal_name"]);
    expect(Object.keys(entity.provenance)).toEqual(["identity.legal_name"]);
    expect(entity.field_status).toMatchObject({
      "identity.legal_name": "present",
      "firmographics.employee_count": "not_supported",
      "hierarchy.corporate_owners": "not_configured",
    });
    expect(Object.keys(entity.field_status ?? {})).toHaveLength(5);
  });

  test("200: include_field_status alone gives the status of every attribute, and no values in place of absent ones", async () => {
    const plain = await tenant.entity(entityId);
    expect(plain).not.toHaveProperty("field_status");
    const entity = await tenant.entity(entityId, "?include_field_status=true");
    expect(entity.record).toEqual(plain.record);
    for (const [name, status] of Object.entries(entity.field_status ?? {})) {
      expect(status === "present", name).toBe(name in entity.record);
    }
  });

  test("200: a value that no installed register could supply is not configured; one that it could is not checked", async () => {
    const entity = await tenant.entity(
      entityId,
      "?fields=registration.duns&fields=hierarchy.direct_parent_lei",
    );
    expect(entity.field_status).toEqual({
      "registration.duns": "not_configured",
      "hierarchy.direct_parent_lei": "not_checked",
    });
  });

  test("200: an explicit empty selection in a resolve returns no field, and changes nothing else", async () => {
    const other = await service.tenant();
    const answer = await other.resolve({ ...apple, fields: [] });
    expect(answer).toMatchObject({
      decision: "match",
      entity: { record: {}, provenance: {}, stalest_field_age_days: null },
    });
    expect(Object.keys((await other.entity(answer.entity!.entity_id)).record).length).toBeGreaterThan(5);
  });

  test("200: ages are those of the moment of reading", async () => {
    const before = await tenant.entity(entityId, "?fields=registration.vat_number");
    service.advance(86_400 * 2);
    const after = await tenant.entity(entityId, "?fields=registration.vat_number");
    const age = (entity: EntityBody) => entity.provenance["registration.vat_number"]!.age_days;
    expect(age(after) - age(before)).toBeCloseTo(2, 1);
    expect(after.updated_at).toBe(before.updated_at);
  });

  test("200: a company checked against the same snapshot twice was checked once", async () => {
    await tenant.resolve({ ...apple, name: "Apple Inc" });
    const { provenance, member_record_ids } = await tenant.entity(entityId);
    expect(member_record_ids.length).toBeGreaterThan(1);
    expect(provenance["identity.legal_name"]?.checks).toBe(1);
  });

  test("200: a bare object, and the tool gives the same", async () => {
    const entity = await tenant.entity(entityId);
    expect(entity).not.toHaveProperty("usage");
    expect(entity).not.toHaveProperty("correlation_id");
    const tool = await tenant.tool("get_entity", { entity_id: entityId }, "read");
    expect(tool.content).toMatchObject({ ...entity });
  });

  test("401: no credential", async () => {
    expect((await service.send("GET", `/v1/entities/${entityId}`)).status).toBe(401);
  });

  test.each(["review", "erase"] as const)("403: a %s key", async (scope) => {
    expect((await tenant.get(`/v1/entities/${entityId}`, scope)).status).toBe(403);
  });

  test("404: another tenant's entity has the bytes of an unknown one", async () => {
    const other = await service.tenant();
    const theirs = (await other.resolve(numberedCompany(30))).entity!.entity_id;
    const foreign = await tenant.get(`/v1/entities/${theirs}`);
    const unknown = await tenant.get("/v1/entities/ent_aaaaaaaaaaaaaaaaaaaaaaaaaa");
    expect(foreign.status).toBe(404);
    expect(withoutIds(foreign.text)).toBe(withoutIds(unknown.text));
    expect((await tenant.get(`/v1/entities/${"e".repeat(100)}`)).status).toBe(404);
  });

  test.each([
    ["an unknown field", "fields=identity"],
    ["an unknown pack", "field_packs=everything"],
    ["sixty-five fields", Array.from({ length: 65 }, () => "fields=identity.legal_name").join("&")],
    ["nine packs", Array.from({ length: 9 }, () => "field_packs=identity").join("&")],
    ["a status that is neither true nor false", "include_field_status=yes"],
    ["a status given twice", "include_field_status=true&include_field_status=true"],
    ["an unknown parameter", "expand=all"],
  ])("422: %s", async (_, query) => {
    expect((await tenant.get(`/v1/entities/${entityId}?${query}`)).status).toBe(422);
  });

  test("422: an id of more than 100 characters", async () => {
    expect((await tenant.get(`/v1/entities/${"e".repeat(101)}`)).status).toBe(422);
  });
});
