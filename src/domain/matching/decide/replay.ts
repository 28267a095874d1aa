import { gapToNext, posterior } from "../score/listwise.ts";
import { linearScore, logit, type MatchingModel, sigmoid } from "../score/model.ts";
import { reweigh } from "./reweigh.ts";

/** What a receipt keeps so that its score can be recomputed: every number that went into it, none that came out. */
export interface ReplayInputs {
  readonly model_version: string;
  /** Feature values of the leading candidate; absent ones are 0. */
  readonly features: Readonly<Record<string, number>>;
  /** Pair log-odds of every other candidate in the running, best first. */
  readonly rival_scores: readonly number[];
  /** Places in the ranking (1: the first rival) of the leader's namesakes in other registers. */
  readonly namesakes: readonly number[];
  readonly query_features: Readonly<Record<string, number>>;
  readonly list_features: Readonly<Record<string, number>>;
  /** Set where somebody outside was heard; then the first of the candidates above need not lead. */
  readonly outside?: {
    /** Of every candidate, in the order of their scores. */
    readonly log_odds: readonly number[];
    /** The place of the one that leads, in that order. */
    readonly leader: number;
  };
}

const clipped = (value: number): number => Math.max(-1, Math.min(1, value / 12));

/**
 * Recomputes the calibrated probability of the leading candidate from a receipt and the model that it names. The
 * parts of the list features that follow from scores are computed anew, so a receipt whose numbers were changed
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
  const leader = sigmoid(linearScore(model.match, list));
  const { outside } = inputs;
  if (!outside) return leader;
  const none = sigmoid(linearScore(model.noMatch, list));
  return reweigh(shares, { leader, none }, outside.log_odds).candidates[outside.leader]!;
}

/**
 * Recomputes the probability with the model of the receipt's version, and with the texts that this version had before
 * (`<version>~<n>`): a development release could change a model that receipts named already.
 * @returns the probability itself where one of them gives it to the bit, else what the present text gives; null where the
 *   version is not known.
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
