/** The possible Latin spellings of the sounds of a word in kana, and the cost of each. */
import { LETTER_NAMES } from "./kana-letters.ts";
import { kanaSounds } from "./kana-sounds.ts";

/**
 * By sounds, joined by spaces, and the letters that write them: −ln of the relative frequency among all ways
 * from the first of these sounds on, in nats.
 */
export type Spellings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** One way to write a few sounds. */
export interface Way {
  readonly sounds: string;
  readonly letters: string;
  /** The number of sounds that this way writes. */
  readonly length: number;
  readonly cost: number;
}

/** The ways from one sound on: those without a letter, and the others by their first letter, a = 0. */
export interface Ways {
  readonly silent: readonly Way[];
  readonly byLetter: readonly (readonly Way[])[];
}

/** The Latin spellings of a word in kana: the ways from each of its sounds on. */
export interface Lattice {
  readonly ways: readonly Ways[];
  /** The possible first and last letters, a in the lowest bit: these letters tell most words apart. */
  readonly first: number;
  readonly last: number;
}

const MOST_KANA = 32;
/** The highest cost of sounds at the head or the end of a word that no letter writes, in nats. */
const SILENT_COST = 6;
/** The cost of a letter that is said by its name, in nats: rare within a word, but possible at any place. */
const LETTER_COST = 2.5;
/** The cost of a word with one fixed spelling, in nats. */
const WORD_COST = 1.5;

/** A word in katakana with its Latin spelling. */
export interface Loanword {
  readonly kana: string;
  readonly word: string;
}

/**
 * Makes the lattice of a word in kana; null for text that is not kana or has more than 32 characters. The
 * `words` keep their own spelling wherever they stand, alone or in a compound.
 */
export function latticeMaker(
  spellings: Spellings,
  words: readonly Loanword[] = [],
): (word: string) => Lattice | null {
  const written = waysBySounds(spellings, words);
  const longest = Math.max(...[...written.keys()].map((key) => key.split(" ").length));
  const shared = new Map<string, Ways>();
  return (word) => {
    const sounds = word.length > MOST_KANA ? null : kanaSounds(word);
    if (sounds === null) return null;
    const waysOf = sounds.map((_, at) => {
      const keys: string[] = [];
      for (let length = 1; length <= longest && at + length <= sounds.length; length++) {
        const key = sounds.slice(at, at + length).join(" ");
        if (written.has(key)) keys.push(key);
      }
      const name = keys.join("|");
      let ways = shared.get(name);
      if (ways === undefined) {
        ways = sorted(keys.flatMap((key) => written.get(key)!));
        shared.set(name, ways);
      }
      return ways;
    });
    return { ways: waysOf, first: firstLetters(waysOf), last: lastLetters(waysOf) };
  };
}

/** The least cost to leave all sounds before each position unwritten. */
function silentCosts(ways: readonly Ways[]): Float64Array {
  const costs = new Float64Array(ways.length + 1).fill(Infinity);
  costs[0] = 0;
  for (const [at, { silent }] of ways.entries())
    for (const { length, cost } of silent)
      costs[at + length] = Math.min(costs[at + length]!, costs[at]! + cost);
  return costs;
}

function firstLetters(ways: readonly Ways[]): number {
  const before = silentCosts(ways);
  let letters = 0;
  for (const [at, { byLetter }] of ways.entries())
    if (before[at]! <= SILENT_COST)
      for (const [letter, some] of byLetter.entries()) if (some.length > 0) letters |= 1 << letter;
  return letters;
}

function lastLetters(ways: readonly Ways[]): number {
  const behind = new Float64Array(ways.length + 1).fill(Infinity);
  behind[ways.length] = 0;
  let letters = 0;
  for (let at = ways.length - 1; at >= 0; at--) {
    const { silent, byLetter } = ways[at]!;
    for (const { length, cost } of silent) behind[at] = Math.min(behind[at]!, cost + behind[at + length]!);
    for (const way of byLetter.flat())
      if (behind[at + way.length]! <= SILENT_COST)
        letters |= 1 << (way.letters.charCodeAt(way.letters.length - 1) - 97);
  }
  return letters;
}

function waysBySounds(spellings: Spellings, words: readonly Loanword[]): ReadonlyMap<string, readonly Way[]> {
  const written = new Map<string, Way[]>();
  const add = (sounds: string, letters: string, cost: number) => {
    const ways = written.get(sounds) ?? [];
    if (!ways.some((way) => way.letters === letters && way.cost <= cost))
      ways.push({ sounds, letters, length: sounds.split(" ").length, cost });
    written.set(sounds, ways);
  };
  for (const [sounds, costs] of Object.entries(spellings))
    for (const [letters, cost] of Object.entries(costs)) add(sounds, letters, cost);
  const within = (kana: string) => kanaSounds(kana)!.slice(1, -1).join(" ");
  for (const [kana, letter] of LETTER_NAMES) add(within(kana), letter, LETTER_COST);
  for (const { kana, word } of words) add(within(kana), word, WORD_COST);
  return written;
}

function sorted(ways: readonly Way[]): Ways {
  const byLetter = Array.from({ length: 26 }, (_, letter) =>
    ways.filter(({ letters }) => letters.charCodeAt(0) - 97 === letter),
  );
  return { silent: ways.filter(({ letters }) => letters === ""), byLetter };
}
