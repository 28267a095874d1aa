/** The check of regular expressions finds slow patterns; `npm run check:patterns` runs it on every pattern. */
import { expect, test } from "vitest";
import { patternsOf } from "../scripts/patterns/find-patterns.ts";
import { patternFault } from "../scripts/patterns/pattern-fault.ts";

test.each(["/^(?:a+)+$/", "/^(?:\\w|\\d)*!$/", "/(x+x+)+y/u"])("%s is exponential", (pattern) => {
  expect(patternFault(pattern)).toMatch(/^exponential/);
});

test.each(["/\\s+$/", "/^a*a*b$/"])("%s is quadratic", (pattern) => {
  expect(patternFault(pattern)).toMatch(/polynomial/);
});

test.each(["/(?<!\\s)\\s+$/", "/^[a-z]+$/", "/^\\d{1,8}$/u"])("%s is linear", (pattern) => {
  expect(patternFault(pattern)).toBeNull();
});

test("patterns are found as literals and as texts", () => {
  const source = 'const a = /a+/u;\nconst b = new RegExp("b+", "g");\nconst c = new RegExp(name);\n';
  expect(patternsOf(source)).toEqual([
    { text: "/a+/u", line: 1 },
    { text: "/b+/g", line: 2 },
  ]);
});
