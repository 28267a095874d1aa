import { RETRIEVAL_FIELDS, type RetrievalField, type RetrievalKey } from "./retrieval-key.ts";

/** The source of postings: the register index, or any map of keys to ascending ordinals. */
export interface PostingLookup {
  count(key: string): number;
  postings(key: string): Int32Array | readonly number[];
}

/** The plan for one key of the query. */
export interface PlannedKey {
  readonly key: string;
  /** Position in RETRIEVAL_FIELDS. */
  readonly field: number;
  readonly weight: number;
  /** Companies that carry the key. */
  readonly count: number;
  /** How many of these companies, from the first, are read as candidates. */
  readonly read: number;
  /** Whether the key is never read, but ranks candidates that other keys have found. */
  readonly onlyRanks: boolean;
  /** Whether a company may be missed where the key is not read in full. */
  readonly needed: boolean;
}

/** Fields of which every key has to be read in full. Of other fields, only the two rarest keys have to be. */
const WHOLE_FIELDS: ReadonlySet<RetrievalField> = new Set(["identifier", "domain", "phone", "email", "name"]);
const NEEDED_OF_OTHERS = 2;

/**
 * Reference size of a register in the rarity weight. It is fixed, so that companies which share nothing with
 * a query cannot change the rank of its candidates; a key that so many companies carry weighs its bare boost.
 */
const REFERENCE_SIZE = 1_000_000;
const LEAST_RARITY = 0.5;
const RARE_MEANING = 300;
const MEANS: ReadonlySet<RetrievalField> = new Set(["concept", "meaning"]);

/** boost × (1 + ln(N ÷ count)), as in nomenklatura's blocker, never below half the boost. */
function rarityWeight(boost: number, count: number): number {
  return boost * Math.max(LEAST_RARITY, 1 + Math.log(REFERENCE_SIZE / count));
}

/**
 * Divides the budget among the query's keys, rarest first, and of equally rare ones first those that are needed: a tenant's
 * store counts no further than a cap, and the many keys by sound would take the place of those by name. A key is read
 * whole or not at all; the two rarest are read as far as the budget goes, and the first leaves the second up to half.
 * Keys of no company are left out. The order of `keys` does not matter; a key given twice counts with its greater boost.
 */
export function planReading(
  keys: readonly RetrievalKey[],
  lookup: PostingLookup,
  budget: number,
): PlannedKey[] {
  const found = withNeed(
    distinct(withoutSpelledRight(keys, lookup))
      .map((key) => ({ ...key, count: lookup.count(key.key) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.count - b.count || compareText(a.key, b.key) || compareText(a.field, b.field)),
  ).sort((a, b) => a.count - b.count || Number(b.needed) - Number(a.needed));
  const reads = divide(
    found.filter((key) => !onlyRanks(key)).map(({ count }) => count),
    budget,
  );
  let next = 0;
  return found.map((key) => ({
    key: key.key,
    field: RETRIEVAL_FIELDS.indexOf(key.field),
    weight: rarityWeight(key.boost, key.count),
    count: key.count,
    read: onlyRanks(key) ? 0 : reads[next++]!,
    onlyRanks: onlyRanks(key),
    needed: key.needed,
  }));
}

/** The keys without those of misspelt words for words that some company has. */
export function withoutSpelledRight(
  keys: readonly RetrievalKey[],
  lookup: Pick<PostingLookup, "count">,
): readonly RetrievalKey[] {
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const counted = known.get(word) ?? lookup.count(word) > 0;
    known.set(word, counted);
    return counted;
  };
  return keys.filter(({ misspelt }) => misspelt === undefined || !isKnown(misspelt));
}

/** @param keys rarest first. */
function withNeed<K extends RetrievalKey>(keys: readonly K[]): (K & Pick<PlannedKey, "needed">)[] {
  const seen = new Map<RetrievalField, number>();
  return keys.map((key) => {
    const before = seen.get(key.field) ?? 0;
    seen.set(key.field, before + 1);
    return { ...key, needed: WHOLE_FIELDS.has(key.field) || before < NEEDED_OF_OTHERS };
  });
}

/** Whether a key finds companies, and was too common for all of them to be read. */
export const isCut = ({ read, count, onlyRanks }: PlannedKey): boolean => read < count && !onlyRanks;

/** Whether too many companies share the key for it to find candidates: a country, or a common meaning. */
function onlyRanks({ field, count }: { readonly field: RetrievalField; readonly count: number }): boolean {
  return field === "country" || (MEANS.has(field) && count > RARE_MEANING);
}

/** How many postings to read of each list, given their lengths in ascending order. */
function divide(counts: readonly number[], budget: number): number[] {
  let left = budget;
  return counts.map((count, rank) => {
    const reserve = rank === 0 ? Math.min(counts[1] ?? 0, budget >> 1) : 0;
    const read = count <= left - reserve ? count : rank < 2 ? left - reserve : 0;
    left -= read;
    return read;
  });
}

function distinct(keys: readonly RetrievalKey[]): RetrievalKey[] {
  const best = new Map<string, RetrievalKey>();
  for (const key of keys) {
    const identity = `${key.field} ${key.key}`;
    const known = best.get(identity);
    if (known === undefined || known.boost < key.boost) best.set(identity, key);
  }
  return [...best.values()];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
