/** One row of a logistic regression. */
export interface LogisticCase {
  readonly values: Readonly<Record<string, number>>;
  readonly positive: boolean;
  readonly weight: number;
}

/**
 * Logistic regression with a ridge penalty and optional signs, by projected gradient descent (Adam).
 * Deterministic.
 * @param names the features, in the order of the weights. @param signs 1, −1 or 0 for each. @param prior
 * start and target of each weight; 0 by default.
 */
export function fitLogistic(
  cases: readonly LogisticCase[],
  names: readonly string[],
  options: {
    readonly signs?: readonly number[];
    readonly prior?: readonly number[];
    readonly ridge: number;
    readonly steps: number;
  },
): { intercept: number; weights: Record<string, number> } {
  const width = names.length;
  const rows = cases.map(({ values }) => names.map((name) => values[name] ?? 0));
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const prior = options.prior ?? names.map(() => 0);
  const theta = Float64Array.from([...prior, 0]);
  const first = new Float64Array(width + 1);
  const second = new Float64Array(width + 1);
  for (let step = 1; step <= options.steps; step++) {
    const gradient = new Float64Array(width + 1);
    rows.forEach((row, r) => {
      let score = theta[width]!;
      for (let f = 0; f < width; f++) score += theta[f]! * row[f]!;
      const d = cases[r]!.weight * (1 / (1 + Math.exp(-score)) - (cases[r]!.positive ? 1 : 0));
      for (let f = 0; f < width; f++) gradient[f] = gradient[f]! + d * row[f]!;
      gradient[width] = gradient[width]! + d;
    });
    const rate = 0.1 * (1 - step / (options.steps + 1)) + 0.002;
    for (let i = 0; i <= width; i++) {
      const g = gradient[i]! / total + (i < width ? options.ridge * (theta[i]! - prior[i]!) : 0);
      first[i] = 0.9 * first[i]! + 0.1 * g;
      second[i] = 0.999 * second[i]! + 0.001 * g * g;
      theta[i] =
        theta[i]! -
        (rate * first[i]!) / (1 - 0.9 ** step) / (Math.sqrt(second[i]! / (1 - 0.999 ** step)) + 1e-9);
      const sign = options.signs?.[i] ?? 0;
      if (i < width && sign * theta[i]! < 0) theta[i] = 0;
    }
  }
  return { intercept: theta[width]!, weights: Object.fromEntries(names.map((name, i) => [name, theta[i]!])) };
}
