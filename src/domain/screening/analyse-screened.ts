import { analyseName } from "../names/analyse/analyse-name.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import type { NameHints } from "../names/forms/legal-form-match.ts";

/** A Chinese place with its kind (city, province, county) before the company's own name; 市场 is "market". */
const PLACE_BEFORE = /^(\p{Script=Han}{2,3})[市省县縣](?![场場政民])(?=\p{Script=Han}{2})/u;

/** As `analyseName`, with the place that opens a Chinese name set apart: 义乌市渡娘贸易商行 is "义乌 渡娘贸易商行". */
export function analyseScreened(text: string, hints: NameHints): AnalysedName {
  return analyseName(text.replace(PLACE_BEFORE, "$1 "), hints);
}

/**
 * A name with Cyrillic letters that Latin spellings of it write in two ways: х is "kh" in Russian passports and "h" in names that
 * were Latin before, ё is "e" and "yo". The name in the second way; null where it has no such letter.
 */
export function otherwiseRomanised(text: string): string | null {
  const other = text.replace(/[хё]/giu, (letter) => (letter.toLowerCase() === "х" ? "h" : "йо"));
  return other === text ? null : other;
}

const WORD = /[\p{Script=Cyrillic}\p{Script=Latin}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
/** The Cyrillic letter for the key or the sound of a Latin one. */
const AS_CYRILLIC: ReadonlyMap<string, string> = new Map(
  "aа bб cс dд eе fф gг hх iи jй kк lл mм nн oо pп qк rр sс tт uу vв wв xх yу zз"
    .split(" ")
    .map(([latin, cyrillic]) => [latin!, cyrillic!]),
);

/**
 * The name with its mostly Cyrillic words wholly in Cyrillic: a Latin letter among them is a slip of the keyboard, and the others
 * are not Latin letters that look Cyrillic. Null where there is no such word.
 */
export function withoutStrayLatin(text: string): string | null {
  const other = text.replace(WORD, (word) => {
    const cyrillic = (word.match(CYRILLIC) ?? []).length;
    return cyrillic * 2 <= word.length
      ? word
      : word.replace(/[a-z]/giu, (letter) => AS_CYRILLIC.get(letter.toLowerCase()) ?? letter);
  });
  return other === text ? null : other;
}
