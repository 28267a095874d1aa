import type { ReceiptView } from "./ask.ts";
import type { QueryOutcome } from "./quality-run.ts";
import { judgeLeader } from "./query-score.ts";

/** The causes of a present company that is not matched, in the order in which they are looked for. */
export const missCauses = [
  "not on the shortlist",
  "matched with another",
  "another company leads",
  "two that cannot be told apart",
  "withheld by a guard",
  "a field that disagrees",
  "a number in one name",
  "words of the record left over",
  "words of the company's name left over",
  "words of both left over",
  "written in another script",
  "another spelling",
  "too little in common",
] as const;
export type MissCause = (typeof missCauses)[number];

const conflicts = [
  "country_conflict",
  "domain_conflict",
  "city_conflict",
  "listing_conflict",
  "regno_conflict",
];
const numbers = ["name_number_conflict", "name_number_query_only", "name_number_candidate_only"];

/** Why a query whose company is in the register was not matched with it; null where it was, or where none is. */
export function missCause(outcome: QueryOutcome): MissCause | null {
  const { query, answer, receipt, retrieval } = outcome;
  if (query.truth.kind !== "present") return null;
  const leads = judgeLeader(outcome) === "right";
  if (answer.decision === "match") return leads ? null : "matched with another";
  if (!retrieval.found) return "not on the shortlist";
  if (!leads || receipt === null) return "another company leads";
  if (receipt.reason === "indistinguishable_candidates") return "two that cannot be told apart";
  if (receipt.guards.length > 0) return "withheld by a guard";
  return causeUnderFloor(receipt);
}

function causeUnderFloor({ features }: ReceiptView): MissCause {
  const has = (name: string) => (features[name] ?? 0) > 0;
  if (conflicts.some(has)) return "a field that disagrees";
  if (numbers.some(has)) return "a number in one name";
  if (has("name_residue_both_sides")) return "words of both left over";
  if (has("name_query_residue_any")) return "words of the record left over";
  if (has("name_candidate_residue_any")) return "words of the company's name left over";
  if (has("name_cross_script")) return "written in another script";
  if (has("name_fuzzy_loss") || has("name_abbreviated")) return "another spelling";
  return "too little in common";
}
