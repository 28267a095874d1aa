/**
 * Whether two names agree in a word that identifies a company. "Shenzhen Fenda Technology" and "Shenzhen Sieryou Technology"
 * share a city, a trade and a form: most of their words and letters, and nothing by which either of them is known.
 */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { phonesOfLatin } from "../names/transliteration/sounds/letter-phones.ts";
import { editsAlike } from "./whole-names.ts";

/** Similarity from which on two words may be spellings of one: two wrong letters of four. */
const LEAST_ALIKE = 0.5;
/** The same for words of everybody, which resemble each other by chance: "technical" and "technological". */
const SHORTER_ALIKE = 0.65;
/** Information in nats under which a word is in too many names to identify: "sun", "foreign", "people's". */
const LEAST_INFORMATION = 6;
/** Letters from which on a word that stands inside another one agrees with it: "Kurgan" in "Kurganmashzavod". */
const SHORTEST_INSIDE = 4;
/** Letters of a longer name that one wrong letter is allowed for, when a word is looked for in it. */
const LETTERS_PER_EDIT = 4;
/** The most letters of a word that abbreviates others: "KNIC". */
const LONGEST_ACRONYM = 6;
const SHORTEST_ACRONYM = 2;

const known = new WeakMap<AnalysedName, readonly NameToken[]>();

/** The words that may identify: no place, trade, word of the market, form or number. */
function identifyingWords(name: AnalysedName): readonly NameToken[] {
  let words = known.get(name);
  if (words === undefined) {
    words = name.tokens.filter(({ tag }) => tag === "word" || tag === "initials");
    known.set(name, words);
  }
  return words;
}

/**
 * Whether a word that identifies the listed organisation may stand in the subject's name: alike in letters or sound, inside a
 * longer word, cut in two, joined with its neighbours, abbreviated or of the same meaning. Where the listed name has no such
 * word ("Industrial Bank"), its other words are all that it is known by, and the answer is yes; so it is where the subject's
 * name has none and is a shorter form of the listed one. For names in one script.
 */
export function agreeInIdentity(subject: AnalysedName, listed: AnalysedName): boolean {
  const wanted = identifyingWords(listed);
  if (!wanted.some(identifies)) return true;
  const own = identifyingWords(subject);
  if (wanted.some((word) => own.some((other) => alike(word, other)))) return true;
  if (standsInside(wanted, subject)) return true;
  if (own.some(({ text }) => text.length >= SHORTEST_INSIDE && listed.joined.includes(text))) return true;
  if (editsAlike(joined(own), joined(wanted)) >= LEAST_ALIKE) return true;
  if (abbreviates(own, listed) || abbreviates(wanted, subject)) return true;
  return !own.some(identifies) && isShorterForm(subject, listed);
}

function identifies({ information }: NameToken): boolean {
  return information >= LEAST_INFORMATION;
}

/** Whether the subject's words, with a trade among them, all stand in the listed name: "Bank of Freedonia" in a longer name. */
function isShorterForm(subject: AnalysedName, listed: AnalysedName): boolean {
  const words = subject.tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
  return (
    words.some(({ tag }) => tag === "activity") &&
    words.every((word) => listed.tokens.some((other) => alike(word, other, SHORTER_ALIKE)))
  );
}

function standsInside(words: readonly NameToken[], { joined: letters }: AnalysedName): boolean {
  return words.some(({ text }) => standsIn(text, letters));
}

function alike(left: NameToken, right: NameToken, least = LEAST_ALIKE): boolean {
  if (left.text === right.text) return true;
  if (left.concept !== undefined && left.concept === right.concept) return true;
  if (editsAlike(left.text, right.text) >= least) return true;
  const sounds = phonesOfLatin(left.text);
  return sounds !== "" && editsAlike(sounds, phonesOfLatin(right.text)) > least;
}

function joined(words: readonly NameToken[]): string {
  return words.map(({ text }) => text).join("");
}

/** Whether the letters stand somewhere in a longer text, with one wrong letter in four. */
function standsIn(word: string, text: string): boolean {
  if (word.length < SHORTEST_INSIDE || text.length < word.length - 1) return false;
  if (text.includes(word)) return true;
  const edits = Math.floor(word.length / LETTERS_PER_EDIT);
  return leastEdits(word, text) <= edits;
}

/** The fewest letters to change, add or leave out so that the word stands somewhere in the text (Sellers, 1980). */
function leastEdits(word: string, text: string): number {
  let above = new Array<number>(text.length + 1).fill(0);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= text.length; j++) {
      const same = word.charCodeAt(i - 1) === text.charCodeAt(j - 1) ? 0 : 1;
      row.push(Math.min(above[j - 1]! + same, above[j]! + 1, row[j - 1]! + 1));
    }
    above = row;
  }
  return Math.min(...above);
}

/** Whether a short word is written with first letters of the other name's words, in their order. */
function abbreviates(words: readonly NameToken[], { acronym }: AnalysedName): boolean {
  return words.some(
    ({ text }) => text.length >= SHORTEST_ACRONYM && text.length <= LONGEST_ACRONYM && acronym.includes(text),
  );
}
