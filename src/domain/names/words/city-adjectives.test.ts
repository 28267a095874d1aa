import { expect, test } from "vitest";
import { namesBehind } from "./city-adjectives.ts";

test.each([
  ["munchener", "munchen"],
  ["dresdner", "dresden"],
  ["basler", "basel"],
  ["bremer", "bremen"],
  ["hamburger", "hamburg"],
  ["kobenhavns", "kobenhavn"],
  ["antwerpse", "antwerp"],
  ["warszawska", "warszawa"],
  ["gdanski", "gdansk"],
  ["krakowie", "krakow"],
])("%s may be of %s", (word, name) => {
  expect(namesBehind(word)).toContain(name);
});

test.each(["port", "ag", "химки"])("a short word or one of another script is of nothing: %s", (word) => {
  expect(namesBehind(word)).toEqual([]);
});
