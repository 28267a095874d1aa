import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { costOfArabic, costOfHebrew } from "./abjads.ts";
import { surenessOfSpelling } from "./letter-spellings.ts";
import { costOfHangul, costOfRomanised } from "./transliterations.ts";

const arabic = (word: string, latin: string) => surenessOfSpelling(costOfArabic(word, latin));
const hebrew = (word: string, latin: string) => surenessOfSpelling(costOfHebrew(word, latin));
const romanised = (word: string, latin: string) => surenessOfSpelling(costOfRomanised(word, latin));
const hangul = (word: string, latin: string) => surenessOfSpelling(costOfHangul(word, latin));

describe("a word is heard as the Latin word that it is written as", () => {
  test.each([
    ["Arabic, a loanword", arabic, "شيبينغ", "shipping"],
    ["Persian", arabic, "گستر", "gostar"],
    ["a short word with its long vowels", arabic, "ويرا", "vira"],
    ["an article that was taken off", arabic, "مراعي", "almarai"],
    ["Hebrew", hebrew, "אלקטרה", "electra"],
    ["Hebrew, x", hebrew, "פוקס", "fox"],
    ["Cyrillic, x", romanised, "trimiks", "trimix"],
    ["Cyrillic, English vowels", romanised, "treyding", "trading"],
    ["Cyrillic, soft g", romanised, "enerdzhi", "energy"],
    ["Hangul", hangul, "hyeondae", "hyundai"],
    ["Hangul, a vowel between consonants", hangul, "poseuko", "posco"],
    ["Hangul, words run together", hangul, "meokeuillegteulonig", "merckelectronic"],
  ])("%s: %s is %s", (_, heard, word, latin) => expect(heard(word, latin)).toBeGreaterThan(0.5));

  test.each([
    ["another word", arabic, "شيبينغ", "trading"],
    ["a consonant more", arabic, "راديس", "radisson"],
    ["a vowel before the first letter", hebrew, "רמי", "army"],
    ["a vowel that Cyrillic tells apart", romanised, "vektor", "victor"],
    ["a word more", romanised, "gazprom", "gazprombank"],
    ["half a word", hangul, "samseong", "sam"],
  ])("not %s: %s, %s", (_, heard, word, latin) => expect(heard(word, latin)).toBe(0));

  test("a usual spelling is surer than an unusual one", () => {
    expect(romanised("yandeks", "yandex")).toBeGreaterThan(romanised("treyding", "trading"));
  });

  test("any text is accepted, and no sureness is above 0.95", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (word, latin) => {
        for (const heard of [arabic, hebrew, romanised, hangul]) {
          const sureness = heard(word, latin);
          expect(sureness).toBeGreaterThanOrEqual(0);
          expect(sureness).toBeLessThanOrEqual(0.95);
        }
      }),
    );
  });
});
