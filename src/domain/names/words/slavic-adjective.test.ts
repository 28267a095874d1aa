import { describe, expect, test } from "vitest";
import { areSlavicForms, slavicBase } from "./slavic-adjective.ts";

describe("forms of one adjective", () => {
  test.each([
    ["moskovskiy", "moskovskaya"],
    ["moskovsky", "moskovskogo"],
    ["kaspersky", "kasperskogo"],
    ["novolipetskiy", "novolipetsk"],
    ["zelenograd", "zelenogradsky"],
    ["warszawski", "warszawska"],
  ])("%s and %s", (left, right) => {
    expect(areSlavicForms(left, right)).toBe(true);
    expect(areSlavicForms(right, left)).toBe(true);
  });
});

describe("other words", () => {
  test.each([
    ["moskovskiy", "mosenergo"],
    ["uralskiy", "uralkali"],
    ["novolipetsk", "novolipet"],
    ["minsk", "min"],
    ["kurskaya", "kurganskaya"],
    ["tesla", "teska"],
  ])("%s and %s", (left, right) => {
    expect(areSlavicForms(left, right)).toBe(false);
    expect(areSlavicForms(right, left)).toBe(false);
  });
});

test("the base of an adjective is the name without its ending, and a name has none", () => {
  expect(slavicBase("zelenogradskaya")).toBe("zelenograd");
  expect(slavicBase("zelenograd")).toBeNull();
});
