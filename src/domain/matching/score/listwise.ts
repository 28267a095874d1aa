import type { ScoredCandidate } from "../comparable/candidate.ts";
import { type Comparable, mayBeInAnotherScript } from "../comparable/comparable.ts";
import { comparePair, isDecisive } from "../compare/pair-evidence.ts";
import { allLeftOver, leftOver } from "../words/unmatched-words.ts";
import { absenceFeatures, type RankedList } from "./absence-features.ts";
import { flag } from "./features.ts";
import { logit } from "./model.ts";

/**
 * The probability of each candidate and of "none of these", from pair log-odds: a softmax with a none option.
 * Two equally strong candidates get about a half each, so the acceptance floor withholds both.
 */
export interface Posterior {
  /** In the order of the scores given. */
  readonly candidates: readonly number[];
  readonly none: number;
}

/** @param scores pair log-odds; @param noneScore log-odds of "none of these" on the same scale. */
export function posterior(scores: readonly number[], noneScore: number): Posterior {
  const highest = Math.max(noneScore, ...scores);
  const none = Math.exp(noneScore - highest);
  const terms = scores.map((score) => Math.exp(score - highest));
  const total = terms.reduce((sum, term) => sum + term, none);
  return { candidates: terms.map((term) => term / total), none: none / total };
}

/** Features of the query alone for the model's `none` score, each 0..1. */
export function queryFeatures(query: Comparable): Record<string, number> {
  const information = Math.max(
    0,
    ...query.names.map((name) =>
      name.analysed.tokens.reduce(
        (sum, token) => sum + (token.tag === "word" || token.tag === "initials" ? token.information : 0),
        0,
      ),
    ),
  );
  return {
    query_information: Math.min(1, information / 24),
    query_country: query.countries.length > 0 ? 1 : 0,
    query_identifier: query.identifiers.some(isDecisive) ? 1 : 0,
    query_domain: query.domains.length > 0 ? 1 : 0,
    query_address: query.addresses.length > 0 ? 1 : 0,
    query_native_script: query.names[0] && query.names[0].analysed.script !== "latin" ? 1 : 0,
  };
}

/** The list features of a list with a leader, in their order. */
export const LIST_FEATURES: readonly string[] = [
  "list_empty_latin",
  "list_native",
  "list_logit",
  "list_none_logit",
  "list_gap",
  "list_score",
  "list_rivals_same_register",
  "list_rivals",
  "list_unique",
  "list_unique_covered",
  "list_unique_city",
  "list_identifier",
  "list_identifier_unheld",
  "list_renamed",
  "list_domain",
  "list_city",
  "list_place_covered",
  "list_name_only",
  "list_exact",
  "list_exact_country",
  "list_residue",
  "list_both_residues",
  "list_cross_script",
  "list_heard",
  "list_previous",
  "list_country_unknown",
  "list_information",
  "list_conflict",
  "none_overlap",
  "none_best_overlap",
  "none_best_overlap_cross",
  "none_query_left",
  "none_candidate_left",
  "none_covered",
  "none_telling_held",
  "none_telling",
  "none_words",
  "none_acronym",
  "none_same_script",
  "none_candidates",
];

export interface ListInput extends RankedList {
  readonly posterior: Posterior;
}

const NEAR = 1.5;
const bounded = (value: number, scale: number): number => Math.max(-1, Math.min(1, value / scale));

/**
 * Features of the whole list on its leader: the gap to the next, near-equals of the same register (two
 * companies) and of others (likely one), whether another candidate shares its most informative word,
 * corroborating fields. They calibrate; they never rank. Includes the absence features, for "none of these".
 */
