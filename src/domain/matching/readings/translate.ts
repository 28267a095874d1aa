/** Finds words of one name that are translations of words of the other name. */
import { type Sensible, sensibleParts } from "../../names/words/senses/senses.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import { apart, lengthOf, type Replacement, withReplaced } from "./replaced-stretches.ts";

/** The share of its information that a word matched by meaning keeps, 0..1: others mean nearly the same. */
const TRANSLATED = 0.92;

interface Translation extends Replacement {
  readonly own: Sensible;
  readonly said: Sensible;
}

/** A name's tokens, and the stretches of tokens that have a sense. */
export interface Sensed {
  readonly tokens: readonly ContentToken[];
  readonly parts: readonly Sensible[];
}

export function sensed(tokens: readonly ContentToken[]): Sensed {
  return { tokens, parts: sensibleParts(tokens.map(({ text }) => text)) };
}

/** Both names with the senses of words that the other lacks; the candidate's only if the query has some. */
export function sensedApart(
  query: Sensed,
  candidate: readonly ContentToken[],
): { readonly query: Sensed; readonly candidate: Sensed } {
  const left = ofItsOwn(query, candidate);
  const right = left.parts.length === 0 ? { tokens: candidate, parts: [] } : sensed(candidate);
  return { query: left, candidate: ofItsOwn(right, query.tokens) };
}

/**
 * The tokens of `native` with every stretch that has the meaning of a stretch of `other` replaced by that
 * stretch, whose `sound` is the score of the match. The longest stretches come first, so "scientific research
 * institute" matches as a whole, whether written out, as НИИ or as 研究所.
 */
export function translate(native: Sensed, other: Sensed): readonly ContentToken[] {
  return withReplaced(native.tokens, other.tokens, choose(native.parts, other.parts));
}

/** The most letters of an abbreviation of a phrase: СМУ, НПО. */
const MOST_LETTERS = 5;

/**
 * As `translate`, but within one script, where two words of one meaning tell companies apart: only a phrase
 * and its abbreviation match.
 */
export function writeOut(native: Sensed, other: Sensed): readonly ContentToken[] {
  const found = choose(native.parts, other.parts).filter(
    (pair) => standsFor(native, pair.own, pair.said) || standsFor(other, pair.said, pair.own),
  );
  return withReplaced(native.tokens, other.tokens, found);
}

function standsFor({ tokens }: Sensed, letters: Sensible, phrase: Sensible): boolean {
  const short = letters.to - letters.from === 1 && tokens[letters.from]!.text.length <= MOST_LETTERS;
  return short && phrase.to - phrase.from > 1;
}

/** Removes the stretches with a word that the other name has in the same spelling. */
function ofItsOwn({ tokens, parts }: Sensed, other: readonly ContentToken[]): Sensed {
  const own = parts.filter(({ from, to }) => {
    for (let at = from; at < to; at++) if (isShared(tokens, other, tokens[at]!)) return false;
    return true;
  });
  return { tokens, parts: own };
}

function isShared(
  tokens: readonly ContentToken[],
  other: readonly ContentToken[],
  { text, tag }: ContentToken,
): boolean {
  if (tag === "number") return true;
  const said = times(other, text);
  return said > 0 && said >= times(tokens, text);
}

// "Bảo hiểm Bảo Việt" has a word of "Bao Viet" twice, so one of the two may still be translated.
function times(tokens: readonly ContentToken[], word: string): number {
  let count = 0;
  for (const { text } of tokens) if (text === word) count++;
  return count;
}

function choose(own: readonly Sensible[], said: readonly Sensible[]): Translation[] {
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
