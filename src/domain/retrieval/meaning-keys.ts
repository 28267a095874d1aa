import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import { isGroupName } from "../names/words/senses/sense-tables.ts";
import { type Sensible, sensibleParts } from "../names/words/senses/senses.ts";
import type { KeyCollector } from "./key-collector.ts";
import type { RetrievalSide } from "./retrieval-key.ts";

const MAX_TOKENS = 12;
const MAX_PARTS = 8;
const BOOST = 4;

/**
 * Keys by meaning between a native script and Latin, for translated names: "t" the meaning of a phrase, or of
 * two words in any order, or the name of a group. Too many companies share the meaning of another single word. The keys have the marks of keys
 * by sound, so only names of different scripts share them: names of one script share keys of words.
 */
export function addMeaningKeys(keys: KeyCollector, name: AnalysedName, side: RetrievalSide): void {
  const mark = (name.script === "latin") === (side === "stored") ? "L" : "N";
  for (const meaning of meaningsOf(name)) keys.add("meaning", `${mark}t:${meaning}`, BOOST);
}

const known = new WeakMap<AnalysedName, readonly string[]>();

// A record's name is used for retrieval, comparison with its batch, and storage: its meanings are found once.
function meaningsOf(name: AnalysedName): readonly string[] {
  let meanings = known.get(name);
  if (meanings === undefined) {
    const words = name.tokens.filter(({ tag }) => tag !== "form" && tag !== "stop" && tag !== "number");
    meanings = together(sensesIn(words.slice(0, MAX_TOKENS)));
    known.set(name, meanings);
  }
  return meanings;
}

/** Word sequences that have a sense, and places: a country has a name in each language. */
export function sensesIn(words: readonly NameToken[]): Sensible[] {
  const places = words.flatMap(({ tag, concept }, at) =>
    tag === "place" && concept !== undefined ? [{ from: at, to: at + 1, senses: [concept] }] : [],
  );
  return [...places, ...sensibleParts(words.map(({ text }) => text))].slice(0, MAX_PARTS);
}

function together(parts: readonly Sensible[]): string[] {
  const meanings = parts.flatMap(({ from, to, senses }) =>
    senses.filter((sense) => to - from > 1 || isGroupName(sense)),
  );
  for (const part of parts)
    for (const other of parts)
      if (other.from >= part.to || other.to <= part.from)
        for (const sense of part.senses)
          for (const beside of other.senses) if (sense < beside) meanings.push(`${sense} ${beside}`);
  return meanings;
}
