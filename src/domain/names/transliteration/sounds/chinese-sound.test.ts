import { expect, test } from "vitest";
import { inPinyin } from "../romanisations/chinese-syllables.ts";
import {
  chineseSpellings,
  hanPinyin,
  hanWadeGiles,
  pinyinInitials,
  pinyinSound,
  respelledPinyin,
} from "./chinese-sound.ts";

test.each([
  ["华为技术", "huawei"],
  ["瓦房店轴承", "wafangdian"],
  ["阿里巴巴", "alibaba"],
  ["中兴通讯", "zhongxing"],
  ["中興通訊", "zhongxing"],
  ["厦门林巴贺", "xiamen"],
  ["成都银行", "chengdu"],
  ["重庆农村", "chongqing"],
  ["长沙天仪", "changsha"],
])("%s is written %s in Latin letters", (native, word) => {
  expect(hanPinyin(native)).toContain(pinyinSound(word));
});

test("two to four neighbouring characters", () => {
  expect(hanPinyin("瓦房店 A 轴承")).toEqual(["wafang", "wafangdian", "fangdian", "zhoucheng"]);
});

test("words that cannot be pinyin have none", () => {
  for (const word of ["group", "global", "steel", "li", "x".repeat(5000)])
    expect(pinyinSound(word), word).toBeNull();
});

test.each([
  ["贵州", "kweichow"],
  ["青岛", "tsingtao"],
  ["中华", "chunghwa"],
  ["高雄", "kaohsiung"],
])("%s is written %s by post offices or in Taiwan", (native, word) => {
  expect(inPinyin(word).some((pinyin) => hanPinyin(native).includes(pinyin))).toBe(true);
});

test("a word in pinyin, or of one syllable, has no other reading", () => {
  for (const word of ["huawei", "hotel", "shin", "x".repeat(5000)]) expect(inPinyin(word), word).toEqual([]);
});

test("a character has its pinyin first, then the older spellings", () => {
  expect(chineseSpellings("州")).toEqual(["zhou", "chou", "chow"]);
});

test("the first letters of two to four characters", () => {
  expect(pinyinInitials("比亚迪")).toBe("byd");
  expect(pinyinInitials("比")).toBeNull();
  expect(pinyinInitials("BYD")).toBeNull();
});

test("words in Wade–Giles that might be pinyin of other characters", () => {
  expect(hanWadeGiles("元大")).toContain("yuanta");
  expect(hanWadeGiles("元")).toEqual([]);
  expect(hanWadeGiles("Yuanta")).toEqual([]);
  expect(hanWadeGiles("元大".repeat(5000)).length).toBeLessThan(200);
});

test.each([
  ["geely", "jili"],
  ["vanke", "wanke"],
  ["sany", "sanyi"],
])("%s is %s, spelled for English readers", (word, pinyin) => {
  expect(respelledPinyin(word)).toBe(pinyin);
});

test("a word in pinyin and an English word are not respelled", () => {
  for (const word of ["haier", "company", "valley", "suzuki", "x".repeat(5000)])
    expect(respelledPinyin(word), word).toBeNull();
});
