import { describe, expect, test } from "vitest";
import { mergeObservations } from "./observation.ts";
import { observation } from "./testing/observation.ts";

const later = { retrieved_at: "2026-12-01T09:00:00.000Z", last_checked_at: "2026-12-01T09:00:00.000Z" };

describe("values that are seen again", () => {
  test("the same value of the same row, read anew, is one observation checked twice", () => {
    const [merged, ...others] = mergeObservations(
      [observation()],
      [observation({ ...later, source_as_of: "2026-11-30" })],
    );
    expect(others).toEqual([]);
    expect(merged).toMatchObject({
      ...later,
      value: "Acme Limited",
      source_as_of: "2026-11-30",
      checks: 2,
      first_seen_at: "2026-11-20T09:00:00.000Z",
      valid_to: null,
    });
  });

  test("the same snapshot read for another record checks nothing anew", () => {
    expect(mergeObservations([observation()], [observation()])).toEqual([observation()]);
  });

  test("a date that the source no longer gives is kept", () => {
    const [merged] = mergeObservations([observation()], [observation({ ...later, source_as_of: null })]);
    expect(merged?.source_as_of).toBe("2026-01-23");
  });

  test.each([
    ["another row", { provider_record_id: "2" }],
    ["another source", { source_id: "sec" }],
    ["a caller's word", { source_kind: "caller" as const, source_id: "caller", record_id: "rec_2" }],
  ])("%s is another observation, and the first stays as it was", (_, said) => {
    expect(mergeObservations([observation()], [observation(said)])).toEqual([
      observation(),
      observation(said),
    ]);
  });

  test("two records that say the same are two observations", () => {
    const caller = { source_kind: "caller", source_id: "caller", provider_record_id: null } as const;
    const one = observation({ ...caller, record_id: "rec_1" });
    const other = observation({ ...caller, record_id: "rec_2" });
    expect(mergeObservations([one], [other])).toEqual([one, other]);
  });

  test("another value of the same row is a new observation; the first is not dropped", () => {
    const merged = mergeObservations([observation()], [observation({ ...later, value: "Acme plc" })]);
    expect(merged.map(({ value }) => value)).toEqual(["Acme Limited", "Acme plc"]);
    expect(merged[1]).toMatchObject({ checks: 1, valid_to: null });
  });

  test("objects are equal by what they say", () => {
    const address = { attribute: "location.registered_address", value: { city: "Leeds" } };
    expect(mergeObservations([observation(address)], [observation(structuredClone(address))])).toHaveLength(
      1,
    );
  });
});
