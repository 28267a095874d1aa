import { expect, test } from "vitest";
import { hasSilentLetters, thaiLetters } from "./thai-letters.ts";

test.each([
  ["บางจาก", "bangjak"],
  ["เดลต้า", "delta"],
  ["โตโยต้า", "toyota"],
  ["ไทย", "tai"],
  ["สุวรรณ", "suwann"],
  ["เจริญ", "jroen"],
  ["อินโฟร์", "info"],
  ["เสริมสุข", "sroemsuk"],
  ["เมดิคอล", "medikol"],
  ["แคร", "krae"],
  ["สหพัฒนา", "sahpatna"],
  ["ทวี", "tawi"],
  ["ลิฟวิง", "liwing"],
])("%s in the order of its sounds", (thai, latin) => {
  expect(thaiLetters(thai, "silent")).toBe(latin);
});

test("a letter with the mark of silence is left out, or read", () => {
  expect(thaiLetters("แลนด์", "silent")).toBe("laen");
  expect(thaiLetters("แลนด์", "written")).toBe("laend");
  expect(hasSilentLetters("แลนด์")).toBe(true);
  expect(hasSilentLetters("ไทย")).toBe(false);
});
