/**
 * How surely a word in kana writes a Latin word: the cheapest way to spell its sounds as those letters (a
 * weighted transducer, by dynamic programming), compared with the costs of unrelated words of that length.
 * Costs and sureness are learned from the two names of Japanese companies by `scripts/fit-loanwords.ts`.
 */

import { memoize } from "../../../memoize.ts";
import { COMMON_LOANWORDS } from "./common-loanwords.ts";
import { type Lattice, latticeMaker } from "./loanword-lattice.ts";
import table from "./loanword-spellings.json" with { type: "json" };

/** The cost of a letter without a sound, and of a sound without a letter, in nats. */
export const STRAY_COST = 12;
const LONGEST_WORD = 32;

const LATIN_WORD = /^[a-z]+$/;
const latticeOf = memoize(latticeMaker(table.spellings, COMMON_LOANWORDS));

/** Log-odds that kana write a word: `base`, `cost` per nat over √letters, `length` per ln of letters. */
export interface Sureness {
  readonly base: number;
  readonly cost: number;
  readonly length: number;
}

/**
 * How surely the kana write this Latin word rather than a word of similar sound, 0..1: of the words of a
 * shortlist at 0.9 about nine in ten are right. 0 when the sureness is below `least` (which saves work), for
 * text that is not kana and for words other than 1 to 32 letters a–z.
 */
export function loanwordSureness(kana: string, word: string, least: number): number {
  if (word.length > LONGEST_WORD || !LATIN_WORD.test(word)) return 0;
  const lattice = latticeOf(kana);
  if (lattice === null || !mayFrame(lattice, word)) return 0;
  const { base, cost, length } = table.sureness;
  const most = (base + length * Math.log(word.length) - Math.log(least / (1 - least))) / -cost;
  const spent = spellingCost(lattice, word, most * Math.sqrt(word.length));
  if (spent === Infinity) return 0;
  return surenessOf(table.sureness, spent, word.length);
}

function mayFrame({ first, last }: Lattice, word: string): boolean {
  const bit = (at: number) => 1 << (word.charCodeAt(at) - 97);
  return (first & bit(0)) !== 0 && (last & bit(word.length - 1)) !== 0;
}

/** The sureness of a word from its cost, 0..1. */
export function surenessOf({ base, cost, length }: Sureness, spent: number, letters: number): number {
  const logOdds = base + (cost * spent) / Math.sqrt(letters) + length * Math.log(letters);
  return 1 / (1 + Math.exp(-logOdds));
}

let costs = new Float64Array(1024);

/** The least cost in nats at which the word writes the sounds; Infinity as soon as it exceeds `most`. */
export function spellingCost({ ways }: Lattice, word: string, most: number): number {
  const letters = word.length;
  const width = letters + 1;
  const size = (ways.length + 1) * width;
  if (size > costs.length) costs = new Float64Array(2 * size);
  costs.fill(Infinity, 0, size);
  costs[0] = 0;
  // Ways cover several sounds: an empty row ends the search only when no later row has a way either.
  let furthest = 0;
  for (let at = 0; at < ways.length; at++) {
    if (at > furthest) return Infinity;
    const { silent, byLetter } = ways[at]!;
    for (let letter = 0; letter <= letters; letter++) {
      const here = costs[at * width + letter]!;
      if (here > most) continue;
      furthest = Math.max(furthest, relax(at + 1, letter, here + STRAY_COST));
      for (const { length, cost } of silent)
        furthest = Math.max(furthest, relax(at + length, letter, here + cost));
      if (letter === letters) continue;
      relax(at, letter + 1, here + STRAY_COST);
      for (const way of byLetter[word.charCodeAt(letter) - 97]!) {
        if (!word.startsWith(way.letters, letter)) continue;
        furthest = Math.max(furthest, relax(at + way.length, letter + way.letters.length, here + way.cost));
      }
    }
  }
  const whole = costs[ways.length * width + letters]!;
  return whole > most ? Infinity : whole;

  function relax(sound: number, letter: number, cost: number): number {
    if (cost > most) return 0;
    const index = sound * width + letter;
    if (cost < costs[index]!) costs[index] = cost;
    return sound;
  }
}
