import { expect, test } from "vitest";
import { partsOf } from "./name-parts.ts";

test.each([
  ["Acme Foods Ltd", ["", "Acme", " Foods Ltd"], "latin"],
  ["OOO Romashka Plus", ["OOO ", "Romashka", " Plus"], "latin"],
  ["Acme", ["", "Acme", ""], "latin"],
  ["東亜建設工業株式会社", ["", "東亜", "建設工業株式会社"], "han"],
  ["株式会社石井鐵工所", ["株式会社", "石井", "鐵工所"], "han"],
  ["㈱エアトリ", ["(株)", "エアトリ", ""], "kana"],
  ["株式会社 東京自働機械製作所", ["株式会社 ", "東京自働機械製作所", ""], "han"],
  ["삼성전자주식회사", ["", "삼성", "전자주식회사"], "hangul"],
])("%s has a first own word", (name, [before, first, after], script) => {
  expect(partsOf(name)).toEqual({ before, first, after, script, isSpaced: name.includes(" ") });
});
