import { expect, test } from "vitest";
import { foldHanVariants } from "../han-variants.ts";
import { cantoneseSpellings, hanCantonese, latinCantonese } from "./cantonese-sound.ts";

test.each([
  ["周大福", "chow tai fook"],
  ["新鴻基", "sun hung kai"],
  ["恒生", "hang seng"],
  ["利豐", "li fung"],
  ["長實", "cheung sat"],
  ["李錦記", "lee kum kee"],
  ["九龍", "kowloon"],
  ["永隆", "winglung"],
  ["澳門新濠", "san ho"],
])("%s is written %s", (native, latin) => {
  const han = hanCantonese(foldHanVariants(native));
  const shared = latinCantonese(latin.split(" ")).filter((sound) => han.includes(sound));
  expect(shared).not.toEqual([]);
});

test.each([
  ["周", "chow"],
  ["香", "hong"],
  ["黃", "wong"],
  ["元", "yuen"],
  ["何", "ho"],
  ["郭", "kwok"],
  ["謝", "tse"],
])("%s is spelled %s, among others", (native, latin) => {
  expect(cantoneseSpellings(foldHanVariants(native))).toContain(latin);
});

test("words that are no Cantonese syllables have no sounds, and part their neighbours", () => {
  expect(latinCantonese(["global", "holdings"])).toEqual([]);
  expect(latinCantonese(["sun", "properties", "hung"])).toEqual([]);
  expect(latinCantonese(["x".repeat(5000)])).toEqual([]);
});

test("a text without Han has no readings", () => {
  expect(hanCantonese("Wing Lung 永")).toEqual([]);
  expect(cantoneseSpellings("a")).toEqual([]);
});
