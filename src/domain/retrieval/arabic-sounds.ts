/** Keys by sound ("m") of words in Arabic script and of Latin words that may be written in it: their consonants. */
import { ARABIC_ARTICLE, arabicSound } from "../names/transliteration/sounds/arabic-sound.ts";

const ARABIC_WORD = /^\p{Script=Arabic}+$/u;

/** The sounds of words, and of neighbours that Latin letters join, with the article or without it: عبد العزيز is "Abdulaziz". */
export function nativeArabicSounds(words: readonly string[]): string[] {
  const joined = words.slice(1).flatMap((word, index) => {
    const before = words[index]!;
    return ARABIC_WORD.test(before) && ARABIC_WORD.test(word)
      ? [before + word, before + ARABIC_ARTICLE + word]
      : [];
  });
  return keysOf([...words.filter((word) => ARABIC_WORD.test(word)), ...joined]);
}

/** @param urdu whether the name may be in Urdu, whose aspirated letters have an h in Latin: "Ghandhara", "Thal". */
export function latinArabicSounds(words: readonly string[], urdu: boolean): string[] {
  return keysOf(urdu ? [...words, ...words.map((word) => word.replace(/(?<=[bdgjkpt])h/g, ""))] : words);
}

function keysOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const sound = arabicSound(word);
    return sound === null ? [] : [`m:${sound}`];
  });
}
