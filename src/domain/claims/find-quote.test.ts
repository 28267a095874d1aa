import fc from "fast-check";
import { expect, test } from "vitest";
import { findQuote } from "./find-quote.ts";

const found = (text: string, quote: string): string | null => {
  const place = findQuote(text, quote);
  return place && text.slice(place.start, place.end);
};

test.each([
  ["as it stands", "About us. Acme Widgets Ltd, Leeds.", "Acme Widgets Ltd", "Acme Widgets Ltd"],
  ["white space", "Acme\n  Widgets\u00a0Ltd", "Acme Widgets Ltd", "Acme\n  Widgets\u00a0Ltd"],
  [
    "an accent apart",
    "Socie\u0301te\u0301 Ge\u0301ne\u0301rale",
    "Société Générale",
    "Socie\u0301te\u0301 Ge\u0301ne\u0301rale",
  ],
  ["full width", "Ａｃｍｅ Ｗｉｄｇｅｔｓ", "Acme Widgets", "Ａｃｍｅ Ｗｉｄｇｅｔｓ"],
  ["typographic signs", "“Smith’s Works” – Leeds", '"Smith\'s Works" - Leeds', "“Smith’s Works” – Leeds"],
  ["soft hyphens", "Ac\u00adme Wid\u200bgets", "Acme Widgets", "Ac\u00adme Wid\u200bgets"],
  [
    "no spaces between words",
    "公司名称深圳市腾讯计算机系统有限公司成立于",
    "深圳市腾讯计算机系统",
    "深圳市腾讯计算机系统",
  ],
])("a quote is found in spite of %s", (_case, text, quote, place) => {
  expect(found(text, quote)).toBe(place);
});

test.each([
  ["another word", "Acme Gadgets Ltd", "Acme Widgets Ltd"],
  ["a word left out", "Acme and Widgets Ltd", "Acme Widgets Ltd"],
  ["letter case", "ACME WIDGETS LTD", "Acme Widgets Ltd"],
  ["the end of a longer number", "number 512345678", "12345678"],
  ["the beginning of a longer word", "Acme Widgetsmith", "Acme Widgets"],
  ["too short to tell", "Acme Ltd", "Ltd"],
  ["nothing", "Acme Widgets Ltd", "  "],
])("a quote is not found: %s", (_case, text, quote) => {
  expect(found(text, quote)).toBeNull();
});

test("a place further on counts where the first one cuts a word", () => {
  expect(findQuote("no 5112345678, no 12345678", "12345678")).toEqual({ start: 18, end: 26 });
});

test("whole words of a text are found in it, and the place is theirs", () => {
  const word = fc.stringMatching(/^[a-zà-ÿ]{4,9}$/);
  const space = fc.constantFrom(" ", "\n", "\u00a0", "  ");
  fc.assert(
    fc.property(fc.array(fc.tuple(word, space), { minLength: 3 }), fc.nat(), (words, from) => {
      const text = words.flat().join("");
      const first = from % (words.length - 2);
      const quote = words
        .slice(first, first + 3)
        .map(([one]) => one)
        .join(" ");
      const place = findQuote(text, quote)!;
      expect(text.slice(place.start, place.end).split(/\s+/).join(" ")).toBe(quote);
    }),
  );
});
