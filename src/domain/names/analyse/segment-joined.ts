/**
 * Cuts Latin words that are written together, "orielmaritimeshippingltd", where the words are likeliest: the cut with the
 * largest product of the words' frequencies, found from left to right. Method: Norvig, "Natural Language Corpus Data", in Beautiful
 * Data, 2009, where a word that is not known is the less likely the longer it is.
 */
import { legalFormTable } from "../forms/legal-form-table.ts";
import { isStopWord, lookUp } from "../words/lexicon.ts";
import { namesInTable, tokenCount } from "../words/token-information.ts";

const LONGEST_WORD = 24;
const LONGEST_TEXT = 120;
/** Costs in nats. */
const UNKNOWN = Math.log(namesInTable / 10);
const UNKNOWN_LETTER = Math.LN10;
const NUMBER = 5;
const CONNECTING = 4;
/** A word of the vocabulary or of a legal form costs no more, though few names of the table's languages hold it. */
const VOCABULARY = 6;
/** The table holds many short words, mostly initials, and a rare name could be cut into them. */
const SHORT = 4;
const SHORT_LETTERS = 3;
/** Letters from which on a text may hold words that are not known; in a shorter one they are a misspelling. */
const LONG_TEXT = 14;
/** The most of a text's letters in such words. */
const MOST_ODD = 0.4;

/**
 * The words of a text of small Latin letters without marks, and digits; null where it is one word, or too little of it is known.
 */
export function segmentJoined(text: string): readonly string[] | null {
  if (text.length > LONGEST_TEXT || !/^[a-z0-9]+$/.test(text) || tokenCount(text) > 0) return null;
  const words = likeliest(text);
  const odd = words.map((word, at) => isOdd(word, at === words.length - 1));
  const letters = words.reduce((sum, word, at) => sum + (odd[at] ? word.length : 0), 0);
  const isName = letters === 0 || (text.length >= LONG_TEXT && letters <= MOST_ODD * text.length);
  // Words behind a legal form describe a company and do not name it, so none of them may be a guess.
  const form = words.findIndex((word) => word.length > SHORT_LETTERS && legalFormTable().words.has(word));
  return words.length > 1 && isName && !(form >= 0 && odd.includes(true, form)) ? words : null;
}

/** Whether a word is not known, or so short that it may be a part of another one. */
function isOdd(word: string, atEnd: boolean): boolean {
  const cost = wordCost(word, atEnd);
  return cost === null || (word.length <= SHORT_LETTERS && cost > VOCABULARY);
}

function likeliest(text: string): string[] {
  const cost = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(text.length + 1);
  cost[0] = 0;
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const word = text.slice(start, end);
      const whole =
        cost[start]! + (wordCost(word, end === text.length) ?? UNKNOWN + UNKNOWN_LETTER * word.length);
      if (whole >= cost[end]!) continue;
      cost[end] = whole;
      from[end] = start;
    }
  }
  const words: string[] = [];
  for (let end = text.length; end > 0; end = from[end]!) words.unshift(text.slice(from[end], end));
  return words;
}

/** Nats; null for a word that is not known. */
function wordCost(word: string, atEnd: boolean): number | null {
  if (/^\d+$/.test(word)) return NUMBER;
  if (/\d/.test(word)) return null;
  const short = word.length <= SHORT_LETTERS;
  const isForm = legalFormTable().words.has(word);
  if (word.length > 1 && isStopWord(word)) return CONNECTING;
  if (isForm && (atEnd || !short)) return VOCABULARY;
  const count = tokenCount(word);
  const rarity = Math.log((namesInTable + 1) / (count + 1));
  if (!short && lookUp(word) !== null) return Math.min(VOCABULARY, rarity);
  if (count === 0) return null;
  return rarity + (short ? SHORT : 0);
}
