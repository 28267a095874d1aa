import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryTimeZones } from "./country-time-zones.ts";
import { localDateOf } from "./local-date.ts";

describe("a timestamp that is local midnight gives the local calendar date", () => {
  test.each([
    ["1952-10-16T23:00:00Z", "DE", "1952-10-17", "central European time"],
    ["1999-06-24T22:00:00Z", "DE", "1999-06-25", "central European summer time"],
    ["2014-03-09T23:00:00.000Z", "MT", "2014-03-10", "milliseconds"],
    ["2017-06-30T18:30:00Z", "IN", "2017-07-01", "half-hour zone"],
    ["2003-04-01T18:15:00Z", "NP", "2003-04-02", "quarter-hour zone"],
    ["1870-02-25T23:06:32Z", "DE", "1870-02-26", "local mean time before 1893"],
    ["1985-01-01T05:00:00Z", "US", "1985-01-01", "New York"],
    ["1985-01-01T08:00:00Z", "US", "1985-01-01", "Los Angeles"],
    ["2004-11-30T16:00:00Z", "AU", "2004-12-01", "Perth, not the main zone"],
    ["2005-07-31T17:00:00Z", "RU", "2005-08-01", "Krasnoyarsk summer time, not the main zone"],
    ["1970-05-31T23:00:00Z", "GB", "1970-06-01", "British standard time of 1968 to 1971"],
    ["2011-12-30T10:00:00Z", "WS", "2011-12-31", "the day after Samoa crossed the date line"],
    ["1952-10-16T23:00:00+00:00", "de", "1952-10-17", "zero offset is UTC; country in lower case"],
  ])("%s in %s is %s (%s)", (timestamp, country, expected) => {
    expect(localDateOf(timestamp, country)).toBe(expected);
  });
});

describe("a timestamp just short of midnight by other clock rules is rounded up", () => {
  test.each([
    ["1870-02-25T23:00:00Z", "DE", "1870-02-26", "whole-hour offset written for a mean-time year"],
    ["1975-06-30T22:00:00Z", "DE", "1975-07-01", "summer time written for a year without it"],
    ["2019-03-05T22:17:43Z", "DE", "2019-03-05", "an odd instant is an event and is not rounded"],
    ["2019-03-05T20:00:00Z", "DE", "2019-03-05", "earlier than the last hour"],
  ])("%s in %s is %s (%s)", (timestamp, country, expected) => {
    expect(localDateOf(timestamp, country)).toBe(expected);
  });
});

describe("the date is kept as written when nothing asks for a conversion", () => {
  test.each([
    ["2000-05-05T00:00:00Z", "US"],
    ["2000-05-05T00:00:00.000Z", "JP"],
    ["2000-05-05T00:00:00+02:00", "US"],
    ["2000-05-05T23:59:00-05:00", "JP"],
    ["2000-05-05T18:00:00", "IN"],
    ["2000-05-05 18:00", "IN"],
    ["2000-05-05", "no such country"],
    [" 2000-05-05T00:00:00Z ", ""],
  ])("%s in %s", (timestamp, country) => {
    expect(localDateOf(timestamp, country)).toBe("2000-05-05");
  });

  test.each(["1997", "1997-04"])("partial date %s", (text) => {
    expect(localDateOf(text, "DE")).toBe(text);
  });
});

describe("null rather than a guess", () => {
  test.each([
    ["2000-02-30", "DE", "no such day"],
    ["1900-02-29T23:00:00Z", "DE", "no leap year"],
    ["2000-13-01", "DE", "no such month"],
    ["1997-13", "DE", "no such month"],
    ["2000-05-05T24:00:00Z", "DE", "no such hour"],
    ["2000-05-05T10:61:00Z", "DE", "no such minute"],
    ["2000-05-05T10:00:61Z", "DE", "no such second"],
    ["2000-05-05T23:00:00Z", "", "a conversion without a country"],
    ["2000-05-05T23:00:00Z", "ZZ", "a conversion without a zone"],
    ["2000-05-05T23:00:00Z", "__proto__", "a conversion without a zone"],
    ["05/05/2000", "GB", "not ISO 8601"],
    ["19521016T230000Z", "DE", "the basic format is not read"],
    ["", "DE", "empty"],
    ["2000-05-05T23:00:00Z and more", "DE", "trailing text"],
  ])("%s in %s (%s)", (timestamp, country) => {
    expect(localDateOf(timestamp, country)).toBeNull();
  });

  test("any text at all is met with a date or null", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (timestamp, country) => {
        const date = localDateOf(timestamp, country);
        expect(date === null || /^\d{4}(-\d\d){0,2}$/.test(date)).toBe(true);
      }),
    );
    expect(localDateOf("2".repeat(100_000), "DE")).toBeNull();
  });
});

test("every zone of the table is known to the runtime", () => {
  for (const zone of Object.values(countryTimeZones).flatMap((zones) => zones.split(" "))) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone }), zone).not.toThrow();
  }
  expect(Object.keys(countryTimeZones).length).toBeGreaterThan(249);
});

test("midnight today in any country's main zone is today there", () => {
  const countries = Object.keys(countryTimeZones);
  const day = fc.date({ min: new Date("1975-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...countries), (instant, country) => {
      const zone = (countryTimeZones[country] ?? "").split(" ")[0] ?? "";
      const date = instant.toISOString().slice(0, 10);
      const midnight = midnightIn(zone, date);
      fc.pre(midnight !== null);
      expect(localDateOf(midnight ?? "", country)).toBe(date);
    }),
  );
});

/** The UTC instant at which `date` begins in `zone`, found by search; null where the clock skips midnight. */
function midnightIn(zone: string, date: string): string | null {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const start = Date.parse(`${date}T00:00:00Z`);
  for (let quarter = -60; quarter <= 60; quarter++) {
    const instant = start + quarter * 900_000;
    if (format.format(instant) === `${date} 00:00:00`) return new Date(instant).toISOString();
  }
  return null;
}
