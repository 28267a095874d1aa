import { analyseName } from "../../domain/names/analyse/analyse-name.ts";

/** Longer texts are no names, and some publishers answer them with an error. */
const LONGEST = 200;
/** Words of a legal form: "Public Company Limited", "S.A.B. de C.V.". */
const MOST_WORDS = 6;

/**
 * The name as search engines of registers find it: without the words of its legal form at the end and at the
 * beginning, which registers spell out or abbreviate as they like.
 */
export function searchText(name: string): string {
  const whole = name.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  const kept = withoutForm(whole);
  const fewer = (words: readonly string[], rest: (words: readonly string[], count: number) => string[]) => {
    for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
      const left = rest(words, count);
      if (withoutForm(left.join(" ")) === kept) return left;
    }
    return words;
  };
  const beginning = fewer(whole.split(" "), (words, count) => words.slice(0, -count));
  return fewer(beginning, (words, count) => words.slice(count))
    .join(" ")
    .slice(0, LONGEST)
    .trim();
}

function withoutForm(name: string): string {
  const { tokens } = analyseName(name);
  return tokens.flatMap(({ tag, text }) => (tag === "form" ? [] : text)).join(" ");
}
