import { describe, expect, test } from "vitest";
import {
  missingFields,
  projectEntity,
  type Selection,
  type StoredEntity,
  selectedFields,
} from "./project.ts";
import { observation } from "./testing/observation.ts";

const now = new Date("2026-11-22T09:00:00.000Z");
const entity: StoredEntity = {
  entityId: "ent_1",
  observations: [
    observation({ source_as_of: "2026-11-12T09:00:00.000Z" }),
    observation({ attribute: "location.country", value: "GB", source_as_of: "2026-11-21T09:00:00.000Z" }),
  ],
  memberRecordIds: ["rec_1"],
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  lastCheckedAt: "2026-11-20T09:00:00.000Z",
};
const readiness = { configured: (name: string) => name.startsWith("hierarchy.") };
const viewing = { now, tenantId: "ten_1", readiness };
const shown = (selection: Selection) => projectEntity(entity, selection, viewing);

describe("a projection", () => {
  test("omitted, it is the complete view without a status", () => {
    const view = shown({});
    expect(Object.keys(view.record)).toEqual(["identity.legal_name", "location.country"]);
    expect(view.stalest_field_age_days).toBe(10);
    expect(view).not.toHaveProperty("field_status");
  });

  test("explicit and empty, it is no field, and no age", () => {
    for (const selection of [{ fields: [] }, { field_packs: [] }, { fields: [], field_packs: [] }]) {
      expect(shown(selection)).toMatchObject({ record: {}, provenance: {}, stalest_field_age_days: null });
    }
  });

  test("fields and packs are united, each once", () => {
    expect(
      selectedFields({ fields: ["identity.legal_name", "location.country"], field_packs: ["ownership"] }),
    ).toEqual([
      "identity.legal_name",
      "location.country",
      "hierarchy.direct_parent_lei",
      "hierarchy.ultimate_parent_lei",
      "hierarchy.corporate_owners",
    ]);
    expect(selectedFields({ fields: ["identity.legal_name", "identity.legal_name"] })).toEqual([
      "identity.legal_name",
    ]);
    expect(selectedFields({})).toBeNull();
  });

  test("the age is that of the oldest field shown", () => {
    expect(shown({ fields: ["location.country"] }).stalest_field_age_days).toBe(1);
  });

  test("a status says what an absence means, and a missing value is never replaced", () => {
    const view = shown({
      fields: [
        "location.country",
        "hierarchy.direct_parent_lei",
        "registration.duns",
        "firmographics.employee_count",
      ],
    });
    expect(view.record).toEqual({ "location.country": "GB" });
    expect(view.field_status).toEqual({
      "location.country": "present",
      "hierarchy.direct_parent_lei": "not_checked",
      "registration.duns": "not_configured",
      "firmographics.employee_count": "not_supported",
    });
  });

  test("the entity itself is the same under every selection", () => {
    const { record: _, provenance: __, stalest_field_age_days: ___, ...whole } = shown({});
    expect(shown({ fields: [] })).toMatchObject(whole);
  });
});

describe("missingFields", () => {
  test.each<[Selection, readonly string[], number]>([
    [{}, [], 0],
    [{ fields: [] }, [], 0],
    [{ fields: ["identity.legal_name"] }, [], 1],
    [
      { fields: ["identity.legal_name", "firmographics.employee_count"] },
      ["firmographics.employee_count"],
      2,
    ],
    [{ fields: ["firmographics.employee_count"] }, ["firmographics.employee_count"], 1],
  ])("of %j are %j of %i", (selection, missing, selected) => {
    expect(missingFields(entity, selection, viewing)).toEqual({ missing, selected });
  });
});
