import { expect, test } from "vitest";
import { analyseScreened } from "./analyse-screened.ts";
import { agreeInIdentity } from "./identifying-words.ts";

const agree = (subject: string, listed: string) =>
  agreeInIdentity(analyseScreened(subject, {}), analyseScreened(listed, {}));

test.each([
  ["equal", "Izmir Kaplan Textile", "Kaplan Logistics Izmir"],
  ["two wrong letters", "Izmir Kepian Textile", "Izmir Kaplan Textile"],
  ["other letters of the same sound", "Kheymeh Trading", "Qaimeh Trading"],
  ["cut in two", "Izmir Kap lan Textile", "Izmir Kaplan Textile"],
  ["joined with its neighbour", "Izmirkaplan Textile", "Izmir Kaplan Textile"],
  ["in a longer word", "Kaplanmash Bank", "Kaplan Bank"],
  ["abbreviated", "NKTI Bank", "National Kaplan Tashkent Institute"],
  ["no such word in the listed name", "Kaplan Insurance Bank", "National Insurance Bank"],
])("%s: %s agrees with %s", (_how, subject, listed) => {
  expect(agree(subject, listed)).toBe(true);
});

test.each([
  ["another word", "Izmir Yildirim Textile", "Izmir Kaplan Textile"],
  ["a subject of common words", "Izmir Textile Bank", "Izmir Kaplan Textile"],
  ["two of three letters differ", "Gol Textile", "Kam Textile"],
])("%s: %s does not agree with %s", (_how, subject, listed) => {
  expect(agree(subject, listed)).toBe(false);
});
