/** Words of one name that say in another language what words of the other say. */
import { type Sensible, sensibleParts } from "../names/senses/senses.ts";
import type { ContentToken } from "./content-tokens.ts";
import { apart, lengthOf, type Replacement, withReplaced } from "./replaced-stretches.ts";

/** How much of its information a word keeps that was matched by its meaning, 0..1: others mean nearly the same. */
const TRANSLATED = 0.92;

interface Translation extends Replacement {
  readonly own: Sensible;
  readonly said: Sensible;
}

/** A name's tokens, and the stretches of them that have a sense. */
export interface Sensed {
  readonly tokens: readonly ContentToken[];
  readonly parts: readonly Sensible[];
}

export function sensed(tokens: readonly ContentToken[]): Sensed {
  return new SensedTokens(tokens);
}

/** Senses are looked up once they are asked for: of most candidates nobody asks. */
class SensedTokens implements Sensed {
  readonly tokens: readonly ContentToken[];
  #parts: readonly Sensible[] | null = null;

  constructor(tokens: readonly ContentToken[]) {
    this.tokens = tokens;
  }

  get parts(): readonly Sensible[] {
    this.#parts ??= sensibleParts(this.tokens.map(({ text }) => text));
    return this.#parts;
  }
}

/**
 * The tokens of `native` with every stretch that means what a stretch of `other` means replaced by those words, which
 * carry in `sound` what the match is worth. The longest stretches first, so "scientific research institute" is one
 * thing whether it is written out, НИИ or 研究所.
 */
export function translate(native: Sensed, other: Sensed): readonly ContentToken[] {
  const own = partsOfItsOwn(native, other.tokens);
  const found = own.length === 0 ? [] : choose(own, partsOfItsOwn(other, native.tokens));
  return withReplaced(native.tokens, other.tokens, found);
}

/** How many letters stand for a phrase: СМУ, НПО. */
const MOST_LETTERS = 5;

/**
 * The same within one script, where two words of one meaning tell companies apart: only a phrase and the letters that
 * stand for it are one thing.
 */
export function writeOut(native: Sensed, other: Sensed): readonly ContentToken[] {
  const own = partsOfItsOwn(native, other.tokens);
  if (own.length === 0) return native.tokens;
  const pairs = choose(own, partsOfItsOwn(other, native.tokens));
  const found = pairs.filter(
    (pair) => standsFor(native, pair.own, pair.said) || standsFor(other, pair.said, pair.own),
  );
  return withReplaced(native.tokens, other.tokens, found);
}

function standsFor({ tokens }: Sensed, letters: Sensible, phrase: Sensible): boolean {
  const short = letters.to - letters.from === 1 && tokens[letters.from]!.text.length <= MOST_LETTERS;
  return short && phrase.to - phrase.from > 1;
}

/** The stretches of words that the other name does not have as they are. */
function partsOfItsOwn({ tokens, parts }: Sensed, other: readonly ContentToken[]): readonly Sensible[] {
  if (parts.length === 0) return parts;
  const shared = tokens.map(({ text, tag }) => {
    if (tag === "number") return true;
    const said = times(other, text);
    return said > 0 && said >= times(tokens, text);
  });
  return parts.filter(({ from, to }) => !shared.slice(from, to).includes(true));
}

// "Bảo hiểm Bảo Việt" has a word of "Bao Viet" twice, and one of the two is free to mean something.
function times(tokens: readonly ContentToken[], word: string): number {
  let count = 0;
  for (const { text } of tokens) if (text === word) count++;
  return count;
}

function choose(own: readonly Sensible[], said: readonly Sensible[]): Translation[] {
  const pairs = own.flatMap((part) =>
    said
      .filter(({ senses }) => senses.some((sense) => part.senses.includes(sense)))
      .map((other) => ({ own: part, said: other, sound: TRANSLATED })),
  );
  pairs.sort((a, b) => lengthOf(b) - lengthOf(a) || a.own.from - b.own.from || a.said.from - b.said.from);
  return apart(pairs);
}
