import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { comparePair, type PairEvidence } from "../compare/pair-evidence.ts";
import { logit, type MatchingModel, matchFloor, sigmoid } from "../score/model.ts";
import { allLeftOver } from "../words/unmatched-words.ts";
import type { GuardFinding } from "./guards.ts";
import { pairProbability } from "./match-pair.ts";

export interface Listing {
  readonly model: MatchingModel;
  readonly query: Comparable;
  /** How many companies the registers have that it was looked for in. */
  readonly listed: number;
}

/**
 * A list tells by who is not on it: a tenant's own records are no list of all companies, and a short register is none.
 * That nobody else there is called "Berkshire Hathaway" says nothing of "Berkshire Hathaway Energy". There a company is the
 * one that is meant where the two records say so by themselves or a ticker agrees, and in a register also where the
 * record's name says no more than the company's.
 */
export function closedWorldGuard(
  { model, query, listed }: Listing,
  { registerRefs, evidence, comparable, outsideLogOdds = 0 }: ScoredCandidate,
): GuardFinding | null {
  const known = registerRefs.length > 0;
  const ticker = evidence.identifiers.weaklyAgreeing.some(({ scheme }) => scheme === "ticker");
  if (ticker || (known && (listed >= (model.leastCompanies ?? 0) || saysNoMore(evidence)))) return null;
  const back = comparePair(comparable, query);
  const alone = back.beyondBudget ? 0 : pairProbability(model, evidence, back);
  // A likelihood ratio multiplies the odds, also of what the two say by themselves.
  const probability = outsideLogOdds === 0 ? alone : sigmoid(logit(alone) + outsideLogOdds);
  if (probability >= matchFloor(model)) return null;
  const why = known
    ? "the registers have too few companies to tell by who is not there"
    : "no register knows the company";
  return {
    guard: known ? "short_register" : "known_from_records_alone",
    disagreeing: [],
    detail: `${why}, and by themselves the two have a probability of ${probability.toFixed(2)}`,
  };
}

/**
 * Whether the record's name has nothing over, the company's at the most market vocabulary and what stands behind it, and no
 * country differs. That one word begins as the other does says too little alone.
 */
function saysNoMore({ name, country }: PairEvidence): boolean {
  if (name === null || name.rarestShared === null || country === "different") return false;
  const { word, activity, place } = name.candidateUnmatched;
  return allLeftOver(name.queryUnmatched) === 0 && word + activity + place === 0;
}
