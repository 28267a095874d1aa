import { describe, expect, test } from "vitest";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { hearLoosely } from "./loose-hearing.ts";
import { looseConsonants, readableIn } from "./loose-keys.ts";

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

  test.each([
    [
      "a character by its meaning and one by its sound",
      "芯购电子有限公司",
      "Chip Goo Electronics",
      ["chip", "goo"],
    ],
    ["characters by their meanings", "世联物流有限公司", "Global Link Logistics", ["global", "link"]],
    ["the initials of all syllables", "日新电子有限公司", "RX Electronics Limited", ["rx"]],
    ["a syllable that is spelled like a connecting word", "长安海连技术", "Chang An Technology", ["chang"]],
  ])("%s", (_, native, said, words) => {
    expect(hearLoosely(chinese(native), latin(said))?.name.core).toEqual(expect.arrayContaining(words));
  });

  test("the initials of some syllables, and a character of another meaning, are not read", () => {
    expect(hearLoosely(chinese("日新月电子有限公司"), latin("RX Electronics Limited"))).toBeNull();
    expect(hearLoosely(chinese("芯购电子有限公司"), latin("Danube Electronics Limited"))).toBeNull();
  });

  test("both sides of a reading have keys in common", () => {
    expect(readableIn(chinese("芯时空电子")).words).toEqual(expect.arrayContaining(["chip", "space"]));
    expect(readableIn(latin("Chip Space Electronics")).words).toEqual(["chip", "space"]);
    expect(readableIn(chinese("日新电子")).initials).toContain("rx");
    expect(readableIn(latin("RX Electronics")).initials).toContain("rx");
  });
});
