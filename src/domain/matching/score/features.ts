import type { PairEvidence } from "../compare/pair-evidence.ts";
import { leftOver } from "../words/unmatched-words.ts";

/**
 * A named, pure function of the evidence, 0..1; missing data is 0. `sign` is how more of it may move the
 * score: agreement never lowers it and disagreement never raises it, so the scorer is monotone.
 */
export interface Feature {
  readonly name: string;
  readonly sign: 1 | -1 | 0;
  readonly value: (evidence: PairEvidence) => number;
}

export const flag = (condition: boolean | undefined | null): number => (condition ? 1 : 0);
const clip = (value: number): number => Math.max(0, Math.min(1, value));
/** 12 nats is one company in 160,000: more unmatched information makes no difference. */
const lost = (nats: number | undefined): number => clip((nats ?? 0) / 12);
const ofQuery = (e: PairEvidence): number => (e.name ? leftOver(e.name.queryUnmatched) : 0);
const ofCandidate = (e: PairEvidence): number => (e.name ? leftOver(e.name.candidateUnmatched) : 0);
const identifies = (e: PairEvidence): boolean => e.name !== null && (e.name.exact || e.name.joinedEqual);

const nameFeatures: readonly Feature[] = [
  { name: "name_present", sign: 0, value: (e) => flag(e.name !== null) },
  { name: "name_exact", sign: 1, value: (e) => flag(e.name?.exact) },
  { name: "name_verbatim", sign: 1, value: (e) => flag(e.name?.verbatim) },
  { name: "name_joined_equal", sign: 1, value: (e) => flag(e.name?.joinedEqual) },
  { name: "name_token_sort", sign: 1, value: (e) => clip(((e.name?.tokenSort ?? 0) - 0.6) / 0.4) },
  { name: "name_jaro_winkler", sign: 1, value: (e) => clip(((e.name?.jaroWinkler() ?? 0) - 0.75) / 0.25) },
  { name: "name_idf_overlap", sign: 1, value: (e) => e.name?.overlap ?? 0 },
  { name: "name_shared_information", sign: 1, value: (e) => clip((e.name?.shared ?? 0) / 24) },
  {
    name: "name_identifying_information",
    sign: 1,
    value: (e) => clip((e.name?.sharedIdentifying ?? 0) / 12),
  },
  {
    name: "name_exact_rare",
    sign: 1,
    value: (e) => (identifies(e) ? clip((e.name!.sharedIdentifying - 6) / 12) : 0),
  },
  { name: "name_fuzzy_loss", sign: -1, value: (e) => clip((e.name?.fuzzyLoss ?? 0) / 6) },
  { name: "name_abbreviated", sign: -1, value: (e) => clip((e.name?.abbreviated ?? 0) / 12) },
  { name: "name_query_residue_word", sign: -1, value: (e) => lost(e.name?.queryUnmatched.word) },
  { name: "name_query_residue_activity", sign: -1, value: (e) => lost(e.name?.queryUnmatched.activity) },
  { name: "name_query_residue_place", sign: -1, value: (e) => lost(e.name?.queryUnmatched.place) },
  { name: "name_query_residue_generic", sign: -1, value: (e) => lost(e.name?.queryUnmatched.generic) },
  { name: "name_query_residue_any", sign: -1, value: (e) => flag(ofQuery(e) > 0) },
  { name: "name_candidate_residue_word", sign: -1, value: (e) => lost(e.name?.candidateUnmatched.word) },
  {
    name: "name_candidate_residue_activity",
    sign: -1,
    value: (e) => lost(e.name?.candidateUnmatched.activity),
  },
  { name: "name_candidate_residue_place", sign: -1, value: (e) => lost(e.name?.candidateUnmatched.place) },
  {
    name: "name_candidate_residue_generic",
    sign: -1,
    value: (e) => lost(e.name?.candidateUnmatched.generic),
  },
  { name: "name_candidate_residue_any", sign: -1, value: (e) => flag(ofCandidate(e) > 0) },
  { name: "name_residue_both_sides", sign: -1, value: (e) => flag(ofQuery(e) > 0 && ofCandidate(e) > 0) },
  // People often type only the head of the official name, or add words to the official name.
  {
    name: "name_query_covered",
    sign: 1,
    value: (e) => flag(e.name && !identifies(e) && e.name.shared > 0 && ofQuery(e) === 0),
  },
  {
    name: "name_candidate_covered",
    sign: 1,
    value: (e) => flag(e.name && !identifies(e) && e.name.shared > 0 && ofCandidate(e) === 0),
  },
  { name: "name_number_equal", sign: 1, value: (e) => flag(e.name?.numbers === "equal") },
  { name: "name_number_conflict", sign: -1, value: (e) => flag(e.name?.numbers === "conflict") },
  { name: "name_number_query_only", sign: -1, value: (e) => flag(e.name?.numbers === "query_only") },
  { name: "name_number_candidate_only", sign: -1, value: (e) => flag(e.name?.numbers === "candidate_only") },
  { name: "name_first_word_different", sign: -1, value: (e) => flag(e.name?.firstWord === "different") },
  { name: "name_acronym", sign: 1, value: (e) => flag(e.name?.acronym) },
  {
    name: "name_previous",
    sign: 0,
    value: (e) => flag(e.name?.candidateKind === "previous" || e.name?.queryKind === "previous"),
  },
  {
    name: "name_trading",
    sign: 0,
    value: (e) => flag(e.name?.candidateKind === "trading" || e.name?.candidateKind === "alternative"),
  },
  { name: "name_query_residue_tail", sign: -1, value: (e) => lost(e.name?.queryUnmatched.tail) },
  { name: "name_candidate_residue_tail", sign: -1, value: (e) => lost(e.name?.candidateUnmatched.tail) },
  { name: "name_cut", sign: 1, value: (e) => flag(e.name?.cut && !identifies(e)) },
  { name: "name_cross_script", sign: 0, value: (e) => flag(e.name?.crossScript) },
  { name: "name_heard", sign: 1, value: (e) => e.name?.heard ?? 0 },
  {
    name: "name_heard_rare",
    sign: 1,
    value: (e) => (e.name ? e.name.heard * clip((e.name.sharedIdentifying - 4) / 12) : 0),
  },
];

