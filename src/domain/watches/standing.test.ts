import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attributeChanges } from "../entities/attribute-changes.ts";
import { attributeNames } from "../entities/attributes.ts";
import { categoryOf } from "../entities/change-categories.ts";
import type { Observation } from "../entities/observation.ts";
import { observation } from "../entities/testing/observation.ts";
import { companyEvents } from "./company-events.ts";
import { changesBetween, standingOf } from "./standing.ts";

const digestOf = (json: string) => `digest of ${json}`;
const standing = (observations: readonly Observation[]) => standingOf(observations, digestOf);
const said = (attribute: string, value: unknown, source_id = "caller", more: object = {}) =>
  observation({ attribute, value, source_id, ...more });

const some: fc.Arbitrary<Observation> = fc
  .record({
    attribute: fc.constantFrom("identity.legal_name", "contact.phone", "registration.status"),
    value: fc.constantFrom("a", "b", "c"),
    source_id: fc.constantFrom("alpha", "beta", "caller"),
    source_kind: fc.constantFrom("register" as const, "caller" as const, "filing" as const),
    source_as_of: fc.constantFrom(null, "2026-01-01", "2026-02-01"),
    first_seen_at: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"),
    record_id: fc.constantFrom(null, "rec_a", "rec_b"),
    valid_to: fc.constantFrom(null, null, null, "2026-03-01"),
  })
  .map(observation);

test("two standings differ exactly where the observations that they are of do", () => {
  const withheldSets = fc.uniqueArray(fc.constantFrom("alpha", "beta", "caller"));
  fc.assert(
    fc.property(fc.array(some), fc.array(some), withheldSets, (before, after, names) => {
      const withheld = new Set<string>(names);
      const shown = (all: readonly Observation[]) => all.filter((one) => !withheld.has(one.source_id));
      const found = changesBetween(standing(before), standing(after), {
        withheld,
        attributes: attributeNames,
      });
      expect(found).toEqual(attributeChanges(shown(before), shown(after)));
    }),
  );
});

test("a standing has digests and sources, and no value", () => {
  const all = [said("contact.phone", "+44 20 7946 0018"), said("contact.phone", "+44 20 7946 0018")];
  expect(standingOf(all, () => "d")).toEqual({ "contact.phone": [["caller", "d"]] });
});

test("every attribute has a category", () => {
  expect(attributeNames.filter((name) => categoryOf(name) === null)).toEqual([]);
});

describe("the events of a check", () => {
  const name = "identity.legal_name";
  const nobody = new Set<string>();
  const rows = (...attributes: string[]) => [{ at: "2026-11-20T10:00:00.000Z", attributes }];

  test("are one for each attribute, with the moment of the last commit that changed it", () => {
    const news = [...rows(name), { at: "2026-11-20T11:00:00.000Z", attributes: [name] }];
    const events = companyEvents(standing([said(name, "A")]), standing([said(name, "C")]), {
      news,
      withheld: nobody,
    });
    expect(events).toEqual([
      {
        attribute: name,
        category: "identity",
        change: "changed",
        source_ids: ["caller"],
        previous_source_ids: ["caller"],
        observed_at: "2026-11-20T11:00:00.000Z",
      },
    ]);
  });

  test("are none for a value that came and went", () => {
    const same = standing([said(name, "A")]);
    expect(companyEvents(same, same, { news: rows(name), withheld: nobody })).toEqual([]);
  });

  test("are none for what no commit has changed of what was shown", () => {
    const [before, after] = [standing([said(name, "A")]), standing([said(name, "B")])];
    expect(companyEvents(before, after, { news: rows("contact.phone"), withheld: nobody })).toEqual([]);
  });

  test("are none for a source that a licence withholds now, whatever it said before", () => {
    const before = standing([said(name, "A", "alpha"), said(name, "B", "beta", { source_kind: "caller" })]);
    const after = standing([said(name, "C", "alpha"), said(name, "B", "beta", { source_kind: "caller" })]);
    const seen = { news: rows(name), withheld: new Set(["alpha"]) };
    expect(companyEvents(before, after, seen)).toEqual([]);
  });
});
