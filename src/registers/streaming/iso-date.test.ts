import { expect, test } from "vitest";
import { isIsoDate, isIsoDateTime, isoOfDayFirst } from "./iso-date.ts";

test.each([
  ["1997", true],
  ["1997-12", true],
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["1997-13", false],
  ["1997-00-01", false],
  ["97", false],
  ["2024-02-29T00:00:00Z", false],
])("%s as a date: %s", (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});

test.each([
  ["2024-02-29T08:31:20.554+02:00", true],
  ["2024-02-29T23:59Z", true],
  ["2023-02-29T00:00:00Z", false],
  ["2024-02-29T24:00:00Z", false],
  ["2024-02-29", false],
])("%s as a time: %s", (text, expected) => {
  expect(isIsoDateTime(text)).toBe(expected);
});

test.each([
  ["11/09/2012", "2012-09-11"],
  [" 01/01/1856 ", "1856-01-01"],
  ["29/02/2023", undefined],
  ["1/1/2012", undefined],
  [undefined, undefined],
])("%s, day first, is %s", (text, expected) => {
  expect(isoOfDayFirst(text)).toBe(expected);
});
