import { describe, expect, test } from "vitest";
import { attributes } from "./attributes.ts";
import { missingFields, projectEntity, type SourceReadiness, type StoredEntity } from "./project.ts";
import { observation } from "./testing/observation.ts";

const entity: StoredEntity = {
  entityId: "ent_1",
  observations: [
    observation({ source_id: "paid", source_as_of: "2026-06-01", value: "Acme Paid" }),
    observation({ source_id: "gleif", value: "Acme Open" }),
    observation({ source_id: "paid", attribute: "contact.phone", value: "+44 1" }),
    observation({ attribute: "contact.email", value: "old@example.com", valid_to: "2026-02-01" }),
  ],
  memberRecordIds: ["rec_1"],
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  lastCheckedAt: "2026-11-20T09:00:00.000Z",
};

const readiness: SourceReadiness = {
  configured: (attribute) => attribute.startsWith("identity.") || attribute === "contact.email",
  unavailable: (attribute) => attribute.startsWith("hierarchy."),
  withheldFrom: (tenantId) => new Set(tenantId === "ten_paying" ? [] : ["paid"]),
};
const now = new Date("2026-11-21T09:00:00.000Z");
const viewing = { now, readiness, tenantId: "ten_other" };
const statuses = (tenantId: string) =>
  projectEntity(entity, { include_field_status: true }, { ...viewing, tenantId }).field_status!;

describe("field_status", () => {
  test.each([
    ["present", "identity.legal_name", "another source's value is shown"],
    ["licence_restricted", "contact.phone", "only a withheld source says it"],
    ["not_supported", "firmographics.employee_count", "nothing in this release supplies it"],
    ["source_unavailable", "hierarchy.direct_parent_lei", "its source cannot be read now"],
    ["not_configured", "registration.duns", "no source is set up for it"],
    ["not_checked", "contact.email", "a source that is read holds no current value"],
  ])("%s: %s, where %s", (status, attribute) => {
    expect(statuses("ten_other")[attribute]).toBe(status);
  });

  test("every attribute has one, and a value exactly where it is present", () => {
    const { record, field_status } = projectEntity(entity, { include_field_status: true }, viewing);
    expect(Object.keys(field_status!)).toEqual(attributes.map(({ name }) => name));
    const present = Object.keys(field_status!).filter((name) => field_status![name] === "present");
    expect(present.sort()).toEqual(Object.keys(record).sort());
  });
});

describe("values that a licence withholds", () => {
  test("the next best source survives for a tenant that may not see the best", () => {
    const seen = projectEntity(entity, {}, viewing);
    expect(seen.record).toEqual({ "identity.legal_name": "Acme Open" });
    expect(seen.provenance["identity.legal_name"]?.source_id).toBe("gleif");
  });

  test("a tenant with the licence sees them", () => {
    const seen = projectEntity(entity, {}, { ...viewing, tenantId: "ten_paying" });
    expect(seen.record).toEqual({ "identity.legal_name": "Acme Paid", "contact.phone": "+44 1" });
    expect(statuses("ten_paying")["contact.phone"]).toBe("present");
  });

  test("naming a field does not reveal it", () => {
    const seen = projectEntity(entity, { fields: ["contact.phone"] }, viewing);
    expect(seen.record).toEqual({});
    expect(JSON.stringify(seen)).not.toContain("+44 1");
    expect(seen.field_status).toEqual({ "contact.phone": "licence_restricted" });
  });

  test("missingFields counts what the tenant gets to see", () => {
    const selection = { fields: ["identity.legal_name", "contact.phone"] };
    expect(missingFields(entity, selection, viewing)).toEqual({ missing: ["contact.phone"], selected: 2 });
    expect(missingFields(entity, selection, { ...viewing, tenantId: "ten_paying" }).missing).toEqual([]);
  });
});
