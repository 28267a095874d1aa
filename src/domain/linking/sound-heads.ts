/**
 * The first sounds of a Japanese name, which one register writes in Han or kana and another in Latin letters.
 * Only these are a key: all spellings of a name begin alike, and most later words are market words.
 */
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { hanSounds, romajiSound } from "../names/transliteration/sounds/japanese-sound.ts";
import { kanaConsonants, loanwordConsonants } from "../names/transliteration/sounds/loanword-consonants.ts";

/** The most Latin words that one kana word may stand for: "Aeon Delight". */
const LONGEST_HEAD = 3;
const LATIN_WORD = /^[a-z]+$/;

/** First sounds of a name: "r" syllables of readings, "k" consonants of loanwords. None in other scripts. */
export function soundHeads(name: AnalysedName): readonly string[] {
  const content = name.tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
  const [first] = content;
  if (first === undefined) return [];
  if (name.script === "han" || name.script === "kana") {
    if (first.reading !== undefined) {
      const consonants = kanaConsonants(first.reading);
      return marked(first.reading, consonants === null ? [] : [consonants]);
    }
    return hanSounds(first.text).map((sound) => `r:${sound}`);
  }
  const heads: string[] = [];
  let head = "";
  for (const { text } of content.slice(0, LONGEST_HEAD)) {
    if (!LATIN_WORD.test(text)) break;
    head += text;
    heads.push(...marked(head, loanwordConsonants(head)));
  }
  return heads;
}

function marked(word: string, consonants: readonly string[]): string[] {
  const syllables = romajiSound(word);
  return [...(syllables === null ? [] : [`r:${syllables}`]), ...consonants.map((key) => `k:${key}`)];
}
