/**
 * Places of the shortlist that are reserved for candidates with rare but decisive kinds of evidence. Without
 * these places, the many companies with similar names would outscore such candidates.
 */
import { BestSlots } from "./best-slots.ts";
import type { CandidateScores } from "./candidate-scores.ts";
import { RETRIEVAL_FIELDS, type RetrievalField } from "./retrieval-key.ts";

interface Reservation {
  /** The fields, a bit for each: a candidate competes for these places when it shares a key of any. */
  readonly entry: number;
  /** The fields of which it may share no key. */
  readonly without: number;
  /** The fields whose scores rank the candidates for these places. */
  readonly counted: readonly number[];
  /** The share of the list that is reserved. */
  readonly share: number;
}

const fields = (...names: RetrievalField[]): number[] => names.map((name) => RETRIEVAL_FIELDS.indexOf(name));
const bits = (...names: RetrievalField[]): number =>
  fields(...names).reduce((mask, field) => mask | (1 << field), 0);

/**
 * A renamed company is found by its number alone. A company whose name is in another script than the query's
 * shares only sounds and meanings of words. Those in the query's script share bigrams too, and would take these places by a
 * word that many names end with (工業, "Kogyo").
 */
export const RESERVATIONS: readonly Reservation[] = [
  {
    entry: bits("identifier", "domain", "phone", "email"),
    without: 0,
    counted: fields("identifier", "domain", "phone", "email", "country"),
    share: 0.3,
  },
  {
    entry: bits("sound", "meaning"),
    without: bits("bigram"),
    counted: fields("sound", "meaning", "concept", "country"),
    share: 0.3,
  },
];

/**
 * The shares of the best candidate's score that a candidate needs: `reserved` for a reserved place; `home` for another place, where
 * it shares the record's name or country; `abroad` where it shares neither, and another one the country. Companies abroad with less
 * than half the evidence hardly ever are the company. They are `counted`: many of them show that the words are common.
 */
const LEAST_SHARE = { reserved: 0.2, home: 0.25, abroad: 0.5, counted: 0.2 } as const;

const COUNTRY = bits("country");
const COUNTRY_OR_NAME = bits("country", "name");

/** A list for the best of all slots and one for the best of each reservation; each query fills them anew. */
let lists: readonly BestSlots[] = [];
let listsSize = 0;

function listsOf(size: number): readonly BestSlots[] {
  if (size !== listsSize) lists = [new BestSlots(size), ...RESERVATIONS.map(() => new BestSlots(size >> 1))];
  listsSize = size;
  for (const list of lists) list.clear();
  return lists;
}

/** The slots that are ranked by common keys too: the best of all slots, and the best of each reservation. */
export function slotsToRank(scores: CandidateScores, size: number): Int32Array {
  const [best, ...reserved] = listsOf(size);
  for (let slot = 0; slot < scores.length; slot++) {
    const ordinal = scores.ordinal(slot);
    best!.offer(slot, ordinal, scores.score(slot));
    for (let index = 0; index < RESERVATIONS.length; index++) {
      const score = reservedScore(scores, slot, RESERVATIONS[index]!);
      if (score > 0) reserved[index]!.offer(slot, ordinal, score);
    }
  }
  const slots = new Set<number>();
  for (const list of lists) for (const slot of list.slots()) slots.add(slot);
  return Int32Array.from(slots).sort((a, b) => scores.ordinal(a) - scores.ordinal(b));
}

// Plain loops: this runs for every candidate of every query.
function reservedScore(
  scores: CandidateScores,
  slot: number,
  { entry, without, counted }: Reservation,
): number {
  if (!scores.hasAny(slot, entry) || scores.hasAny(slot, without)) return 0;
  let sum = 0;
  for (const field of counted) sum += scores.fieldScore(slot, field);
  return sum;
}

interface RankedSlot {
  readonly slot: number;
  readonly ordinal: number;
  readonly score: number;
}

/** The slots in order of score; slots with equal scores in order of ordinal. */
export function rankSlots(scores: CandidateScores, slots: Int32Array): RankedSlot[] {
  return inOrder(
    Array.from(slots, (slot) => ({ slot, ordinal: scores.ordinal(slot), score: scores.score(slot) })),
  );
}

export interface Places {
  readonly limit: number;
  /** Whether every candidate with the share of `counted` may have a place. */
  readonly thorough: boolean;
}

interface FilledPlaces {
  /** Best first. */
  readonly list: readonly RankedSlot[];
  /** The least score with which a further candidate would have a place. */
  readonly entrance: number;
  /** The same for each of RESERVATIONS, counted in its fields. */
  readonly reservedEntrances: readonly number[];
  /** The number of candidates that have too small a share of the best score for a free place, at most as many as there are free places. */
  readonly outscored: number;
}

/**
 * Fills the list: first the reserved places, then the best of all candidates. A candidate with a small share of
 * the best score of its kind is left out, so that a strong match stands without accidental ones.
 */
export function fillPlaces(
  ranked: readonly RankedSlot[],
  scores: CandidateScores,
  { limit, thorough }: Places,
): FilledPlaces {
  const chosen = new Set<RankedSlot>();
  const reservedEntrances = RESERVATIONS.map((reservation) => {
    const entitled = inOrder(
      ranked
        .map((candidate) => ({
          ...candidate,
          candidate,
          score: reservedScore(scores, candidate.slot, reservation),
        }))
        .filter(({ score }) => score > 0),
    );
    const places = Math.floor(reservation.share * limit);
    const least = LEAST_SHARE.reserved * highest(entitled);
    const best = entitled.filter(({ score }) => score >= least).slice(0, places);
    for (const { candidate } of best) chosen.add(candidate);
    return best.length < places ? least : lowest(best);
  });
  const isHeld = ranked.some(({ slot }) => scores.hasAny(slot, COUNTRY));
  const isAbroad = ({ slot }: RankedSlot): boolean => isHeld && !scores.hasAny(slot, COUNTRY_OR_NAME);
  const home = (thorough ? LEAST_SHARE.counted : LEAST_SHARE.home) * highest(ranked);
  const abroad = thorough ? home : LEAST_SHARE.abroad * highest(ranked);
  const counted = LEAST_SHARE.counted * highest(ranked);
  const best: RankedSlot[] = [];
  let outscored = 0;
  for (const candidate of ranked) {
    if (chosen.size >= limit) break;
    if (candidate.score >= (isAbroad(candidate) ? abroad : home)) {
      chosen.add(candidate);
      best.push(candidate);
    } else if (candidate.score >= counted && !chosen.has(candidate)) outscored++;
  }
  return {
    list: ranked.filter((candidate) => chosen.has(candidate)),
    entrance: chosen.size < limit ? home : lowest(best),
    reservedEntrances,
    outscored: Math.min(outscored, limit - chosen.size),
  };
}

function inOrder<Candidate extends RankedSlot>(candidates: Candidate[]): Candidate[] {
  return candidates.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
}

/** @param ranked best first. */
const highest = (ranked: readonly RankedSlot[]): number => ranked[0]?.score ?? 0;

/** @param ranked best first. */
const lowest = (ranked: readonly RankedSlot[]): number => ranked.at(-1)?.score ?? Infinity;
