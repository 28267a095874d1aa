/** Damages names in the scripts of their countries, as typing, forms and other systems do. */
import type { Random } from "../../src/training/damaged-names.ts";

export const nativeDamages = [
  "wrong_letter",
  "lost_letter",
  "exchanged_letters",
  "doubled_letter",
  "spaced_out",
  "full_width",
  "kana_of_full_size",
  "long_vowel_lost",
  "other_kana",
  "latin_twins",
  "noted",
] as const;
export type NativeDamage = (typeof nativeDamages)[number];

/** The damaged name; null where this kind of damage leaves the name unchanged or is not of its script. */
export function damagedNatively(name: string, damage: NativeDamage, random: Random): string | null {
  const made = MAKERS[damage](name, random);
  return made === name || [...made].length < 3 ? null : made;
}

/** Latin capitals and small letters that look like Cyrillic ones. */
const TWINS: ReadonlyMap<string, string> = new Map(
  [..."АВЕКМНОРСТХаеорсух"].map((letter, at) => [letter, "ABEKMHOPCTXaeopcyx"[at]!]),
);
const SMALL_KANA = "ァィゥェォッャュョ";
const LARGE_KANA = "アイウエオツヤユヨ";
const NOTES = [" (旧)", " - DO NOT USE", " #10234", " (head office)"];

const MAKERS: Readonly<Record<NativeDamage, (name: string, random: Random) => string>> = {
  /** Another letter of the same name, so that it is one of the script. */
  wrong_letter: (name, random) => atLetter(name, random, (letters, at, other) => (letters[at] = other)),
  lost_letter: (name, random) => atLetter(name, random, (letters, at) => letters.splice(at, 1)),
  exchanged_letters: (name, random) =>
    atLetter(name, random, (letters, at) => {
      if (at + 1 < letters.length) letters.splice(at, 2, letters[at + 1]!, letters[at]!);
    }),
  doubled_letter: (name, random) =>
    atLetter(name, random, (letters, at) => letters.splice(at, 0, letters[at]!)),
  /** A form with a box for each character. */
  spaced_out: (name) => (/[\u3041-\u9fff]/.test(name) ? [...name.replaceAll(/\s/g, "")].join(" ") : name),
  full_width: (name) => name.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  /** Systems without small kana. */
  kana_of_full_size: (name) =>
    name.replaceAll(/[ァィゥェォッャュョ]/g, (kana) => LARGE_KANA[SMALL_KANA.indexOf(kana)]!),
  long_vowel_lost: (name) => name.replace(/(?<=[ァ-ヴ])ー/, ""),
  other_kana: (name) => name.replaceAll(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
  /** A keyboard with two layouts. */
  latin_twins: (name) => [...name].map((letter) => TWINS.get(letter) ?? letter).join(""),
  noted: (name, random) => name + NOTES[Math.floor(random() * NOTES.length)]!,
};

/** The name after a change at one of its letters; `other` is another one of them. */
function atLetter(
  name: string,
  random: Random,
  change: (letters: string[], at: number, other: string) => unknown,
): string {
  const letters = [...name];
  const places = letters.flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));
  const pick = () => places[Math.floor(random() * places.length)]!;
  if (places.length === 0) return name;
  change(letters, pick(), letters[pick()]!);
  return letters.join("");
}
