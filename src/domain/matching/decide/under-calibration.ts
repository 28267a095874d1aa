import {
  ACCEPTANCE_FLOOR,
  type LinearScore,
  linearScore,
  type MatchingModel,
  sigmoid,
} from "../score/model.ts";
import { oneDistribution } from "./one-distribution.ts";
import type { ReplayInputs } from "./replay.ts";

/** The parts of a stored receipt that another calibration of the same weights decides anew. */
export interface CalibratedDecision {
  readonly decision: "match" | "no_match" | "unresolved";
  readonly reason: string | null;
  readonly guards: readonly object[];
  readonly replay_inputs: ReplayInputs | null;
}

export interface DecisionUnder {
  readonly decision: "match" | "no_match" | "unresolved";
  /** Probabilities that the leader is the company, and that no known company is. */
  readonly match: number;
  readonly noMatch: number;
}

/**
 * The decision that a calibration would have made on the stored features of the list, which do not depend on it.
 * Guards are not asked again: a decision that one of them withheld, or the caller's own target, is not compared.
 * @returns null where the decision cannot be compared.
 */
export function decisionUnder(
  model: Pick<MatchingModel, "match" | "noMatch" | "thresholds" | "oneDistribution" | "yieldsToNone">,
  { replay_inputs: inputs, guards, reason }: CalibratedDecision,
): DecisionUnder | null {
  if (inputs === null || guards.length > 0 || reason === "quality_target_unmet") return null;
  const probabilityBy = (score: LinearScore) => sigmoid(linearScore(score, inputs.list_features));
  const { match, noMatch, thresholds } = model;
  const apart = { leader: probabilityBy(match), none: probabilityBy(noMatch) };
  const joint = "list_logit" in inputs.list_features ? oneDistribution(model, apart) : apart;
  const probabilities = { match: joint.leader, noMatch: joint.none };
  if (probabilities.match >= Math.max(ACCEPTANCE_FLOOR, thresholds.upper))
    return { decision: "match", ...probabilities };
  if (probabilities.noMatch >= Math.max(ACCEPTANCE_FLOOR, thresholds.noMatch))
    return { decision: "no_match", ...probabilities };
  return { decision: "unresolved", ...probabilities };
}
