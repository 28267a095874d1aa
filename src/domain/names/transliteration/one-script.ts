/**
 * Words that mix Latin letters with Cyrillic or Greek ones that look the same, as keyboards with two layouts leave them: "Рoссия"
 * with a Latin "o". The pairs are those of "confusables" in Unicode Technical Standard 39, Unicode Security Mechanisms, in small letters
 * or where their capitals look the same.
 */
import { scriptOfCodePoint } from "../analyse/script-of.ts";

/** Letter of the script, its Latin twin; of several with one twin the first is the commonest. */
const TWINS = {
  cyrillic: twins("аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh"),
  greek: twins("αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx"),
} as const;
type MixedScript = keyof typeof TWINS;

const MIXED_WORD = /[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]/i;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_LETTER = /[a-z]/i;

interface Twins {
  readonly toLatin: ReadonlyMap<string, string>;
  readonly fromLatin: ReadonlyMap<string, string>;
}

function twins(text: string): Twins {
  const pairs = text.split(" ").map((pair) => [...pair] as [string, string]);
  return {
    toLatin: new Map(pairs),
    fromLatin: new Map([...pairs].reverse().map(([letter, latin]) => [latin, letter])),
  };
}

/**
 * The text with each mixed word in one script: in Latin where all its other letters have a twin there, else in the other script
 * where all its Latin letters have one. A word of the second kind shows that the text was written with twins, so its words whose
 * letters all have twins are then of that script too.
 */
export function withOneScript(text: string): string {
  if (!MIXED_WORD.test(text)) return text;
  let found: MixedScript | null = null;
  const mended = text.replace(WORD, (word) => {
    if (!MIXED_WORD.test(word)) return word;
    const script = /[\u0370-\u03ff]/.test(word) ? "greek" : "cyrillic";
    const { toLatin, fromLatin } = TWINS[script];
    const latin = replaced(word, toLatin, (letter) => scriptOf(letter) === script);
    if (latin !== null) return latin;
    const native = replaced(word, fromLatin, (letter) => LATIN_LETTER.test(letter));
    if (native !== null) found = script;
    return native ?? word;
  });
  if (found === null) return mended;
  const { fromLatin } = TWINS[found as MixedScript];
  return mended.replace(
    WORD,
    (word) => replaced(word, fromLatin, (letter) => LATIN_LETTER.test(letter)) ?? word,
  );
}

/** The word with all letters of one kind replaced by their twins; null where one has none. */
function replaced(
  word: string,
  twinOf: ReadonlyMap<string, string>,
  isOfKind: (letter: string) => boolean,
): string | null {
  let made = "";
  for (const letter of word) {
    if (!isOfKind(letter)) {
      made += letter;
      continue;
    }
    const small = letter.toLowerCase();
    const twin = twinOf.get(small);
    if (twin === undefined) return null;
    made += small === letter ? twin : twin.toUpperCase();
  }
  return made;
}

function scriptOf(letter: string): string | null {
  return scriptOfCodePoint(letter.codePointAt(0)!);
}
