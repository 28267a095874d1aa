import { expect, test } from "vitest";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import type { ReceiptView } from "./ask.ts";
import { causeOf } from "./wrong-match-cause.ts";

const receipt = (features: Record<string, number>, over: Partial<ReceiptView> = {}): ReceiptView => ({
  right_ref: null,
  stage: "probabilistic",
  reason: null,
  probability: 0.95,
  features,
  top_features: [],
  score: null,
  identifier_rule: null,
  guards: [],
  evidence: [],
  replay: { reproduced: true },
  ...over,
});

const asked = (kind: BenchmarkQuery["truth"]["kind"], stratum = "name_country") => ({
  query: {
    id: "q",
    slice: "A",
    stratum,
    script_pair: "latin",
    record: { name: "x" },
    truth: { kind, targets: [] },
    why: "",
  },
  answer: { id: "q", decision: "match" as const, match_confidence: 0.95, matched_ids: ["sec:1"] },
});

test.each([
  ["absent", { name_number_conflict: 1, name_exact: 1 }, "the numbers in the names differ"],
  [
    "absent",
    { name_query_residue_place: 0.3, name_query_residue_word: 0.2 },
    "a place that the company's name lacks",
  ],
  ["absent", { name_candidate_residue_activity: 0.3 }, "a word for an activity that the record lacks"],
  ["absent", { name_fuzzy_loss: 0.2 }, "a spelling that is near and another"],
  ["undecidable", { name_exact: 1 }, "several companies bear this name"],
  ["absent", { name_exact: 1, country_conflict: 1 }, "the same name in another country"],
  ["absent", { name_exact: 1 }, "a namesake: the same name, another company"],
  ["absent", { domain_exact: 1 }, "other fields agree and the names do not"],
] as const)("%s with %o: %s", (kind, features, cause) => {
  expect(causeOf(asked(kind), receipt(features))).toBe(cause);
});

test("an identifier that decided comes before the name", () => {
  const decided = receipt({ name_fuzzy_loss: 1 }, { identifier_rule: { rule: "agreeing", scheme: "lei" } });
  expect(causeOf(asked("absent"), decided)).toBe("the lei is this company's; the name is another's");
});

test("another company's number that did not speak against the name", () => {
  const cause = causeOf(asked("undecidable", "identifier_bad"), receipt({ name_exact: 1 }));
  expect(cause).toBe(
    "the record's number is another company's, and the one of this name shows none that conflicts",
  );
});
