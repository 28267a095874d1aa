import { expect, test } from "vitest";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { formerKeys } from "./former-keys.ts";
import { retrievalKeys } from "./keys.ts";

const tokenKeys = (keys: readonly { readonly key: string }[]) =>
  keys.flatMap(({ key }) => (key.startsWith("t:") ? [key] : []));

/** The keys of neighbouring words joined: an analysis that does not know one of the words did not cut there. */
function storedBefore(name: string): string[] {
  const words = analyseName(name).tokens.flatMap(({ tag, text }) =>
    tag === "form" || tag === "stop" ? [] : [text],
  );
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_, more) => `t:${words.slice(from, from + more + 2).join("")}`),
  );
}

const names = [
  "深圳迈瑞生物医疗电子股份有限公司",
  "中国南方航空股份有限公司",
  "三井不動産レジデンシャル株式会社",
  "한국전력기술 주식회사",
  "บริษัท ปูนซิเมนต์ไทยก่อสร้าง จำกัด (มหาชน)",
  "ธนาคารกรุงเทพพาณิชย์การ",
];

test.each(names)("the words that an analysis without some words stored are asked for: %s", (name) => {
  const subject = { names: [analyseName(name)] };
  const asked = new Set(tokenKeys([...retrievalKeys(subject, "query"), ...formerKeys(subject)]));
  const before = storedBefore(name);
  expect(before.length).toBeGreaterThan(0);
  for (const key of before) expect(asked).toContain(key);
});

test("today's keys alone miss a word that was cut in another place", () => {
  const name = "中国南方航空股份有限公司";
  expect(tokenKeys(retrievalKeys({ names: [analyseName(name)] }, "query"))).not.toContain("t:中国南方航空");
  expect(tokenKeys(formerKeys({ names: [analyseName(name)] }))).toContain("t:中国南方航空");
});

test.each([
  ["บริษัท แบงก์ชาติกรุ๊ป จำกัด", "t:กรุ๊ป"],
  ["佐々木製作所", "t:佐々木"],
  ["いすゞ自動車株式会社", "t:いすゞ"],
  ["佛山市海天调味食品股份有限公司", "t:市海天"],
  ["北陸電気工業株式会社", "t:电气工业"],
  ["주식회사 에스케이", "t:eseukei"],
])("words that were written with marks or sounds are asked for: %s", (name, key) => {
  expect(tokenKeys(formerKeys({ names: [analyseName(name)] }))).toContain(key);
});

test("a name of a script with spaces has no other former words", () => {
  expect(formerKeys({ names: [analyseName("Kilang Perabot Sungai Merbau Sdn Bhd")] })).toEqual([]);
});

test("a long name has a bounded number of pieces", () => {
  const name = analyseName("株式会社".concat("漢字仮名交文東西南北".repeat(40)));
  expect(formerKeys({ names: [name] }).length).toBeLessThanOrEqual(496);
});

test.each([
  ["«Զանգեզուր» ՓԲԸ", "t:zangezowr"],
  ["Дъбъл Тийм ЕООД", "t:dbl"],
  ["ООО «Кей Пи Эм Джи»", "t:key"],
])("a name is asked for as an earlier analysis romanised it: %s", (name, key) => {
  expect(tokenKeys(retrievalKeys({ names: [analyseName(name)] }, "query"))).not.toContain(key);
  expect(tokenKeys(formerKeys({ names: [analyseName(name)] }))).toContain(key);
});
