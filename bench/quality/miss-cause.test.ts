import { expect, test } from "vitest";
import type { ReceiptView } from "./ask.ts";
import { missCause } from "./miss-cause.ts";
import type { QueryOutcome } from "./quality-run.ts";

const outcome = (
  receipt: Partial<ReceiptView>,
  { kind = "present", decision = "unresolved", leader = "r:1", found = true } = {},
) =>
  ({
    query: { id: "q", slice: "A", record: {}, truth: { kind, targets: ["r:1"] } },
    answer: { id: "q", decision, match_confidence: 0.5, matched_ids: [leader] },
    receipt: { reason: "below_acceptance_floor", guards: [], features: {}, ...receipt },
    retrieval: { found },
  }) as unknown as QueryOutcome;

const features = (...names: string[]) => ({ features: Object.fromEntries(names.map((name) => [name, 1])) });

test.each([
  ["not on the shortlist", outcome({}, { leader: "r:2", found: false })],
  ["matched with another", outcome({}, { leader: "r:2", decision: "match" })],
  ["another company leads", outcome({}, { leader: "r:2" })],
  ["two that cannot be told apart", outcome({ reason: "indistinguishable_candidates" })],
  ["withheld by a guard", outcome({ guards: [{ guard: "name_only" }] })],
  ["a field that disagrees", outcome(features("city_conflict", "name_residue_both_sides"))],
  ["a number in one name", outcome(features("name_number_query_only", "name_query_residue_any"))],
  ["words of both left over", outcome(features("name_residue_both_sides", "name_query_residue_any"))],
  ["words of the record left over", outcome(features("name_query_residue_any"))],
  ["words of the company's name left over", outcome(features("name_candidate_residue_any"))],
  ["written in another script", outcome(features("name_cross_script", "name_fuzzy_loss"))],
  ["another spelling", outcome(features("name_fuzzy_loss"))],
  ["too little in common", outcome({})],
])("%s", (cause, item) => {
  expect(missCause(item)).toBe(cause);
});

test("a right match and an absent company are no misses", () => {
  expect(missCause(outcome({}, { decision: "match" }))).toBeNull();
  expect(missCause(outcome({}, { kind: "absent" }))).toBeNull();
});
