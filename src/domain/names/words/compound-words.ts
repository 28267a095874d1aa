/**
 * Compounds of common words, as German, Dutch, the Nordic languages, Finnish, Estonian and Hungarian write them: "Handelsbank" is
 * "commercial bank", "Krebsforschungszentrum" is "cancer research centre".
 */
import { memoize } from "../../memoize.ts";
import { sensesOf } from "./senses/senses.ts";

/** A part of a compound, as it is written, with its possible senses. */
export interface CompoundPart {
  readonly text: string;
  readonly senses: readonly string[];
}

const LATIN_WORD = /^[a-z]+$/;
const SHORTEST = 9;
const SHORTEST_PART = 4;
const MOST_PARTS = 3;
/** Letters between the parts: "handels-bank", "kirchen-kasse", "landes-bank". */
const LINK = /(?:s|n|en|es)$/;

/** The two or three parts of a word without a sense of its own, each with a sense; null for other words. */
export const compoundParts = memoize((word): readonly CompoundPart[] | null => {
  if (word.length < SHORTEST || !LATIN_WORD.test(word) || sensesOf(word).length > 0) return null;
  return cut(word, MOST_PARTS);
});

/** The fewest parts, as they are written where possible: "fisker" and "skole", not "fisker" and "kole" behind a linking "s". */
function cut(word: string, most: number): readonly CompoundPart[] | null {
  return cutAsWritten(word) ?? cutInTwo(word) ?? (most > 2 ? cutInMore(word, most) : null);
}

/** Two parts without a letter between them, with the longest last one. */
function cutAsWritten(word: string): readonly CompoundPart[] | null {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const first = part(word.slice(0, at));
    const last = first === null ? null : part(word.slice(at));
    if (last !== null) return [first!, last];
  }
  return null;
}

/** Two parts, with the longest first one. */
function cutInTwo(word: string): readonly CompoundPart[] | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const first = linked(word.slice(0, at));
    const last = first === null ? null : part(word.slice(at));
    if (last !== null) return [first!, last];
  }
  return null;
}

/** Two parts of which the second one is cut again, with the longest first one. */
function cutInMore(word: string, most: number): readonly CompoundPart[] | null {
  for (let at = word.length - 2 * SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const first = linked(word.slice(0, at));
    const rest = first === null ? null : cut(word.slice(at), most - 1);
    if (rest !== null) return [first!, ...rest];
  }
  return null;
}

function linked(text: string): CompoundPart | null {
  return part(text) ?? part(text.replace(LINK, ""));
}

function part(text: string): CompoundPart | null {
  const senses = text.length >= SHORTEST_PART ? sensesOf(text) : [];
  return senses.length === 0 ? null : { text, senses };
}
