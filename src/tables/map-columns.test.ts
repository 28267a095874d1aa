import { describe, expect, test } from "vitest";
import { fieldOfHeading, headingKey } from "./headings.ts";
import { headingRowOf, mapColumns } from "./map-columns.ts";

describe("a heading", () => {
  test.each([
    ["Company_Name *", "company name"],
    ["companyName", "company name"],
    ["Société", "societe"],
    ["Straße", "strasse"],
  ])("%s is read as %s", (heading, key) => expect(headingKey(heading)).toBe(key));

  test.each([
    ["name", "name"],
    ["SUPPLIER NAME", "name"],
    ["RegAddress.PostTown", null],
    ["address.postal_code", "address.postal_code"],
    ["PLZ", "address.postal_code"],
    ["Handelsregisternummer", "registration_number"],
    ["D-U-N-S", "duns"],
    ["USt-IdNr.", "vat_number"],
    ["Raison sociale", "name"],
    ["会社名", "name"],
    ["Amount", null],
    ["", null],
  ])("%s names %s", (heading, path) => expect(fieldOfHeading(heading)).toBe(path));
});

describe("the row of headings", () => {
  test("is the one that names most fields, below a title", () => {
    expect(headingRowOf([["Suppliers 2026"], [], ["Name", "Country"], ["Apple Inc.", "US"]])).toBe(2);
  });

  test.each([
    ["has an e-mail address", [["Apple", "a@apple.com"]]],
    ["has a number", [["Apple", "1234"]]],
    ["has a company", [["Apple Inc."], ["Commerzbank AG"]]],
  ])("is none where the first row %s", (_, rows) => expect(headingRowOf(rows)).toBe(-1));

  test("may name no field", () => {
    expect(
      headingRowOf([
        ["Alpha", "Beta"],
        ["Apple Inc.", "x"],
      ]),
    ).toBe(0);
  });
});

describe("columns are mapped", () => {
  test("by heading, each field once", () => {
    expect(mapColumns(["Company", "Name", "Trading name", "Brand"], [])).toEqual([
      "name",
      null,
      "trading_names",
      "trading_names",
    ]);
  });

  test("by content where the heading says nothing", () => {
    const rows = [
      ["Apple Inc.", "HWUPKR0MPOU8FGXBT394", "apple.com", "US", "ir@apple.com", "+1 408 996 1010", "12"],
      ["Commerzbank AG", "851WYGNLUQLFZBSYGB56", "commerzbank.com", "Germany", "", "", "7"],
    ];
    expect(mapColumns(["a", "b", "c", "d", "e", "f", "g"], rows)).toEqual([
      "name",
      "lei",
      "domain",
      "country",
      "email",
      "phone",
      null,
    ]);
  });

  test("not by content that only some rows have", () => {
    const rows = [["x"], ["y"], ["https://a.example"]];
    expect(mapColumns(["?"], rows)).toEqual([null]);
  });

  test("twenty letters whose check digits are wrong are no LEI", () => {
    expect(mapColumns(["?"], [["HWUPKR0MPOU8FGXBT395"]])).toEqual([null]);
  });
});
