/** Names with an acronym and its words: "AfB Arbeit für Behinderte", "LBBW Landesbank Baden-Württemberg". */
import type { AnalysedName, NameToken } from "./analysed-name.ts";

export interface SpelledOut {
  readonly acronym: string;
  /** The words of the acronym, connecting words included. */
  readonly words: readonly string[];
}

const ACRONYM = /^[a-z]{2,6}$/;
const FEWEST_WORDS = 2;

/** The first acronym of the name whose full words follow directly; null when the name has none. */
export function spelledOut({ tokens }: AnalysedName): SpelledOut | null {
  for (let at = 0; at + FEWEST_WORDS < tokens.length; at++) {
    const acronym = tokens[at]!.text;
    if (tokens[at + 1]!.text[0] !== acronym[0] || !ACRONYM.test(acronym)) continue;
    const rest = tokens.slice(at + 1, at + 1 + 2 * acronym.length);
    for (let count = rest.length; count >= FEWEST_WORDS; count--) {
      const words = rest.slice(0, count);
      if (words[count - 1]!.tag !== "stop" && isSpelledBy(acronym, words))
        return { acronym, words: words.map(({ text }) => text) };
    }
  }
  return null;
}

// "Coca" matches the beginnings of "Cola Consolidated" by accident: of two words at most one is a compound.
function isSpelledBy(acronym: string, words: readonly NameToken[]): boolean {
  return acronym.length <= words.length + 1 && stands(acronym, words);
}

/**
 * Whether every word gives its first letter to the acronym; a compound may give further letters in order.
 * Connecting words may be passed over: SAQ is the Société des alcools du Québec.
 */
function stands(acronym: string, words: readonly NameToken[]): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return acronym === "";
  if (word.tag === "stop" && stands(acronym, rest)) return true;
  if (acronym === "" || word.text[0] !== acronym[0]) return false;
  let from = 1;
  for (let taken = 1; taken <= acronym.length; taken++) {
    if (stands(acronym.slice(taken), rest)) return true;
    const next = word.text.indexOf(acronym[taken] ?? " ", from);
    if (next < 0) return false;
    from = next + 1;
  }
  return false;
}
