import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { foldComparable } from "../../names/analyse/clean-name.ts";
import { isStopWord } from "../../names/words/lexicon.ts";
import type { ContentToken } from "./content-tokens.ts";

const NO_WORDS: ReadonlySet<string> = new Set();
const SEPARATORS = [",", "(", "（", "/", "|", " - ", " – ", " — "];

/** The words behind the last comma, bracket, dash or slash, written as the words of names are compared. */
export const wordsBehind = memoizeLast(({ raw }: AnalysedName): ReadonlySet<string> => {
  const from = Math.max(
    ...SEPARATORS.map((sign) => (raw.includes(sign) ? raw.lastIndexOf(sign) + sign.length : 0)),
  );
  if (from === 0) return NO_WORDS;
  const words = foldComparable(raw.slice(from)).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word !== ""));
});

/**
 * Whether all words of a name that the other lacks stand at its end, apart from it: "Acme S.A., Cali", "Acme (Colombia)". Words that
 * tell nothing of the company (its seat, its country, the name's initials) then leave the name as it is. In front of the legal form
 * they do not: "Acme (Dublin) Limited" may be the sister of "Acme Limited".
 * @param used the tokens that have a match in the other name.
 */
export function standBehind(name: AnalysedName, tokens: readonly ContentToken[], used: Uint8Array): boolean {
  const words = wordsBehind(name);
  const further = tokens.filter((_, at) => used[at] !== 1);
  return (
    words.size > 0 &&
    used[0] === 1 &&
    further.every(({ tag, text }) => tag !== "number" && words.has(text)) &&
    [...words].every((word) => isStopWord(word) || further.some(({ text }) => text === word))
  );
}
