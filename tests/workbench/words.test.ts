import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guardWords } from "../../web/evidence/words.ts";

const guards = new URL("../../src/domain/matching/decide/guards.ts", import.meta.url);

test("each guard is explained in words of its own", () => {
  const names = [...readFileSync(guards, "utf8").matchAll(/^ {4}\| "(\w+)"/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  const words = names.map(guardWords);
  expect(names.filter((name, at) => words[at] === name.replaceAll("_", " "))).toEqual([]);
  expect(new Set(words).size).toBe(names.length);
});
