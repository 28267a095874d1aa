import type { LinearScore } from "../domain/matching/score/model.ts";
import { fitCurves } from "./fit-curves.ts";
import { fitLogistic, type LogisticCase } from "./fit-logistic.ts";

/** What the calibrators see of a query, from a model that never saw its company. */
export interface Rehearsal {
  /** List features. */
  readonly values: Readonly<Record<string, number>>;
  /** The leader is the company. */
  readonly right: boolean;
  /** No known company is. */
  readonly absent: boolean;
  /** What it counts for where the question is whether anybody on the list is the company; 0 where nobody can tell. */
  readonly weight: number;
  /** … whether the leader is; 0 where that is not known, or a rule withholds it whatever its probability. */
  readonly leaderWeight: number;
}

const FIT = { ridge: 0.003, steps: 3000 } as const;
/** Every case speaks of "none of these", also those that a rule withholds from the match: there are more to learn from. */
const NONE_FIT = { ridge: 0.0015, steps: 3000 } as const;
const PAIR_FIT = { ridge: 0.0005, steps: 3000 } as const;
/** These tell much up to a point and little beyond it. */
const CURVED = ["list_logit", "list_gap", "list_score", "list_none_logit", "list_information"];
/**
 * Log-odds that a leader gains by what else agrees or loses by what disagrees, where the open cases don't show it:
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
/** More of these never makes a match less probable. */
const RISING = new Set([
  ...["list_logit", "list_gap", "list_score", "list_domain", "list_city", "list_identifier"],
  "list_place_covered",
  ...["list_unique", "list_unique_covered", "list_unique_city", "list_exact", "list_exact_country"],
  ...["list_heard", "list_renamed"],
]);
/** More of these never makes a match more probable. */
const FALLING = new Set([
  ...["list_rivals", "list_rivals_same_register", "list_residue", "list_both_residues", "list_conflict"],
  ...["list_name_only", "list_cross_script", "list_previous", "list_identifier_unheld"],
]);

/**
 * Features of "none of these" alone, and how more of them changes its probability: 1, −1, or 0 for either way. What
 * overlaps has raised the scores already; beside them a name nearly found says that the search was thorough.
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

/** Few open pairs have a city or a web address on both sides. */
const PAIR_PRIOR: Readonly<Record<string, number>> = { pair_conflict: -2 };

/** … nor a pair: no open pair shares a web address, so without the sign those of one group's companies would speak for all. */
const PAIR_RISING = new Set(["pair_score", "pair_exact", "pair_domain_same", "pair_heard"]);
/** What sets two records apart never makes them one. */
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
    pairMatch: fitLogistic(pairs, pairNames, {
      ...PAIR_FIT,
      prior: pairNames.map((name) => PAIR_PRIOR[name] ?? 0),
      signs: pairNames.map((name) => (PAIR_RISING.has(name) ? 1 : PAIR_FALLING.has(name) ? -1 : 0)),
    }),
  };
}
