import type { Tree } from "../domain/statistics/tree-ensemble.ts";

/**
 * Gradient boosting of regression trees for a yes or no (Friedman, "Greedy function approximation: a gradient boosting
 * machine", 2001), with Newton steps and an L2 penalty on leaves (Chen and Guestrin, "XGBoost", 2016). A feature with a
 * sign moves the score only that way: a split against the sign is refused, and the two sides of a split keep to their side
 * of its middle, as XGBoost's monotone constraints do. Deterministic.
 */

export interface BoostedCase {
  /** Values in the order of the features, 0..1. */
  readonly values: ArrayLike<number>;
  readonly positive: boolean;
  readonly weight: number;
}

interface TreeFeature {
  readonly name: string;
  /** The allowed direction in which a higher value moves the score; 0: any. */
  readonly sign: 1 | -1 | 0;
}

export interface BoostingOptions {
  readonly trees: number;
  readonly depth: number;
  /** Share of each tree that is added to the score. */
  readonly rate: number;
  /** L2 penalty on the values of leaves. */
  readonly penalty: number;
}

/** Cuts that are tried for a feature: quantiles of all cases and of the positive ones. */
const CUTS = 32;
/** Nodes with fewer cases are leaves; also the least curvature of a branch. */
const SMALLEST_NODE = 40;
const LEAST_CURVATURE = 1;
const LEAST_GAIN = 0.05;

interface Bounds {
  readonly low: number;
  readonly high: number;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
  readonly middle: number;
}

/** Trees whose values add up to the log-odds of a case, except for a constant that the caller chooses. */
export function fitBoostedTrees(
  cases: readonly BoostedCase[],
  features: readonly TreeFeature[],
  options: BoostingOptions,
): readonly Tree[] {
  const fit = new BoostedFit(cases, features, options);
  return Array.from({ length: options.trees }, () => fit.grow());
}

class BoostedFit {
  readonly #cases: readonly BoostedCase[];
  readonly #features: readonly TreeFeature[];
  readonly #options: BoostingOptions;
  readonly #cuts: readonly (readonly number[])[];
  readonly #bins: readonly Uint8Array[];
  readonly #scores: Float64Array;
  readonly #gradients: Float64Array;
  readonly #curvatures: Float64Array;

