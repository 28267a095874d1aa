import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edgarState } from "./edgar-state.ts";

describe("EDGAR state and country codes", () => {
  test.each([
    ["DE", "US", "US-DE"],
    ["CA", "US", "US-CA"],
    ["IL", "US", "US-IL"],
    ["DC", "US", "US-DC"],
    ["A0", "CA", "CA-AB"],
    ["A6", "CA", "CA-ON"],
    ["A8", "CA", "CA-QC"],
    ["B0", "CA", "CA-YT"],
    ["Z4", "CA", null],
    ["B1", "BW", null],
    ["X0", "GB", null],
    ["X1", "US", null],
    ["E9", "KY", null],
    ["D0", "BM", null],
    ["D8", "VG", null],
    ["K3", "HK", null],
    ["L3", "IL", null],
    ["2M", "DE", null],
    ["1T", "MH", null],
    ["P8", "AN", null],
    ["PR", "PR", null],
    [" x0 ", "GB", null],
  ])("%s is %s %s", (code, country, subdivision) => {
    expect(edgarState(code)).toEqual({ country, subdivision, code: subdivision ?? country });
  });

  test.each(["XX", "", "GB", "UK", "ZZ", "A", "DELAWARE", "__proto__"])("%s is not on the list", (code) => {
    expect(edgarState(code)).toBeNull();
  });

  test("text of any other length is not on the list", () => {
    const text = fc.string({ unit: "binary" }).filter((given) => given.trim().length !== 2);
    fc.assert(
      fc.property(text, (given) => {
        expect(edgarState(given)).toBeNull();
      }),
    );
    expect(edgarState("D".repeat(100_000))).toBeNull();
  });
});
