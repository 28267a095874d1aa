import { clopperPearson, type Interval } from "./intervals.ts";

/** One answer for calibration: its stated confidence, 0..1, and whether it was right. */
export interface Claim {
  readonly confidence: number;
  readonly right: boolean;
}

export interface ReliabilityBin {
  readonly count: number;
  /** Mean confidence. */
  readonly claimed: number;
  /** Share of right answers. */
  readonly observed: number;
  readonly interval: Interval;
}

const BINS = 15;

/** Claims by rising confidence in bins of equal size; fewer bins where there are fewer claims. */
function equalMassBins(claims: readonly Claim[], bins: number): Claim[][] {
  const sorted = [...claims].sort((a, b) => a.confidence - b.confidence || Number(a.right) - Number(b.right));
  const used = Math.min(bins, sorted.length);
  return Array.from({ length: used }, (_, at) =>
    sorted.slice(Math.floor((at * sorted.length) / used), Math.floor(((at + 1) * sorted.length) / used)),
  );
}

const sumOf = (claims: readonly Claim[]) => claims.reduce((sum, { confidence }) => sum + confidence, 0);
const rightOf = (claims: readonly Claim[]) => claims.filter(({ right }) => right).length;

/** Expected calibration error over 15 equal-mass bins, 0..1; null without claims. */
export function calibrationError(claims: readonly Claim[], bins = BINS): number | null {
  if (claims.length === 0) return null;
  const gaps = equalMassBins(claims, bins).map((bin) => Math.abs(sumOf(bin) - rightOf(bin)));
  return gaps.reduce((sum, gap) => sum + gap, 0) / claims.length;
}

/** The points of a reliability diagram, with exact 95 % intervals. */
export function reliabilityBins(claims: readonly Claim[], bins = BINS): ReliabilityBin[] {
  return equalMassBins(claims, bins).map((bin) => ({
    count: bin.length,
    claimed: sumOf(bin) / bin.length,
    observed: rightOf(bin) / bin.length,
    interval: clopperPearson(rightOf(bin), bin.length)!,
  }));
}

export interface PerfectError {
  readonly mean: number;
  /** The 95 % quantile: 19 of 20 perfectly calibrated systems show less. */
  readonly high: number;
}

const ROUNDS = 1_000;
const SEED = 20_261_120;

/**
 * The error that a perfectly calibrated system with the same confidences would show: each claim is drawn
 * right with its stated probability, a thousand times, from a fixed seed. With few answers that error is
 * never zero.
 */
export function perfectCalibrationError(claims: readonly Claim[], rounds = ROUNDS): PerfectError | null {
  if (claims.length === 0) return null;
  const random = uniform(SEED);
  const bins = equalMassBins(claims, BINS).map((bin) => bin.map(({ confidence }) => confidence));
  const errors = Array.from({ length: rounds }, () => {
    const gaps = bins.map((bin) => {
      // Sum of claimed minus right, over the bin.
      let gap = 0;
      for (const confidence of bin) gap += confidence - (random() < confidence ? 1 : 0);
      return Math.abs(gap);
    });
    return gaps.reduce((sum, gap) => sum + gap, 0) / claims.length;
  });
  errors.sort((a, b) => a - b);
  return {
    mean: errors.reduce((sum, error) => sum + error, 0) / rounds,
    high: errors[Math.ceil(0.95 * rounds) - 1]!,
  };
}

/** Random numbers in [0, 1) that are the same for a seed on every machine (mulberry32, Tommy Ettinger). */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Mean squared error of the claims, 0..1; null without claims. */
export function brierScore(claims: readonly Claim[]): number | null {
  if (claims.length === 0) return null;
  return (
    claims.reduce((sum, { confidence, right }) => sum + (confidence - Number(right)) ** 2, 0) / claims.length
  );
}

/**
 * Mean negative log-likelihood of the outcomes in nats, claims held within 1e-6 of certainty; null without
 * claims.
 */
export function logLoss(claims: readonly Claim[]): number | null {
  if (claims.length === 0) return null;
  const surprise = ({ confidence, right }: Claim) =>
    -Math.log(Math.max(1e-6, right ? confidence : 1 - confidence));
  return claims.reduce((sum, claim) => sum + surprise(claim), 0) / claims.length;
}
