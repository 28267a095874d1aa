import { expect, test } from "vitest";
import { analyseName } from "../analyse/analyse-name.ts";
import { namesCountry } from "./country-words.ts";

test.each([
  ["Guyana", "GY"],
  ["Burkina", "BF"],
  ["Futuna", "WF"],
  ["Suomen", "FI"],
  ["Россия", "RU"],
  ["Kuwaiti", "KW"],
])("%s is a word of the name of %s", (word, code) => {
  const [token] = analyseName(word).tokens;
  expect(namesCountry(token!, [code])).toBe(true);
  expect(namesCountry(token!, ["US"])).toBe(false);
  expect(namesCountry(token!, [])).toBe(false);
});

test("a word that names no country", () => {
  const [token] = analyseName("Quillworth").tokens;
  expect(namesCountry(token!, ["GY", "GB"])).toBe(false);
});