const formFeatures: readonly Feature[] = [
  { name: "legal_form_same", sign: 1, value: (e) => flag(e.form === "same") },
  // The levels are nested: the same form is also of the same class, so it is never worth less.
  {
    name: "legal_form_same_class",
    sign: 1,
    value: (e) => flag(e.form === "same_class" || e.form === "same"),
  },
  {
    name: "legal_form_conflict",
    sign: -1,
    value: (e) => flag(e.form === "conflict" && e.country === "equal"),
  },
  {
    name: "legal_form_conversion",
    sign: -1,
    value: (e) => flag(e.form === "conversion" && e.country === "equal"),
  },
  {
    name: "legal_form_conflict_abroad",
    sign: -1,
    value: (e) => flag((e.form === "conflict" || e.form === "conversion") && e.country !== "equal"),
  },
];

const countryFeatures: readonly Feature[] = [
  { name: "country_match", sign: 1, value: (e) => flag(e.country === "equal") },
  { name: "country_compatible", sign: 0, value: (e) => flag(e.country === "compatible") },
  { name: "country_conflict", sign: -1, value: (e) => flag(e.country === "different") },
  { name: "country_match_exact_name", sign: 1, value: (e) => flag(e.country === "equal" && identifies(e)) },
];

const identifierFeatures: readonly Feature[] = [
  { name: "lei_match", sign: 1, value: (e) => flag(e.identifiers.agreeing.some((i) => i.scheme === "lei")) },
  {
    name: "lei_conflict",
    sign: -1,
    value: (e) => flag(e.identifiers.conflicts.some(([a]) => a.scheme === "lei")),
  },
  {
    name: "regno_match",
    sign: 1,
    value: (e) => flag(e.identifiers.agreeing.some((i) => i.scheme !== "lei")),
  },
  {
    name: "regno_conflict",
    sign: -1,
    value: (e) => flag(e.identifiers.conflicts.some(([a]) => a.scheme !== "lei")),
  },
  {
    name: "identifier_weak_match",
    sign: 1,
    value: (e) => flag(e.identifiers.weaklyAgreeing.some((i) => i.strength !== "listing")),
  },
  { name: "identifier_near_miss", sign: 1, value: (e) => flag(e.identifiers.nearMiss) },
  {
    name: "listing_match",
    sign: 1,
    value: (e) => flag(e.identifiers.weaklyAgreeing.some((i) => i.strength === "listing")),
  },
  { name: "listing_conflict", sign: -1, value: (e) => flag(e.identifiers.listingConflict) },
];

