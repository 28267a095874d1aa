import { describe, expect, test } from "vitest";
import { isOwnJudgement, type JudgedDecision, type KnownCompanies, truthOf } from "./judgement.ts";
import { labelOf, smallModel } from "./testing/label-log.ts";

const created: Record<string, string> = {
  ent_lead: "2026-01-01T00:00:00.000Z",
  ent_other: "2026-01-01T00:00:00.000Z",
  ent_later: "2026-09-01T00:00:00.000Z",
  ent_founded: "2026-05-01T00:00:00.000Z",
};
const known: KnownCompanies = {
  entityOf: (ref) => (ref === "sec:1:2" ? "ent_lead" : ref in created ? ref : null),
  createdAt: (entityId) => created[entityId] ?? null,
};

function decision(
  kind: JudgedDecision["decision"],
  rightRef: string | null,
  lead: string | null = null,
): JudgedDecision {
  return {
    decision_id: "dec_1",
    decision: kind,
    right_ref: rightRef,
    decided_at: "2026-05-01T00:00:00.000Z",
    candidates: [{ entity_id: lead }],
  };
}

const label = (
  value: "match" | "no_match" | "cannot_tell",
  named: { entity_id?: string; right_ref?: string; source?: string } = {},
) => ({ source: "customer", entity_id: null, right_ref: null, ...named, label: value });

const right = { leads: true, absent: false };
const nothing = { leads: null, absent: null };

describe("of a match", () => {
  const made = decision("match", "ent_lead", "ent_lead");
  test.each([
    ["agreed", label("match"), right],
    ["agreed, the company named", label("match", { entity_id: "ent_lead" }), right],
    ["denied", label("no_match", { entity_id: "ent_lead" }), { leads: false, absent: null }],
    ["it is another", label("match", { entity_id: "ent_other" }), { leads: false, absent: false }],
    ["another it is not", label("no_match", { entity_id: "ent_other" }), nothing],
    ["it is one that came later", label("match", { entity_id: "ent_later" }), { leads: false, absent: null }],
    ["it is one that is gone", label("match", { entity_id: "ent_gone" }), nothing],
    ["cannot tell", label("cannot_tell"), nothing],
  ])("%s", (_, said, truth) => {
    expect(truthOf(said, made, known)).toEqual(truth);
  });
});

describe("of an abstention whose leader was a register company", () => {
  const made = decision("unresolved", "sec:1:2");
  test.each([
    [
      "the reviewer chose the entity that holds it now",
      label("match", { entity_id: "ent_lead", right_ref: "sec:1:2", source: "review" }),
      right,
    ],
    [
      "the reviewer chose another",
      label("match", { entity_id: "ent_other", right_ref: "sec:1:2", source: "review" }),
      { leads: false, absent: false },
    ],
    [
      "the reviewer says none of those shown",
      label("no_match", { right_ref: "sec:1:2", source: "review" }),
      { leads: false, absent: true },
    ],
    [
      "a customer says not this one",
      label("no_match", { right_ref: "sec:1:2" }),
      { leads: false, absent: null },
    ],
  ])("%s", (_, said, truth) => {
    expect(truthOf(said, made, known)).toEqual(truth);
  });

  test("a leader that is not known any more proves nothing", () => {
    expect(truthOf(label("match"), decision("unresolved", null), known)).toEqual(nothing);
  });
});

describe("of a no_match, whose entity was founded on the record itself", () => {
  const made = decision("no_match", "ent_founded", "ent_lead");
  test.each([
    ["agreed", label("no_match", { entity_id: "ent_founded" }), { leads: false, absent: true }],
    ["the record is itself", label("match", { entity_id: "ent_founded" }), nothing],
    ["it was the leader", label("match", { entity_id: "ent_lead" }), right],
    ["it was another", label("match", { entity_id: "ent_other" }), { leads: false, absent: false }],
    ["not some other", label("no_match", { entity_id: "ent_other" }), nothing],
  ])("%s", (_, said, truth) => {
    expect(truthOf(said, made, known)).toEqual(truth);
  });

  test("a leader that was a register company cannot be told from the one that is meant", () => {
    const external = decision("no_match", "ent_founded", null);
    expect(truthOf(label("match", { entity_id: "ent_lead" }), external, known)).toEqual({
      leads: null,
      absent: false,
    });
  });
});

test.each([
  ["a person's", {}, false],
  ["the service's maintenance", { source: "maintenance" }, true],
  ["nobody's", { labeller_id: null }, true],
  ["the model's own", { labeller_id: smallModel.version }, true],
])("whose judgement it is: %s", (_, change, own) => {
  expect(isOwnJudgement(labelOf(1, change))).toBe(own);
});