export function listFeatures(list: ListInput): Record<string, number> {
  const { ranked, posterior, query } = list;
  const top = ranked[0];
  const unheld = flag(
    query.identifiers.some(isDecisive) && !(top && top.evidence.identifiers.agreeing.length > 0),
  );
  // An empty list is strong evidence of absence only where name and registers have the same, Latin script.
  const native = mayBeInAnotherScript(query);
  if (!top)
    return {
      list_empty_latin: flag(!native),
      list_native: flag(native),
      list_none_logit: bounded(logit(posterior.none), 12),
      list_identifier_unheld: unheld,
      ...absenceFeatures(list),
    };
  const e = top.evidence;
  const rivals = ranked.slice(1).filter((candidate) => top.score - candidate.score < NEAR);
  const sources = new Set(top.registerRefs.map((ref) => ref.source));
  const sameRegister = (candidate: ScoredCandidate) =>
    candidate.registerRefs.some((ref) => sources.has(ref.source));
  const exact = flag(e.name?.exact || e.name?.joinedEqual);
  const unique = isAlone(top, ranked);
  const city = e.address?.city === "same" || e.address?.postal === "same";
  const known = e.identifiers.agreeing.length + e.identifiers.weaklyAgreeing.length > 0;
  // Sister companies share their town, and each name has a word that the other lacks.
  const both =
    e.name !== null && leftOver(e.name.queryUnmatched) > 0 && leftOver(e.name.candidateUnmatched) > 0;
  const covered = e.name !== null && !exact && leftOver(e.name.queryUnmatched) === 0;
  const absence = absenceFeatures(list);
  return {
    list_empty_latin: 0,
    list_native: flag(native),
    list_logit: bounded(logit(withNamesakes(ranked, posterior)), 12),
    list_none_logit: bounded(logit(posterior.none), 12),
    list_gap: gapToNext(top.score, ranked[1]?.score),
    list_score: bounded(top.score, 12),
    list_rivals_same_register: flag(rivals.some(sameRegister)),
    list_rivals: Math.min(1, rivals.length / 3),
    list_unique: flag(unique),
    list_unique_covered: flag(unique && covered && e.country === "equal"),
    list_unique_city: flag(unique && city),
    list_identifier: flag(known),
    list_identifier_unheld: unheld,
    list_renamed: flag(known && e.country !== "different" && isNobodys(absence)),
    list_domain: flag(e.domain === "same"),
    list_city: flag(city),
    list_place_covered: both ? 0 : (e.address?.placeInformation ?? 0) / 6,
    list_name_only: flag(!known && e.domain !== "same" && !city && e.country === "unknown"),
    list_exact: exact,
    list_exact_country: exact * flag(e.country === "equal"),
    list_residue: flag(e.name !== null && e.name.queryUnmatched.word + e.name.candidateUnmatched.word > 0),
    list_both_residues: flag(both),
    list_cross_script: flag(e.name?.crossScript),
    list_heard: e.name?.heard ?? 0,
    list_previous: flag(e.name?.candidateKind === "previous"),
    list_country_unknown: flag(query.countries.length === 0),
    list_information: Math.min(1, (e.name?.sharedIdentifying ?? 0) / 18),
    list_conflict: flag(
      e.domain === "different" || e.address?.city === "different" || e.country === "different",
    ),
    ...absence,
  };
}

const NAMESAKE = 0.6;

/** Whether no candidate has the query's name: one whose number agrees may have had that name before. */
function isNobodys({ none_best_overlap, none_best_overlap_cross }: Record<string, number>): boolean {
  return Math.max(none_best_overlap ?? 0, none_best_overlap_cross ?? 0) < NAMESAKE;
}

const NOBODY = -8;

/** The leader's lead over the next candidate, −1..1; a missing rival counts as one with a score of −8. */
export function gapToNext(top: number, next: number | undefined): number {
  return bounded(top - Math.max(next ?? NOBODY, NOBODY), 12);
}

function withNamesakes(ranked: readonly ScoredCandidate[], shares: Posterior): number {
  return namesakesElsewhere(ranked).reduce((sum, i) => sum + shares.candidates[i]!, shares.candidates[0]!);
}

/** Whether no other candidate has the leader's most informative word, of eight nats at least. */
export function isAlone(top: ScoredCandidate, ranked: readonly ScoredCandidate[]): boolean {
  const rarest = top.evidence.name?.rarestShared;
  if (!rarest || rarest.information < 8) return false;
  return !ranked.some(
    (candidate) => candidate !== top && candidate.evidence.name?.rarestShared?.text === rarest.text,
  );
}

/**
 * Whether the leader alone has all words of the record's name, of eight nats that may identify at least: every other
 * candidate lacks one of these words.
 */
export function hasAllWordsAlone(top: ScoredCandidate, ranked: readonly ScoredCandidate[]): boolean {
  const { name } = top.evidence;
  if (name === null || name.sharedIdentifying < 8 || allLeftOver(name.queryUnmatched) > 0) return false;
  return ranked.every(
    ({ key, evidence }) =>
      key === top.key || evidence.name === null || leftOver(evidence.name.queryUnmatched) > 0,
  );
}

/**
 * Places, from 1, of the leader's namesakes in other registers. A namesake without a field that disagrees is
 * most likely the same company, unlinked, so its share of the posterior is no doubt about the leader.
 */
export function namesakesElsewhere(ranked: readonly ScoredCandidate[]): number[] {
  const top = ranked[0];
  if (!top?.evidence.name?.exact) return [];
  const taken = new Set(top.registerRefs.map((ref) => ref.source));
  const namesakes = ranked.flatMap((candidate, i) => {
    const elsewhere =
      !(candidate.entityId && top.entityId) &&
      candidate.registerRefs.length > 0 &&
      !candidate.registerRefs.some((ref) => taken.has(ref.source));
    return i > 0 && elsewhere && candidate.evidence.name?.exact && mayBeOne(top, candidate) ? [i] : [];
  });
  // Two rows of one register are two companies, and no field shows which of them is the leader.
  const sources = namesakes.flatMap((i) => [...new Set(ranked[i]!.registerRefs.map((ref) => ref.source))]);
  return new Set(sources).size === sources.length ? namesakes : [];
}

// Merck of Darmstadt and Merck of New Jersey have one name in two registers, but are two companies.
function mayBeOne(top: ScoredCandidate, other: ScoredCandidate): boolean {
  if (other.evidence.country === "different" || other.evidence.domain === "different") return false;
  // Their names are the same, so only the other fields are compared: the work budget for names is 0.
  const between = comparePair(top.comparable, other.comparable, 0);
  return (
    between.country !== "different" &&
    between.domain !== "different" &&
    between.form !== "conflict" &&
    between.form !== "conversion" &&
    between.identifiers.conflicts.length === 0 &&
    between.address?.city !== "different"
  );
}
