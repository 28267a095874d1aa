import { describe, expect, test } from "vitest";
import { supplierAddress, supplierObservations } from "./supplier.ts";

describe("the address that a supplier is asked by", () => {
  const record = { "registration.lei": "A/B?", "registration.tickers": ["BRK.A", "BRK.B"] };
  test.each([
    [["https://a.example/{isin}", "https://a.example/{lei}"], "https://a.example/A%2FB%3F"],
    [["https://a.example/?q={ticker}&l={lei}"], "https://a.example/?q=BRK.A&l=A%2FB%3F"],
    [["https://a.example/{lei}/{cik}"], null],
    [["https://a.example/{constructor}"], null],
  ])("%j", (templates, address) => {
    expect(supplierAddress(templates, record)).toBe(address);
  });
});

describe("texts that are read as a number", () => {
  test.each<[unknown, number | null]>([
    [0, 0],
    [-1.5, -1.5],
    ["12.50", 12.5],
    ["1e6", null],
    ["1,000", null],
    ["", null],
    [null, null],
    [true, null],
    [[1], null],
    [{ raw: 1 }, null],
  ])("%j: %s", (value, read) => {
    expect(
      supplierObservations({ market_cap: { value: "/a~1b/0" } }, { "a/b": [value] }).market_cap.value,
    ).toBe(read);
  });
});

test("any answer gives two valuations and seven metrics; lists of unequal length give no column", () => {
  const mapping = { metrics: { cash: { date: "/d", value: "/v" } } };
  for (const body of [null, 1, "text", [], { d: ["2025"], v: [] }, { d: "2025", v: "1" }]) {
    const { metrics, market_cap } = supplierObservations(mapping, body);
    expect(metrics).toHaveLength(7);
    expect(metrics.flatMap(({ columns }) => columns)).toEqual([]);
    expect(market_cap.value).toBeNull();
  }
});
