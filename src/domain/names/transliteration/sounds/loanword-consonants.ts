/**
 * The consonants that a loanword keeps in kana, as a key: l and r, b and v, f and h, and s, z, th and similar
 * sounds become one letter; vowels, w and y are dropped, a vowel at the head is kept as "a". Kana have one
 * key; a Latin word has one for each way in which its letters may be said.
 */
import { memoize } from "../../../memoize.ts";

const LONGEST = 48;
const FEWEST = 2;
const MOST_KEYS = 8;

/** Spellings with two sounds, and both sounds: "faith" and "thomas", "tech" and "chip", "gear" and "gem". */
const EITHER: readonly (readonly [RegExp, string, string])[] = [
  [/th/g, "s", "t"],
  [/[sc]?ch/g, "s", "k"],
  [/g(?=[eiy])/g, "g", "s"],
  [/([td])(?=i|y|e[ae])/g, "s", "$1"],
  [/(?<![td])([td]+)([sz])/g, "s", "$1$2"],
  [/r(?![aeiouy])/g, "", "r"],
];

/** The key of the romaji reading of kana: "kabusu" → "kbs"; null under two letters. */
export function kanaConsonants(reading: string): string | null {
  const soft = reading.slice(0, LONGEST).replace(/t?ch|sh|j|(?<!t)t+s/g, "s");
  return keyOf(soft.replace(/hu(?=[aeiou])/g, "h"));
}

/** The keys of a Latin word, eight at most: "technical" → "tsnkr", "tknkr"; none under two letters. */
export const loanwordConsonants = memoize((word): readonly string[] => {
  let spoken = [
    word
      .slice(0, LONGEST)
      .replace(/^kn|^gn/, "n")
      .replace(/^wr/, "r")
      .replace(/gn$/, "n")
      .replace(/re$/, "r")
      .replace(/tch/g, "s")
      .replace(/tion|sion/g, "sn")
      .replace(/sh|ci(?=[ao])|dg(?=e)/g, "s")
      .replace(/j/g, "s")
      .replace(/ph/g, "h")
      .replace(/gh(?=t|$)/g, "")
      .replace(/(?<=o)h(?![aeiou])/g, ""),
  ];
  for (const [letters, one, other] of EITHER)
    spoken = [
      ...new Set(spoken.flatMap((text) => [text.replace(letters, one), text.replace(letters, other)])),
    ];
  const keys = new Set<string>();
  for (const text of spoken) {
    const key = keyOf(
      text
        .replace(/ck|q|c(?![eiy])/g, "k")
        .replace(/c/g, "s")
        .replace(/x/g, "ks")
        .replace(/e$/, ""),
    );
    if (key !== null) keys.add(key);
    if (keys.size === MOST_KEYS) break;
  }
  return [...keys];
});

function keyOf(spoken: string): string | null {
  const consonants = spoken
    .replace(/f/g, "h")
    .replace(/z/g, "s")
    .replace(/l/g, "r")
    .replace(/v/g, "b")
    .replace(/^[aeiouyw]+/, "a")
    .replace(/(?<=.)[aeiouyw]/g, "")
    .replace(/m(?=[bp])/g, "n")
    .replace(/n(?=m)/g, "")
    .replace(/(.)\1+/g, "$1");
  return consonants.length >= FEWEST ? consonants : null;
}
