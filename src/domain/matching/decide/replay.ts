import { gapToNext, posterior } from "../score/listwise.ts";
import { linearScore, logit, type MatchingModel, sigmoid } from "../score/model.ts";
import { oneDistribution } from "./one-distribution.ts";
import { reweigh } from "./reweigh.ts";

/** The numbers that a receipt keeps so that its score can be recomputed: every input, no result. */
export interface ReplayInputs {
  readonly model_version: string;
  /** Feature values of the leading candidate; an absent value is 0. */
  readonly features: Readonly<Record<string, number>>;
  /** Pair log-odds of every other candidate that is not refused, best first. */
  readonly rival_scores: readonly number[];
  /** Places in the ranking (1: the first rival) of the leader's namesakes in other registers. */
  readonly namesakes: readonly number[];
  readonly query_features: Readonly<Record<string, number>>;
  readonly list_features: Readonly<Record<string, number>>;
  /** Set where deeper steps gave judgements; then the first of the candidates above need not lead. */
  readonly outside?: {
    /** Log-odds of the judgements on every candidate, in the order of their scores. */
    readonly log_odds: readonly number[];
    /** The place of the leading candidate in that order. */
    readonly leader: number;
  };
}

const clipped = (value: number): number => Math.max(-1, Math.min(1, value / 12));

/**
 * Recomputes the calibrated probability of the leading candidate from a receipt and the model that the
 * receipt names. List features that follow from scores are computed anew, so a receipt with changed numbers
 * does not reproduce.
 */
export function replay(inputs: ReplayInputs, model: MatchingModel): number {
  const score = linearScore(model.pair, inputs.features);
  const scores = [score, ...inputs.rival_scores];
  const shares = posterior(scores, linearScore(model.none, inputs.query_features));
  const list = {
    ...inputs.list_features,
    list_logit: clipped(
      logit(inputs.namesakes.reduce((sum, i) => sum + shares.candidates[i]!, shares.candidates[0]!)),
    ),
    list_none_logit: clipped(logit(shares.none)),
    list_gap: gapToNext(score, inputs.rival_scores[0]),
    list_score: clipped(score),
  };
  const apart = {
    leader: sigmoid(linearScore(model.match, list)),
    none: sigmoid(linearScore(model.noMatch, list)),
  };
  const { leader, none } = oneDistribution(model, apart);
  const { outside } = inputs;
  if (!outside) return leader;
  return reweigh(shares, { leader, none }, outside.log_odds).candidates[outside.leader]!;
}

/**
 * Recomputes the probability with the model of the receipt's version, and with earlier texts of that version
 * (`<version>~<n>`): a development release could change a model that receipts already named.
 * @returns the probability itself where one of these models gives the same bits, else the present model's
 *   result; null where the version is not known.
 */
export function recompute(
  inputs: ReplayInputs,
  probability: number | null,
  models: ReadonlyMap<string, MatchingModel>,
): number | null {
  const current = models.get(inputs.model_version);
  if (!current) return null;
  const first = replay(inputs, current);
  if (first === probability) return first;
  for (let n = 1; ; n++) {
    const earlier = models.get(`${inputs.model_version}~${n}`);
    if (!earlier) return first;
    if (replay(inputs, earlier) === probability) return probability;
  }
}
