import fc from "fast-check";
import { expect, test } from "vitest";
import { kanaSounds } from "./kana-sounds.ts";

test.each([
  ["リクルート", "^ r i k u' r U t o' $"],
  ["キャッスル", "^ k y a q s u' r u' $"],
  ["ファン", "^ f a N $"],
  ["ティー", "^ t I $"],
  ["ジェイ", "^ j e i $"],
  ["なとり", "^ n a t o' r i $"],
  ["ー", "^ $"],
])("%s sounds %s", (kana, sounds) => {
  expect(kanaSounds(kana)?.join(" ")).toBe(sounds);
});

test("text that is not kana has no sounds, and any text is accepted", () => {
  for (const text of ["", "abc", "東京", "カナkana"]) expect(kanaSounds(text), text).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const sounds = kanaSounds(text);
      if (sounds !== null) expect(sounds.length).toBeLessThanOrEqual(2 + 3 * text.length);
    }),
  );
});
