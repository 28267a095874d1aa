import { expect, test } from "vitest";
import { normalise } from "../../src/pipelines/resolution/stages.ts";
import { isTransliterated } from "./transliteration.ts";

test.each([
  ["ООО Ромашка", "Romashka LLC", true],
  ["Samsung Electronics", "삼성전자", true],
  ["CJSC FINCA BANK", "«ФИНКА Банкы» ЖАК", true],
  ["АО «ЗНТЦ»", "Zelenograd Nanotechnology Center", false],
  ["Фонд благосостояния", "Wealth Fund", false],
  ["三菱商事", "Mitsubishi Corporation", false],
  ["Romashka LLC", "Romashka", false],
])("%s and %s: %s", (query, company, transliterated) => {
  expect(isTransliterated(normalise({ name: query }), normalise({ name: company }))).toBe(transliterated);
});
