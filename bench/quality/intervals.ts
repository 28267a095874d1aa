/**
 * Exact binomial bounds (Clopper and Pearson 1934): quantiles of the beta distribution, found by bisection of the
 * regularised incomplete beta function, which is evaluated by its continued fraction (Lentz's method).
 */

/** Both ends of an interval for a share, 0..1. */
export type Interval = readonly [low: number, high: number];

const TINY = 1e-300;
const BISECTIONS = 80;

/** Two-sided 95 % interval of `hits` of `all`; null when nothing was counted. */
export function clopperPearson(hits: number, all: number, alpha = 0.05): Interval | null {
  if (all === 0) return null;
  return [lowerBound(hits, all, alpha / 2), upperBound(hits, all, alpha / 2)];
}

/** One-sided lower bound of a share at confidence 1 - `alpha`; 0 when nothing hit. */
export function lowerBound(hits: number, all: number, alpha = 0.05): number {
  return hits === 0 ? 0 : betaQuantile(hits, all - hits + 1, alpha);
}

/** One-sided upper bound of a share at confidence 1 - `alpha`; 1 when nothing missed. */
export function upperBound(hits: number, all: number, alpha = 0.05): number {
  return hits === all ? 1 : betaQuantile(hits + 1, all - hits, 1 - alpha);
}

function betaQuantile(a: number, b: number, share: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (incompleteBeta(a, b, middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(a, b, x)) / a
    : 1 - (front * continuedFraction(b, a, 1 - x)) / b;
}

function continuedFraction(a: number, b: number, x: number): number {
  const away = (value: number) => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m < 500; m++) {
    const even = (m * (b - m) * x) / ((a - 1 + 2 * m) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 1 + 2 * m));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 3e-12) break;
  }
  return fraction;
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Lanczos' approximation with g = 7, for arguments of 1 and more. */
function logGamma(z: number): number {
  const x = z - 1;
  const series = LANCZOS.reduce((sum, term, at) => sum + term / (x + at + 1), 0.99999999999980993);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(series);
}
