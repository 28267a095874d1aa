import type { LinearScore } from "../domain/matching/score/model.ts";
import { fitCurves } from "./fit-curves.ts";
import { fitLogistic, type LogisticCase } from "./fit-logistic.ts";

/** The calibrators' input for one query, from a model that was not trained on its company. */
export interface Rehearsal {
  /** List features. */
  readonly values: Readonly<Record<string, number>>;
  /** The leader is the company. */
  readonly right: boolean;
  /** No known company is the company of the query. */
  readonly absent: boolean;
  /** Weight for the question whether any listed company is the right one; 0 when unknown. */
  readonly weight: number;
  /** Weight for the question whether the leader is right; 0 when that is unknown or a rule withholds it. */
  readonly leaderWeight: number;
}

const FIT = { ridge: 0.003, steps: 3000 } as const;
/** All cases train "none of these", also those that a rule withholds, so the ridge can be smaller. */
const NONE_FIT = { ridge: 0.0015, steps: 3000 } as const;
const PAIR_FIT = { ridge: 0.0005, steps: 3000 } as const;
/** Features whose effect is strong at low values and flattens at higher ones. */
const CURVED = ["list_logit", "list_gap", "list_score", "list_none_logit", "list_information"];
/**
 * Log-odds that a leader gains or loses by other agreements or disagreements that the open cases do not show:
 * none of them has a web address, and few have a city.
 */
const MATCH_PRIOR = {
  list_domain: 2,
  list_place_covered: 2,
  list_identifier: 0.5,
  list_renamed: 1,
  list_identifier_unheld: -0.5,
  list_conflict: -1,
  list_name_only: -1,
  list_rivals_same_register: -2,
} as const;
/** A higher value of these features never lowers the probability of a match. */
const RISING = new Set([
  ...["list_logit", "list_gap", "list_score", "list_domain", "list_city", "list_identifier"],
  "list_place_covered",
  ...["list_unique", "list_unique_covered", "list_unique_city", "list_exact", "list_exact_country"],
  ...["list_heard", "list_renamed"],
]);
/** A higher value of these features never raises the probability of a match. */
const FALLING = new Set([
  ...["list_rivals", "list_rivals_same_register", "list_residue", "list_both_residues", "list_conflict"],
  ...["list_name_only", "list_cross_script", "list_previous", "list_identifier_unheld"],
]);

/**
 * Features of "none of these" alone, and the effect of higher values on its probability: 1, −1, or 0 for
 * either. Overlap has already raised the scores; next to them a near match shows that the search was
 * thorough.
 */
const ABSENCE: Readonly<Record<string, number>> = {
  none_overlap: 0,
  none_best_overlap: 0,
  none_best_overlap_cross: 0,
  none_query_left: 1,
  none_candidate_left: 0,
  none_covered: -1,
  none_telling_held: -1,
  none_telling: 0,
  none_words: 0,
  none_acronym: 0,
  none_same_script: 0,
  none_candidates: 0,
};
const CURVED_ABSENCE = [
  ...["none_overlap", "none_best_overlap", "none_best_overlap_cross", "none_query_left"],
  ...["none_candidate_left", "none_telling", "none_words", "none_same_script", "none_candidates"],
];

/** Few open pairs have a city or a web address on both sides. Of a rare name in one country, another town leaves the pair open. */
const PAIR_PRIOR: Readonly<Record<string, number>> = { pair_conflict: -2.5 };
/** Higher values never lower a pair's probability: no open pair of one company has a web address to learn that from. */
const PAIR_RISING = new Set(["pair_score", "pair_exact", "pair_domain_same", "pair_heard"]);
/** Features that distinguish two records never raise the probability of a match. */
const PAIR_FALLING = new Set([
  "pair_both_residues",
  "pair_number_conflict",
  "pair_number_one_side",
  "pair_funds",
]);

/** Fits the maps from list features and from pair features to calibrated probabilities. */
export function fitCalibrators(
  lists: readonly Rehearsal[],
  pairs: readonly LogisticCase[],
): { readonly match: LinearScore; readonly noMatch: LinearScore; readonly pairMatch: LinearScore } {
  const led = lists.filter(({ values, leaderWeight }) => leaderWeight > 0 && "list_logit" in values);
  const all = Object.keys(led[0]!.values);
  const names = all.filter((name) => !(name in ABSENCE));
  const pairNames = Object.keys(pairs[0]!.values);
  return {
    match: fitCurves(
      led.map(({ values, right, leaderWeight }) => ({ values, positive: right, weight: leaderWeight })),
      names,
      {
        ...FIT,
        curved: CURVED,
        signs: names.map((name) => (RISING.has(name) ? 1 : FALLING.has(name) ? -1 : 0)),
        prior: MATCH_PRIOR,
      },
    ),
    noMatch: fitCurves(
      lists
        .filter(({ weight }) => weight > 0)
        .map(({ values, absent, weight }) => ({ values, positive: absent, weight })),
      all,
      {
        ...NONE_FIT,
        curved: [...CURVED, ...CURVED_ABSENCE],
        signs: all.map((name) => (name === "list_none_logit" ? 1 : (ABSENCE[name] ?? 0))),
      },
    ),
    pairMatch: fitLogistic(evenly(pairs), pairNames, {
      ...PAIR_FIT,
      prior: pairNames.map((name) => PAIR_PRIOR[name] ?? 0),
      signs: pairNames.map((name) => (PAIR_RISING.has(name) ? 1 : PAIR_FALLING.has(name) ? -1 : 0)),
    }),
  };
}

/**
 * The pairs with weights by which both kinds weigh the same together. How many of a caller's pairs are one company is not
 * known, and the open pairs do not show it: twice as many of them are two companies (King and Zeng 2001, prior correction).
 */
function evenly(pairs: readonly LogisticCase[]): LogisticCase[] {
  const total = (kind: boolean) =>
    pairs.reduce((sum, { positive, weight }) => sum + (positive === kind ? weight : 0), 0);
  const share = new Map([true, false].map((kind) => [kind, pairs.length / (2 * total(kind))]));
  return pairs.map((pair) => ({ ...pair, weight: pair.weight * share.get(pair.positive)! }));
}
