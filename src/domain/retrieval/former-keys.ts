/**
 * Keys under which an earlier analysis may have stored a name. Its shorter lists of words cut a name that is written without
 * spaces in other places, so each piece of such a name may be a stored word; Armenian letters and ъ were romanised in another
 * way; until analysis 21 names of letters were words of their own. All other keys of an earlier analysis are keys of today as well.
 */
import anyAscii from "any-ascii";
import { foldNative } from "../names/analyse/clean-name.ts";
import { mainNameOf } from "../names/analyse/split-names.ts";
import { tokenise } from "../names/analyse/tokenise.ts";
import { foldHanVariants } from "../names/transliteration/han-variants.ts";
import { withLettersTogether } from "../names/transliteration/letters-apart.ts";
import { romanise } from "../names/transliteration/romanise.ts";
import { KeyCollector } from "./key-collector.ts";
import { MAX_NAMES, type RetrievalSubject } from "./keys.ts";
import { WORD_BOOST, wordKey } from "./name-keys.ts";
import type { RetrievalKey } from "./retrieval-key.ts";

const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}ー々〆ゝゞヽヾ]+/gu;
const MARKED = /[\u0e47-\u0e4b々ゝゞヽヾゐゑヰヱ]/;
/** Letters that analysis 20 and earlier ones romanised in another way: those of Armenian, and ъ, which was silent. */
const ROMANISED_ANEW = /[\u0531-\u0587ъ]/i;
const SHORTEST_PIECE = 2;
/** Characters of one run: 32 of them have 496 pieces. */
const LONGEST_RUN = 32;

/** The query keys of a subject's names for each word that an earlier analysis may have stored. */
export function formerKeys({ names }: RetrievalSubject): readonly RetrievalKey[] {
  const keys = new KeyCollector();
  for (const { raw } of names.slice(0, MAX_NAMES.query)) {
    const native = foldNative(mainNameOf(raw));
    if (ROMANISED_ANEW.test(raw) || withLettersTogether(native) !== native)
      for (const letters of [native, lettersBefore(native)])
        for (const { text } of tokenise(romanise(letters))) keys.add("token", wordKey(text), WORD_BOOST);
    for (const folded of foldedBefore(mainNameOf(raw)))
      for (const [run] of folded.matchAll(UNSPACED_RUN))
        for (const piece of piecesOf([...run].slice(0, LONGEST_RUN)))
          for (const { text } of tokenise(romanise(piece))) keys.add("token", wordKey(text), WORD_BOOST);
  }
  return keys.all();
}

/**
 * A name as it is folded, and with the marks that an earlier analysis kept: the tones of Thai and 々 until analysis 15, marks of a
 * repeated kana and old kana until analysis 20.
 */
function foldedBefore(name: string): readonly string[] {
  const now = foldNative(name);
  return MARKED.test(name) ? [now, foldHanVariants(name.normalize("NFKC"))] : [now];
}

/** A text with the letters that are romanised anew already in Latin letters, as analysis 20 wrote them. */
function lettersBefore(folded: string): string {
  return folded.replace(/ъ/gi, "").replace(/[\u0531-\u0587]/g, (letter) => anyAscii(letter).toLowerCase());
}

/** Every stretch of two or more characters. */
function* piecesOf(characters: readonly string[]): Generator<string> {
  for (let from = 0; from < characters.length; from++) {
    for (let to = from + SHORTEST_PIECE; to <= characters.length; to++)
      yield characters.slice(from, to).join("");
  }
}
