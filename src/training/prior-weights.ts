/**
 * Where weights start, and where they stay for want of data: log-odds per unit of a feature, from the published
 * experience of organisation matchers (ordered evidence levels of Splink's business model, coefficients of
 * er-unstable) scaled to this feature set. The ridge pulls towards these instead of towards nothing, so a field
 * that the open training data never show still counts.
 */
export const priorWeights: Readonly<Record<string, number>> = {
  name_exact: 2, name_verbatim: 0.3, name_joined_equal: 1.8, name_token_sort: 1, name_jaro_winkler: 0.6,
  name_idf_overlap: 2, name_shared_information: 1, name_identifying_information: 1, name_exact_rare: 1.5,
  name_fuzzy_loss: -1.5, name_abbreviated: -0.5,
  name_query_residue_word: -3, name_query_residue_activity: -2, name_query_residue_place: -2, name_query_residue_generic: -1,
  name_query_residue_any: -0.5, name_candidate_residue_word: -2.5, name_candidate_residue_activity: -2,
  name_candidate_residue_place: -1.5, name_candidate_residue_generic: -0.8, name_candidate_residue_any: -0.5,
  name_residue_both_sides: -1, name_number_equal: 0.5, name_number_conflict: -3.5, name_number_query_only: -1.5,
  name_number_candidate_only: -1.5, name_first_word_different: -0.8, name_acronym: 1.5,
  legal_form_same: 0.4, legal_form_same_class: 0.1, legal_form_conflict: -1, legal_form_conflict_abroad: -0.4,
  country_match: 1.2, country_conflict: -1.9, country_match_exact_name: 0.8,
  lei_match: 8, lei_conflict: -4.2, regno_match: 8, regno_conflict: -4.3,
  identifier_weak_match: 3, identifier_near_miss: 2.5, listing_match: 3.5, listing_conflict: -5,
  domain_exact: 4, domain_same_brand: 1.2, domain_conflict: -2, domain_name_affinity: 1, domain_exact_name_contradicts: -2,
  phone_match: 2.5, phone_conflict: -0.5, address_similarity: 0.6, address_same_building: 1.2, address_conflict: -1.2,
  postal_match: 1.5, postal_prefix_match: 0.4, postal_conflict: -1.2, city_match: 1, city_conflict: -1.7,
  incorporated_match: 2, incorporated_conflict: -1.5, branch_mismatch: -1.5,
};
