import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import type { Comparable } from "../comparable/comparable.ts";
import type { ContentToken } from "./content-tokens.ts";
import { isRedundantWord } from "./redundant-words.ts";
import { isSeatOf } from "./seat-words.ts";
import type { UnmatchedWords } from "./unmatched-words.ts";

interface Side {
  readonly name: AnalysedName;
  readonly tokens: readonly ContentToken[];
  readonly used: Uint8Array;
}

/**
 * What a name says that the other does not. What one script takes for a legal form, another writes as a word: 公司,
 * Kaisha.
 */
export function unmatchedWordsOf(
  { name, tokens, used }: Side,
  company: Comparable | null,
  crossScript: boolean,
): UnmatchedWords {
  const unmatched = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };
  const countries = company?.countries ?? [];
  for (let i = 0; i < tokens.length; i++) {
    if (used[i] === 1) continue;
    const token = tokens[i]!;
    const { tag } = token;
    if (tag === "number" || (crossScript && token.concept === "company")) continue;
    if (i > 0 && (tag === "place" || tag === "word") && isSeatOf(company, token.text)) continue;
    if (isRedundantWord(name, tokens, i, used, countries)) continue;
    if (token.tail) unmatched.tail += token.information;
    else if (tag === "activity" || tag === "place" || tag === "generic") unmatched[tag] += token.information;
    else unmatched.word += token.information;
  }
  return unmatched;
}
