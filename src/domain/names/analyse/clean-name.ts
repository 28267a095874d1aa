/** A raw name made safe and comparable, character by character, before it is cut into words. */

import { repairText } from "../../repair-text.ts";
import { foldHanVariants } from "../transliteration/han-variants.ts";
import { withOneScript } from "../transliteration/one-script.ts";
import { romanise } from "../transliteration/romanise.ts";

const LONGEST = 500;
const WHITE_SPACE = /[\s\u0000-\u001f\u007f-\u00a0\u2028\u2029\ufeff]+/g;
const INVISIBLE = /\p{Cf}|[\ufe00-\ufe0f]/gu;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const GERSHAYIM = /(?<=[\u05d0-\u05ea])["״”“](?=[\u05d0-\u05ea])/g;
const TRADE_SIGNS = /[™®©℠]/g;
const APOSTROPHES = /[’‘‛`´ʹʻʼˈ＇]/g;
/** The point between two Catalan l: "Col·legi". */
const LONG_L = /(?<=l)[·•](?=l)/giu;
const AMPERSANDS = /[＆﹠]/g;
const ARABIC = /[\u0600-\u06ff]/;
const ARABIC_MARKS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const HEBREW_MARKS = /[\u0591-\u05c7\u05f3\u05f4]/g;
/** Marks of tone and of a short vowel: spellings of foreign words differ in them (กรุ๊ป, กรุ้ป, กรุป). */
const THAI_TONES = /[\u0e47-\u0e4b]/g;
/** The mark that repeats a Han character: 佐々木 is 佐佐木. */
const REPEATED_HAN = /(\p{Script=Han})々/gu;
/** Kana that are no longer in use, which names keep: ニッカウヰスキー is "Nikka Whisky". */
const OLD_KANA: Readonly<Record<string, string>> = { ゐ: "い", ゑ: "え", ヰ: "イ", ヱ: "エ" };
/** The marks that repeat a kana, ゞ with a voiced consonant: いすゞ is いすず. */
const REPEATED_KANA = /([\u3041-\u3096\u30a1-\u30fa])([ゝゞヽヾ])/g;
const VOICED_MARKS = "ゞヾ";
const VOICING = "\u3099";
const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ئ: "ي",
  ة: "ه",
  ۀ: "ه",
  ک: "ك",
  ګ: "ك",
  ؤ: "و",
  ہ: "ه",
  ھ: "ه",
};
const ARABIC_VARIANT = /[أإآٱىیېئةۀکګؤہھ]/g;

/** Repaired, NFC, invisible signs dropped, white space folded, lone surrogates replaced, at most 500 code points. */
export function tidyRaw(raw: string): string {
  const bounded = raw.length > 4 * LONGEST ? raw.slice(0, 4 * LONGEST) : raw;
  const text = repairText(bounded)
    .normalize("NFC")
    .replace(LONE_SURROGATE, "\ufffd")
    .replace(INVISIBLE, "")
    .replace(WHITE_SPACE, " ")
    .trim();
  if (text.length <= LONGEST) return text;
  return [...text].slice(0, LONGEST).join("").trim();
}

/** One small letter between two words, the first of them in small letters. */
const LONE_LETTER = /(?<=\p{Ll}{2} )[ikosuvwz](?= \p{L}{2})/gu;

/** The connecting words of one letter of Slavic and other languages in a name: "Porty Szczecin i Świnoujście", "Uniwersytet w Łodzi". */
export function loneLetters(tidied: string): readonly string[] {
  return tidied.match(LONE_LETTER) ?? [];
}

/** The script-native comparable text: full width folded, trade signs dropped, letter variants and mixed scripts made one. */
export function foldNative(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text;
  let folded = text
    .replace(TRADE_SIGNS, " ")
    .replace(APOSTROPHES, "'")
    .replace(AMPERSANDS, "&")
    .replace(LONG_L, "")
    .replaceAll("№", " no ")
    .normalize("NFKC");
  if (ARABIC.test(folded)) {
    folded = folded
      .replace(ARABIC_MARKS, "")
      .replace(ARABIC_VARIANT, (letter) => ARABIC_LETTERS[letter] ?? letter);
  }
  folded = folded.replace(THAI_TONES, "");
  folded = withOneScript(folded.replace(GERSHAYIM, "").replace(HEBREW_MARKS, ""));
  folded = folded
    .replace(/[ゐゑヰヱ]/g, (kana) => OLD_KANA[kana]!)
    .replace(REPEATED_HAN, "$1$1")
    .replace(REPEATED_KANA, (_, kana: string, mark: string) => kana + repeatedKana(kana, mark));
  return foldHanVariants(folded);
}

function repeatedKana(kana: string, mark: string): string {
  return VOICED_MARKS.includes(mark) ? (kana + VOICING).normalize("NFC") : kana;
}

/** Lower case, without marks, in Latin where the script goes cleanly into Latin: the source of the tokens. */
export function foldComparable(text: string): string {
  return romanise(foldNative(text));
}
