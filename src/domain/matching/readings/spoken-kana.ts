/** Finds the kana that write a Latin word: as a loanword, or letter by letter with the names of letters. */
import {
  LONGEST_LETTER_NAME,
  namedLetter,
  spelledLetters,
} from "../../names/transliteration/sounds/kana-letters.ts";
import { loanwordSureness } from "../../names/transliteration/sounds/loanword.ts";
import { LEAST_SURE, SCORES, type Spoken, UNHEARD, type Unit } from "./spoken-unit.ts";

/** Kana spell a word with about as many sounds as the word has letters, never with half or twice as many. */
const TOO_FEW = 3;
/** The most kana words that one Latin word joins. */
const MOST_JOINED = 4;

/** The kana units from `from` on that write a Latin word with the highest certainty. */
export function readLoanword(units: readonly Unit[], from: number, word: string): Spoken {
  let best = UNHEARD;
  let kana = "";
  let reading = 0;
  const last = Math.min(units.length, from + MOST_JOINED);
  for (let to = from; to < last && units[to]!.kind === "kana"; to++) {
    kana += units[to]!.text;
    reading += units[to]!.reading.length;
    if (reading > 2 * word.length + 2) break;
    if (2 * reading + TOO_FEW < word.length) continue;
    const sure = Math.min(SCORES.kana, loanwordSureness(kana, word, LEAST_SURE));
    if (sure > best.score) best = { to: to + 1, score: sure };
  }
  return best;
}

/** The units from `from` on that spell a word letter by letter (エヌティティ, ケー・エフ・シー). */
export function spelledFrom(units: readonly Unit[], from: number, word: string): Spoken {
  if (word.length === 1)
    return namesLetter(units, from, word) ? { to: from + 1, score: SCORES.letters } : UNHEARD;
  let text = "";
  for (let to = from; to < units.length && units[to]!.kind === "kana"; to++) {
    text += units[to]!.text;
    if (text.length > LONGEST_LETTER_NAME * word.length) break;
    if (spelledLetters(text) === word) return { to: to + 1, score: SCORES.letters };
  }
  return UNHEARD;
}

/** Whether a unit names a single letter; it has to be a whole word: the "k" of ケイ ファーマ. */
function namesLetter(units: readonly Unit[], from: number, letter: string): boolean {
  const { token, text, kind } = units[from]!;
  const whole = units[from - 1]?.token !== token && units[from + 1]?.token !== token;
  return whole && kind === "kana" && namedLetter(text) === letter;
}
