/** Loanwords of the table within words that join several: ソーシャルワイヤー and "socialwire". */
import { COMMON_LOANWORDS } from "./common-loanwords.ts";

const LONGEST = 48;
const MOST = 4;
/** Shorter loanwords occur in other words by chance. */
const FEWEST_KANA = 3;
const FEWEST_LETTERS = 4;

const BY_KANA = new Map<string, readonly string[]>();
for (const { kana, word } of COMMON_LOANWORDS) BY_KANA.set(kana, [...(BY_KANA.get(kana) ?? []), word]);
const WORDS: ReadonlySet<string> = new Set(COMMON_LOANWORDS.map(({ word }) => word));
const LONGEST_KANA = Math.max(...[...BY_KANA.keys()].map((kana) => kana.length));
const LONGEST_LETTERS = Math.max(...[...WORDS].map((word) => word.length));

const KANA = /[\u3041-\u30ff]/;

/** Whether a katakana word is one known loanword. */
export function isLoanword(kana: string): boolean {
  return BY_KANA.has(kana);
}

/** The known Latin words of a kana word, from the left, the longest first; four at most. */
export function loanwordsInKana(kana: string): readonly string[] {
  if (!KANA.test(kana)) return [];
  const found: string[] = [];
  const end = Math.min(kana.length, LONGEST);
  for (let at = 0; at < end && found.length < MOST; ) {
    const length = longestAt(BY_KANA, kana.slice(at, end), LONGEST_KANA, FEWEST_KANA);
    if (length > 0) found.push(...BY_KANA.get(kana.slice(at, at + length))!);
    at += Math.max(1, length);
  }
  return found;
}

/** The known loanwords that a Latin word equals, begins with or ends with. */
export function loanwordsInLatin(word: string): readonly string[] {
  if (word.length > LONGEST) return [];
  if (WORDS.has(word)) return [word];
  const found: string[] = [];
  const head = longestAt(WORDS, word, LONGEST_LETTERS, FEWEST_LETTERS);
  if (head > 0) found.push(word.slice(0, head));
  for (let length = Math.min(LONGEST_LETTERS, word.length - head); length >= FEWEST_LETTERS; length--) {
    if (!WORDS.has(word.slice(-length))) continue;
    found.push(word.slice(-length));
    break;
  }
  return found;
}

function longestAt(
  words: { has(text: string): boolean },
  text: string,
  longest: number,
  fewest: number,
): number {
  for (let length = Math.min(longest, text.length); length >= fewest; length--)
    if (words.has(text.slice(0, length))) return length;
  return 0;
}
