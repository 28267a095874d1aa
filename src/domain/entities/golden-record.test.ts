import { describe, expect, test } from "vitest";
import { goldenRecord } from "./golden-record.ts";
import type { Observation } from "./observation.ts";
import { observation } from "./testing/observation.ts";

const now = new Date("2026-11-22T09:00:00.000Z");
const golden = (...observations: readonly Observation[]) => goldenRecord(observations, now);

const number = (said: Partial<Observation>) =>
  observation({ attribute: "registration.company_number", ...said });
const jurisdiction = (said: Partial<Observation>) =>
  observation({ attribute: "registration.jurisdiction", ...said });

describe("a citation", () => {
  test("stands beside every value, and no value stands without one", () => {
    const { record, provenance } = golden(
      observation(),
      number({ value: "00000006" }),
      observation({ attribute: "registration.lei", value: "X" }),
    );
    expect(Object.keys(provenance)).toEqual(Object.keys(record));
    expect(record["identity.identifiers"]).toEqual({ lei: "X", company_number: "00000006" });
  });

  test("gives the publisher's day as a moment, and counts age from it", () => {
    const { provenance } = golden(observation({ source_as_of: "2026-11-20" }));
    expect(provenance["identity.legal_name"]).toMatchObject({
      source_as_of: "2026-11-20T00:00:00.000Z",
      valid_from: "2026-11-20T00:00:00.000Z",
      age_days: 2.38,
    });
  });

  test("counts age from the retrieval where the publisher gives no date, or none that can be read", () => {
    for (const source_as_of of [null, "lately"]) {
      expect(golden(observation({ source_as_of })).provenance["identity.legal_name"]).toMatchObject({
        source_as_of: null,
        valid_from: "2026-11-20T09:00:00.000Z",
        age_days: 2,
      });
    }
  });

  test("is never younger than now", () => {
    expect(
      golden(observation({ source_as_of: "2027-01-01" })).provenance["identity.legal_name"]?.age_days,
    ).toBe(0);
  });

  test("names the source's row where there is one, and repeats its licence", () => {
    expect(golden(observation()).provenance["identity.legal_name"]).toMatchObject({
      source_id: "gleif",
      provider_record_id: "1",
      licence: "CC0 1.0",
      licence_permits_resale: true,
      resellable: true,
    });
    const said = golden(
      observation({ source_kind: "caller", provider_record_id: null, licence_permits_resale: false }),
    );
    expect(said.provenance["identity.legal_name"]).not.toHaveProperty("provider_record_id");
    expect(said.provenance["identity.legal_name"]?.resellable).toBe(false);
  });
});

describe("identity.identifiers", () => {
  test("a number keeps the jurisdiction of its own source, not the one that survives from another", () => {
    const { record } = golden(
      number({ value: "00445790", source_id: "gleif" }),
      jurisdiction({ value: "GB", source_id: "gleif" }),
      jurisdiction({ value: "US-DE", source_id: "sec", source_as_of: "2026-07-02" }),
    );
    expect(record["registration.jurisdiction"]).toBe("US-DE");
    expect(record["identity.identifiers"]).toEqual({ company_number: "00445790", jurisdiction: "GB" });
  });

  test("a number whose source names no jurisdiction has none", () => {
    const caller = {
      source_kind: "caller",
      source_id: "caller",
      provider_record_id: null,
      record_id: "rec_1",
    } as const;
    const { record } = golden(
      number({ value: "123", ...caller }),
      jurisdiction({ value: "US-DE", source_id: "sec" }),
    );
    expect(record["identity.identifiers"]).toEqual({ company_number: "123" });
  });

  test("is cited as the number, or as the LEI where there is no number, and absent where there is neither", () => {
    const lei = observation({ attribute: "registration.lei", value: "X", source_id: "gleif" });
    expect(
      golden(lei, number({ value: "1", source_id: "sec" })).provenance["identity.identifiers"]?.source_id,
    ).toBe("sec");
    expect(golden(lei).provenance["identity.identifiers"]?.source_id).toBe("gleif");
    expect(golden(observation()).record).not.toHaveProperty(["identity.identifiers"]);
  });
});
