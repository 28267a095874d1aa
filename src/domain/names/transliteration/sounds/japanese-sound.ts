/**
 * Sounds that a Japanese spelling and a Latin spelling share, for names that have only one of the two: the
 * possible readings of Han compounds against romanised words.
 */

import { memoize } from "../../../memoize.ts";
import { namesIn } from "./han-compounds.ts";
import { hanReadings } from "./han-readings.ts";

/** Han characters, and single kana that connect them: 江ノ島 is "enoshima", 保土ヶ谷 "hodogaya". */
const HAN_RUN = /\p{Script=Han}+(?:[のノヶケがガ]\p{Script=Han}+)*/gu;
const CONNECTING: Readonly<Record<string, readonly string[]>> = {
  の: ["no"],
  ノ: ["no"],
  ヶ: ["ga", "ka"],
  ケ: ["ga", "ka"],
  が: ["ga"],
  ガ: ["ga"],
};
const MAX_RUN = 10;
/** Limits on combinations of readings, by the number of characters read together. */
const MAX_COMBINATIONS: readonly number[] = [0, 6, 16, 36];
const SHORTEST_ROMAJI = 3;

/** A word in levelled spelling that consists of Japanese syllables. */
const SYLLABLES = /^(?:(?:[kstnhmr]y?|[wy])?[aeiou]|n(?!y?[aeiou]))+$/;

/** Levels Hepburn, Kunrei and everyday romaji: "Ohbayashi" → "obayasi". Long vowels and double letters become single. */
export const spellRomaji = memoize((word) =>
  word
    .replace(/oh(?![aeiouy])|^oh(?=y)|ou|ow(?![aeiou])/g, "o")
    .replace(/sh(?=i)/g, "s")
    .replace(/sh/g, "sy")
    .replace(/j(?=i)/g, "z")
    .replace(/j/g, "zy")
    .replace(/t?ch(?=i)/g, "t")
    .replace(/t?ch/g, "ty")
    .replace(/ts(?=u)/g, "t")
    .replace(/dz/g, "z")
    .replace(/f/g, "h")
    .replace(/l/g, "r")
    .replace(/yy/g, "y")
    .replace(/m(?=[bpm])/g, "n")
    .replace(/(.)\1+/g, "$1"),
);

/** Levels romaji and voiced consonants, as compounds voice them (hashi → -bashi): "Ohbayashi" → "ohayasi". */
export const levelRomaji = memoize((word) =>
  spellRomaji(word)
    .replace(/[gzdbp]/g, (voiced) => UNVOICED[voiced] ?? voiced)
    .replace(/(.)\1+/g, "$1"),
);

const UNVOICED: Readonly<Record<string, string>> = { g: "k", z: "s", d: "t", b: "h", p: "h" };

/** The key form of a Latin word that may be romaji, or null for other words. */
export function romajiSound(word: string): string | null {
  if (word.length < SHORTEST_ROMAJI || word.length > 24) return null;
  const level = levelRomaji(word);
  return SYLLABLES.test(level) ? level : null;
}

/**
 * The key forms of the possible sounds of the Han runs of a name: every two neighbouring characters, every
 * three, and single characters that stand alone, each with its commonest combinations of readings; and the readings of known names.
 */
export function hanSounds(text: string): readonly string[] {
  const sounds = new Set<string>();
  for (const [run] of text.matchAll(HAN_RUN)) {
    const characters = [...run].slice(0, MAX_RUN);
    if (characters.length === 1) addReadings(sounds, characters);
    for (let start = 0; start + 1 < characters.length; start++) {
      addReadings(sounds, characters.slice(start, start + 2));
      if (start + 2 < characters.length) addReadings(sounds, characters.slice(start, start + 3));
    }
    for (const { readings } of namesIn(characters.join(""))) addSound(sounds, readings.join(""));
  }
  return [...sounds];
}

function addReadings(sounds: Set<string>, characters: readonly string[]): void {
  const most = MAX_COMBINATIONS[characters.length] ?? 0;
  let combinations = [""];
  for (const character of characters) {
    const readings = CONNECTING[character] ?? hanReadings(character);
    combinations = combinations.flatMap((start) => readings.map((reading) => start + reading)).slice(0, most);
  }
  for (const combination of combinations) addSound(sounds, combination);
}

function addSound(sounds: Set<string>, romaji: string): void {
  const level = levelRomaji(romaji);
  if (level.length >= SHORTEST_ROMAJI) sounds.add(level);
}
