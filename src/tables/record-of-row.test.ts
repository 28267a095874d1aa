import { describe, expect, test } from "vitest";
import { resolve } from "../operations/resolution/resolve.contract.ts";
import { dayPlaceOf, isoDateOf, type RowReading, recordOfRow } from "./record-of-row.ts";

const reading = (mapping: RowReading["mapping"], more: Partial<RowReading> = {}): RowReading => ({
  mapping,
  dayComes: null,
  country: "",
  countryIssues: true,
  ...more,
});

const recordOf = (cells: readonly string[], one: RowReading) => recordOfRow(cells, one).record;

describe("a row becomes a record", () => {
  test("of its mapped cells, trimmed, without blanks", () => {
    const mapping = ["name", null, "address.city", "address.postal_code", "registration_number"];
    expect(recordOf([" Acme Ltd ", "x", "Leeds", "", "006639057"], reading(mapping))).toEqual({
      name: "Acme Ltd",
      address: { city: "Leeds" },
      registration_number: "006639057",
    });
  });

  test.each(["", " ", "-", "n/a", "#N/A", "NULL", "#REF!"])("a cell of %j says nothing", (cell) => {
    expect(recordOf(["Acme", cell], reading(["name", "lei"]))).toEqual({ name: "Acme" });
  });

  test("NA is Namibia, and no blank", () => {
    expect(recordOf(["Acme", "NA"], reading(["name", "country"]))).toEqual({ name: "Acme", country: "NA" });
  });

  test("takes the country of the table, and the country as the register's where the table says so", () => {
    const mapping = ["name", "registration_number", "country"];
    expect(recordOf(["Acme", "1", ""], reading(mapping, { country: "GB" }))).toEqual({
      name: "Acme",
      registration_number: "1",
      country: "GB",
      jurisdiction: "GB",
    });
    expect(recordOf(["Acme", "1", "IE"], reading(mapping, { country: "GB", countryIssues: false }))).toEqual({
      name: "Acme",
      registration_number: "1",
      country: "IE",
    });
  });

  test("lists are split, joined over columns and bounded", () => {
    const names = Array.from({ length: 12 }, (_, at) => `N${at}`);
    const { record, notes } = recordOfRow(
      ["A|B", names.join(";")],
      reading(["trading_names", "trading_names"]),
    );
    expect(record).toEqual({ trading_names: ["A", "B", ...names.slice(0, 8)] });
    expect(notes).toEqual(["Trading names: 10 names of up to 500 characters were taken."]);
  });

  test("a value that is too long is left out and said, without the value", () => {
    const { record, notes } = recordOfRow(["Acme", "9".repeat(21)], reading(["name", "lei"]));
    expect(record).toEqual({ name: "Acme" });
    expect(notes).toEqual(["LEI was left out: it is longer than 20 characters."]);
  });

  test("without an identifying field there is none", () => {
    expect(recordOf(["GB", "Leeds"], reading(["country", "address.city"]))).toBeNull();
  });

  test("is what the service accepts", () => {
    const mapping = ["name", "incorporation_date", "trading_names", "address.line1", "client_ref", "country"];
    const cells = ["Acme", "31.12.1999", "A;B", "1 High St", "7", "GB"];
    expect(resolve.input.safeParse(recordOf(cells, reading(mapping))).success).toBe(true);
  });
});

describe("a date", () => {
  test.each([
    ["1999-12-31", null, "1999-12-31"],
    ["1999/1/2", null, "1999-01-02"],
    ["1999-12-31T00:00:00", null, "1999-12-31"],
    ["31.12.1999", null, "1999-12-31"],
    ["3.4.1999", null, "1999-04-03"],
    ["31/12/1999", null, "1999-12-31"],
    ["12/31/1999", null, "1999-12-31"],
    ["3/4/1999", "first", "1999-04-03"],
    ["3/4/1999", "second", "1999-03-04"],
    ["3/4/1999", null, null],
    ["4/4/1999", null, "1999-04-04"],
    ["30.02.1999", null, null],
    ["yesterday", null, null],
  ] as const)("%s with the day %s is %s", (text, dayComes, iso) =>
    expect(isoDateOf(text, dayComes)).toBe(iso),
  );

  test("of a column shows where the day is", () => {
    expect(dayPlaceOf(["3/4/1999", "13/4/1999"])).toBe("first");
    expect(dayPlaceOf(["3/4/1999", "4/13/1999"])).toBe("second");
    expect(dayPlaceOf(["3/4/1999"])).toBeNull();
  });
});
