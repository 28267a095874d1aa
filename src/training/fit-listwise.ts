/**
 * Fits the pair score and the none score together, by gradient descent on the likelihood of the listwise posterior
 * (a conditional logit with a none option) and of labelled pairs (logistic), with a ridge towards a prior. Signs are held
 * by projection after every step, which keeps the score monotone. Deterministic: fixed order, no randomness.
 */
export interface ListCase {
  /** Pair features of every candidate, `width` numbers each. */
  readonly candidates: Float64Array;
  /** Query features. */
  readonly query: Float64Array;
  /** Which candidates are the company; empty when none of them is. */
  readonly targets: readonly number[];
  readonly weight: number;
}

export interface PairCase {
  readonly forth: Float64Array;
  readonly back: Float64Array;
  readonly same: boolean;
  readonly weight: number;
}

export interface ListwiseProblem {
  readonly width: number;
  readonly queryWidth: number;
  /** 1: may not be negative, −1: may not be positive, 0: free; for each pair feature. */
  readonly signs: readonly number[];
  /** Where the ridge pulls to, for each pair feature. */
  readonly prior: readonly number[];
  readonly lists: readonly ListCase[];
  readonly pairs: readonly PairCase[];
  readonly ridge: number;
  readonly steps: number;
}

export interface ListwiseFit {
  readonly intercept: number;
  readonly weights: Float64Array;
  readonly noneIntercept: number;
  readonly noneWeights: Float64Array;
  /** Mean negative log-likelihood at the end. */
  readonly loss: number;
}

// Parameters in one vector: pair weights, pair intercept, none weights, none intercept.
export function fitListwise(problem: ListwiseProblem, onStep: (step: number, loss: number) => void = () => {}): ListwiseFit {
  const { width, queryWidth, signs } = problem;
  const size = width + 1 + queryWidth + 1;
  const theta = new Float64Array(size);
  theta.set(problem.prior);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const gradient = new Float64Array(size);
  const total = [...problem.lists, ...problem.pairs].reduce((sum, { weight }) => sum + weight, 0);
  let loss = 0;
  for (let step = 1; step <= problem.steps; step++) {
    gradient.fill(0);
    loss = 0;
    for (const list of problem.lists) loss += addList(list, theta, gradient, width, queryWidth);
    for (const pair of problem.pairs) loss += addPair(pair, theta, gradient, width);
    loss /= total;
    const rate = 0.1 * (1 - step / (problem.steps + 1)) + 0.002;
    for (let i = 0; i < size; i++) {
      // Intercepts carry no penalty.
      const free = i === width || i === size - 1;
      const g = gradient[i]! / total + (free ? 0 : problem.ridge * (theta[i]! - (problem.prior[i] ?? 0)));
      first[i] = 0.9 * first[i]! + 0.1 * g;
      second[i] = 0.999 * second[i]! + 0.001 * g * g;
      const hat = first[i]! / (1 - 0.9 ** step);
      theta[i] = theta[i]! - (rate * hat) / (Math.sqrt(second[i]! / (1 - 0.999 ** step)) + 1e-9);
      if (i < width && signs[i]! * theta[i]! < 0) theta[i] = 0;
    }
    if (step % 50 === 0) onStep(step, loss);
  }
  return {
    intercept: theta[width]!,
    weights: theta.slice(0, width),
    noneIntercept: theta[size - 1]!,
    noneWeights: theta.slice(width + 1, size - 1),
    loss,
  };
}

function addList(list: ListCase, theta: Float64Array, gradient: Float64Array, width: number, queryWidth: number): number {
  const count = list.candidates.length / width;
  const scores = new Float64Array(count);
  let highest = theta[width + 1 + queryWidth]!;
  for (let q = 0; q < queryWidth; q++) highest += theta[width + 1 + q]! * list.query[q]!;
  const none = highest;
  for (let c = 0; c < count; c++) {
    let score = theta[width]!;
    for (let f = 0; f < width; f++) score += theta[f]! * list.candidates[c * width + f]!;
    scores[c] = score;
    if (score > highest) highest = score;
  }
  let sum = Math.exp(none - highest);
  for (let c = 0; c < count; c++) sum += Math.exp(scores[c]! - highest);
  const absent = list.targets.length === 0;
  let right = absent ? Math.exp(none - highest) : 0;
  for (const t of list.targets) right += Math.exp(scores[t]! - highest);
  const likelihood = Math.max(right / sum, 1e-12);
  for (let c = 0; c < count; c++) {
    const p = Math.exp(scores[c]! - highest) / sum;
    const share = list.targets.includes(c) ? Math.exp(scores[c]! - highest) / Math.max(right, 1e-300) : 0;
    const d = list.weight * (p - share);
    if (d === 0) continue;
    for (let f = 0; f < width; f++) gradient[f] = gradient[f]! + d * list.candidates[c * width + f]!;
    gradient[width] = gradient[width]! + d;
  }
  const d = list.weight * (Math.exp(none - highest) / sum - (absent ? 1 : 0));
  for (let q = 0; q < queryWidth; q++) gradient[width + 1 + q] = gradient[width + 1 + q]! + d * list.query[q]!;
  gradient[width + 1 + queryWidth] = gradient[width + 1 + queryWidth]! + d;
  return -list.weight * Math.log(likelihood);
}

function addPair(pair: PairCase, theta: Float64Array, gradient: Float64Array, width: number): number {
  let score = theta[width]!;
  for (let f = 0; f < width; f++) score += (theta[f]! * (pair.forth[f]! + pair.back[f]!)) / 2;
  const p = 1 / (1 + Math.exp(-score));
  const d = pair.weight * (p - (pair.same ? 1 : 0));
  for (let f = 0; f < width; f++) gradient[f] = gradient[f]! + (d * (pair.forth[f]! + pair.back[f]!)) / 2;
  gradient[width] = gradient[width]! + d;
  return -pair.weight * Math.log(Math.max(pair.same ? p : 1 - p, 1e-12));
}
