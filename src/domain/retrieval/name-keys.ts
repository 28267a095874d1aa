/**
 * Keys of one name. Whole-name keys find names with the same words in any order or spacing; words, skeletons
 * and prefixes find the rest. When keys are looked up, their rarity decides which of them matter.
 */

import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { alternativeSpellings } from "../names/transliteration/alternative-spellings.ts";
import { skeleton } from "../names/transliteration/skeleton.ts";
import type { KeyCollector } from "./key-collector.ts";
import type { RetrievalSide } from "./retrieval-key.ts";

const NATIVE_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}ー々〆]+/gu;
const MAX_BIGRAMS = 60;

/**
 * Overlapping pairs of characters from text that is written without spaces (Han, kana, Thai, Lao, Khmer),
 * where only a dictionary could separate the words. A run of one character gives that character.
 */
function nativeBigrams(text: string): readonly string[] {
  const bigrams: string[] = [];
  for (const [run] of text.matchAll(NATIVE_RUN)) {
    const characters = [...run];
    if (characters.length === 1) bigrams.push(run);
    for (let index = 1; index < characters.length; index++)
      bigrams.push(characters[index - 1]! + characters[index]!);
  }
  return bigrams.slice(0, MAX_BIGRAMS);
}

const MAX_TOKENS = 24;
const MAX_PAIRS = 3;
const SHORTEST_DISTINCTIVE = 3;
const DISTINCTIVE: ReadonlySet<string> = new Set(["word", "number", "initials"]);
/** Tags of words that sources misspell or respell. The spellings of market vocabulary are known. */
const RESPELT: ReadonlySet<string> = new Set(["word", "place"]);
const LATIN_WORD = /^[a-z][a-z0-9]+$/;

export function addNameKeys(keys: KeyCollector, name: AnalysedName, side: RetrievalSide): void {
  const content = name.tokens.filter(({ tag }) => tag !== "form" && tag !== "stop").slice(0, MAX_TOKENS);
  addWholeNameKeys(keys, name, content, side);
  for (const token of content) addTokenKeys(keys, token, side);
  for (let index = 1; index < Math.min(content.length, MAX_PAIRS + 1); index++) {
    keys.add("token", wordKey(content[index - 1]!.text + content[index]!.text), 6);
  }
  addAcronymKeys(keys, name.acronym, side);
  for (const bigram of nativeBigrams(name.joined)) keys.add("bigram", `b:${bigram}`, 1.5);
}

function addWholeNameKeys(
  keys: KeyCollector,
  name: AnalysedName,
  content: readonly NameToken[],
  side: RetrievalSide,
): void {
  const whole = wordSetKey(name.core.length > 0 ? name.core : [name.raw.toLowerCase()]);
  keys.add("name", whole, 15);
  if (name.joined.length > 0) keys.add("name", `j:${name.joined}`, 12);
  const withStopWords = name.tokens.filter(({ tag }) => tag !== "form").map(({ text }) => text);
  if (withStopWords.length > content.length) keys.add("name", `j:${withStopWords.join("")}`, 8);
  const distinctive = content.filter(({ tag }) => DISTINCTIVE.has(tag)).map(({ text }) => text);
  if (distinctive.join("").length >= SHORTEST_DISTINCTIVE) addDistinctiveKeys(keys, distinctive, whole, side);
  if (!LATIN_WORD.test(name.joined)) return;
  const bones = skeleton(name.joined);
  if (bones.length >= 4) keys.add("skeleton", `s:${bones}`, 3);
  if (name.joined.length >= 8) keys.add("prefix", `z:${name.joined.slice(-5)}`, 1.5);
}

/**
 * The name without its generic, activity and place words: "Acme" for "Acme Holdings". A stored name without
 * such words has only the whole-name key, so a query looks under both kinds of key.
 */
function addDistinctiveKeys(
  keys: KeyCollector,
  distinctive: readonly string[],
  whole: string,
  side: RetrievalSide,
): void {
  const bare = wordSetKey(distinctive);
  if (side === "query" || bare !== whole) keys.add("name", `d:${bare}`, 8);
  if (side === "query") keys.add("name", bare, 8);
}

/** The key of a set of words, whatever their order; the key of one word is that of a joined name. */
function wordSetKey(words: readonly string[]): string {
  const distinct = [...new Set(words)].sort();
  return distinct.length === 1 ? `j:${distinct[0]}` : `n:${distinct.join(" ")}`;
}

/** The weight of sharing a word. */
export const WORD_BOOST = 5;

/** The key of a word of a name, or of a text that is written like a word. */
export function wordKey(text: string): string {
  return `t:${text}`;
}

function addTokenKeys(keys: KeyCollector, token: NameToken, side: RetrievalSide): void {
  const { text, tag, concept } = token;
  keys.add("token", wordKey(text), WORD_BOOST, side === "query");
  for (const spelling of alternativeSpellings(text)) keys.add("token", wordKey(spelling), WORD_BOOST);
  if (concept !== undefined) keys.add("concept", `c:${concept}`, 2);
  if (side === "query" && text.length >= 3 && text.length <= 6) keys.add("acronym", `a:${text}`, 3);
  if (!LATIN_WORD.test(text) || !RESPELT.has(tag)) return;
  const bones = skeleton(text);
  if (bones.length >= 3) keys.add("skeleton", `s:${bones}`, 2.5);
  if (text.length >= 5) keys.add("prefix", `p:${text.slice(0, 5)}`, 1.5);
}

/** Adds the key of an acronym of three to eight letters; a query looks for the acronym as a word instead. */
function addAcronymKeys(keys: KeyCollector, acronym: string, side: RetrievalSide): void {
  if (acronym.length < 3 || acronym.length > 8) return;
  keys.add("acronym", side === "stored" ? `a:${acronym}` : wordKey(acronym), 3);
}
