import fc from "fast-check";
import { expect, test } from "vitest";
import { allOf, inChunks } from "../fixtures/chunks.ts";
import { readJsonRecords } from "./json-records.ts";

const recordsOf = (json: string | Buffer, sizes: readonly number[] = [16]) =>
  allOf(readJsonRecords(inChunks(Buffer.from(json), sizes), "x.json"));

test("records are those of the array, whatever is in them and wherever the chunks end", async () => {
  const record = fc.dictionary(fc.string(), fc.jsonValue());
  const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
  const wrap = fc.constantFrom(
    (records: unknown) => JSON.stringify(records),
    (records: unknown) => JSON.stringify({ records }, null, 2),
    (records: unknown) => `\ufeff${JSON.stringify({ "a{[": '}]\\"', records, note: "{" })}`,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(record), sizes, wrap, async (records, chunkSizes, write) => {
      const read = await recordsOf(write(records), chunkSizes);
      const expected = JSON.parse(JSON.stringify(records)) as unknown[];
      expect(read).toEqual(expected.map((value, index) => ({ number: index + 1, value })));
    }),
  );
});

test("a record that is no JSON, no UTF-8 or too long costs no other record", async () => {
  const json = Buffer.concat([
    Buffer.from('[{"a":1},{"a":nul},{"a":"'),
    Buffer.from([0xff]),
    Buffer.from(`"},{"a":"${"x".repeat(4_200_000)}"},{"a":5}]`),
  ]);
  expect(await recordsOf(json, [65_536])).toEqual([
    { number: 1, value: { a: 1 } },
    { number: 2, fault: "the record is not valid JSON" },
    { number: 3, fault: "the record is not UTF-8 text" },
    { number: 4, fault: "the record is longer than 4 MB" },
    { number: 5, value: { a: 5 } },
  ]);
});

test.each([
  ["in a record", '[{"a":1},{"a"'],
  ["in a string", '[{"a":1},{"a":"x'],
  ["after a record", '{"records":[{"a":1}'],
  ["before the last bracket", '{"records":[{"a":1}]'],
  ["before anything", "  "],
])("a text that ends %s was cut off", async (_where, json) => {
  await expect(recordsOf(json)).rejects.toMatchObject({ name: "RegisterFileError", problem: "truncated" });
});

test("an object that is in no array is no record", async () => {
  expect(await recordsOf('{"meta":{"a":1},"deep":{"list":[{"a":1}]},"records":[{"a":2}]}')).toEqual([
    { number: 1, value: { a: 2 } },
  ]);
});
