import { expect, test } from "vitest";
import { searchText } from "./search-text.ts";

test.each([
  ["Marisol AG", "Marisol"],
  ["Marisol Aktiengesellschaft", "Marisol"],
  ["Grupo Bimbo S.A.B. de C.V.", "Grupo Bimbo"],
  ["PT Astra International Tbk", "Astra International"],
  ['O\'Neill "&" {Sons} Ltd.', 'O\'Neill "&" {Sons}'],
  ["  Bank of\tCyprus \n Public Company Limited ", "Bank of Cyprus"],
  ["株式会社日立製作所", "株式会社日立製作所"],
  ["Limited", "Limited"],
  ["", ""],
])("%j is searched as %j", (name, searched) => {
  expect(searchText(name)).toBe(searched);
});

test("a name that is far too long is cut", () => {
  expect(searchText("word ".repeat(400)).length).toBeLessThanOrEqual(200);
});