const webFeatures: readonly Feature[] = [
  { name: "domain_present", sign: 0, value: (e) => flag(e.domain !== "unknown") },
  { name: "domain_exact", sign: 1, value: (e) => flag(e.domain === "same") },
  { name: "domain_same_brand", sign: 1, value: (e) => flag(e.domain === "same_brand") },
  { name: "domain_conflict", sign: -1, value: (e) => flag(e.domain === "different") },
  { name: "domain_name_affinity", sign: 1, value: (e) => e.domainAffinity() ?? 0 },
  {
    name: "domain_exact_name_contradicts",
    sign: -1,
    value: (e) =>
      flag(
        e.domain === "same" &&
          e.name !== null &&
          e.name.overlap < 0.35 &&
          !e.name.acronym &&
          (e.domainAffinity() ?? 0) < 0.8,
      ),
  },
  // A site that spells the other side's name is that company's own site, whatever its earlier names.
  {
    name: "domain_exact_spells_name",
    sign: 1,
    value: (e) => flag(e.domain === "same" && (e.domainAffinity() ?? 0) >= 0.8),
  },
  { name: "phone_match", sign: 1, value: (e) => flag(e.phone === "same") },
  { name: "phone_conflict", sign: -1, value: (e) => flag(e.phone === "different") },
];

const addressFeatures: readonly Feature[] = [
  { name: "address_present", sign: 0, value: (e) => flag(e.address !== null) },
  { name: "address_similarity", sign: 1, value: (e) => e.address?.similarity ?? 0 },
  { name: "address_same_building", sign: 1, value: (e) => flag(e.address?.level === "same_building") },
  { name: "address_conflict", sign: -1, value: (e) => flag(e.address?.houseNumbersDisagree) },
  { name: "postal_present", sign: 0, value: (e) => flag((e.address?.postal ?? null) !== null) },
  { name: "postal_match", sign: 1, value: (e) => flag(e.address?.postal === "same") },
  { name: "postal_prefix_match", sign: 1, value: (e) => flag(e.address?.postal === "prefix") },
  { name: "postal_conflict", sign: -1, value: (e) => flag(e.address?.postal === "different") },
  { name: "city_match", sign: 1, value: (e) => flag(e.address?.city === "same") },
  { name: "city_conflict", sign: -1, value: (e) => flag(e.address?.city === "different") },
];

const otherFeatures: readonly Feature[] = [
  {
    name: "incorporated_match",
    sign: 1,
    value: (e) => flag(e.incorporated === "same" || e.incorporated === "same_month"),
  },
  { name: "incorporated_conflict", sign: -1, value: (e) => flag(e.incorporated === "different") },
  { name: "branch_mismatch", sign: -1, value: (e) => flag(e.branchMismatch) },
  {
    name: "name_fund_residue",
    sign: -1,
    value: (e) => flag(e.funds && ofQuery(e) + ofCandidate(e) > 0),
  },
  // A shared small town carries more information than a shared capital, and a shared city state none.
  { name: "place_information", sign: 1, value: (e) => (e.address?.placeInformation ?? 0) / 6 },
  { name: "name_misspelt", sign: 1, value: (e) => e.name?.misspelt ?? 0 },
];

/** Every feature, in the order in which models list weights. Append only: models name the features. */
export const features: readonly Feature[] = [
  ...nameFeatures,
  ...formFeatures,
  ...countryFeatures,
  ...identifierFeatures,
  ...webFeatures,
  ...addressFeatures,
  ...otherFeatures,
];

/** The value of every feature, by name. */
export function featureValues(evidence: PairEvidence): Record<string, number> {
  const values: Record<string, number> = {};
  for (const feature of features) values[feature.name] = feature.value(evidence);
  return values;
}
