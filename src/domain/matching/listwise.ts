import type { ScoredCandidate } from "./candidate.ts";
import type { Comparable } from "./comparable.ts";
import { type LinearScore, linearScore, logit } from "./model.ts";

/**
 * The chance of each candidate and of "none of these", from pair log-odds: a softmax with a none option.
 * Two equal strong twins get about a half each, so the floor withholds both by itself.
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

/** What the query alone says about being known: features of the model's `none` score, each 0..1. */
export function queryFeatures(query: Comparable): Record<string, number> {
  const information = Math.max(
    0,
    ...query.names.map((name) =>
      name.analysed.tokens.reduce((sum, token) => sum + (token.tag === "word" || token.tag === "initials" ? token.information : 0), 0),
    ),
  );
  return {
    query_information: Math.min(1, information / 24),
    query_country: query.countries.length > 0 ? 1 : 0,
    query_identifier: query.identifiers.length > 0 ? 1 : 0,
    query_domain: query.domains.length > 0 ? 1 : 0,
    query_address: query.addresses.length > 0 ? 1 : 0,
    query_native_script: query.names[0] && query.names[0].analysed.script !== "latin" ? 1 : 0,
  };
}

export interface ListInput {
  /** Best first; candidates that a rule made non-matches are not among them. */
  readonly ranked: readonly ScoredCandidate[];
  readonly posterior: Posterior;
  readonly query: Comparable;
}

const NEAR = 1.5;
const bounded = (value: number, scale: number): number => Math.max(-1, Math.min(1, value / scale));

/**
 * What the whole list says about its leader: gap to the next, near-equals of the same register (two companies)
 * and of others (likely one), which fields corroborate. They calibrate; they never rank.
 */
export function listFeatures({ ranked, posterior, query }: ListInput): Record<string, number> {
  const top = ranked[0];
  if (!top) return { list_none_logit: bounded(logit(posterior.none), 12) };
  const e = top.evidence;
  const rivals = ranked.slice(1).filter((candidate) => top.score - candidate.score < NEAR);
  const sources = new Set(top.registerRefs.map((ref) => ref.source));
  const corroborated =
    e.domain === "same" || e.address?.city === "same" || e.address?.postal === "same" || e.phone === "same" ||
    e.identifiers.agreeing.length + e.identifiers.weaklyAgreeing.length > 0;
  return {
    list_logit: bounded(logit(posterior.candidates[0]!), 12),
    list_none_logit: bounded(logit(posterior.none), 12),
    list_gap: bounded(Math.min(top.score - (ranked[1]?.score ?? top.score - 12), 12), 12),
    list_score: bounded(top.score, 12),
    list_rivals_same_register: rivals.some((rival) => rival.registerRefs.some((ref) => sources.has(ref.source))) ? 1 : 0,
    list_rivals: Math.min(1, rivals.length / 3),
    list_corroborated: corroborated ? 1 : 0,
    list_name_only: corroborated || e.country !== "unknown" ? 0 : 1,
    list_exact: e.name?.exact || e.name?.joinedEqual ? 1 : 0,
    list_residue: e.name && e.name.queryResidue.word + e.name.candidateResidue.word > 0 ? 1 : 0,
    list_cross_script: e.name?.crossScript ? 1 : 0,
    list_previous: e.name?.candidateKind === "previous" ? 1 : 0,
    list_country_unknown: query.countries.length === 0 ? 1 : 0,
    list_information: Math.min(1, (e.name?.sharedIdentifying ?? 0) / 18),
    list_conflict: e.domain === "different" || e.address?.city === "different" || e.country === "different" ? 1 : 0,
  };
}

/** Calibrated log-odds. */
export function calibratedLogit(map: LinearScore, values: Readonly<Record<string, number>>): number {
  return linearScore(map, values);
}
