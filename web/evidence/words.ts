/**
 * Codes of abstentions, stages, tiers and guards in words; the code of a later release is shown unchanged.
 */
const reasons: Readonly<Record<string, string>> = {
  below_acceptance_floor: "Not certain enough",
  indistinguishable_candidates: "Candidates look alike",
  weak_signals_disagree: "Several fields disagree",
  signal_conflict: "One field disagrees",
  identifier_conflict: "An identifier disagrees",
  depth_capped: "Stopped at the depth that was allowed",
  escalation_unavailable: "A deeper stage could not be reached",
  no_identifying_signal: "Nothing identifies it",
  quality_target_unmet: "The quality that was asked for was not met",
  no_candidates: "No company is near it",
};

const stages: Readonly<Record<string, string>> = {
  normalisation: "Normalisation",
  blocking: "Search for candidates",
  deterministic: "Identifiers",
  probabilistic: "Weighed evidence",
  llm_adjudication: "Judged by a model",
  agentic_research: "Researched",
  human_review: "Review",
};

const tiers: Readonly<Record<string, string>> = {
  identifier: "An identifier agrees",
  corroborated: "Name and another field agree",
  uncorroborated: "A name alone agrees",
};

const guards: Readonly<Record<string, string>> = {
  human_difference: "a reviewer told the two apart",
  strong_identifier_conflict: "identifiers differ that one company cannot both have",
  weak_signal_guard: "several fields disagree",
  signal_conflict: "one field disagrees",
  number_mismatch: "the numbers in the names differ",
  legal_class_conflict: "legal forms differ that one company cannot both have",
  name_only: "a name alone agrees",
  identifier_of_another: "the identifier is another company's",
  branch_of_company: "one is a branch of the other",
  known_from_records_alone: "no register knows the company",
  short_register: "the registers are too small",
  indistinguishable_candidates: "two candidates look the same",
  generic_identifier: "the identifier is used by many",
  work_budget: "the comparison took too much work",
};

const decisions: Readonly<Record<string, string>> = {
  match: "Match",
  no_match: "New company",
  unresolved: "Unresolved",
};

/** A code as words: `human_reviewed`, "Human reviewed". */
export const wordsOf = (code: string): string => {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const reasonWords = (code: string): string => reasons[code] ?? wordsOf(code);
export const decisionWords = (code: string): string => decisions[code] ?? wordsOf(code);
export const stageWords = (code: string): string => stages[code] ?? wordsOf(code);
export const tierWords = (code: string): string => tiers[code] ?? wordsOf(code);
export const guardWords = (code: string): string => guards[code] ?? wordsOf(code).toLowerCase();

export const labelWords: Readonly<Record<string, string>> = {
  match: "Match",
  no_match: "None of these",
  cannot_tell: "Cannot tell",
};
