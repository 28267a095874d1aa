import { describe, expect, test } from "vitest";
import { compareDates } from "./compare-dates.ts";
import { parsePartialDate } from "./partial-date.ts";

describe("dates agree as far as both are known", () => {
  test.each([
    ["1997-04-21", "21.04.1997", "same"],
    ["1997-04-21", "1997-04-22", "same_month"],
    ["1997-04-21", "1997-04", "same_month"],
    ["1997-04", "1997-04", "same_month"],
    ["1997-04-21", "1997-05-21", "same_year"],
    ["1997-04-21", "1997", "same_year"],
    ["1997", "1997", "same_year"],
    ["1997-12-31", "1998-01-01", "adjacent_year"],
    ["1997", "1996-05", "adjacent_year"],
    ["1997-04-21", "1999-04-21", "different"],
    ["1997", "1898", "different"],
  ])("%s and %s are %s, in either order", (left, right, level) => {
    const a = parsePartialDate(left);
    const b = parsePartialDate(right);
    expect(compareDates(a, b)).toBe(level);
    expect(compareDates(b, a)).toBe(level);
  });

  test("a missing date is not compared", () => {
    const date = parsePartialDate("1997-04-21");
    expect(compareDates(date, null)).toBeNull();
    expect(compareDates(null, date)).toBeNull();
  });
});
