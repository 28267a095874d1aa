export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 %. */
const Z = 1.959963984540054;

/**
 * Wilson's score interval at 95 % of a share observed as `count` of `total`; null where nothing was observed.
 * @see Wilson, E. B. (1927), Probable inference, the law of succession, and statistical inference, JASA 22.
 */
export function wilsonInterval(count: number, total: number): Interval | null {
  if (total === 0) return null;
  const share = count / total;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * total)) / (1 + z2 / total);
  const half = (Z / (1 + z2 / total)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
  // At the ends the formula is exact, but its floating-point value is slightly off.
  return {
    low: count === 0 ? 0 : Math.max(0, centre - half),
    high: count === total ? 1 : Math.min(1, centre + half),
  };
}
