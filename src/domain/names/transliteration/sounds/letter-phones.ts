/**
 * Words of scripts that write sounds letter by letter, and Latin words, as phones: one character each, with what
 * spellings write in two letters made one. S is "sh", C "ch", N any nasal, W and I a letter that is now a vowel and
 * now a consonant, H a sound that others leave out or write as k or ch.
 */
import anyAscii from "any-ascii";
import { memoize } from "../../../memoize.ts";
import type { Script } from "../../analyse/analysed-name.ts";

/** How closely a script keeps the sounds of a foreign word. */
export type Hearing = "close" | "hangul" | "indic" | "thai" | "hebrew" | "other";

const HEARING: Readonly<Partial<Record<Script, Hearing>>> = {
  cyrillic: "close",
  greek: "close",
  armenian: "close",
  georgian: "close",
  hangul: "hangul",
  indic: "indic",
  thai: "thai",
  hebrew: "hebrew",
  other: "other",
};

/** How names of this script are heard, or null where they are read in another way. */
export function hearingOf(script: Script): Hearing | null {
  return HEARING[script] ?? null;
}

const LONGEST = 40;

type Rules = readonly (readonly [RegExp, string])[];

const SPELLINGS: Rules = [
  [/tsch|tch|cz/g, "C"],
  [/sch|sz/g, "S"],
  [/dzh|dj/g, "j"],
  [/ch/g, "C"],
  [/sh/g, "S"],
  [/kh/g, "H"],
  [/zh/g, "z"],
  [/ph/g, "f"],
  [/([gtdbjr])h/g, "$1"],
  [/wh/g, "w"],
  [/c(?=[eiy])/g, "s"],
  [/ck|cqu|qu(?=[aeio])/g, "k"],
  [/[cq]/g, "k"],
  [/^x/g, "z"],
  [/x/g, "ks"],
  [/tz/g, "ts"],
  [/ee|ea|ie(?=[^aeiou]|$)/g, "i"],
  [/oo|ou/g, "u"],
  [/au|aw/g, "o"],
  [/[ae][iy]/g, "ei"],
  [/y(?![aeiou])/g, "i"],
  [/w(?![aeiou])/g, "u"],
];

/** What closes a Korean syllable is said otherwise than what opens one. */
const HANGUL: Rules = [
  [/ss/g, "S"],
  [/s(?![aeiouwy])/g, "t"],
  [/S/g, "s"],
  [/ng(?=[kg])/g, "n"],
  [/td/g, "t"],
  [/eo/g, "o"],
  [/eu/g, "u"],
  [/ae|oe/g, "e"],
];

/** Vowels of Thai that are written before the consonant behind which they are said. */
const THAI_LEADING = /([\u0e40-\u0e44])([\u0e01-\u0e2e])/g;
const THAI_SILENT = /[\u0e01-\u0e2e][\u0e31\u0e34-\u0e3a]?\u0e4c/g;
const NASAL_SIGNS =
  /[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a81\u0a82\u0b01\u0b02\u0b82\u0c01\u0c02\u0c82\u0d02\u0d82]/g;

const HEBREW: ReadonlyMap<string, string> = new Map(
  "א a|ב b|ג g|ד d|ה h|ו W|ז z|ח H|ט t|י I|כ k|ך k|ל l|מ m|ם m|נ n|ן n|ס s|ע a|פ p|ף p|צ ts|ץ ts|ק k|ר r|ש S|ת t"
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** How English says its letters: 에스케이 and เอสเค are SK. */
const LETTER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `a ei|b bi|c si|d di|e i|f ef|g ji|h eiC|i ai|j jei|k kei|l el|m em|n en|o o|p pi|q kiu|r ar|s es|t ti|u iu|v vi
w dablu|x eks|y wai|z zed`
    .split(/[|\n]/)
    .map((pair) => pair.split(" ")),
);
const LETTERED = /^(?:[b-df-hj-np-tv-z]{2,4}|[a-z]{2,3})$/;

/** The phones of Latin words one behind the other, with short ones said letter by letter; null where none is short. */
export function phonesOfLetters(words: readonly string[]): string | null {
  if (!words.some((word) => LETTERED.test(word))) return null;
  const said = words.map((word) =>
    LETTERED.test(word) ? [...word].map((letter) => LETTER_NAMES[letter]).join("") : phonesOfLatin(word),
  );
  return single(said.join(""));
}

/** The phones of a Latin word, or of one that was romanised letter by letter. */
export const phonesOfLatin = memoize((word: string) => spelled(word));

const bySpelling: Readonly<Record<Hearing, (word: string) => string>> = {
  close: phonesOfLatin,
  hangul: memoize((word) => spelled(replaced(word, HANGUL))),
  indic: memoize((word) => spelled(ascii(word.replace(NASAL_SIGNS, "N")))),
  thai: memoize((word) => spelled(ascii(word.replace(THAI_SILENT, "").replace(THAI_LEADING, "$2$1")))),
  hebrew: memoize((word) => single([...word].map((letter) => HEBREW.get(letter) ?? "").join(""))),
  other: memoize((word) => spelled(ascii(word))),
};

/** The phones of a word as it stands in a name of that hearing. */
export function phonesOfNative(word: string, hearing: Hearing): string {
  return bySpelling[hearing](word.slice(0, LONGEST));
}

function ascii(word: string): string {
  return [...word].map((letter) => (letter === "N" ? "N" : anyAscii(letter).toLowerCase())).join("");
}

function spelled(word: string): string {
  return single(replaced(word.slice(0, LONGEST), SPELLINGS)).replace(/[^a-zA-Z]/g, "");
}

function replaced(word: string, rules: Rules): string {
  return rules.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
}

function single(text: string): string {
  return text.replace(/(.)\1+/gu, "$1");
}
