import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Observation, SourceKind } from "./observation.ts";
import { survivors } from "./survivorship.ts";
import { observation } from "./testing/observation.ts";

const survivorOf = (...observations: readonly Observation[]) =>
  survivors(observations).get("identity.legal_name")?.value;

describe("rule 8: survivorship, highest first", () => {
  const ladder: readonly SourceKind[] = ["register", "filing", "caller", "research", "vendor", "inferred"];

  test.each(ladder.slice(1).map((lower, i) => [ladder[i]!, lower] as const))(
    "a %s outranks a %s, however new that is",
    (higher, lower) => {
      const above = observation({ source_kind: higher, value: "above", source_as_of: "1999-01-01" });
      const below = observation({ source_kind: lower, value: "below", source_as_of: "2026-11-19" });
      expect(survivorOf(above, below)).toBe("above");
      expect(survivorOf(below, above)).toBe("above");
    },
  );

  test("a named reviewer stands beside a register: the newer of them survives", () => {
    const register = observation({ source_kind: "register", value: "register", source_as_of: "2026-01-01" });
    const reviewer = observation({ source_kind: "reviewer", value: "reviewer", source_as_of: "2026-02-01" });
    expect(survivorOf(register, reviewer)).toBe("reviewer");
    expect(survivorOf({ ...reviewer, source_as_of: "2025-12-31" }, register)).toBe("register");
  });

  test("of one kind the newest publisher's date survives, and a date outranks none", () => {
    const old = observation({ value: "old", source_as_of: "2025-01-15" });
    const fresh = observation({ value: "fresh", source_as_of: "2026-01-23", source_id: "zzz" });
    const undated = observation({ value: "undated", source_as_of: null, source_id: "aaa" });
    expect(survivorOf(old, undated, fresh)).toBe("fresh");
    expect(survivorOf(undated, old)).toBe("old");
  });

  test("of one date the lower source id survives", () => {
    const a = observation({ value: "a", source_id: "companies_house" });
    const b = observation({ value: "b", source_id: "gleif" });
    expect(survivorOf(b, a)).toBe("a");
  });

  test("of two callers' records the later one survives", () => {
    const caller = { source_kind: "caller", source_id: "caller", source_as_of: null } as const;
    const early = observation({ ...caller, value: "early", record_id: "rec_a" });
    const late = observation({
      ...caller,
      value: "late",
      record_id: "rec_b",
      first_seen_at: "2026-11-21T09:00:00.000Z",
    });
    expect(survivorOf(early, late)).toBe("late");
    expect(survivorOf({ ...late, record_id: "rec_a" }, { ...early, record_id: "rec_b" })).toBe("late");
  });

  test("a value that has ended survives nothing", () => {
    const ended = observation({ value: "ended", valid_to: "2020-01-01" });
    const caller = observation({ value: "caller", source_kind: "caller" });
    expect(survivorOf(ended, caller)).toBe("caller");
    expect(survivorOf(ended)).toBeUndefined();
  });

  test("each attribute has its own survivor", () => {
    const best = survivors([
      observation({ attribute: "location.country", value: "GB", source_kind: "caller" }),
      observation({ attribute: "identity.legal_name", value: "Acme" }),
    ]);
    expect([...best].map(([name, { value }]) => [name, value])).toEqual([
      ["location.country", "GB"],
      ["identity.legal_name", "Acme"],
    ]);
  });

  test("the order of arrival makes no difference", () => {
    const any = fc
      .record({
        source_kind: fc.constantFrom<SourceKind>(
          "register",
          "reviewer",
          "filing",
          "caller",
          "research",
          "vendor",
          "inferred",
        ),
        source_as_of: fc.constantFrom(null, "2025-01-01", "2026-01-01"),
        source_id: fc.constantFrom("a", "b"),
        provider_record_id: fc.constantFrom(null, "1", "2"),
        record_id: fc.constantFrom(null, "rec_1", "rec_2"),
        value: fc.constantFrom("Acme", "Acme Ltd", "ACME"),
      })
      .map(observation);
    fc.assert(
      fc.property(
        fc
          .array(any, { minLength: 1, maxLength: 8 })
          .chain((list) =>
            fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
          ),
        ([list, shuffled]) => {
          expect(survivorOf(...shuffled)).toBe(survivorOf(...list));
        },
      ),
    );
  });
});
