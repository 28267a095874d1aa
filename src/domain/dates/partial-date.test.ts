import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCalendarDate, parsePartialDate } from "./partial-date.ts";

describe("every usual notation of a date is read", () => {
  test.each([
    ["1997-04-21", 1997, 4, 21],
    ["1997-4-1", 1997, 4, 1],
    ["1997-04-21T23:00:00Z", 1997, 4, 21],
    ["1997-04-21T23:00:00.000+02:00", 1997, 4, 21],
    ["1997-04-21 23:00", 1997, 4, 21],
    ["19970421", 1997, 4, 21],
    ["1997", 1997, null, null],
    ["1997-04", 1997, 4, null],
    ["1997/04", 1997, 4, null],
    ["04/1997", 1997, 4, null],
    ["1997/04/21", 1997, 4, 21],
    ["21/04/1997", 1997, 4, 21],
    ["03/04/1997", 1997, 4, 3],
    ["21.04.1997", 1997, 4, 21],
    ["1.4.1997", 1997, 4, 1],
    ["21-04-1997", 1997, 4, 21],
    ["04/21/1997", 1997, 4, 21],
    ["1997年4月21日", 1997, 4, 21],
    ["1997年4月", 1997, 4, null],
    ["1997年", 1997, null, null],
    ["21 April 1997", 1997, 4, 21],
    ["21st Apr 1997", 1997, 4, 21],
    ["April 21, 1997", 1997, 4, 21],
    ["Sept. 1997", 1997, 9, null],
    ["21-APR-1997", 1997, 4, 21],
    [" 1997-04-21 ", 1997, 4, 21],
    ["１９９７-０４-２１", 1997, 4, 21],
    ["2000-02-29", 2000, 2, 29],
  ])("%s", (text, year, month, day) => {
    expect(parsePartialDate(text)).toEqual({ year, month, day });
  });
});

describe("null rather than a guess", () => {
  test.each([
    "",
    "n/a",
    "97",
    "0000",
    "0001-01-01",
    "9999-12-31",
    "1997-13-01",
    "1997-02-29",
    "1900-02-29",
    "31.04.1997",
    "04.21.1997",
    "1/2.1997",
    "1997-00-10",
    "199704",
    "Smarch 1997",
    "13/13/1997",
    "1997-04-21x",
    "-1997",
    "12345678",
  ])("%s", (text) => {
    expect(parsePartialDate(text)).toBeNull();
  });

  test("strange text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const date = parsePartialDate(text);
        expect(date === null || isCalendarDate(date.year, date.month ?? 1, date.day ?? 1)).toBe(true);
      }),
    );
    expect(parsePartialDate("1".repeat(100_000))).toBeNull();
  });
});

test("every day of the calendar survives ISO, German and compact notation", () => {
  const day = fc.date({ min: new Date("1000-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = "", month = "", dayOfMonth = ""] = iso.split("-");
      const expected = { year: Number(year), month: Number(month), day: Number(dayOfMonth) };
      for (const text of [
        iso,
        `${year}${month}${dayOfMonth}`,
        `${dayOfMonth}.${month}.${year}`,
        `${dayOfMonth}/${month}/${year}`,
      ]) {
        expect(parsePartialDate(text), text).toEqual(expected);
      }
    }),
  );
});
