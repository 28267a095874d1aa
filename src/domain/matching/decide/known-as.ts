/**
 * What the installed registers say about two records of a pair: which company each record is, as the matcher decides it
 * on the record's own shortlist, and whether that is one company or two.
 */
import { logit, sigmoid } from "../score/model.ts";

/** A company of the registers that a record may be. */
export interface KnownCompany {
  readonly key: string;
  /** The registers that list it. */
  readonly sources: readonly string[];
  /** Probability that the record is this company, 0..1. */
  readonly probability: number;
}

/** The companies that a record may be; what their probabilities lack to 1 says nothing of the registers. */
export type KnownAs = readonly KnownCompany[];

/**
 * Log-odds that two records are one company where both are certainly the same company of the registers: links between
 * registers are right in 99 of 100 at least (`bench/quality.md`, pairs of records rightly linked).
 */
const ONE_COMPANY = 4.7;
/**
 * Log-odds that two records lose where they are certainly two companies of one register: a register lists a company once,
 * and seldom twice.
 */
const TWO_COMPANIES = -4;

/**
 * The probability of a pair together with the registers. Where both records are one company of the registers, they are
 * one; where they are two companies of one register, they are two as a rule. For every other case (one is not listed, or
 * each is in another register) the probability of the pair alone stays.
 * @param alone of the two records by themselves, 0..1.
 */
export function withRegisters(alone: number, left: KnownAs, right: KnownAs): number {
  const one = oneKnown(left, right);
  let two = 0;
  for (const a of left)
    for (const b of right)
      if (a.key !== b.key && a.sources.some((source) => b.sources.includes(source)))
        two += a.probability * b.probability;
  return one * sigmoid(ONE_COMPANY) + two * sigmoid(logit(alone) + TWO_COMPANIES) + (1 - one - two) * alone;
}

/** Probability that both records are one company of the registers, 0..1. */
export function oneKnown(left: KnownAs, right: KnownAs): number {
  const other = new Map(right.map(({ key, probability }) => [key, probability]));
  return left.reduce((sum, { key, probability }) => sum + probability * (other.get(key) ?? 0), 0);
}
