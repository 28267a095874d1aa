/** Whether two analysed names are the same text. */
import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";

/**
 * Whether both names have the same words, in any order. A legal form that stands where none is read is a word of the name:
 * "Limited Rayvolution" has all words of "Rayvolution Limited".
 */
export function sameWords(query: AnalysedName, candidate: AnalysedName): boolean {
  const { core, joined } = query;
  if (joined.length !== candidate.joined.length)
    return (
      sameTokens(query, candidate) ||
      goesOnWithItsForm(query, candidate) ||
      goesOnWithItsForm(candidate, query)
    );
  if (core.length !== candidate.core.length) return false;
  return core.every((word) => occurrences(core, word) === occurrences(candidate.core, word));
}

/** "… Ticaret Limited" and "… Ticaret Limited Şirketi": more words of a form may make a form of words in front of them. */
function goesOnWithItsForm({ tokens: fewer }: AnalysedName, { tokens: more }: AnalysedName): boolean {
  return (
    more.length > fewer.length &&
    fewer.at(-1)?.tag === "form" &&
    fewer.every(({ text }, at) => more[at]!.text === text) &&
    more.slice(fewer.length).every(({ tag }) => tag === "form")
  );
}

function sameTokens({ tokens }: AnalysedName, other: AnalysedName): boolean {
  const times = (all: readonly NameToken[], word: string) => all.filter(({ text }) => text === word).length;
  return (
    tokens.length === other.tokens.length &&
    tokens.every(({ text }) => times(tokens, text) === times(other.tokens, text))
  );
}

/** Whether the names are the same letters, however they are spaced. */
export function areJoinedEqual(query: AnalysedName, candidate: AnalysedName): boolean {
  if (query.joined === candidate.joined) return true;
  // "Al-Khaleej Bank", "Alkhaleej Bank".
  if (lettersOf(query) === lettersOf(candidate)) return true;
  return query.joined.length > candidate.joined.length
    ? joinsItsForm(query, candidate)
    : joinsItsForm(candidate, query);
}

/** All letters but those of the legal forms. */
function lettersOf({ tokens, joined }: AnalysedName): string {
  if (!tokens.some(({ tag }) => tag === "stop")) return joined;
  return tokens.map(({ tag, text }) => (tag === "form" ? "" : text)).join("");
}

/** "johndeerebanksa" for "John Deere Bank SA". */
function joinsItsForm({ joined, core }: AnalysedName, { joined: bare, tokens }: AnalysedName): boolean {
  if (core.length > 1 || !(joined.startsWith(bare) || joined.endsWith(bare))) return false;
  return joined === tokens.map(({ tag, text }) => (tag === "stop" ? "" : text)).join("");
}

/** Words from which on a name is still the same one with its first words at its end: "Media Mobile" is not "Mobile Media". */
const FEWEST_TURNED = 3;

/** Whether both names have the same words and legal forms, also in the order of an index: "Society of Arts, Royal". */
export function areVerbatim(query: AnalysedName, candidate: AnalysedName): boolean {
  if (!sameTokens(query, candidate)) return false;
  return (
    query.joined === candidate.joined ||
    (query.core.length >= FEWEST_TURNED && isTurned(query.core, candidate.core))
  );
}

function isTurned(words: readonly string[], others: readonly string[]): boolean {
  return others.some((_, from) =>
    [...others.slice(from), ...others.slice(0, from)].every((word, at) => word === words[at]),
  );
}

function occurrences(words: readonly string[], word: string): number {
  let count = 0;
  for (const own of words) if (own === word) count++;
  return count;
}

/** Whether a name of one word is the acronym of the other. An acronym of two letters fits too many companies. */
export function isAcronymOf(short: AnalysedName, long: AnalysedName): boolean {
  return (
    short.core.length === 1 &&
    short.joined.length >= 3 &&
    long.acronym.length >= 3 &&
    short.joined === long.acronym
  );
}
