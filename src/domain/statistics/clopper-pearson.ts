/**
 * One-sided exact binomial bounds: the share that would show at least this many successes in only 5 % of the trials.
 * Clopper, C. J. and Pearson, E. S. (1934), The use of confidence or fiducial limits, Biometrika 26, found by
 * bisection of the binomial tail.
 */
const MISTAKEN = 0.05;

/**
 * The one-sided 95 % lower bound of a share.
 * @param right successes, 0 to `total`. @param total trials. @returns 0..1; 0 without trials.
 */
export function lowerBound(right: number, total: number): number {
  if (right === 0) return 0;
  if (right === total) return MISTAKEN ** (1 / total);
  let low = 0;
  let high = right / total;
  // After 60 halvings the rest is below the precision of a double.
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(total - right, total, 1 - middle) < MISTAKEN) low = middle;
    else high = middle;
  }
  return low;
}

/** The one-sided 95 % upper bound of a share, on the same terms; 1 without trials. */
export function upperBound(right: number, total: number): number {
  return 1 - lowerBound(total - right, total);
}

/**
 * The number of trials, `wrong` of them failures, that brings the lower bound to `share`.
 * @param share 0 < share < 1.
 */
export function trialsNeeded(share: number, wrong: number): number {
  let low = wrong;
  let high = wrong + 1;
  while (lowerBound(high - wrong, high) < share) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (lowerBound(middle - wrong, middle) < share) low = middle;
    else high = middle;
  }
  return high;
}

// P(X ≤ count), each term from the previous one, in logarithms to avoid underflow.
function chanceOfAtMost(count: number, total: number, share: number): number {
  const odds = Math.log(share) - Math.log1p(-share);
  let term = total * Math.log1p(-share);
  let sum = Math.exp(term);
  for (let k = 1; k <= count; k++) {
    term += Math.log((total - k + 1) / k) + odds;
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}
