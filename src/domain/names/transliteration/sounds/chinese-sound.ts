/** Sounds that a Chinese spelling and its pinyin share; the readings are those of the any-ascii tables (ISC). */
import anyAscii from "any-ascii";
import { memoize } from "../../../memoize.ts";
import { foldHanVariants } from "../han-variants.ts";
import { spellingsBesidePinyin } from "../romanisations/chinese-syllables.ts";

const HAN_RUN = /\p{Script=Han}+/gu;
const MAX_RUN = 10;

const INITIAL = "(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?";
const FINAL =
  "(?:iang|iong|uang|ueng|ang|eng|ing|ong|ian|iao|uai|uan|van|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|a|e|i|o|u)";
const PINYIN = new RegExp(`^(?:${INITIAL}${FINAL}){2,4}$`);

/** The key form of a Latin word that may be pinyin of two to four syllables, or null. */
export function pinyinSound(word: string): string | null {
  return word.length >= 4 && word.length <= 24 && PINYIN.test(word) ? word : null;
}

/** Characters with another reading in place and company names than that of the any-ascii tables. */
const READINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ["长", ["chang"]],
  ["厦", ["xia"]],
  ["都", ["du"]],
  ["蚌", ["beng"]],
  ["重", ["chong", "zhong"]],
  ["行", ["hang", "xing"]],
  ["乐", ["le", "yue"]],
  ["六", ["liu", "lu"]],
]);

/** The pinyin, without tones, of every two, three and four neighbouring characters of the Han runs of a name. */
export function hanPinyin(text: string): readonly string[] {
  const sounds = new Set<string>();
  for (const [run] of foldHanVariants(text).matchAll(HAN_RUN)) {
    const characters = [...run].slice(0, MAX_RUN);
    for (let start = 0; start + 1 < characters.length; start++) {
      let readings = pinyinOf(characters[start]!);
      for (const character of characters.slice(start + 1, start + 4)) {
        readings = readings.flatMap((head) => pinyinOf(character).map((syllable) => head + syllable));
        for (const reading of readings) sounds.add(reading);
      }
    }
  }
  return [...sounds];
}

/** The pinyin of a Han character without tones, commonest first. */
export function pinyinOf(character: string): readonly string[] {
  return READINGS.get(character) ?? [anyAscii(character).toLowerCase()];
}

/** The pinyin of a Han character, and its spellings in Wade–Giles and of post offices: 州 is "zhou", "chou" and "chow". */
export const chineseSpellings = memoize((character): readonly string[] => {
  const syllables = pinyinOf(character);
  return [...syllables, ...syllables.flatMap(spellingsBesidePinyin)];
});

const MOST_SPELLINGS = 4;

/**
 * Words in Wade–Giles that might be pinyin of other characters, for every two neighbouring characters: "yuanta" of 元大 (yuanda). Taiwan
 * writes so, and such a word does not show how it is to be read.
 */
export function hanWadeGiles(text: string): readonly string[] {
  const sounds = new Set<string>();
  for (const [run] of foldHanVariants(text).matchAll(HAN_RUN)) {
    const spellings = [...run].slice(0, MAX_RUN).map((one) => chineseSpellings(one).slice(0, MOST_SPELLINGS));
    for (let at = 1; at < spellings.length; at++)
      for (const first of spellings[at - 1]!)
        for (const second of spellings[at]!)
          if (pinyinSound(first + second) !== null) sounds.add(first + second);
  }
  return [...sounds];
}

/** How brands spell a sound of pinyin for English readers: "Geely" is jili, "Vanke" wanke, "Sany" sanyi. */
const FOR_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/v/g, "w"],
  [/g(?=[iy])/g, "j"],
  [/(?<![aeiou])y$/, "yi"],
];

/** The pinyin that a word of two to four syllables may be respelled from; null for pinyin itself and for other words. */
export const respelledPinyin = memoize((word): string | null => {
  const pinyin = FOR_ENGLISH.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
  // The y at the end may be the vowel of the last syllable ("Geely"), or a syllable of its own ("Sany").
  const candidates = [pinyin, pinyin.replace(/yi$/, "i")];
  return candidates.find((one) => one !== word && pinyinSound(one) !== null) ?? null;
});

const MOST_INITIALS = 4;

/** The first letters of the pinyin of a run of two to four Han characters: 比亚迪 is "byd"; null for another text. */
export function pinyinInitials(text: string): string | null {
  const characters = [...foldHanVariants(text)];
  if (characters.length < 2 || characters.length > MOST_INITIALS) return null;
  return /^\p{Script=Han}+$/u.test(text)
    ? characters.map((one) => pinyinOf(one)[0]!.slice(0, 1)).join("")
    : null;
}
