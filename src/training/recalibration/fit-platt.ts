/**
 * Platt scaling that starts at the identity: labels stretch and shift the log-odds of a calibrator, and a
 * normal prior pulls them back to the original, so few labels change little. Maximum a posteriori by Newton's
 * method over two parameters; the objective is strictly concave. Deterministic.
 * @see Platt, J. (1999), Probabilistic outputs for support vector machines.
 */
import { type LinearScore, sigmoid } from "../../domain/matching/score/model.ts";

/** log-odds → stretch × log-odds + shift. */
export interface Platt {
  readonly stretch: number;
  readonly shift: number;
}

export interface PlattCase {
  /** Log-odds by the calibrator to correct. */
  readonly logOdds: number;
  readonly positive: boolean;
}

/** Standard deviations of the prior around stretch 1 and shift 0: the prior weighs about a hundred labels. */
const PRIOR = { stretch: 0.25, shift: 0.5 } as const;
/** The stretch stays positive; with a negative one, agreement would lower a probability. */
const LEAST_STRETCH = 0.2;
const STEPS = 100;

export function fitPlatt(cases: readonly PlattCase[]): Platt {
  let fitted: Platt = { stretch: 1, shift: 0 };
  let value = objective(cases, fitted);
  for (let i = 0; i < STEPS; i++) {
    const [towardsStretch, towardsShift] = newtonStep(cases, fitted);
    let length = 1;
    let next = fitted;
    let gained = Number.NEGATIVE_INFINITY;
    // A full step can overshoot where the logistic is flat; repeated halving cannot.
    while (length > 1e-6 && gained < value) {
      const stretch = Math.max(LEAST_STRETCH, fitted.stretch + length * towardsStretch);
      next = { stretch, shift: fitted.shift + length * towardsShift };
      gained = objective(cases, next);
      length /= 2;
    }
    if (!(gained - value > 1e-12)) return fitted;
    fitted = next;
    value = gained;
  }
  return fitted;
}

/** The corrected calibrator, again a sum over the same features in the same order. */
export function corrected(score: LinearScore, { stretch, shift }: Platt): LinearScore {
  const stretched = <T>(terms: Readonly<Record<string, T>>, by: (term: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, by(term)]));
  return {
    intercept: score.intercept * stretch + shift,
    weights: stretched(score.weights, (weight) => weight * stretch),
    ...(score.curves && {
      curves: stretched(score.curves, (curve) =>
        curve.map(([at, logOdds]) => [at, logOdds * stretch] as const),
      ),
    }),
  };
}

function objective(cases: readonly PlattCase[], { stretch, shift }: Platt): number {
  let sum = -0.5 * (((stretch - 1) / PRIOR.stretch) ** 2 + (shift / PRIOR.shift) ** 2);
  for (const { logOdds, positive } of cases) {
    const turned = (positive ? -1 : 1) * (stretch * logOdds + shift);
    sum -= Math.max(0, turned) + Math.log1p(Math.exp(-Math.abs(turned)));
  }
  return sum;
}

function newtonStep(cases: readonly PlattCase[], { stretch, shift }: Platt): readonly [number, number] {
  let byStretch = (1 - stretch) / PRIOR.stretch ** 2;
  let byShift = -shift / PRIOR.shift ** 2;
  let stretched = 1 / PRIOR.stretch ** 2;
  let shifted = 1 / PRIOR.shift ** 2;
  let both = 0;
  for (const { logOdds, positive } of cases) {
    const chance = sigmoid(stretch * logOdds + shift);
    const miss = (positive ? 1 : 0) - chance;
    const curve = chance * (1 - chance);
    byStretch += miss * logOdds;
    byShift += miss;
    stretched += curve * logOdds * logOdds;
    shifted += curve;
    both += curve * logOdds;
  }
  // When the labels pull the stretch beyond its bound, it stays there and only the shift is fitted.
  if (stretch === LEAST_STRETCH && shifted * byStretch < both * byShift) return [0, byShift / shifted];
  const determinant = stretched * shifted - both * both;
  return [
    (shifted * byStretch - both * byShift) / determinant,
    (stretched * byShift - both * byStretch) / determinant,
  ];
}
