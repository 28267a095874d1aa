import { expect, test } from "vitest";
import { hanPinyin, pinyinSound } from "./chinese-sound.ts";

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
