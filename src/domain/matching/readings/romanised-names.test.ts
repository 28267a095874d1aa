import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { comparePair } from "../compare/pair-evidence.ts";

function namesOf(left: string, right: string, country: string) {
  const { name } = comparePair(
    comparableOfRecord({ name: left, country }),
    comparableOfRecord({ name: right, country }),
  );
  return {
    over: name!.queryUnmatched.word + name!.candidateUnmatched.word,
    lost: name!.fuzzyLoss,
    exact: name!.exact,
  };
}

describe("a word that two systems romanise leaves nothing over where they are in use", () => {
  test.each([
    ["TW", "Quillworth Hsinyi Realty", "Quillworth Xinyi Realty"],
    ["KR", "Joseon Brackenfold", "Choson Brackenfold"],
    ["SA", "Al Jazeera Brackenfold", "Aljazira Brackenfold"],
    ["CY", "Hadjipetrou Shipping", "Chatzipetrou Shipping"],
  ])("%s: %s and %s", (country, left, right) => {
    expect(namesOf(left, right, country).over).toBe(0);
    expect(namesOf(left, right, "GB").over).toBeGreaterThan(0);
  });

  test("it is spelled otherwise all the same", () => {
    const { lost, exact } = namesOf("Quillworth Hsinyi", "Quillworth Xinyi", "TW");
    expect(lost).toBeGreaterThan(0);
    expect(exact).toBe(false);
  });

  test("two common words that sound alike are two words", () => {
    expect(namesOf("Brackenfold Brook", "Brackenfold Bruck", "IN").over).toBeGreaterThan(0);
  });
});
