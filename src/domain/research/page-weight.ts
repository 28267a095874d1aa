/**
 * How much the pages of the web weigh in a decision. A page states values of a company; the matcher says what such a
 * value would weigh if a register stated it, and a page weighs less than that by the share of its statements that are
 * taken to be wrong.
 */
import type { ScoredCandidate } from "../matching/comparable/candidate.ts";
import type { Comparable } from "../matching/comparable/comparable.ts";
import { mergeComparables } from "../matching/comparable/comparable-of.ts";
import { comparePair } from "../matching/compare/pair-evidence.ts";
import { type MatchingModel, scorePair } from "../matching/score/model.ts";
import { RECORD } from "./known-subject.ts";
import { comparableOfStated, type Seat, type StatedValue } from "./stated-value.ts";

/** A claim that stands, as decisions take it. */
export interface PageClaim extends StatedValue {
  /** `record`, or the key of a candidate or of a register row (`source:id`). */
  readonly about: string;
  /** The evidence that has its quote. */
  readonly evidenceId: string;
  /** Pages of one group are copies of each other. */
  readonly group: number;
}

/**
 * The share of a page's statements that are taken to be wrong: the lower average accuracy of two collections of web
 * sources in Li et al., "Truth finding on the deep web", PVLDB 6(2), 2012, is 0.80. Decision 123.
 */
const WRONG = 0.2;

/** The most that one independent page weighs, in log-odds: ln 4. */
export const MOST_OF_PAGE = Math.log((1 - WRONG) / WRONG);

/** Independent pages that have to agree before pages weigh at all: one page never does. */
export const LEAST_PAGES = 2;

/** Independent pages that weigh; further ones add nothing. */
const MOST_PAGES = 3;

/**
 * What a page weighs that states what would weigh `logOdds` as a register's statement: with the probability of a wrong
 * statement it says nothing, and it can be wrong because it confuses the two companies.
 */
export function weightOfPage(logOdds: number): number {
  const mixed = Math.log((1 - WRONG) * Math.exp(Math.min(logOdds, 700)) + WRONG);
  return Math.max(-MOST_OF_PAGE, Math.min(MOST_OF_PAGE, mixed));
}

/**
 * The weight of pages that speak for and against: 0 unless at least two more of them agree than speak against it.
 * @param weights one of each independent page.
 */
export function weightOfPages(weights: readonly number[]): number {
  const balance = weights.reduce((sum, weight) => sum + Math.sign(weight), 0);
  if (Math.abs(balance) < LEAST_PAGES) return 0;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (Math.sign(total) !== Math.sign(balance)) return 0;
  const most = MOST_PAGES * MOST_OF_PAGE;
  return Math.max(-most, Math.min(most, total));
}

/** A shift of the score that is no statement about the candidate. */
const NOTHING = 0.05;

/** Log-odds of the claims of pages about one candidate of a record. */
export function claimsLogOdds(
  model: MatchingModel,
  query: Comparable,
  { candidate, claims, seat }: { candidate: ScoredCandidate; claims: readonly PageClaim[]; seat: Seat },
): number {
  const keys = new Set([
    candidate.key,
    ...candidate.registerRefs.map(({ source, sourceRecordId }) => `${source}:${sourceRecordId}`),
  ]);
  const base = scorePair(model, comparePair(query, candidate.comparable));
  const groups = new Map<number, PageClaim[]>();
  for (const claim of claims)
    if (claim.about === RECORD || keys.has(claim.about))
      groups.set(claim.group, [...(groups.get(claim.group) ?? []), claim]);
  const weights = [...groups.values()].map((stated) => {
    const ofRecord = stated.filter(({ about }) => about === RECORD);
    const ofCandidate = stated.filter(({ about }) => about !== RECORD);
    const { country, jurisdiction } = candidate.facts;
    const left = withStated(query, ofRecord, seat);
    const right = withStated(candidate.comparable, ofCandidate, { country, jurisdiction });
    const shift = scorePair(model, comparePair(left, right)) - base;
    return Math.abs(shift) < NOTHING ? 0 : weightOfPage(shift);
  });
  return weightOfPages(weights);
}

function withStated(company: Comparable, values: readonly StatedValue[], seat: Seat): Comparable {
  if (values.length === 0) return company;
  const merged = mergeComparables([company, comparableOfStated(values, seat)]);
  return { ...merged, branch: company.branch };
}
