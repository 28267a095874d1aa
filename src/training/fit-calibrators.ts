import type { LinearScore } from "../domain/matching/model.ts";
import { fitLogistic, type LogisticCase } from "./fit-logistic.ts";

/** What the calibrators see of a query, from a model that never saw its company. */
export interface Rehearsal {
  /** List features. */
  readonly values: Readonly<Record<string, number>>;
  /** The leader is the company. */
  readonly right: boolean;
  /** No known company is. */
  readonly absent: boolean;
  /** Whether it teaches anything: the leader's label is certain and no rule withholds it whatever its probability. */
  readonly counted: boolean;
  readonly weight: number;
}

const FIT = { ridge: 0.0005, steps: 3000 } as const;
/** More of these never makes a match less probable. */
const RISING = new Set(["list_logit", "list_gap", "list_score"]);

/** Fits the maps from list features and from pair features to calibrated probabilities. */
export function fitCalibrators(
  lists: readonly Rehearsal[],
  pairs: readonly LogisticCase[],
): { readonly match: LinearScore; readonly noMatch: LinearScore; readonly pairMatch: LinearScore } {
  const counted = lists.filter((entry) => entry.counted);
  const led = counted.filter((entry) => "list_logit" in entry.values);
  const names = Object.keys(led[0]!.values);
  const pairNames = Object.keys(pairs[0]!.values);
  return {
    match: fitLogistic(
      led.map(({ values, right, weight }) => ({ values, positive: right, weight })),
      names,
      { ...FIT, signs: names.map((name) => (RISING.has(name) ? 1 : 0)) },
    ),
    noMatch: fitLogistic(
      counted.map(({ values, absent, weight }) => ({ values, positive: absent, weight })),
      names,
      { ...FIT, signs: names.map((name) => (name === "list_none_logit" ? 1 : 0)) },
    ),
    pairMatch: fitLogistic(pairs, pairNames, {
      ...FIT,
      signs: pairNames.map((name) => (name === "pair_score" ? 1 : 0)),
    }),
  };
}
