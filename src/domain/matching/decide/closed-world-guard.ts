import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { comparePair, type PairEvidence } from "../compare/pair-evidence.ts";
import { logit, type MatchingModel, matchFloor, sigmoid } from "../score/model.ts";
import { allLeftOver } from "../words/unmatched-words.ts";
import type { GuardFinding } from "./guards.ts";
import { pairProbability } from "./match-pair.ts";
import { areSisters } from "./sibling-by-name.ts";

export interface Listing {
  readonly model: MatchingModel;
  readonly query: Comparable;
  /** The number of companies in the registers that retrieval searched. */
  readonly listed: number;
}

/**
 * A tenant's own records and a short register lack many companies: even if only "Berkshire Hathaway" is
 * there, "Berkshire Hathaway Energy" may exist. A match with such a company stands only where the two records
 * match as a pair and the record's name has no word of its own that an address alone answers for, or a ticker agrees, or, in a
 * register, where the record's name has no more words than the company's.
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
  // The likelihood ratio of deeper stages multiplies the odds, also those of the pair by itself.
  const probability = outsideLogOdds === 0 ? alone : sigmoid(logit(alone) + outsideLogOdds);
  const matches = probability >= matchFloor(model);
  const sisters = outsideLogOdds <= 0 && (areSisters(evidence, back) || addsWords(evidence));
  if (matches && !sisters) return null;
  const why = known
    ? "the registers have too few companies to tell by who is not there"
    : "no register knows the company";
  return {
    guard: known ? "short_register" : "known_from_records_alone",
    disagreeing: [],
    detail: matches
      ? `${why}, and by themselves the two may be sister companies`
      : `${why}, and by themselves the two have a probability of ${probability.toFixed(2)}`,
  };
}

/**
 * Whether the record's name has an identifying word or a trade that the company's name lacks, and at most an address answers for it:
 * "Telenor Towers" at the address of "Telenor ASA" may be a company that is not listed.
 */
function addsWords({ name, domain, phone, identifiers }: PairEvidence): boolean {
  if (name === null || name.crossScript || domain === "same" || phone === "same") return false;
  if (identifiers.agreeing.length + identifiers.weaklyAgreeing.length > 0) return false;
  return name.queryUnmatched.word + name.queryUnmatched.activity > 0;
}

/**
 * Whether no word of the record's name is left over, the company's name has at most generic words and a tail
 * left over, and the countries do not differ. The names have to share a word with the same spelling.
 */
function saysNoMore({ name, country }: PairEvidence): boolean {
  if (name === null || name.rarestShared === null || country === "different") return false;
  const { word, activity, place } = name.candidateUnmatched;
  return allLeftOver(name.queryUnmatched) === 0 && word + activity + place === 0;
}
