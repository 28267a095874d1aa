import { expect, test } from "vitest";
import { withLettersTogether } from "./spaced-letters.ts";

test.each([
  ["K a p l a n  B a n k", "Kaplan Bank"],
  ["K a p l a n B a n k", "Kaplan Bank"],
  ["T u r k e y K a p l a n S h i p p i n g", "Turkey Kaplan Shipping"],
  ["Kaplan S h i p p i n g Limited", "Kaplan Shipping Limited"],
  ["К а п л а н  Б а н к", "Каплан Банк"],
])("%j is read as %j", (spaced, together) => {
  expect(withLettersTogether(spaced)).toBe(together);
});

test.each(["A B C S A", "I B M Corp", "Kaplan Bank", "", " ", "A  B  C"])(
  "%j stays as it is, or becomes one word of initials",
  (text) => {
    expect(withLettersTogether(text) ?? text).not.toContain("undefined");
    expect((withLettersTogether(text) ?? text).replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  },
);

test("a long run of letters takes a bounded time", () => {
  const run = [..."bank".repeat(60)].join(" ");
  expect(withLettersTogether(run)?.split(" ").length).toBe(13);
});
