/**
 * Latin letters that Cyrillic, Georgian, Armenian, Indian scripts and Urdu spell out by their English names, each name a word of its own:
 * "Эл Джи" is LG, "Ай-Би-Эм" IBM, "टी.वी.एस." TVS. Hangul and Thai are read in `letter-names.ts`; names without a space between them are
 * heard (`sounds/letter-sound.ts`).
 */
import { memoize } from "../../memoize.ts";
import { foldNative } from "../analyse/clean-name.ts";
import { scriptOf } from "../analyse/script-of.ts";
import { romanise } from "./romanise.ts";
import { hearingOf, LETTER_NAMES, phonesOfLatin, phonesOfNativeInEachWay } from "./sounds/letter-phones.ts";

const SPELLING =
  "Cyrillic Georgian Armenian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Arabic"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const HAS_SPELLING = new RegExp(`[${SPELLING}]`, "u");
/** The longest name has nine characters: डब्ल्यू. */
const WORD = `[${SPELLING}]{1,9}`;
/** Words with a space, a full stop or a hyphen between them. */
const WORDS = new RegExp(`(?<![\\p{L}\\p{M}])${WORD}(?:[ .-]{1,2}${WORD})+(?![\\p{L}\\p{M}])`, "gu");
const BETWEEN = /([ .-]{1,2})/u;
/** A single character that is the name of a letter: "и" and "о" are words, and Indian letters are syllables. */
const ONE_CHARACTER = /^(?:ю|[\u0900-\u0d7f])$/u;
const TAMIL = /[\u0b80-\u0bff]/;
/** Tamil has one letter for b and p, and one for d and t. */
const ALIKE_IN_TAMIL: ReadonlySet<string> = new Set(["b", "p", "d", "t"]);
const CYRILLIC_I = /^a[iy]$/;
const FEWEST_LETTERS = 2;

/** Phones of a name → its letter. Besides the English phones, those that a script writes in their place. */
const letters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LETTER_NAMES).map(([letter, phones]) => [phones, letter] as const),
  ...("e a|eC h|aI i|je j|ke k|er r|yu u|iks x|kyu q|dablyu w|vei y|zet z|jd z|eN m|ekp f|eif f|Ci c|dblyu w|dblu w|heC h"
    .split("|")
    .map((pair) => pair.split(" ")) as [string, string][]),
]);

/** Urdu has a letter for each of p and b, and of t and d. Arabic has not, so its names of letters are not read. */
const URDU: ReadonlyMap<string, string> = new Map(
  `a اے|b بی|c سی|d ڈی|e ای|f ایف|g جی|h ایچ|i آئی|j جے|k کے|l ایل|m ایم|n این|o او|p پی|q کیو|r آر|s ایس|t ٹی|u یو|v وی|w ڈبلیو
x ایکس|y وائی|z زیڈ`
    .split(/[|\n]/)
    .map((pair) => pair.split(" ") as [string, string])
    .map(([letter, name]) => [foldNative(name), letter]),
);

/** The text with neighbouring names of letters as one word of these letters; `text` is folded. */
export function withLettersTogether(text: string): string {
  if (!HAS_SPELLING.test(text)) return text;
  return text.replace(WORDS, (words) => {
    const parts = words.split(BETWEEN);
    const written: string[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      let to = at;
      while (to < parts.length && letterOf(parts[to]!) !== null) to += 2;
      const names = parts.slice(at, to).filter((_, i) => i % 2 === 0);
      if (names.length < FEWEST_LETTERS) written.push(parts[at]!);
      else {
        written.push(together(names));
        at = to - 2;
      }
      written.push(parts[at + 1] ?? "");
    }
    return written.join("");
  });
}

function together(names: readonly string[]): string {
  const read = names.map((name) => letterOf(name)!);
  return TAMIL.test(names[0]!) && read.some((letter) => ALIKE_IN_TAMIL.has(letter))
    ? names.join("")
    : read.join("");
}

const letterOf = memoize((word: string): string | null => {
  if ([...word].length === 1 && !ONE_CHARACTER.test(word)) return null;
  const hearing = hearingOf(scriptOf(word));
  if (hearing === "close") {
    const romanised = romanise(word);
    return CYRILLIC_I.test(romanised) ? "i" : (letters.get(phonesOfLatin(romanised)) ?? null);
  }
  if (hearing !== "indic") return URDU.get(word) ?? null;
  // The way with the sound of the letter i is the last one.
  const ways = phonesOfNativeInEachWay(word, hearing).toReversed();
  return ways.map((phones) => letters.get(phones)).find((letter) => letter !== undefined) ?? null;
});
