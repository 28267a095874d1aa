/** What a Chinese name and the words of a Latin name have in common before they are compared: keys of retrieval. */
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { pinyinSound } from "../names/transliteration/sounds/chinese-sound.ts";
import { hearingOf, phonesOfLatin, phonesOfNative } from "../names/transliteration/sounds/letter-phones.ts";
import { englishIn, isMeaning } from "./brand-meanings.ts";
import { consonantsOf, hanWords, initialsOf, stretchesOf, wordsOf } from "./chinese-words.ts";

const SHORTEST_HEARD = 3;
const INITIALS = /^[a-z]{2,5}$/;

/** Consonants by kind of every stretch of a Chinese name, and of every word of another name, for retrieval. */
export function looseConsonants(name: AnalysedName): readonly string[] {
  const found =
    name.script === "latin"
      ? wordsOf(name)
          .filter(({ text }) => text.length >= SHORTEST_HEARD)
          .flatMap(({ text }) => consonantsOfLatin(text))
      : [...stretchesOf(name).map(({ consonants }) => consonants), ...alphabetic(name)];
  return [...new Set(found.filter((one) => one !== null))];
}

/** English words for the characters of a Chinese name's own words, and initials of its syllables, for retrieval. */
export function readableIn(name: AnalysedName): {
  readonly words: readonly string[];
  readonly initials: readonly string[];
} {
  if (name.script === "latin") {
    const texts = name.tokens.filter(({ tag }) => tag !== "form" && tag !== "stop").map(({ text }) => text);
    return { words: texts.filter(isMeaning), initials: texts.filter((text) => INITIALS.test(text)) };
  }
  const own = hanWords(name);
  return {
    words: [...new Set(own.flatMap(({ text }) => englishIn(text)))],
    initials: own.map(({ text }) => initialsOf(text)).filter((initials) => INITIALS.test(initials)),
  };
}

/** The consonants of a Latin word: also as pinyin; and "ch" is also the sound of kh in names of the Near East, as in Nachala. */
function consonantsOfLatin(word: string): readonly (string | null)[] {
  const spoken = word.includes("ch") ? [word, word.replaceAll("ch", "kh")] : [word];
  const pinyin = pinyinSound(word) === null ? [] : [phonesOfNative(word, "chinese")];
  return [...spoken.map(phonesOfLatin), ...pinyin].map(consonantsOf);
}

/** The words of a name in Hebrew, Thai or an Indian script, whose letters show the sounds only roughly. */
function alphabetic({ script, tokens }: AnalysedName): readonly (string | null)[] {
  const hearing = hearingOf(script);
  if (hearing === null || hearing === "close") return [];
  return tokens
    .filter(({ tag }) => tag === "word")
    .map(({ text }) => consonantsOf(phonesOfNative(text, hearing)));
}
