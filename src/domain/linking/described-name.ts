/**
 * A name with a description behind it: an acronym in brackets at the end of the name ("Butembo Airlines
 * (BAL)"), or trades behind the legal form ("Cresud S.A. Comercial, Inmobiliaria"). It can be left out.
 */
import { type ContentToken, contentTokens, wordsInFinalBrackets } from "../matching/words/content-tokens.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";

/** The sorted words of a name before its description. Null where the words behind it may be another name. */
interface DescribedName {
  readonly proper: string;
  readonly described: boolean;
}

export function describedName(name: AnalysedName): DescribedName | null {
  const content = contentTokens(name);
  const tail = content.filter((token) => token.tail);
  const bracketed = wordsInFinalBrackets(name.raw);
  const acronym = tail.length === 1 && bracketed.has(tail[0]!.text) && tail[0]!.tag === "word";
  if (!acronym && !tail.every((token) => isTrade(token, bracketed))) return null;
  const words = content.filter((token) => !token.tail).map(({ text }) => text);
  return { proper: words.sort().join(" "), described: tail.length > 0 };
}

function isTrade({ tag, text }: ContentToken, bracketed: ReadonlySet<string>): boolean {
  return !bracketed.has(text) && (tag === "activity" || tag === "generic");
}
