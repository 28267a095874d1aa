import { expect, test, vi } from "vitest";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { formerKeys } from "./former-keys.ts";
import { retrievalKeys } from "./keys.ts";

/** Words that the former analysis does not know; null: today's words. */
const lacking = vi.hoisted(() => ({ word: null as ((text: string) => boolean) | null }));

vi.mock("../names/words/lexicon.ts", async (original) => {
  const lexicon = await original<typeof import("../names/words/lexicon.ts")>();
  return {
    ...lexicon,
    isUnspacedWord: (text: string) => lacking.word?.(text) !== true && lexicon.isUnspacedWord(text),
  };
});

const tokenKeys = (keys: readonly { readonly key: string }[]) =>
  keys.flatMap(({ key }) => (key.startsWith("t:") ? [key] : []));

/** The names of a name's words as an analysis without some of today's words stored them. */
function storedBefore(name: string, without: (text: string) => boolean): string[] {
  lacking.word = without;
  try {
    return analyseName(name).tokens.flatMap(({ tag, text }) =>
      tag === "form" || tag === "stop" ? [] : [`t:${text}`],
    );
  } finally {
    lacking.word = null;
  }
}

const names = [
  "深圳市迈瑞生物医疗电子股份有限公司",
  "中国南方航空股份有限公司",
  "三井不動産レジデンシャル株式会社",
  "한국전력기술 주식회사",
  "บริษัท ปูนซิเมนต์ไทยก่อสร้าง จำกัด (มหาชน)",
  "ธนาคารกรุงเทพพาณิชย์การ",
];

test.each(names)("the words that an analysis without words stored are asked for: %s", (name) => {
  const subject = { names: [analyseName(name)] };
  const asked = new Set(tokenKeys([...retrievalKeys(subject, "query"), ...formerKeys(subject)]));
  for (const without of [
    () => true,
    (text: string) => text.length === 2,
    (text: string) => text.codePointAt(0)! % 2 === 0,
    (text: string) => text.codePointAt(0)! % 3 === 0,
  ])
    for (const key of storedBefore(name, without)) expect(asked).toContain(key);
});

test("today's keys alone miss a word that was cut in another place", () => {
  const name = "中国南方航空股份有限公司";
  const today = new Set(tokenKeys(retrievalKeys({ names: [analyseName(name)] }, "query")));
  expect(storedBefore(name, () => true).every((key) => today.has(key))).toBe(false);
});

test("a name of a script with spaces has no other former words", () => {
  expect(formerKeys({ names: [analyseName("Kilang Perabot Sungai Merbau Sdn Bhd")] })).toEqual([]);
});

test("a long name has a bounded number of pieces", () => {
  const name = analyseName("株式会社".concat("漢字仮名交文東西南北".repeat(40)));
  expect(formerKeys({ names: [name] }).length).toBeLessThanOrEqual(496);
});
