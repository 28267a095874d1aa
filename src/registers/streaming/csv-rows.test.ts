import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allOf, inChunks } from "../fixtures/chunks.ts";
import { readCsvRows } from "./csv-rows.ts";

const rowsOf = (text: string, sizes: readonly number[] = [64]) =>
  allOf(readCsvRows(inChunks(Buffer.from(text), sizes), "x.csv"));
const brief = async (text: string) =>
  (await rowsOf(text)).map(({ line, fields, fault }) => [line, fault ?? fields.join("|")]);

test("sound rows read as another parser reads them, wherever the chunks end", async () => {
  const field = fc.oneof(
    fc.constantFrom("", '"', '""', ",", "\n", "a\nb", 'say "x", y'),
    fc.string({ unit: "grapheme" }),
  );
  const clean = field.map((text) => text.replace(/[\r\ufeff]/g, ""));
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(clean, { minLength: width, maxLength: width }), { minLength: 1 }));
  const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(table, sizes, fc.boolean(), async (rows, chunkSizes, always) => {
      const written = (value: string) =>
        always || /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
      const text = rows.map((row) => `${row.map(written).join(",")}\n`).join("");
      const read = await rowsOf(text, chunkSizes);
      expect(read.every((row) => row.fault === undefined)).toBe(true);
      expect(read.map((row) => row.fields)).toEqual(parse(text, { record_delimiter: "\n" }));
    }),
  );
});

test("a line number is that of the first physical line, across quoted line breaks and blank lines", async () => {
  expect(await brief('a,b\n"1\n\n1",2\n\n3,4\r\n')).toEqual([
    [1, "a|b"],
    [2, "1\n\n1|2"],
    [6, "3|4"],
  ]);
});

describe("a broken row costs one row", () => {
  test("a quote that is never closed", async () => {
    const good = Array.from({ length: 200 }, (_, index) => `${index},x`);
    const rows = await brief(`a,b\n"BROKEN,1\n${good.join("\n")}\n`);
    expect(rows[1]).toEqual([2, "a quoted field is never closed"]);
    expect(rows.slice(2)).toEqual(good.map((row, index) => [index + 3, row.replace(",", "|")]));
  });

  test("a quote that is closed by the quote of another row", async () => {
    expect(await brief('a,b\n"BROKEN,1\n"Good, Inc.",2\n3,4\n')).toEqual([
      [1, "a|b"],
      [2, "text stands after the closing quote of a field"],
      [3, "Good, Inc.|2"],
      [4, "3|4"],
    ]);
  });

  test("a quote at the very end", async () => {
    expect(await brief('a,b\n1,2\n"BROKEN,1\n3,4\n')).toEqual([
      [1, "a|b"],
      [2, "1|2"],
      [3, "a quoted field is never closed"],
      [4, "3|4"],
    ]);
  });

  test("too few and too many fields", async () => {
    expect(await brief("a,b\n1\n1,2,3\n4,5\n")).toEqual([
      [1, "a|b"],
      [2, "the row has 1 fields and the header has 2"],
      [3, "the row has 3 fields and the header has 2"],
      [4, "4|5"],
    ]);
  });

  test("a line that is not UTF-8, also inside a quoted field", async () => {
    const bytes = Buffer.concat([
      Buffer.from('a,b\n1,2\n"3'),
      Buffer.from([0x0a, 0xff, 0x0a]),
      Buffer.from("4,5\n"),
    ]);
    const rows = await allOf(readCsvRows(inChunks(bytes, [5]), "x.csv"));
    expect(rows.map(({ line, fault }) => [line, fault])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, "a quoted field is never closed"],
      [4, "the line is not UTF-8 text"],
      [5, undefined],
    ]);
  });
});

test("a quote inside a field that is not quoted is text", async () => {
  expect(await brief('a,b\n5" PIPES LTD,2\n')).toEqual([
    [1, "a|b"],
    [2, '5" PIPES LTD|2'],
  ]);
});

test("a last row needs no line break when it is whole", async () => {
  expect(await brief("a,b\n1,2")).toEqual([
    [1, "a|b"],
    [2, "1|2"],
  ]);
});

test.each([
  ["nothing", "", "empty"],
  ["blank lines", "\n\n", "empty"],
  ["a header that cannot be read", '"a"x,b\n1,2\n', "wrong_format"],
  ["a file that ends inside a row", "a,b\n1,2\n3", "truncated"],
  ["a file that ends inside a quoted field", 'a,b\n"1', "truncated"],
])("%s is refused", async (_case, text, problem) => {
  await expect(rowsOf(text)).rejects.toMatchObject({ name: "RegisterFileError", problem });
});

test("no text makes it throw anything but a RegisterFileError, or lose a line that is not blank", async () => {
  const text = fc
    .array(fc.constantFrom('"', ",", "\n", "a", '""', "\r"), { maxLength: 60 })
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const rows = await rowsOf(`h,h\n${body}\n`);
      const lines = `h,h\n${body}`.split("\n");
      const starts = new Set(rows.map((row) => row.line));
      for (const [index, line] of lines.entries()) {
        const covered = rows.some(({ line: first, fields }) => {
          const breaks = fields.join("").split("\n").length - 1;
          return first <= index + 1 && index + 1 <= first + breaks;
        });
        expect(starts.has(index + 1) || covered || /^\r?$/.test(line)).toBe(true);
      }
    }),
  );
});
