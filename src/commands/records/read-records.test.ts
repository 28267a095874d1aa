import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Operation } from "../../contract/operation.ts";
import { match } from "../../operations/resolution/match.contract.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { UsageError } from "../command-error.ts";
import { readRecords } from "./read-records.ts";
import type { SentRecord } from "./sent-record.ts";

async function read(text: string | Buffer, operation: Operation = resolve, step = 7): Promise<SentRecord[]> {
  const bytes = Buffer.from(text);
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  };
  const records: SentRecord[] = [];
  for await (const record of readRecords(chunks(), { operation, fileName: "records" })) records.push(record);
  return records;
}

const outline = (records: readonly SentRecord[]) =>
  records.map((record) =>
    "failure" in record ? [record.line, record.failure.code] : [record.line, record.request],
  );

describe("records as NDJSON", () => {
  test("one record a line, blank lines passed over, with a byte order mark and without a last line break", async () => {
    const records = await read('\ufeff{"name":"A"}\r\n\n  \n{"name":"B"}');
    expect(outline(records)).toEqual([
      [1, { name: "A" }],
      [4, { name: "B" }],
    ]);
  });

  test("a line that cannot be read costs itself only", async () => {
    const records = await read('{"name":"A"}\n{"name":\n["B"]\n{"name":"C","name":"D"}\n{"name":"E"}\n');
    expect(outline(records)).toEqual([
      [1, { name: "A" }],
      [2, "invalid_request"],
      [3, "invalid_request"],
      [4, "invalid_request"],
      [5, { name: "E" }],
    ]);
  });

  test("a line that is not UTF-8 and one over the service's limit fail by themselves", async () => {
    const damaged = Buffer.concat([
      Buffer.from('{"name":"A"}\n{"name":"'),
      Buffer.of(0xe9),
      Buffer.from('"}\n'),
    ]);
    const long = Buffer.from(`{"context":"${"x".repeat(300 * 1024)}"}\n{"name":"B"}\n`);
    const records = await read(Buffer.concat([damaged, long]), resolve, 4096);
    expect(outline(records)).toEqual([
      [1, { name: "A" }],
      [2, "invalid_request"],
      [3, "payload_too_large"],
      [4, { name: "B" }],
    ]);
  });

  test("an array of records is refused with what is expected", async () => {
    await expect(read('[{"name":"A"}]')).rejects.toThrow(UsageError);
    await expect(read('[{"name":"A"}]')).rejects.toThrow("one record a line");
  });

  test("UTF-16 is refused whole", async () => {
    await expect(read(Buffer.from('\ufeff{"name":"A"}\n', "utf16le"))).rejects.toThrow("UTF-16");
  });

  test("nothing gives nothing", async () => {
    expect(await read("")).toEqual([]);
    expect(await read(" \n\n")).toEqual([]);
  });

  test("any records come out as they went in, however they are cut", async () => {
    const names = fc.array(
      fc.string({ unit: "grapheme", maxLength: 30 }).filter((name) => !name.includes("\u0000")),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 40 }), async (given, step) => {
        const text = given.map((name) => `${JSON.stringify({ name })}\n`).join("");
        expect(
          (await read(text, resolve, step)).map((record) => ("request" in record ? record.request : null)),
        ).toEqual(given.map((name) => ({ name })));
      }),
    );
  });
});

describe("records as CSV", () => {
  test("headers are field names, nested by dots; blank cells are absent; lists are split by |", async () => {
    const records = await read(
      'name,country,address.city,trading_names,extra.tax_id,enrich\n"Foo, Ltd",GB,Leeds,Foo|  Foo Group |,77,false\nBar,,,,,\n',
    );
    expect(outline(records)).toEqual([
      [
        2,
        {
          name: "Foo, Ltd",
          country: "GB",
          address: { city: "Leeds" },
          trading_names: ["Foo", "Foo Group"],
          extra: { tax_id: "77" },
          enrich: false,
        },
      ],
      [3, { name: "Bar" }],
    ]);
  });

  test("numbers keep their zeros, and lines count from the file's first", async () => {
    const records = await read('registration_number,name\n00048839,"a\nb"\n7,c\n');
    expect(outline(records)).toEqual([
      [2, { registration_number: "00048839", name: "a\nb" }],
      [4, { registration_number: "7", name: "c" }],
    ]);
  });

  test("a broken row costs itself only", async () => {
    const records = await read('name,country\nA,GB\nB\n"C"x,GB\nD,GB\n');
    expect(outline(records)).toEqual([
      [2, { name: "A", country: "GB" }],
      [3, "invalid_request"],
      [4, "invalid_request"],
      [5, { name: "D", country: "GB" }],
    ]);
  });

  test("headings that usually mean a field name it", async () => {
    const [first] = await read("Company Name,Reg No,Country code,PLZ\nA,006,GB,LS1\n");
    expect(first).toEqual({
      line: 2,
      request: { name: "A", registration_number: "006", country: "GB", address: { postal_code: "LS1" } },
    });
  });

  test("pairs have columns of both sides", async () => {
    const [first] = await read("left.name,left.country,right.name,right.country\nA,GB,B,DE\n", match);
    expect(first).toEqual({
      line: 2,
      request: { left: { name: "A", country: "GB" }, right: { name: "B", country: "DE" } },
    });
  });

  test.each([
    ["an unknown column", "name,Secret Ltd\nA,B\n", "column 2 is no field"],
    ["a column that reaches the prototype", "name,extra.__proto__\nA,B\n", "column 2 is no field"],
    ["a column given twice", "name,country,name\nA,GB,B\n", "column 3 names the same field"],
    ["semicolons", "name;country\nA;GB\n", "separated by commas"],
  ])("%s is refused, naming the column and no text of it", async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.not.toThrow("Secret");
  });
});
