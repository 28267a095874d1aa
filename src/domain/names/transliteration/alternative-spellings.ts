/** Other Latin spellings of one word. */
import { memoize } from "../../memoize.ts";
import { foldComparable } from "../analyse/clean-name.ts";

const DIGRAPHS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  å: "aa",
  ø: "oe",
  æ: "ae",
  ñ: "ny",
  č: "ch",
  š: "sh",
  ž: "zh",
  ş: "sh",
  ç: "ch",
  đ: "dj",
};
const ACCENTED = /[äöüåøæñčšžşçđ]/g;

/** The German, Danish and Norwegian way to write a mark, before a consonant: "mueller", "baecker", "koeln". */
const WRITTEN_OUT = /([aou])e(?=[b-df-hj-np-tv-z])/g;

/**
 * Other spellings of a word: the written-out form where the word still has its marks ("Müller" → "mueller"), and
 * the form without marks where it is written out ("mueller" → "muller"). Folded, at most one, often none.
 */
export const alternativeSpellings = memoize((token): readonly string[] => {
  const lower = token.normalize("NFC").toLowerCase();
  const folded = foldComparable(lower);
  const written = foldComparable(lower.replace(ACCENTED, (letter) => DIGRAPHS[letter] ?? letter));
  if (written !== folded) return [written];
  const bare = folded.replace(WRITTEN_OUT, "$1");
  return bare === folded || bare.length < 3 ? [] : [bare];
});
