import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Posterior } from "../score/listwise.ts";
import { logit, sigmoid } from "../score/model.ts";

/** The probabilities of the candidates that no rule has ruled out, best first. */
export interface Believed {
  readonly open: readonly ScoredCandidate[];
  readonly shares: Posterior;
  /** Calibrated probability of the leader; null where there is no leader. */
  readonly probability: number | null;
  /** Calibrated probability that none of the candidates is the company. */
  readonly noneProbability: number;
}

/** The probabilities after judgements of deeper steps: another candidate may lead. Else `local`. */
export function afterJudgements(local: Believed): Believed {
  const { open, shares, probability, noneProbability } = local;
  if (probability === null || open.every(({ outsideLogOdds }) => outsideLogOdds === undefined)) return local;
  const logOdds = open.map(({ outsideLogOdds = 0 }) => outsideLogOdds);
  const after = reweigh(shares, { leader: probability, none: noneProbability }, logOdds);
  const order = open.map((_, place) => place);
  order.sort((a, b) => after.candidates[b]! - after.candidates[a]! || a - b);
  const candidates = order.map((place) => after.candidates[place]!);
  return {
    open: order.map((place) => open[place]!),
    shares: { candidates, none: after.none },
    probability: candidates[0]!,
    noneProbability: after.noneProbability,
  };
}

/** A posterior after the judgements of deeper steps. */
export interface Reweighed extends Posterior {
  /** Calibrated probability that none of the candidates is the company. */
  readonly noneProbability: number;
}

/**
 * Bayes' rule in odds form: the calibrated probability of each candidate times the likelihood ratio of its
 * judgements, over the sum of all. The leader has its calibrated probability; the others and "none of these"
 * divide the rest by their shares of the posterior.
 * @param calibrated of the leader, and of "none of these", which is calibrated separately.
 * @param logOdds of each candidate, in the order of the shares; 0: no judgement.
 */
export function reweigh(
  shares: Posterior,
  calibrated: { readonly leader: number; readonly none: number },
  logOdds: readonly number[],
): Reweighed {
  const [leading = 0, ...others] = shares.candidates;
  const rest = 1 - leading;
  const left = 1 - calibrated.leader;
  const part = (share: number): number => (rest > 0 ? (left * share) / rest : 0);
  const before = [calibrated.leader, ...others.map(part)];
  const weights = before.map((probability, place) => probability * Math.exp(logOdds[place] ?? 0));
  const known = weights.reduce((sum, weight) => sum + weight, 0);
  const none = part(shares.none);
  const total = known + none;
  const knownBefore = before.reduce((sum, probability) => sum + probability, 0);
  return {
    candidates: weights.map((weight) => weight / total),
    none: none / total,
    noneProbability: sigmoid(logit(calibrated.none) - Math.log(known / knownBefore)),
  };
}
