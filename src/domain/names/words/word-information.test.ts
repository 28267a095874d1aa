import { describe, expect, test } from "vitest";
import { tokenInformation } from "./token-information.ts";
import { wordInformation } from "./word-information.ts";

describe("a word tells no more than the commonest word that means the same", () => {
  test.each([
    ["issledovatelskiy", "research"],
    ["institut", "institute"],
  ])("%s, %s", (word, common) => {
    expect(wordInformation(word)).toBeLessThanOrEqual(tokenInformation(common));
    expect(wordInformation(word)).toBeGreaterThan(0);
  });

  test("a word without a meaning tells what its frequency says", () => {
    expect(wordInformation("quillworth")).toBe(tokenInformation("quillworth"));
  });

  test("a short word for it, which tells little because it is short, bounds nothing", () => {
    expect(wordInformation("自动车")).toBeGreaterThan(3);
  });

  test("no word tells more than before", () => {
    for (const word of ["research", "bank", "trading", "organic", "sun", "acme"])
      expect(wordInformation(word)).toBeLessThanOrEqual(tokenInformation(word));
  });
});

test("a short word, or one of a legal form, is no sign that its meaning is common", () => {
  expect(wordInformation("luggage")).toBeGreaterThan(9);
  expect(wordInformation("labour")).toBeGreaterThan(6);
});
