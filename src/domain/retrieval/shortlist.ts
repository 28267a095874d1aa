/**
 * Finds the few dozen companies worth comparing, by a query's keys. Postings are read from the rarest key on
 * within a fixed budget, so the work of a query does not grow with the register. Keys too common to be read
 * re-rank the best candidates by search in their postings. Where a company that only such keys find could have a place
 * of the list, more of them are read. Method: nomenklatura's blocker (weights by rarity,
 * best of a field × (1 + ln n), relative floor), with a budget in place of its stop tokens.
 */
import { CandidateScores } from "./candidate-scores.ts";
import { isCut, type PlannedKey, type PostingLookup, planReading } from "./reading-plan.ts";
import { fillPlaces, type Places, rankSlots, slotsToRank } from "./reserved-places.ts";
import { RETRIEVAL_FIELDS, type RetrievalField, type RetrievalKey } from "./retrieval-key.ts";
import { type Entrances, mayHideCompany, readFurther } from "./unread-keys.ts";

export interface ShortlistOptions {
  /** The most candidates to return; default 50. */
  readonly limit?: number;
  /**
   * The most postings of the first reading; default 10,000. A second one, which takes its place where the first may
   * have hidden a company, has at most five times as many. Re-ranking adds at most 1,792 to each.
   */
  readonly budget?: number;
  /**
   * Whether a fifth of the best score is enough for every candidate, wherever it is: in screening, and where names in another script
   * have to be found, which score low.
   */
  readonly thorough?: boolean;
}

interface ShortlistCandidate {
  readonly ordinal: number;
  /** Retrieval score: comparable within one query only. */
  readonly score: number;
  /** The fields in which a key is shared. */
  readonly fields: readonly RetrievalField[];
}

export interface Shortlist {
  /** Best first; equal scores by ascending ordinal. */
  readonly candidates: readonly ShortlistCandidate[];
  /** The number of postings read, plus the number of searches in re-ranking. */
  readonly touched: number;
  /** Whether a key was too common to be read in full, and a company that only such keys find could have a place. */
  readonly truncated: boolean;
  /** Whether retrieval can hardly have missed a company of the register; "none of these" requires this. */
  readonly adequate: boolean;
  /** The number of companies that were left out as too unlike beside the best, at most as many as there are free places. */
  readonly outscored: number;
}

/** The candidates that common keys re-rank, and the most such keys: 1,792 searches at the usual limit. */
const RERANKED = 128;
const RERANKING_KEYS = 7;

/** The second reading reads at most so many budgets more than the first. */
const FURTHER = 4;

let scratch = new CandidateScores(10_000);
let scratchCapacity = 10_000;

/**
 * The companies that share the query's keys, best first. The result depends on the set of keys and on the
 * postings of those keys only: not on the order of keys, on the size of the register, or on earlier queries.
 */
export function shortlist(
  keys: readonly RetrievalKey[],
  lookup: PostingLookup,
  { limit = 50, budget = 10_000, thorough = false }: ShortlistOptions = {},
): Shortlist {
  const plan = planReading(keys, lookup, budget);
  const places = { limit, thorough };
  const first = listBy(plan, lookup, places);
  const further = isEnough(plan, first) ? null : readFurther(plan, first, FURTHER * budget);
  const read = further ?? plan;
  const { candidates, outscored, ...last } = further === null ? first : listBy(further, lookup, places);
  return {
    candidates,
    outscored,
    touched: first.touched + (further === null ? 0 : last.touched),
    truncated: mayHideCompany(read, last),
    adequate: keys.length > 0 && (!last.isTieCut || asksForUnknownWord(keys, read)) && isEnough(read, last),
  };
}

interface Listed extends Entrances, Pick<Shortlist, "candidates" | "touched" | "outscored"> {
  /** Whether the list leaves out a company that scores as well as its best. */
  readonly isTieCut: boolean;
}

function listBy(plan: readonly PlannedKey[], lookup: PostingLookup, places: Places): Listed {
  const { limit } = places;
  const scores = scratchFor(plan.reduce((sum, { read }) => sum + read, 0));
  try {
    const read = readPostings(plan, lookup, scores);
    const slots = slotsToRank(scores, Math.max(RERANKED, limit + 1));
    const searched = rerank(plan, lookup, scores, slots);
    const ranked = rankSlots(scores, slots);
    const { list, ...entrances } = fillPlaces(ranked, scores, places);
    return {
      ...entrances,
      candidates: list.map(({ slot, ordinal, score }) => ({
        ordinal,
        score,
        fields: RETRIEVAL_FIELDS.filter((_, field) => scores.hasAny(slot, 1 << field)),
      })),
      touched: read + searched,
      isTieCut: ranked.length > limit && ranked[limit]!.score === ranked[0]!.score,
    };
  } finally {
    scores.clear();
  }
}

/** Whether the keys that find most companies of a name were read, or the others cannot have found one for the list. */
function isEnough(plan: readonly PlannedKey[], entrances: Entrances): boolean {
  return plan.every((key) => !isCut(key) || !key.needed) || !mayHideCompany(plan, entrances);
}

/** Whether no company has some word of the query. Then a cut tie hides no company with the query's name. */
function asksForUnknownWord(keys: readonly RetrievalKey[], plan: readonly PlannedKey[]): boolean {
  const carried = new Set(plan.map(({ key }) => key));
  return keys.some(({ key, word }) => word === true && !carried.has(key));
}

function scratchFor(postings: number): CandidateScores {
  if (postings > scratchCapacity) {
    scratch = new CandidateScores(postings);
    scratchCapacity = postings;
  }
  return scratch;
}

function readPostings(plan: readonly PlannedKey[], lookup: PostingLookup, scores: CandidateScores): number {
  let touched = 0;
  for (const { key, field, weight, read } of plan) {
    if (read === 0) continue;
    const postings = lookup.postings(key);
    for (let index = 0; index < read; index++) scores.add(postings[index]!, field, weight);
    touched += read;
  }
  return touched;
}

/** Credits the best candidates, given in ascending ordinal, with the common keys that they carry. */
function rerank(
  plan: readonly PlannedKey[],
  lookup: PostingLookup,
  scores: CandidateScores,
  best: Int32Array,
): number {
  let searched = 0;
  const unread = plan
    .filter(({ read, count }) => read < count)
    .sort((a, b) => Number(b.onlyRanks) - Number(a.onlyRanks));
  for (const { key, field, weight, read } of unread.slice(0, RERANKING_KEYS)) {
    const postings = lookup.postings(key);
    let from = read;
    for (const slot of best) {
      const ordinal = scores.ordinal(slot);
      from = firstAtLeast(postings, ordinal, from);
      if (postings[from] === ordinal) scores.credit(slot, field, weight);
      searched++;
    }
  }
  return searched;
}

/** Binary search: the first position from `start` whose ordinal is not below the one wanted. */
function firstAtLeast(postings: Int32Array | readonly number[], ordinal: number, start: number): number {
  let low = start;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (postings[middle]! < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}
