/**
 * From a query's keys to the few dozen companies worth comparing. Postings are read from the rarest key on within
 * an absolute budget, so the work of a query does not grow with the register; keys too common to be read re-rank
 * the best of those found, by search in their postings. Method: nomenklatura's blocker (weights by rarity, best of
 * a field × (1 + ln n), relative floor), with a budget in place of its stop tokens.
 */
import { BestSlots } from "./best-slots.ts";
import { CandidateScores } from "./candidate-scores.ts";
import { type PlannedKey, type PostingLookup, planReading } from "./reading-plan.ts";
import { RANKING_FIELDS, RETRIEVAL_FIELDS, type RetrievalField, type RetrievalKey } from "./retrieval-key.ts";

export interface ShortlistOptions {
  /** The most candidates to return; 50 unless told. */
  readonly limit?: number;
  /** The most postings to read; 10,000 unless told. Re-ranking adds at most a tenth. */
  readonly budget?: number;
}

export interface ShortlistCandidate {
  readonly ordinal: number;
  /** Retrieval score: comparable within one query only. */
  readonly score: number;
  /** The fields in which a key is shared. */
  readonly fields: readonly RetrievalField[];
}

export interface Shortlist {
  /** Best first; equal scores by ascending ordinal. */
  readonly candidates: readonly ShortlistCandidate[];
  /** Postings looked at: read, and searched for in re-ranking. */
  readonly touched: number;
  /** Whether a key was too common to be read in full. */
  readonly truncated: boolean;
  /** Whether a company that is in the register could hardly have been missed: the ground for "none of these". */
  readonly adequate: boolean;
}

const RELATIVE_FLOOR = 0.1;
/** Of the list, the share that is kept for companies found by sound across scripts. */
const SOUND_SHARE = 0.3;
const SOUND = RETRIEVAL_FIELDS.indexOf("sound");
const ACROSS_SCRIPTS = (["sound", "concept", "country"] as const).map((field) =>
  RETRIEVAL_FIELDS.indexOf(field),
);
/** Candidates that common keys re-rank, and how many such keys: 1,024 searches at the usual limit. */
const RERANKED = 128;
const RERANKING_KEYS = 8;

let scratch = new CandidateScores(10_000);
let scratchCapacity = 10_000;

/**
 * The companies that share the query's keys, best first. Depends on the set of keys and on the postings of those
 * keys only: not on their order, on the size of the register, or on what was asked before.
 */
export function shortlist(
  keys: readonly RetrievalKey[],
  lookup: PostingLookup,
  { limit = 50, budget = 10_000 }: ShortlistOptions = {},
): Shortlist {
  const plan = planReading(keys, lookup, budget);
  const scores = scratchFor(budget);
  try {
    const read = readPostings(plan, lookup, scores);
    const slots = bestSlots(scores, limit);
    const searched = rerank(plan, lookup, scores, slots);
    const ranked = rank(scores, slots);
    const candidates = choose(ranked, limit).map(({ slot, ordinal, score }) => ({
      ordinal,
      score,
      fields: RETRIEVAL_FIELDS.filter((_, field) => scores.hasField(slot, field)),
    }));
    const cutTie = ranked.length > limit && ranked[limit]!.score === ranked[0]!.score;
    return {
      candidates,
      touched: read + searched,
      truncated: plan.some((key) => isCut(key)),
      adequate: keys.length > 0 && !cutTie && readEnough(plan),
    };
  } finally {
    scores.clear();
  }
}

function scratchFor(budget: number): CandidateScores {
  if (budget > scratchCapacity) {
    scratch = new CandidateScores(budget);
    scratchCapacity = budget;
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

/** The slots worth a closer look, in ascending ordinal: the best over all, and the best by sound alone. */
function bestSlots(scores: CandidateScores, limit: number): Int32Array {
  const best = new BestSlots(Math.max(RERANKED, limit + 1));
  const bySound = new BestSlots(RERANKED >> 1);
  for (let slot = 0; slot < scores.length; slot++) {
    const ordinal = scores.ordinal(slot);
    best.offer(slot, ordinal, scores.score(slot));
    const sound = scores.fieldScore(slot, SOUND);
    if (sound > 0) bySound.offer(slot, ordinal, sound);
  }
  const slots = new Set([...best.slots(), ...bySound.slots()]);
  return Int32Array.from(slots).sort((a, b) => scores.ordinal(a) - scores.ordinal(b));
}

/** Credits the best candidates, given in ascending ordinal, with the common keys that they carry. */
function rerank(
  plan: readonly PlannedKey[],
  lookup: PostingLookup,
  scores: CandidateScores,
  best: Int32Array,
): number {
  let searched = 0;
  const unread = plan.filter(({ read, count }) => read < count).slice(0, RERANKING_KEYS);
  for (const { key, field, weight, read } of unread) {
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

interface Ranked {
  readonly slot: number;
  readonly ordinal: number;
  readonly score: number;
  /** What sound, concept and country give: evidence that survives another script. */
  readonly acrossScripts: number;
}

function rank(scores: CandidateScores, slots: Int32Array): Ranked[] {
  const ranked = Array.from(slots, (slot) => ({
    slot,
    ordinal: scores.ordinal(slot),
    score: scores.score(slot),
    acrossScripts: scores.hasField(slot, SOUND)
      ? ACROSS_SCRIPTS.reduce((sum, field) => sum + scores.fieldScore(slot, field), 0)
      : 0,
  }));
  return ranked.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
}

/**
 * The best over all, with places kept for the best by sound: a company written in the query's own script shares
 * so many more keys that the one written in another would never be seen. Each list has its own relative floor.
 */
function choose(ranked: readonly Ranked[], limit: number): Ranked[] {
  const bySound = ranked
    .filter(({ acrossScripts }) => acrossScripts > 0)
    .sort((a, b) => b.acrossScripts - a.acrossScripts || a.ordinal - b.ordinal)
    .slice(0, Math.floor(SOUND_SHARE * limit));
  const soundFloor = RELATIVE_FLOOR * (bySound[0]?.acrossScripts ?? 0);
  const floor = RELATIVE_FLOOR * (ranked[0]?.score ?? 0);
  const chosen = new Set(bySound.filter(({ acrossScripts }) => acrossScripts >= soundFloor));
  for (const candidate of ranked) if (chosen.size < limit && candidate.score >= floor) chosen.add(candidate);
  return ranked.filter((candidate) => chosen.has(candidate));
}

/** Fields whose every key has to be read in full; of the other fields the two rarest keys. */
const WHOLE_FIELDS: ReadonlySet<RetrievalField> = new Set(["identifier", "domain", "phone", "email", "name"]);

function isCut({ field, read, count }: PlannedKey): boolean {
  return read < count && !RANKING_FIELDS.has(RETRIEVAL_FIELDS[field]!);
}

function readEnough(plan: readonly PlannedKey[]): boolean {
  const seen = new Map<number, number>();
  return plan.every((key) => {
    const rank = seen.get(key.field) ?? 0;
    seen.set(key.field, rank + 1);
    return !isCut(key) || (rank >= 2 && !WHOLE_FIELDS.has(RETRIEVAL_FIELDS[key.field]!));
  });
}
