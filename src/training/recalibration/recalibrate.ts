/**
 * Recalibrates a model for a deployment from its own labels. Weights stay: only the maps from list features
 * to probabilities are stretched and shifted, by labels of one part of the companies, and thresholds are
 * raised to where labels of the other part certify them. The certified model is fitted no further.
 */
import {
  ACCEPTANCE_FLOOR,
  type LinearScore,
  linearScore,
  type MatchingModel,
  sigmoid,
} from "../../domain/matching/score/model.ts";
import { type CheckedCase, chooseThreshold, type ThresholdChoice } from "./choose-threshold.ts";
import type { Vote } from "./collect-votes.ts";
import { corrected, fitPlatt, type Platt } from "./fit-platt.ts";
import { type Reliability, reliabilityOf } from "./reliability.ts";

/** The evidence of the labels for one calibrator. */
export interface CalibratorReport {
  readonly labels: { readonly fit: number; readonly check: number };
  readonly platt: Platt;
  /** Least lower bound for all accepted labels, 0.90..1. */
  readonly target: number;
  readonly choice: ThresholdChoice;
  /** On the check part, by the shipped calibrator and by the corrected one. */
  readonly before: Reliability;
  readonly after: Reliability;
}

export interface Recalibration {
  readonly match: CalibratorReport;
  readonly noMatch: CalibratorReport;
  /** null: the labels do not certify the floor for matches. An uncertified `no_match` stays as shipped. */
  readonly model: MatchingModel | null;
}

/**
 * @param base the shipped model, which is the prior even if another model is active.
 * @param options.version of the model to make. @param options.target for accepted matches, 0.90..1.
 */
export function recalibrate(
  base: MatchingModel,
  votes: readonly Vote[],
  options: { readonly version: string; readonly target: number },
): Recalibration {
  const match = calibrate(base.match, votes, "leads", options.target);
  const noMatch = calibrate(base.noMatch, votes, "absent", ACCEPTANCE_FLOOR);
  const upper = match.choice.threshold;
  const none = noMatch.choice.threshold;
  const model: MatchingModel | null =
    upper === null
      ? null
      : {
          ...base,
          version: options.version,
          match: corrected(base.match, match.platt),
          noMatch: none === null ? base.noMatch : corrected(base.noMatch, noMatch.platt),
          thresholds: {
            ...base.thresholds,
            upper: Math.max(base.thresholds.upper, upper),
            noMatch: Math.max(base.thresholds.noMatch, none ?? ACCEPTANCE_FLOOR),
          },
        };
  return { match, noMatch, model };
}

function calibrate(
  shipped: LinearScore,
  votes: readonly Vote[],
  question: "leads" | "absent",
  target: number,
): CalibratorReport {
  const told = votes.flatMap((vote) => {
    const positive = vote[question];
    return positive === null ? [] : [{ ...vote, positive }];
  });
  const fit = told.filter(({ part }) => part === "fit");
  const check = told.filter(({ part }) => part === "check");
  const platt = fitPlatt(
    fit.map(({ listFeatures, positive }) => ({ logOdds: linearScore(shipped, listFeatures), positive })),
  );
  const judgedBy = (score: LinearScore): CheckedCase[] =>
    check.map(({ listFeatures, positive }) => ({
      probability: sigmoid(linearScore(score, listFeatures)),
      positive,
    }));
  const after = judgedBy(corrected(shipped, platt));
  return {
    labels: { fit: fit.length, check: check.length },
    platt,
    target,
    choice: chooseThreshold(after, target),
    before: reliabilityOf(judgedBy(shipped)),
    after: reliabilityOf(after),
  };
}
