/** Words of one name that say in another language what words of the other say. */
import { type Sensible, sensibleParts } from "../../names/words/senses/senses.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import { apart, lengthOf, type Replacement, withReplaced } from "./replaced-stretches.ts";

/** How much of its information a word keeps that was matched by its meaning, 0..1: others mean nearly the same. */
const TRANSLATED = 0.92;

interface Translation extends Replacement {
  readonly own: Sensible;
  readonly said: Sensible;
}

/** A name's tokens, and stretches of them that have a sense. */
export interface Sensed {
  readonly tokens: readonly ContentToken[];
  readonly parts: readonly Sensible[];
}

export function sensed(tokens: readonly ContentToken[]): Sensed {
  return { tokens, parts: sensibleParts(tokens.map(({ text }) => text)) };
}

/** Both names with what the one has and the other has not as it is. The candidate's senses are only looked up where the query leaves some. */
export function sensedApart(
  query: Sensed,
  candidate: readonly ContentToken[],
): { readonly query: Sensed; readonly candidate: Sensed } {
  const left = ofItsOwn(query, candidate);
  const right = left.parts.length === 0 ? { tokens: candidate, parts: [] } : sensed(candidate);
  return { query: left, candidate: ofItsOwn(right, query.tokens) };
}

/**
 * The tokens of `native` with every stretch that means what a stretch of `other` means replaced by those words, which
 * carry in `sound` what the match is worth. The longest stretches first, so "scientific research institute" is one
 * thing whether it is written out, НИИ or 研究所.
 */
export function translate(native: Sensed, other: Sensed): readonly ContentToken[] {
  return withReplaced(native.tokens, other.tokens, choose(native.parts, other.parts));
}

/** How many letters stand for a phrase: СМУ, НПО. */
const MOST_LETTERS = 5;

/**
 * The same within one script, where two words of one meaning tell companies apart: only a phrase and the letters that
 * stand for it are one thing.
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

/** Without the stretches that have a word which the other name has as it is. */
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

// "Bảo hiểm Bảo Việt" has a word of "Bao Viet" twice, and one of the two is free to mean something.
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
  return apart(pairs);
}
