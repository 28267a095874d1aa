import {
  ACCEPTANCE_FLOOR,
  linearScore,
  type MatchingModel,
  sigmoid,
} from "../../domain/matching/score/model.ts";
import type { JudgedReceipt } from "./collect-votes.ts";

/** How stored decisions would change; what guards would still withhold is among those that would appear. */
export interface Flips {
  /** Decisions that a model with these weights scored and no rule withheld. */
  compared: number;
  matchesKept: number;
  matchesLost: number;
  matchesGained: number;
  newCompaniesKept: number;
  newCompaniesLost: number;
  newCompaniesGained: number;
}

export function noFlips(): Flips {
  return {
    ...{ compared: 0, matchesKept: 0, matchesLost: 0, matchesGained: 0 },
    ...{ newCompaniesKept: 0, newCompaniesLost: 0, newCompaniesGained: 0 },
  };
}

/** Adds one stored decision to the count, as the new model would take it; list features do not depend on calibration. */
export function countFlip(flips: Flips, receipt: JudgedReceipt, model: MatchingModel): void {
  const inputs = receipt.replay_inputs;
  if (!inputs || receipt.guards.length > 0 || receipt.reason === "quality_target_unmet") return;
  flips.compared++;
  const matches = accepts(model.match, model.thresholds.upper, inputs.list_features);
  const isNew = !matches && accepts(model.noMatch, model.thresholds.noMatch, inputs.list_features);
  if (receipt.decision === "match") flips[matches ? "matchesKept" : "matchesLost"]++;
  else if (matches) flips.matchesGained++;
  if (receipt.decision === "no_match") flips[isNew ? "newCompaniesKept" : "newCompaniesLost"]++;
  else if (isNew) flips.newCompaniesGained++;
}

function accepts(
  score: MatchingModel["match"],
  threshold: number,
  values: Readonly<Record<string, number>>,
): boolean {
  return sigmoid(linearScore(score, values)) >= Math.max(ACCEPTANCE_FLOOR, threshold);
}
