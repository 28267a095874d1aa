/**
 * Fits the pair score and the none score together, by gradient descent on the likelihood of the listwise posterior
 * (a conditional logit with a none option) and of labelled pairs (logistic), with a ridge towards a prior. Signs are held
 * by projection after every step, which keeps the score monotone. Deterministic: fixed order, no randomness.
 */
export interface SparseRow {
  readonly at: Int32Array;
  readonly value: Float64Array;
}

export function sparse(values: readonly number[]): SparseRow {
  const at = values.flatMap((value, i) => (value === 0 ? [] : [i]));
  return { at: Int32Array.from(at), value: Float64Array.from(at, (i) => values[i]!) };
}

export interface ListCase {
  /** Pair features of every candidate: most are 0, so only non-zero values are kept. */
  readonly candidates: readonly SparseRow[];
  /** Query features. */
  readonly query: Float64Array;
  /** Indices of the candidates that are the company; empty when none of them is. */
  readonly targets: readonly number[];
  readonly weight: number;
}

export interface PairCase {
  readonly forth: SparseRow;
  readonly back: SparseRow;
  readonly same: boolean;
  readonly weight: number;
}

export interface ListwiseProblem {
  readonly width: number;
  readonly queryWidth: number;
  /** 1: may not be negative, −1: may not be positive, 0: free; for each pair feature. */
  readonly signs: readonly number[];
  /** The target of the ridge for each pair feature. */
  readonly prior: readonly number[];
  readonly lists: readonly ListCase[];
  readonly pairs: readonly PairCase[];
  /** Features whose weight stays at its prior. */
  readonly fixed: readonly boolean[];
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
export function fitListwise(
  problem: ListwiseProblem,
  onStep: (step: number, loss: number) => void = () => {},
): ListwiseFit {
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
      if (problem.fixed[i] === true) continue;
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

function dot(row: SparseRow, theta: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < row.at.length; k++) sum += theta[row.at[k]!]! * row.value[k]!;
  return sum;
}

function add(row: SparseRow, factor: number, gradient: Float64Array): void {
  for (let k = 0; k < row.at.length; k++) {
    const i = row.at[k]!;
    gradient[i] = gradient[i]! + factor * row.value[k]!;
  }
}

function addList(
  list: ListCase,
  theta: Float64Array,
  gradient: Float64Array,
  width: number,
  queryWidth: number,
): number {
  const count = list.candidates.length;
  const scores = new Float64Array(count);
  let none = theta[width + 1 + queryWidth]!;
  for (let q = 0; q < queryWidth; q++) none += theta[width + 1 + q]! * list.query[q]!;
  let highest = none;
  for (let c = 0; c < count; c++) {
    scores[c] = theta[width]! + dot(list.candidates[c]!, theta);
    if (scores[c]! > highest) highest = scores[c]!;
  }
  let sum = Math.exp(none - highest);
  for (let c = 0; c < count; c++) sum += Math.exp(scores[c]! - highest);
  const absent = list.targets.length === 0;
  let right = absent ? Math.exp(none - highest) : 0;
  for (const t of list.targets) right += Math.exp(scores[t]! - highest);
  for (let c = 0; c < count; c++) {
    const mass = Math.exp(scores[c]! - highest);
    const share = list.targets.includes(c) ? mass / Math.max(right, 1e-300) : 0;
    const d = list.weight * (mass / sum - share);
    // A share that is too small to move a weight is skipped.
    if (Math.abs(d) < 1e-7) continue;
    add(list.candidates[c]!, d, gradient);
    gradient[width] = gradient[width]! + d;
  }
  const d = list.weight * (Math.exp(none - highest) / sum - (absent ? 1 : 0));
  for (let q = 0; q < queryWidth; q++)
    gradient[width + 1 + q] = gradient[width + 1 + q]! + d * list.query[q]!;
  gradient[width + 1 + queryWidth] = gradient[width + 1 + queryWidth]! + d;
  return -list.weight * Math.log(Math.max(right / sum, 1e-12));
}

function addPair(pair: PairCase, theta: Float64Array, gradient: Float64Array, width: number): number {
  const score = theta[width]! + (dot(pair.forth, theta) + dot(pair.back, theta)) / 2;
  const p = 1 / (1 + Math.exp(-score));
  const d = pair.weight * (p - (pair.same ? 1 : 0));
  add(pair.forth, d / 2, gradient);
  add(pair.back, d / 2, gradient);
  gradient[width] = gradient[width]! + d;
  return -pair.weight * Math.log(Math.max(pair.same ? p : 1 - p, 1e-12));
}
