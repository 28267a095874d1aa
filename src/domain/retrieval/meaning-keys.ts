import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { compoundParts } from "../names/words/compound-words.ts";
import { isEnglish } from "../names/words/english-words.ts";
import { isGroupName, isPhraseSense } from "../names/words/senses/sense-tables.ts";
import { type Sensible, sensibleParts } from "../names/words/senses/senses.ts";
import type { KeyCollector } from "./key-collector.ts";
import type { RetrievalSide } from "./retrieval-key.ts";

const MAX_TOKENS = 12;
const MAX_PARTS = 8;
const BOOST = 4;

/** What two words or a phrase mean together. */
interface Meaning {
  readonly text: string;
  /** Whether all of it is said in English words. */
  readonly english: boolean;
}

/**
 * Keys by meaning for translated names: "t" the meaning of a phrase, also where one rare word says it, or of two words in any order,
 * or the name of a group. Too many companies share the meaning of another single word. A stored name has "L" for English words, "F"
 * for words of another language in Latin letters, and "N" for a native script. A query looks under the others' marks only: names of
 * one language share keys of words.
 */
export function addMeaningKeys(keys: KeyCollector, name: AnalysedName, side: RetrievalSide): void {
  const isLatin = name.script === "latin";
  for (const { text, english } of meaningsOf(name)) {
    const own = !isLatin ? "N" : english ? "L" : "F";
    for (const mark of side === "stored" ? [own] : OTHERS[own])
      keys.add("meaning", `${mark}t:${text}`, BOOST);
  }
}

const OTHERS = { L: ["N", "F"], F: ["N", "L"], N: ["L", "F"] } as const;

const known = new WeakMap<AnalysedName, readonly Meaning[]>();

// A record's name is used for retrieval, comparison with its batch, and storage: its meanings are found once.
function meaningsOf(name: AnalysedName): readonly Meaning[] {
  let meanings = known.get(name);
  if (meanings === undefined) {
    const words = name.tokens.filter(({ tag }) => tag !== "form" && tag !== "stop" && tag !== "number");
    meanings = together(words.slice(0, MAX_TOKENS));
    known.set(name, meanings);
  }
  return meanings;
}

/** A stretch of words with one sense. */
interface Said {
  readonly from: number;
  readonly to: number;
  readonly sense: string;
  readonly english: boolean;
}

/** Word sequences that have a sense, and places: a country has a name in each language. */
export function sensesIn(words: readonly NameToken[]): Sensible[] {
  const places = words.flatMap(({ tag, concept }, at) =>
    tag === "place" && concept !== undefined ? [{ from: at, to: at + 1, senses: [concept] }] : [],
  );
  return [...places, ...sensibleParts(words.map(({ text }) => text))].slice(0, MAX_PARTS);
}

function saidIn({ from, to, senses }: Sensible, texts: readonly string[]): readonly Said[] {
  const english = isEnglish(texts.slice(from, to));
  return senses.map((sense) => ({ from, to, sense, english }));
}

/** The parts of a compound stand beside each other within the place of one word. */
function partsOf(word: string, at: number): readonly Said[] {
  const parts = compoundParts(word) ?? [];
  return parts.flatMap(({ text, senses }, index) => {
    const from = at + index / parts.length;
    const to = at + (index + 1) / parts.length;
    const english = isEnglish([text]);
    return senses.map((sense) => ({ from, to, sense, english }));
  });
}

/** The least information of one word for what others say in a phrase, in nats: one name in a thousand has such a word. */
const LEAST_OF_PHRASE = 7;

/** Whether one word means what English says in a phrase, and few companies have it: "Trafikverket", but not 科技. */
function saysPhrase(words: readonly NameToken[], { from, to, sense }: Said): boolean {
  return to - from === 1 && isPhraseSense(sense) && words[from]!.information >= LEAST_OF_PHRASE;
}

function together(words: readonly NameToken[]): Meaning[] {
  const texts = words.map(({ text }) => text);
  const parts = [...sensesIn(words).flatMap((part) => saidIn(part, texts)), ...texts.flatMap(partsOf)];
  const meanings: Meaning[] = parts
    .filter((part) => part.to - part.from > 1 || isGroupName(part.sense) || saysPhrase(words, part))
    .map(({ sense, english }) => ({ text: sense, english }));
  for (const part of parts)
    for (const other of parts)
      if ((other.from >= part.to || other.to <= part.from) && part.sense < other.sense)
        meanings.push({ text: `${part.sense} ${other.sense}`, english: part.english && other.english });
  return meanings;
}
