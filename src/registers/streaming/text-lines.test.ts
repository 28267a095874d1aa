import fc from "fast-check";
import { expect, test } from "vitest";
import { allOf, inChunks } from "../fixtures/chunks.ts";
import { readLines } from "./text-lines.ts";

const linesOf = (bytes: Buffer, sizes: readonly number[] = [7]) =>
  allOf(readLines(inChunks(bytes, sizes), "x"));
const chunkSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });

test("lines are those of the text, wherever the chunks end", async () => {
  const line = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\n\r\ufeff]/g, ""));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1 }),
      chunkSizes,
      fc.constantFrom("\n", "\r\n"),
      async (texts, sizes, end) => {
        const lines = await linesOf(Buffer.from(texts.map((text) => text + end).join("")), sizes);
        expect(lines).toEqual(texts.map((text, index) => ({ number: index + 1, text })));
      },
    ),
  );
});

test("a last line without a line break is a line, and says so", async () => {
  expect(await linesOf(Buffer.from("a\nb"))).toEqual([
    { number: 1, text: "a" },
    { number: 2, text: "b", unterminated: true },
  ]);
});

test("a byte order mark is no text, at the beginning only", async () => {
  expect((await linesOf(Buffer.from("\ufeffa\n\ufeffb\n"), [1])).map((line) => line.text)).toEqual([
    "a",
    "\ufeffb",
  ]);
});

test("a line that is not UTF-8 costs no other line", async () => {
  const bytes = Buffer.concat([Buffer.from("é\n"), Buffer.from([0xe9, 0x0a]), Buffer.from("ü\n")]);
  const lines = await linesOf(bytes, [2, 1]);
  expect(lines).toEqual([
    { number: 1, text: "é" },
    { number: 2, text: "", fault: "not UTF-8 text" },
    { number: 3, text: "ü" },
  ]);
  expect(await linesOf(bytes, [100])).toEqual(lines);
});

test.each([1000, 300_000, 5_000_000])(
  "a line over 1 MB costs no other line, in chunks of %i",
  async (size) => {
    const bytes = Buffer.from(`a\n${"é".repeat(600_000)}x\nb\n${"y".repeat(1_048_577)}`);
    const lines = await linesOf(bytes, [size]);
    expect(lines.map((line) => [line.number, line.fault ?? line.text])).toEqual([
      [1, "a"],
      [2, "longer than 1 MB"],
      [3, "b"],
      [4, "longer than 1 MB"],
    ]);
  },
);

test("UTF-16 is refused", async () => {
  await expect(linesOf(Buffer.from("\ufeffa\n", "utf16le"))).rejects.toMatchObject({
    problem: "wrong_format",
  });
});

test("an empty text has no lines", async () => {
  expect(await linesOf(Buffer.alloc(0))).toEqual([]);
});
