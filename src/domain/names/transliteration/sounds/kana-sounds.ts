import { DOUBLED, DRAWN_OUT, moraeOf } from "../kana.ts";

/** Vowels that kana add after a consonant without a vowel in the foreign word: "recruit" is rikurūto. */
const ADDED_VOWELS: ReadonlyMap<string, RegExp> = new Map([
  ["u", /^(?!$|y)/],
  ["o", /^[td]$/],
  ["i", /^(?:k|t|d|j|ch|sh)$/],
]);
const NASAL = "N";

/**
 * The sounds of a word in kana, from "^" to "$": consonants, vowels, long vowels in capitals, a vowel with a
 * stroke that kana may only have added after a consonant, "N" for ん and "q" for ッ. リクルート → ^ r i k u' r U t
 * o' $. Null for text that is not kana.
 */
export function kanaSounds(word: string): readonly string[] | null {
  const morae = moraeOf(word);
  if (morae === null) return null;
  const sounds = ["^"];
  for (const [index, mora] of morae.entries()) {
    if (mora === DRAWN_OUT) continue;
    if (mora === DOUBLED) sounds.push(DOUBLED);
    else if (mora === "n") sounds.push(NASAL);
    else sounds.push(...consonantsOf(mora), vowelOf(mora, morae[index + 1] === DRAWN_OUT));
  }
  sounds.push("$");
  return sounds;
}

function consonantsOf(mora: string): string[] {
  const consonant = mora.slice(0, -1);
  if (consonant === "") return [];
  return consonant.length === 2 && /[yw]$/.test(consonant) ? [...consonant] : [consonant];
}

function vowelOf(mora: string, drawnOut: boolean): string {
  const vowel = mora.slice(-1);
  if (drawnOut) return vowel.toUpperCase();
  return ADDED_VOWELS.get(vowel)?.test(mora.slice(0, -1)) === true ? `${vowel}'` : vowel;
}
