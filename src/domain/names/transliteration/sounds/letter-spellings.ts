/**
 * The Latin spellings of the letters of one script, and the cost of each: a transducer with the weights of a
 * table. A native word matches a Latin word that it can be written as at little cost.
 */

import { memoizeOfTwo } from "../../../memoize.ts";

/** One Latin spelling of a letter or a run of letters, with its cost; 0 for the usual spelling. */
export type Spelling = readonly [latin: string, cost: number];

interface Table {
  /** By native letter or run of letters; an empty spelling means that the letter is not written. */
  readonly spellings: ReadonlyMap<string, readonly Spelling[]>;
  /** Letters in the longest run. */
  readonly longest: number;
  /** By native first letter: the Latin letters that may begin its spelling, or null when any letter may. */
  readonly opening: ReadonlyMap<string, string | null>;
  /** Latin letters that may stand where the native word has none (short vowels, a mute e), with their cost. */
  readonly unwritten: ReadonlyMap<string, number>;
}

export interface Alphabet extends Table {
  /** The least cost to write one word as another; both words have 1 to 32 letters. */
  readonly cheapest: (native: string, latin: string) => number;
}

const LONGEST_WORD = 32;
const DOUBLED = 0.03;
const NEVER = Number.POSITIVE_INFINITY;
/** Least costs by position in the native and the Latin word; one buffer for all pairs of words. */
const room = new Float64Array((LONGEST_WORD + 1) ** 2);

/**
 * An alphabet of lines `letters spelling spelling`; a number and `:` before a spelling are its cost in
 * hundredths ("و w v 10:au"), and `-` is an empty spelling.
 * @param unwritten Latin letters that may be added, as `letter` or `cost:letter`.
 */
export function alphabet(lines: string, unwritten: string): Alphabet {
  const spellings = new Map<string, Spelling[]>();
  for (const line of lines.trim().split("\n")) {
    const [letters, ...written] = line.trim().split(/\s+/);
    spellings.set(letters!, [...(spellings.get(letters!) ?? []), ...written.map(spelling)]);
  }
  const table: Table = {
    spellings,
    longest: Math.max(...[...spellings.keys()].map((letters) => letters.length)),
    opening: openings(spellings),
    unwritten: new Map(unwritten.split(" ").map(spelling)),
  };
  return { ...table, cheapest: memoizeOfTwo((native, latin) => cheapestWay(native, latin, table)) };
}

function openings(spellings: ReadonlyMap<string, readonly Spelling[]>): Map<string, string | null> {
  const opening = new Map<string, string | null>();
  for (const [letters, written] of spellings) {
    const known = opening.get(letters[0]!);
    const latin = written.map(([text]) => text[0]);
    opening.set(
      letters[0]!,
      known === null || latin.includes(undefined) ? null : (known ?? "") + latin.join(""),
    );
  }
  return opening;
}

function spelling(text: string): Spelling {
  const [, cost, latin] = /^(?:(\d+):)?(.+)$/u.exec(text)!;
  return [latin === "-" ? "" : latin!, cost === undefined ? 0 : Number(cost) / 100];
}

const MOST_SURE = 0.95;
const PER_COST = 8;
/** The highest average cost of a letter of the Latin word; the search drops dearer ways. */
const DEAREST = 0.045;

/**
 * The least cost to write the native word as the Latin word, per letter of the Latin word: 0 when every
 * letter has its usual spelling, Infinity when there is no way or every way is too dear.
 */
export function costOfSpelling(native: string, latin: string, alphabet: Alphabet): number {
  if (latin === "" || native.length > LONGEST_WORD || latin.length > LONGEST_WORD) return NEVER;
  return beginsLike(native, latin, alphabet) ? alphabet.cheapest(native, latin) : NEVER;
}

function cheapestWay(native: string, latin: string, alphabet: Table): number {
  const width = latin.length + 1;
  const most = DEAREST * latin.length;
  const costs = room.fill(NEVER, 0, (native.length + 1) * width);
  costs[0] = 0;
  const lower = (place: number, cost: number) => {
    if (cost < costs[place]!) costs[place] = cost;
  };
  for (let i = 0; i <= native.length; i++) {
    let ways: readonly Way[] | null = null;
    for (let j = 0; j <= latin.length; j++) {
      const cost = costs[i * width + j]!;
      if (cost > most) continue;
      ways ??= waysFrom(native, i, alphabet);
      if (j < latin.length) {
        const added = costOfAdded(latin, j, alphabet);
        if (added !== NEVER) lower(i * width + j + 1, cost + added);
      }
      // A doubled native letter may be written once, and a single letter may be written twice.
      if (i > 0 && i < native.length && native[i] === native[i - 1])
        lower((i + 1) * width + j, cost + DOUBLED);
      for (const { length, spellings } of ways) {
        for (const [written, price] of spellings)
          if (latin.startsWith(written, j)) lower((i + length) * width + j + written.length, cost + price);
      }
    }
  }
  const least = costs[native.length * width + latin.length]!;
  return least > most ? NEVER : least / latin.length;
}

interface Way {
  readonly length: number;
  readonly spellings: readonly Spelling[];
}

/** The possible spellings of the letters from `at` on, the single letter first. */
function waysFrom(native: string, at: number, { longest, spellings }: Table): Way[] {
  const ways: Way[] = [];
  for (let length = 1; length <= Math.min(longest, native.length - at); length++) {
    const written = spellings.get(native.slice(at, at + length));
    if (written !== undefined) ways.push({ length, spellings: written });
  }
  return ways;
}

// Most words of two names differ in their first letter already.
function beginsLike(native: string, latin: string, { opening }: Table): boolean {
  const letters = opening.get(native[0]!);
  return letters === null || letters?.includes(latin[0]!) === true;
}

/** The cost of a Latin letter without a native letter; no word begins with such a letter. */
function costOfAdded(latin: string, at: number, { unwritten }: Table): number {
  if (at === 0) return NEVER;
  return Math.min(unwritten.get(latin[at]!) ?? NEVER, latin[at] === latin[at - 1] ? DOUBLED : NEVER);
}

/** The sureness of a match from its cost, 0..0.95; 0 when the cost is too high. */
export function surenessOfSpelling(cost: number): number {
  return cost === NEVER ? 0 : MOST_SURE - PER_COST * cost;
}
