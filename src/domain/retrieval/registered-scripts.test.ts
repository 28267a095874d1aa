import { expect, test } from "vitest";
import { normalise } from "../matching/comparable/comparable-of.ts";
import { ScriptCounter, shareInScripts } from "./registered-scripts.ts";

const counter = new ScriptCounter();
for (const [name, other, country] of [
  ["カルビー株式会社", "Calbee, Inc.", "JP"],
  ["日立製作所", "", "JP"],
  ["Sony Group Corporation", "", "JP"],
  ["Acme Limited", "", "GB"],
] as const) {
  const known = normalise({ name, country });
  const further = other === "" ? [] : normalise({ name: other }).names;
  counter.add({ names: [...known.names, ...further], countries: known.countries });
}
const { counts } = counter;

test("a company with names in two scripts counts in each, and once in both", () => {
  expect(shareInScripts(counts, ["JP"], ["latin"])).toBeCloseTo(2 / 3);
  expect(shareInScripts(counts, ["JP"], ["kana"])).toBeCloseTo(1 / 3);
  expect(shareInScripts(counts, ["JP"], ["kana", "latin"])).toBeCloseTo(2 / 3);
  expect(shareInScripts(counts, ["JP"], ["kana", "latin", "han"])).toBe(1);
});

test("several countries are taken together, and no country means all", () => {
  expect(shareInScripts(counts, ["JP", "GB"], ["latin"])).toBeCloseTo(3 / 4);
  expect(shareInScripts(counts, [], ["latin"])).toBeCloseTo(3 / 4);
  expect(shareInScripts(counts, ["GB"], ["han"])).toBe(0);
});

test("of a country without companies nothing is known", () => {
  expect(shareInScripts(counts, ["KR"], ["hangul"])).toBeNull();
});

test("the counts are the same after JSON", () => {
  expect(JSON.parse(JSON.stringify(counts))).toEqual(counts);
});
