/**
 * Names whose letters are written apart: "K o r e a  D o r a j i  T r a d i n g". Put together they would be one word that
 * resembles each name of the same country and trade, so the words that everybody uses are cut from both of its ends.
 */
import { analyseName } from "../names/analyse/analyse-name.ts";
import type { TokenTag } from "../names/analyse/analysed-name.ts";

/** Single letters with one space between them: fewer are initials ("A B C S A"). */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){4,}(?![\p{L}\p{N}])/gu;
/** Two spaces, or another sign of white space, where the single spaces stand between letters. */
const WORD_GAP = /\s{2,}|[\t\n\u00a0\u2003]+/u;
/** The same with at least three letters: the other words of a name whose words stand further apart. */
const SPACED_WORD = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu;
const UNCOMMON: ReadonlySet<TokenTag> = new Set(["word", "initials", "number", "stop"]);
const SHORTEST_COMMON = 3;
const LONGEST_COMMON = 14;
/** Words that are cut from an end at most. */
const MOST_CUT = 6;

/** The name with its spaced-out letters as words; null where it has none. */
export function withLettersTogether(text: string): string | null {
  SPACED.lastIndex = 0;
  if (!SPACED.test(text)) return null;
  const parts = text.trim().split(WORD_GAP);
  if (parts.length > 1) return parts.map((part) => part.replace(SPACED_WORD, together)).join(" ");
  return text.replace(SPACED, (run) => wordsIn(together(run)).join(" "));
}

function together(run: string): string {
  return run.replaceAll(" ", "");
}

/** The words of a run of letters: known places, trades and forms at its ends, and the rest as one word. */
function wordsIn(letters: string): readonly string[] {
  let rest = letters;
  const after: string[] = [];
  while (after.length < MOST_CUT) {
    const last = longestCommon(rest, (length) => rest.slice(-length));
    if (last === null) break;
    after.unshift(last);
    rest = rest.slice(0, -last.length);
  }
  const before: string[] = [];
  while (before.length < MOST_CUT) {
    const first = longestCommon(rest, (length) => rest.slice(0, length));
    if (first === null) break;
    before.push(first);
    rest = rest.slice(first.length);
  }
  return [...before, rest, ...after].filter((word) => word !== "");
}

function longestCommon(letters: string, part: (length: number) => string): string | null {
  for (let length = Math.min(LONGEST_COMMON, letters.length); length >= SHORTEST_COMMON; length--) {
    const word = part(length);
    if (isCommon(word)) return word;
  }
  return null;
}

function isCommon(word: string): boolean {
  const { tokens } = analyseName(`Name ${word}`, {});
  const last = tokens.at(-1);
  return tokens.length === 2 && last !== undefined && !UNCOMMON.has(last.tag);
}
