import { distance } from "fastest-levenshtein";
import { asRead } from "../../names/words/look-alikes.ts";
import { areSlavicForms } from "../../names/words/slavic-adjective.ts";

// Buffers for the longest names so far, kept because `jaroWinkler` may run for every pair of a shortlist.
let unused = new Int32Array(256);
let matchedLeft = new Int32Array(256);
let matchedRight = new Uint8Array(256);

/**
 * Jaro–Winkler similarity of two strings, 0..1 (Winkler 1990: prefix scale 0.1, at most four characters).
 * Used as one feature among many, never as a decision.
 */
export function jaroWinkler(left: string, right: string): number {
  if (left === right) return left.length > 0 ? 1 : 0;
  if (left.length === 0 || right.length === 0) return 0;
  const matches = matchWithin(left, right, Math.max(left.length, right.length));
  if (matches === 0) return 0;
  let transposed = 0;
  let k = 0;
  for (let match = 0; match < matches; match++) {
    while (matchedRight[k] === 0) k++;
    if (left.charCodeAt(matchedLeft[match]!) !== right.charCodeAt(k)) transposed++;
    k++;
  }
  const jaro = (matches / left.length + matches / right.length + (matches - transposed / 2) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < left.length && left.charCodeAt(prefix) === right.charCodeAt(prefix)) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** Matches each letter with the first free equal letter within reach. Returns the number of matches. */
function matchWithin(left: string, right: string, longer: number): number {
  if (longer > matchedRight.length) {
    unused = new Int32Array(2 * longer);
    matchedLeft = new Int32Array(2 * longer);
    matchedRight = new Uint8Array(2 * longer);
  }
  const reach = Math.max(0, Math.floor(longer / 2) - 1);
  matchedRight.fill(0, 0, right.length);
  // The codes of the free letters (−1: taken), and the place before which no letter is free.
  for (let j = 0; j < right.length; j++) unused[j] = right.charCodeAt(j);
  let free = 0;
  let matches = 0;
  for (let i = 0; i < left.length; i++) {
    const code = left.charCodeAt(i);
    const end = Math.min(right.length - 1, i + reach);
    while (free <= end && unused[free] === -1) free++;
    for (let j = Math.max(free, i - reach); j <= end; j++) {
      if (unused[j] !== code) continue;
      unused[j] = -1;
      matchedRight[j] = 1;
      matchedLeft[matches++] = i;
      break;
    }
  }
  return matches;
}

/** 1 − edit distance ÷ longer length, 0..1. */
export function editRatio(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 0 : 1 - distance(left, right) / longer;
}

/**
 * How well one word spells another, 0..1, with a sharp limit: with more edits than log₂.₃₅(shorter − 2) they
 * are two words (Boston and Atlanta, Bowne and Brown), and words of up to three letters tolerate no edit. Two
 * swapped neighbours count as one edit, and so does a doubled letter.
 */
export function misspelling(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 4 || Math.abs(left.length - right.length) > 3) return 0;
  const longer = Math.max(left.length, right.length);
  if (left[0] === right[0] && shorter > 4 && (swapped(left, right) || doubled(left, right)))
    return 1 - 1 / longer;
  const allowed = Math.log(Math.max(shorter - 2, 1)) / Math.log(2.35);
  if (longer - shorter > allowed) return 0;
  const edits = distance(left, right);
  return edits > allowed ? 0 : 1 - edits / longer;
}

/** Whether two words are the same except for two swapped neighbours. */
function swapped(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return (
    left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2)
  );
}

/** Whether two words are the same except for doubled letters: Ericsson, Erricson. */
function doubled(left: string, right: string): boolean {
  return single(left) === single(right);
}

function single(word: string): string {
  return word.replace(/(.)\1/gu, "$1");
}

const FIGURE_INSIDE = /(?<=[a-z])[013568](?=[a-z0-9])|(?<=[a-z0-9])[013568](?=[a-z])/;
const SHORTEST_MISREAD = 4;
/** Letters of a word from which on its last letter may be misread: in shorter ones a figure at the end is a number ("Studio5"). */
const LONG = 7;

/**
 * Whether one word is the other as a scanner misreads it: 0 for o, 1 for l or i, 5 for s, 6 and 8 for b, and "rn" for "m". A
 * word that ends in a figure counts only where it is long, and one that begins with a figure never does.
 */
export function misread(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 2 || left === right) return false;
  if (Math.min(left.length, right.length) < SHORTEST_MISREAD) return false;
  const suspect = mayBeMisread(left) || mayBeMisread(right);
  return suspect && hasLetters(left) && hasLetters(right) && asRead(left) === asRead(right);
}

function mayBeMisread(word: string): boolean {
  // A loop first, as few words have a figure or one of these pairs of letters.
  let figures = false;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code <= 0x39) figures = true;
    else if (code === 0x72 && word.charCodeAt(i + 1) === 0x6e) return true;
    else if (code === 0x76 && word.charCodeAt(i + 1) === 0x76) return true;
  }
  return figures && (FIGURE_INSIDE.test(word) || (word.length >= LONG && /[a-z][013568]$/.test(word)));
}

function hasLetters(word: string): boolean {
  return /^[a-z][a-z0-9]*[a-z]$/.test(word) || (word.length >= LONG && /^[a-z]+\d$/.test(word));
}

/** Whether one word is another form of the other: without its vowels, or an inflected Slavic adjective. */
export function isOtherForm(left: string, right: string): boolean {
  return isWithoutVowels(left, right) || areSlavicForms(left, right);
}

const SHORTEST_CONSONANTS = 4;

/** Whether one word is the other without its vowels, as lists shorten words: "cmmnctns", "communications". The first letter stays. */
export function isWithoutVowels(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length < SHORTEST_CONSONANTS || short.length + 2 > long.length || short[0] !== long[0])
    return false;
  if (/[aeiou]/.test(short.slice(1))) return false;
  return short.slice(1) === long.slice(1).replace(/[aeiou]/g, "");
}

/**
 * Whether `short` abbreviates `long`: as a prefix of three letters or more ("res" for "resources"), or as the
 * first letter followed by consonants of `long` in order ("mgmt", "svcs"). Whole words only.
 */
export function abbreviates(short: string, long: string): boolean {
  if (short.length < 2 || short.length >= long.length || short[0] !== long[0]) return false;
  if (short.length >= 3 && long.startsWith(short)) return true;
  if (short.length < 3 || /[aeiou]/.test(short.slice(1))) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}
