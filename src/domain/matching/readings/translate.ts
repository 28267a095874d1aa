/** Finds words of one name that are translations of words of the other name. */
import { isEnglish } from "../../names/words/english-words.ts";
import type { Sensible } from "../../names/words/senses/senses.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import { cognates } from "./cognates.ts";
import { apart, lengthOf, type Replacement, type Stretch, withReplaced } from "./replaced-stretches.ts";
import type { Sensed } from "./sensed-name.ts";

/** The share of its information that a word matched by meaning keeps, 0..1: others mean nearly the same. */
const TRANSLATED = 0.92;

interface Translation extends Replacement {
  readonly own: Sensible;
  readonly said: Sensible;
}

/**
 * The tokens of `native` with every stretch that has the meaning of a stretch of `other` replaced by that
 * stretch, whose `sound` is the score of the match. The longest stretches come first, so "scientific research
 * institute" matches as a whole, whether written out, as НИИ or as 研究所.
 */
export function translate(native: Sensed, other: Sensed): readonly ContentToken[] {
  return withTranslations(native, other, translations(native.parts, other.parts));
}

/** With words of two languages that are spelled alike as one word, where one name translates the other. */
export function withTranslations(
  native: Sensed,
  other: Sensed,
  found: readonly Translation[],
): readonly ContentToken[] {
  const all = isTranslated(native, other, found)
    ? [...found, ...cognates(native, other, found, TRANSLATED)]
    : found;
  return withReplaced(native.tokens, other.tokens, all);
}

/** Whether some of the words that are one in meaning are of another language than English. */
export function isTranslated(native: Sensed, other: Sensed, found: readonly Translation[]): boolean {
  return found.some(({ own, said }) => isForeign(native, own) || isForeign(other, said));
}

/** Whether the words are of another language than English. */
export function isForeign({ tokens }: Sensed, { from, to }: Stretch): boolean {
  return !isEnglish(tokens.slice(from, to).map(({ text }) => text));
}

/** The most letters of an abbreviation of a phrase: СМУ, НПО. */
const MOST_LETTERS = 5;

/**
 * As `translate`, but within one script, where two words of one meaning tell companies apart: only a phrase
 * and its abbreviation match.
 */
export function writeOut(native: Sensed, other: Sensed): readonly ContentToken[] {
  const found = translations(native.parts, other.parts).filter(
    (pair) => standsFor(native, pair.own, pair.said) || standsFor(other, pair.said, pair.own),
  );
  return withReplaced(native.tokens, other.tokens, found);
}

function standsFor({ tokens }: Sensed, letters: Sensible, phrase: Sensible): boolean {
  const short = letters.to - letters.from === 1 && tokens[letters.from]!.text.length <= MOST_LETTERS;
  return short && phrase.to - phrase.from > 1;
}

/** The stretches of one meaning, longest first, none with a word of another. */
export function translations(own: readonly Sensible[], said: readonly Sensible[]): Translation[] {
  if (own.length === 0 || said.length === 0) return [];
  const pairs = own.flatMap((part) =>
    said
      .filter(({ senses }) => senses.some((sense) => part.senses.includes(sense)))
      .map((other) => ({ own: part, said: other, sound: TRANSLATED })),
  );
  pairs.sort((a, b) => lengthOf(b) - lengthOf(a) || a.own.from - b.own.from || a.said.from - b.said.from);
  const longest = apart(pairs);
  // "Iran" alone would stand for "Islamic Republic of Iran" and leave the words for "Islamic" and "Republic" over.
  const wordByWord = apart([...pairs].sort((a, b) => unevenness(a) - unevenness(b)));
  return covered(wordByWord) > covered(longest) ? wordByWord : longest;
}

function unevenness({ own, said }: Translation): number {
  return Math.abs(own.to - own.from - (said.to - said.from));
}

function covered(pairs: readonly Translation[]): number {
  return pairs.reduce((sum, pair) => sum + lengthOf(pair), 0);
}
