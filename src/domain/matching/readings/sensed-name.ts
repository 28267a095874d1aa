/** The words of a name with their senses, beside those of the other name. */
import { type CompoundPart, compoundParts } from "../../names/words/compound-words.ts";
import { isCompany } from "../../names/words/senses/company-word.ts";
import { type Sensible, sensibleParts } from "../../names/words/senses/senses.ts";
import type { ContentToken } from "../words/content-tokens.ts";

/** A name's tokens, and the stretches of tokens that have a sense. */
export interface Sensed {
  readonly tokens: readonly ContentToken[];
  readonly parts: readonly Sensible[];
  /** Whether a token is a compound of words with senses. */
  readonly compounds: boolean;
}

export function sensed(tokens: readonly ContentToken[]): Sensed {
  const words = tokens.map(({ text }) => text);
  return {
    tokens,
    parts: sensibleParts(words),
    compounds: words.some((word) => compoundParts(word) !== null),
  };
}

/** Both names with the senses of words that the other lacks; the candidate's only if the query has some. */
export function sensedApart(
  query: Sensed,
  candidate: readonly ContentToken[],
): { readonly query: Sensed; readonly candidate: Sensed } {
  const own = ofItsOwn(query, candidate);
  if (own.parts.length === 0 && !own.compounds)
    return { query: own, candidate: { tokens: candidate, parts: [], compounds: false } };
  const other = ofItsOwn(sensed(candidate), query.tokens);
  return { query: withCompoundsApart(own, other), candidate: withCompoundsApart(other, own) };
}

/** The name with the parts of its compounds as words, where the other name says each part but "company" in a word of its own. */
function withCompoundsApart(name: Sensed, other: Sensed): Sensed {
  if (!name.compounds || other.parts.length === 0) return name;
  const said = new Set(other.parts.flatMap(({ senses }) => senses));
  const tokens = name.tokens.flatMap((token) => {
    const parts = compoundParts(token.text);
    return parts !== null && areSaid(parts, said) ? parts.map(({ text }) => ({ ...token, text })) : [token];
  });
  return tokens.length === name.tokens.length ? name : ofItsOwn(sensed(tokens), other.tokens);
}

/** "Versicherungsgesellschaft" is said by "insurance": English leaves "company" out, or writes it as a legal form. */
function areSaid(parts: readonly CompoundPart[], said: ReadonlySet<string>): boolean {
  const telling = parts.filter(({ senses }) => !senses.some(isCompany));
  return telling.length > 0 && telling.every(({ senses }) => senses.some((sense) => said.has(sense)));
}

/** Removes the stretches with a word that the other name has in the same spelling. */
function ofItsOwn({ tokens, parts, compounds }: Sensed, other: readonly ContentToken[]): Sensed {
  const own = parts.filter(({ from, to }) => {
    for (let at = from; at < to; at++) if (isShared(tokens, other, tokens[at]!)) return false;
    return true;
  });
  return { tokens, parts: own, compounds };
}

/** Whether the other name has a word as often as this one. */
export function isShared(
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
