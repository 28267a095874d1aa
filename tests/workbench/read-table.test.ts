/** Tables in the forms that occur: encodings, separators, spreadsheets, and files that are no table. */
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { readTable } from "../../web/pages/files/worker/read-table.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, mark: boolean): Uint8Array =>
  new Uint8Array(Buffer.from((mark ? "\ufeff" : "") + text, "utf16le"));
const rowsOf = async (bytes: Uint8Array, sheet: string | null = null) => (await readTable(bytes, sheet)).rows;

describe("a text with separators", () => {
  test.each([
    ["commas", utf8("name,city\nMüller,Köln\n"), "UTF-8, separated by commas"],
    ["semicolons", utf8("name;city\r\nMüller;Köln\r\n"), "UTF-8, separated by semicolons"],
    ["tabs", utf8("name\tcity\nMüller\tKöln"), "UTF-8, separated by tabs"],
    ["a byte order mark", utf8("\ufeffname,city\nMüller,Köln\n"), "UTF-8, separated by commas"],
    ["UTF-16 with a mark", utf16("name\tcity\nMüller\tKöln\n", true), "UTF-16, separated by tabs"],
    ["UTF-16 without a mark", utf16("name;city\nMüller;Köln\n", false), "UTF-16, separated by semicolons"],
    [
      "Windows-1252",
      new Uint8Array(Buffer.from("name;city\nM\xfcller;K\xf6ln\n", "latin1")),
      "Windows-1252, separated by semicolons",
    ],
    [
      "a line that says the separator",
      utf8("sep=;\nname;city\nMüller;Köln\n"),
      "UTF-8, separated by semicolons",
    ],
  ])("%s", async (_, bytes, written) => {
    const table = await readTable(bytes, null);
    expect(table.rows.slice(0, 2)).toEqual([
      ["name", "city"],
      ["Müller", "Köln"],
    ]);
    expect(table.written).toBe(written);
  });

  test("quotation marks hold separators, line ends and marks; blank rows and short rows stay rows", async () => {
    expect(await rowsOf(utf8('a,b\n"x, ""y""\nz",2\n,\nonly\n'))).toEqual([
      ["a", "b"],
      ['x, "y"\nz', "2"],
      ["", ""],
      ["only"],
    ]);
  });

  test("a number keeps its zeros and a text its formula", async () => {
    expect(await rowsOf(utf8("a,b\n06639057,=1+1\n"))).toEqual([
      ["a", "b"],
      ["06639057", "=1+1"],
    ]);
  });

  test.each([
    ["an empty file", utf8(""), "The file is empty"],
    ["blank rows only", utf8(",,\n , \n"), "no rows with content"],
    ["a mark that is never closed", utf8(`a,b\n1,"x\n${"y,z\n".repeat(9)}`), "never closed"],
    ["a PDF", utf8("%PDF-1.7\n"), "This is a PDF"],
    ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "old format"],
    ["a broken workbook", utf8("PK\u0003\u0004 and nothing more"), "damaged"],
    ["other bytes", utf8("GIF89a\u0001\0\u0001 and so on, and so on, and so on"), "not a text file"],
    ["a thousand columns", utf8(`${"a,".repeat(1_000)}\n`), "more than 500 columns"],
  ])("%s is refused with what to do", async (_, bytes, message) => {
    await expect(readTable(bytes, null)).rejects.toThrow(message);
  });
});

describe("a workbook", () => {
  const workbook = (rows: (string | number | boolean | Date | null)[][], more: object = {}) =>
    writeXlsx({ sheets: [{ name: "Suppliers", rows, ...more }] });

  test("gives cells as they are shown: dates, numbers, logical values, blanks", async () => {
    const date = new Date(Date.UTC(1999, 11, 31));
    const bytes = await workbook([
      ["name", "founded", "amount", "active", "none"],
      ["A Ltd", date, 12.5, true, null],
    ]);
    const [, row] = await rowsOf(bytes);
    expect(row!.slice(0, 4)).toEqual(["A Ltd", "1999-12-31", "12.5", "TRUE"]);
  });

  test.each([1, 1_500])("gives a number the zeros of its format, in row %d too", async (count) => {
    const numbers = Array.from({ length: count }, (_, at) => [at + 6_639_057]);
    const cells = new Map(
      numbers.map(([value], at) => [`${at + 1},0`, { value, style: { numFmt: "00000000" } }]),
    );
    const bytes = await workbook([["number"], ...numbers], { cells });
    const rows = await rowsOf(bytes);
    expect(rows[1]).toEqual(["06639057"]);
    expect(rows[count]).toEqual([String(6_639_056 + count).padStart(8, "0")]);
  });

  test("gives a text cell as it is", async () => {
    expect((await rowsOf(await workbook([["number"], ["06639057"]])))[1]).toEqual(["06639057"]);
  });

  test("of several sheets gives the one that is asked for, else the first with rows; hidden ones are left out", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "Empty", rows: [] },
        { name: "One", rows: [["name"], ["A"]] },
        { name: "Two", rows: [["name"], ["B"]] },
        { name: "Hidden", rows: [["name"], ["C"]], hidden: true },
      ],
    });
    const table = await readTable(bytes, null);
    expect([table.sheet, table.sheets]).toEqual(["One", ["Empty", "One", "Two"]]);
    expect(await rowsOf(bytes, "Two")).toEqual([["name"], ["B"]]);
  });

  test("with a password is refused with what to do", async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: "S", rows: [["a"]] }],
      encryption: { password: "x", spinCount: 1 },
    });
    await expect(readTable(bytes, null)).rejects.toThrow("password");
  });
});
