import type { ReceiptView } from "./ask.ts";
import type { AnsweredQuery } from "./query-score.ts";

const residues: readonly (readonly [feature: string, cause: string])[] = [
  ["name_query_residue_word", "an ordinary word of the record that the company's name lacks"],
  ["name_candidate_residue_word", "an ordinary word of the company's name that the record lacks"],
  ["name_query_residue_activity", "a word for an activity that the company's name lacks"],
  ["name_candidate_residue_activity", "a word for an activity that the record lacks"],
  ["name_query_residue_place", "a place that the company's name lacks"],
  ["name_candidate_residue_place", "a place that the record lacks"],
  ["name_query_residue_generic", "a generic word that the company's name lacks"],
  ["name_candidate_residue_generic", "a generic word that the record lacks"],
];

const numbers = ["name_number_conflict", "name_number_query_only", "name_number_candidate_only"];

/** The strongest reason in the receipt of a wrong match for taking the two companies for one. */
export function causeOf({ query }: AnsweredQuery, receipt: ReceiptView): string {
  const { features, identifier_rule } = receipt;
  const has = (name: string) => (features[name] ?? 0) > 0;
  if (identifier_rule) return `the ${identifier_rule.scheme} is this company's; the name is another's`;
  if (query.stratum === "identifier_bad" && query.truth.kind === "undecidable")
    return "the record's number is another company's, and the one of this name shows none that conflicts";
  if (query.truth.kind === "undecidable" && has("name_exact")) return "several companies bear this name";
  if (numbers.some(has)) return "the numbers in the names differ";
  const residue = residues
    .filter(([feature]) => has(feature))
    .sort(([a], [b]) => features[b]! - features[a]!)[0];
  if (residue) return residue[1];
  if (has("name_fuzzy_loss")) return "a spelling that is near and another";
  if (has("name_abbreviated")) return "an abbreviation read as another company's word";
  if (has("name_acronym")) return "an acronym that two companies have";
  if (has("name_cross_script")) return "a name in another script that reads alike";
  if (has("legal_form_conflict")) return "the same name with another legal form";
  if (has("country_conflict")) return "the same name in another country";
  if (has("name_exact") || has("name_joined_equal")) return "a namesake: the same name, another company";
  return "other fields agree and the names do not";
}
