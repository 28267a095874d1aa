import { linearScore, type MatchingModel, matchFloor, sigmoid } from "../score/model.ts";
import type { Believed } from "./reweigh.ts";

/** Calibrated probabilities that the leader is the company, and that no known company is: together at most 1. */
interface Apart {
  readonly leader: number;
  readonly none: number;
}

/** From here on a leader is likelier than not by its own calibration. */
const LIKELY = 0.5;

/**
 * One distribution of two probabilities that were calibrated apart. A leader at the floor of a match keeps its
 * probability, which is calibrated there, and "none of these" gets at most the rest. Under the floor "none of these"
 * rests on more evidence (the words that no candidate has), so the leader gets at most what that leaves. Where both are
 * likelier than not they contradict each other: they are weighed as two judgements of claims that exclude each other.
 * So are they, from model 2026-11-27.1 on, where "none of these" is likelier than a leader at the floor. Models before
 * 2026-11-24.1 do not have this step.
 */
export function oneDistribution(
  model: Pick<MatchingModel, "oneDistribution" | "yieldsToNone" | "thresholds">,
  apart: Apart,
): Apart {
  const { leader, none } = apart;
  if (model.oneDistribution !== true) return apart;
  const yields = model.yieldsToNone === true && none > leader;
  if (leader >= matchFloor(model) && !yields) return { leader, none: Math.min(none, 1 - leader) };
  if (leader < LIKELY) return { leader: Math.min(leader, 1 - none), none };
  const [led, absent, neither] = [leader * (1 - none), none * (1 - leader), (1 - leader) * (1 - none)];
  const total = led + absent + neither;
  return { leader: led / total, none: absent / total };
}

/** The calibrated probabilities of a list; a list without a leader has none of the leader. */
export function calibrated(
  model: MatchingModel,
  list: Readonly<Record<string, number>>,
): Pick<Believed, "probability" | "noneProbability"> {
  const none = sigmoid(linearScore(model.noMatch, list));
  if (!("list_logit" in list)) return { probability: null, noneProbability: none };
  const joint = oneDistribution(model, { leader: sigmoid(linearScore(model.match, list)), none });
  return { probability: joint.leader, noneProbability: joint.none };
}