  constructor(cases: readonly BoostedCase[], features: readonly TreeFeature[], options: BoostingOptions) {
    this.#cases = cases;
    this.#features = features;
    this.#options = options;
    this.#cuts = features.map((_, at) => cutsOf(cases, at));
    this.#bins = this.#cuts.map((cuts, at) =>
      Uint8Array.from(cases, ({ values }) => binOf(cuts, values[at]!)),
    );
    const positive = cases.filter((one) => one.positive).length;
    this.#scores = new Float64Array(cases.length).fill(
      Math.log((positive + 1) / (cases.length - positive + 1)),
    );
    this.#gradients = new Float64Array(cases.length);
    this.#curvatures = new Float64Array(cases.length);
  }

  grow(): Tree {
    this.#cases.forEach(({ positive, weight }, at) => {
      const probability = 1 / (1 + Math.exp(-this.#scores[at]!));
      this.#gradients[at] = weight * ((positive ? 1 : 0) - probability);
      this.#curvatures[at] = weight * probability * (1 - probability);
    });
    const all = Int32Array.from(this.#cases, (_, at) => at);
    return this.#node(all, this.#options.depth, { low: -Infinity, high: Infinity });
  }

  #node(cases: Int32Array, depth: number, bounds: Bounds): Tree {
    let [gradient, curvature] = [0, 0];
    for (const at of cases) {
      gradient += this.#gradients[at]!;
      curvature += this.#curvatures[at]!;
    }
    const value = this.#valueOf(gradient, curvature, bounds);
    const split = depth === 0 || cases.length < SMALLEST_NODE ? null : this.#bestSplit(cases, bounds);
    if (split === null || split.gain - this.#gainOf(gradient, curvature, value) < LEAST_GAIN) {
      for (const at of cases) this.#scores[at] = this.#scores[at]! + this.#options.rate * value;
      return rounded(this.#options.rate * value);
    }
    const { name, sign } = this.#features[split.feature]!;
    const bins = this.#bins[split.feature]!;
    const below = {
      ...bounds,
      ...(sign > 0 ? { high: split.middle } : sign < 0 ? { low: split.middle } : {}),
    };
    const above = {
      ...bounds,
      ...(sign > 0 ? { low: split.middle } : sign < 0 ? { high: split.middle } : {}),
    };
    return [
      name,
      this.#cuts[split.feature]![split.bin]!,
      rounded(this.#options.rate * value),
      this.#node(
        cases.filter((at) => bins[at]! <= split.bin),
        depth - 1,
        below,
      ),
      this.#node(
        cases.filter((at) => bins[at]! > split.bin),
        depth - 1,
        above,
      ),
    ];
  }

  #bestSplit(cases: Int32Array, bounds: Bounds): Split | null {
    let best: Split | null = null;
    for (let feature = 0; feature < this.#features.length; feature++) {
      const split = this.#splitBy(feature, cases, bounds);
      if (split !== null && (best === null || split.gain > best.gain)) best = split;
    }
    return best;
  }

  #splitBy(feature: number, cases: Int32Array, bounds: Bounds): Split | null {
    const { sign } = this.#features[feature]!;
    const count = this.#cuts[feature]!.length + 1;
    const [gradients, curvatures] = [new Float64Array(count), new Float64Array(count)];
    const bins = this.#bins[feature]!;
    let [gradient, curvature] = [0, 0];
    for (const at of cases) {
      gradients[bins[at]!] = gradients[bins[at]!]! + this.#gradients[at]!;
      curvatures[bins[at]!] = curvatures[bins[at]!]! + this.#curvatures[at]!;
      gradient += this.#gradients[at]!;
      curvature += this.#curvatures[at]!;
    }
    let best: Split | null = null;
    let [below, belowCurvature] = [0, 0];
    for (let bin = 0; bin < count - 1; bin++) {
      below += gradients[bin]!;
      belowCurvature += curvatures[bin]!;
      const aboveCurvature = curvature - belowCurvature;
      if (belowCurvature < LEAST_CURVATURE || aboveCurvature < LEAST_CURVATURE) continue;
      const low = this.#valueOf(below, belowCurvature, bounds);
      const high = this.#valueOf(gradient - below, aboveCurvature, bounds);
      if (sign * (high - low) < 0) continue;
      const gain =
        this.#gainOf(below, belowCurvature, low) + this.#gainOf(gradient - below, aboveCurvature, high);
      if (best === null || gain > best.gain) best = { gain, feature, bin, middle: (low + high) / 2 };
    }
    return best;
  }

  #valueOf(gradient: number, curvature: number, { low, high }: Bounds): number {
    return Math.max(low, Math.min(high, gradient / (curvature + this.#options.penalty)));
  }

  /** The reduction of the loss, to second order, when the cases of a node move by `value`. */
  #gainOf(gradient: number, curvature: number, value: number): number {
    return gradient * value - 0.5 * (curvature + this.#options.penalty) * value * value;
  }
}

function cutsOf(cases: readonly BoostedCase[], feature: number): readonly number[] {
  const quantiles = (some: readonly BoostedCase[]) => {
    const sorted = Float64Array.from(some, ({ values }) => values[feature]!).sort();
    return Array.from(
      { length: CUTS - 1 },
      (_, at) => sorted[Math.floor(((at + 1) / CUTS) * sorted.length)] ?? 0,
    );
  };
  const positive = cases.filter((one) => one.positive);
  return [...new Set([...quantiles(cases), ...quantiles(positive)].map(rounded))].sort((a, b) => a - b);
}

/** The first cut that is not less than the value. */
function binOf(cuts: readonly number[], value: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= cuts[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
