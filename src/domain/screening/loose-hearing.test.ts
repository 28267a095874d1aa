import { describe, expect, test } from "vitest";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { hearLoosely, looseConsonants } from "./loose-hearing.ts";

const chinese = (text: string) => analyseName(text, { country: "CN" });
const latin = (text: string) => analyseName(text, { country: "CN" });

describe("foreign words in Chinese names", () => {
  test.each([
    ["阿尔斯通科技有限公司", "Alstom Technology Co., Ltd."],
    ["西门子电子有限公司", "Siemens Electronics Ltd."],
    ["深圳市达能贸易有限公司", "Danone Trading Limited"],
  ])("%s is heard as %s", (native, said) => {
    const heard = hearLoosely(chinese(native), latin(said));
    expect(heard?.name.core[heard.name.core.indexOf(latin(said).core[0]!)]).toBe(latin(said).core[0]);
  });

  test("a name with other consonants is not heard", () => {
    expect(hearLoosely(chinese("西门子电子有限公司"), latin("Philips Electronics Ltd."))).toBeNull();
  });

  test("one syllable, and a word with one consonant, is never heard", () => {
    expect(hearLoosely(chinese("艾电子有限公司"), latin("Ai Electronics Ltd."))).toBeNull();
    expect(looseConsonants(latin("Ia Ltd."))).toEqual([]);
  });

  test("a name in Chinese and its Latin name share their consonants by kind", () => {
    const ofChinese = new Set(looseConsonants(chinese("爱丽丝零部件有限公司")));
    expect(looseConsonants(latin("Alice Components Co. Ltd")).some((one) => ofChinese.has(one))).toBe(true);
  });

  test("the ending of a place before the heard words is left out", () => {
    expect(hearLoosely(chinese("深圳市西门子电子有限公司"), latin("Siemens Ltd."))?.name.core).not.toContain(
      "市",
    );
  });
});
