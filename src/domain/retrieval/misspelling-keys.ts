/**
 * Keys of words that may be misspelt. A word is cut into two halves: where one letter is wrong, missing or too much, one
 * half is as it was. The length beside a part makes the key rare. Method: Li, Deng, Wang and Feng, "Pass-Join: A
 * Partition-based Method for Similarity Joins", PVLDB 5(3), 2011, with halves for one edit. Two neighbouring letters that
 * change places at the cut are tried too, and the middle of a long word finds it where letters are wrong on both sides. A name
 * of one word may also be a whole name with its legal form, written together, and a word among others a market word.
 */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { withoutJoinedForms } from "../names/forms/joined-form.ts";
import { inOtherKana } from "../names/transliteration/kana.ts";
import { deletionsOf } from "../names/words/deletions.ts";
import { lexiconWordsNear } from "../names/words/misspelt-lexicon-word.ts";
import type { KeyCollector } from "./key-collector.ts";
import { wordKey } from "./name-keys.ts";
import type { RetrievalSide } from "./retrieval-key.ts";

const BOOST = 1.5;
const READ_BOOST = 3;
const JOINED_BOOST = 8;
const SHORTEST = 5;
const LONG = 8;
const WORD = /^[a-z0-9]+$/;
const LETTER = /[a-z]/;
/** Tags of words whose right spelling is not in a list. */
const MISSPELT: ReadonlySet<string> = new Set(["word", "place"]);
/**
 * A name with more such words is found by the others. A query has more, as a misspelt market word or legal form is not
 * recognised.
 */
const MOST_WORDS: Readonly<Record<RetrievalSide, number>> = { stored: 2, query: 4 };

/** Adds the keys of a name that has few words by which it would be found where one of them is misspelt. */
export function addMisspellingKeys(
  keys: KeyCollector,
  { tokens, core }: AnalysedName,
  side: RetrievalSide,
): void {
  if (side === "query") {
    addMeantWords(keys, tokens);
    addOtherKana(keys, tokens);
  }
  const words = tokens.filter(({ tag }) => MISSPELT.has(tag));
  if (words.length > MOST_WORDS[side]) return;
  for (const { text } of words) {
    if (!WORD.test(text) || !LETTER.test(text)) continue;
    if (side === "stored") for (const part of partsOf(text)) keys.add("misspelling", part, BOOST);
    else {
      for (const part of partsOfNeighbours(text)) keys.addMisspelling(part, BOOST, wordKey(text));
      // Words too short for halves are found where the text has a letter more.
      const others = [...(isShort(text) ? deletionsOf(text) : []), ...misread(text)];
      for (const read of others) keys.addMisspelling(wordKey(read), READ_BOOST, wordKey(text));
    }
  }
  if (side === "query" && words.length === 1 && core.length === 1)
    for (const rest of withoutJoinedForms(core[0]!))
      keys.addMisspelling(`j:${rest}`, JOINED_BOOST, wordKey(core[0]!));
}

/**
 * The keys of a name with a market word, an activity or a place in place of each word that may be one, misspelt. A name of one word
 * is seldom a market word.
 */
function addMeantWords(keys: KeyCollector, tokens: readonly NameToken[]): void {
  const content = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
  if (content.length === 1) return;
  content.forEach(({ tag, text }, at) => {
    if (tag !== "word") return;
    const [before, after] = [content[at - 1]?.text, content[at + 1]?.text];
    for (const meant of lexiconWordsNear(text)) {
      keys.addMisspelling(wordKey(meant), BOOST, wordKey(text));
      if (before) keys.addMisspelling(wordKey(before + meant), READ_BOOST, wordKey(text));
      if (after) keys.addMisspelling(wordKey(meant + after), READ_BOOST, wordKey(text));
      const whole = content.map((word, i) => (i === at ? meant : word.text)).join("");
      keys.addMisspelling(`j:${whole}`, JOINED_BOOST, wordKey(text));
    }
  });
}

/** The keys of a name with its words of hiragana in katakana, and the other way round. */
function addOtherKana(keys: KeyCollector, tokens: readonly NameToken[]): void {
  const content = tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
  for (const { text } of content) {
    const other = inOtherKana(text);
    if (other === text) continue;
    keys.addMisspelling(wordKey(other), READ_BOOST, wordKey(text));
    const whole = content.map((word) => (word.text === text ? other : word.text)).join("");
    keys.addMisspelling(`j:${whole}`, JOINED_BOOST, wordKey(text));
  }
}

function isShort({ length }: string): boolean {
  return length === SHORTEST || length === SHORTEST - 1;
}

function partsOf(text: string): string[] {
  return [...halves(text, text.length), ...middle(text, text.length, 0)];
}

/** The parts of every word that is one edit away, and of long ones that differ before and behind their middle. */
function partsOfNeighbours(text: string): Set<string> {
  const cut = text.length >> 1;
  const exchanged = text.slice(0, cut - 1) + text[cut] + text[cut - 1] + text.slice(cut + 1);
  const lengths = [-1, 0, 1].map((more) => text.length + more);
  return new Set([
    ...lengths.flatMap((length) => halves(text, length)),
    ...halves(exchanged, text.length),
    ...lengths.flatMap((length) => [-1, 0, 1].flatMap((shift) => middle(text, length, shift))),
  ]);
}

/** The halves that a word of `length` letters has, if the text is that word but for an edit in the other half. */
function halves(text: string, length: number): string[] {
  if (length < SHORTEST) return [];
  const cut = length >> 1;
  return [`mh:${length}:${text.slice(0, cut)}`, `mt:${length}:${text.slice(cut - length)}`];
}

/** The middle of a word of `length` letters, if it stands `shift` letters further behind in the text. */
function middle(text: string, length: number, shift: number): string[] {
  if (length < LONG) return [];
  const side = Math.floor(length / 3);
  return [`mm:${length}:${text.slice(side + shift, length - side + shift)}`];
}

const DIGITS: Readonly<Record<string, string>> = { 0: "o", 1: "l", 5: "s", 6: "b", 8: "b" };

/**
 * The words that a scanner may have read so: with letters in place of digits, and with "rn" for an "m" or "m" for an "rn".
 * The commonest confusions in Rice, Jenkins and Nartker, "The Fourth Annual Test of OCR Accuracy", 1995.
 */
function misread(text: string): string[] {
  const letters = text.replace(/[01568]/g, (digit) => DIGITS[digit]!);
  const ems = [...letters.matchAll(/rn|m/g)].map(({ index, 0: read }) => {
    const meant = read === "m" ? "rn" : "m";
    return letters.slice(0, index) + meant + letters.slice(index + read.length);
  });
  return letters === text ? ems : [letters, ...ems];
}
