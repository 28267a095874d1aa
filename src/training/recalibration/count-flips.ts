import { decisionUnder } from "../../domain/matching/decide/under-calibration.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { JudgedReceipt } from "./collect-votes.ts";

/** Changes of stored decisions; decisions that guards would still withhold count among the appearing ones. */
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

/** Counts one stored decision under the new model; its list features do not depend on calibration. */
export function countFlip(flips: Flips, receipt: JudgedReceipt, model: MatchingModel): void {
  const under = decisionUnder(model, receipt);
  if (under === null) return;
  flips.compared++;
  const matches = under.decision === "match";
  const isNew = under.decision === "no_match";
  if (receipt.decision === "match") flips[matches ? "matchesKept" : "matchesLost"]++;
  else if (matches) flips.matchesGained++;
  if (receipt.decision === "no_match") flips[isNew ? "newCompaniesKept" : "newCompaniesLost"]++;
  else if (isNew) flips.newCompaniesGained++;
}
