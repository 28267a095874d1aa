import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { writeRegisterFile, zipOf } from "../fixtures/register-files.ts";
import { openRegisterFile, type RegisterFile } from "./register-file.ts";

async function partsOf(file: RegisterFile): Promise<Record<string, string>> {
  const parts: Record<string, string> = {};
  for await (const part of file.open()) {
    const pieces: Buffer[] = [];
    for await (const chunk of part.chunks) pieces.push(chunk);
    parts[part.name] = Buffer.concat(pieces).toString();
  }
  return parts;
}

const open = async (name: string, content: string | Uint8Array) =>
  openRegisterFile(await writeRegisterFile(name, content));

describe("a register file is what its first bytes say", () => {
  test.each([
    ["plain, named as a zip", "rows.zip", Buffer.from("a,b\n"), "rows.zip"],
    ["gzip, named as CSV", "rows.csv", gzipSync("a,b\n"), "rows.csv"],
    ["zip, without a name", "rows", zipOf({ "inner.csv": "a,b\n" }), "inner.csv"],
    ["shorter than a signature", "x", Buffer.from("a"), "x"],
  ])("%s", async (_case, name, content, part) => {
    const parts = await partsOf(await open(name, content));
    expect(parts).toEqual({ [part]: content.length === 1 ? "a" : "a,b\n" });
  });

  test("two gzip streams in one file are one text", async () => {
    const file = await open("rows.gz", Buffer.concat([gzipSync("a\n"), gzipSync("b\n")]));
    expect(await partsOf(file)).toEqual({ "rows.gz": "a\nb\n" });
  });
});

test("an archive gives its data files in order, and nothing else", async () => {
  const members = {
    "data/part2.csv": "2",
    "part1.CSV": "1",
    "records.jsonl": "{}",
    "readme.txt": "no",
    "__MACOSX/._part1.CSV": "no",
    ".hidden.csv": "no",
    "empty.json": "",
  };
  const parts = await partsOf(await open("x.zip", zipOf(members)));
  expect(Object.entries(parts)).toEqual([
    ["part2.csv", "2"],
    ["part1.CSV", "1"],
    ["records.jsonl", "{}"],
    ["empty.json", ""],
  ]);
});

describe("progress counts bytes on disk, never falls, and ends at the size", () => {
  const text = randomBytes(900_000).toString("hex");
  test.each([
    ["plain", Buffer.from(text)],
    ["gzip", gzipSync(text)],
    ["zip", zipOf({ "a.csv": text, "notes.txt": text, "b.csv": text })],
  ])("%s", async (_kind, content) => {
    const file = await open("x", content);
    expect([file.bytesTotal, file.bytesRead()]).toEqual([content.length, 0]);
    const seen: number[] = [];
    for await (const part of file.open()) for await (const _chunk of part.chunks) seen.push(file.bytesRead());
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen[0]).toBeLessThan(content.length);
    expect(file.bytesRead()).toBe(content.length);
    file.open();
    expect(file.bytesRead()).toBe(0);
  });
});

describe("a file that cannot be whole is refused", () => {
  const text = randomBytes(50_000).toString("hex");
  const flipped = (content: Buffer, at: number) => {
    const copy = Buffer.from(content);
    copy[at] = (copy[at] ?? 0) ^ 0xff;
    return copy;
  };
  test.each([
    ["gzip cut off", gzipSync(text).subarray(0, -100), "truncated"],
    ["gzip cut off in its head", gzipSync(text).subarray(0, 6), "truncated"],
    ["gzip with a wrong byte", flipped(gzipSync(text), 20_000), "damaged"],
    ["zip cut off", zipOf({ "a.csv": text }).subarray(0, -100), "truncated"],
    ["zip with a wrong byte", flipped(zipOf({ "a.csv": text }), 20_000), "damaged"],
    [
      "zip with a wrong checksum",
      flipped(zipOf({ "a.csv": text }), 14 + zipOf({ "a.csv": text }).lastIndexOf("PK\x01\x02") + 2),
      "damaged",
    ],
    ["zip without members", zipOf({}), "empty"],
    ["zip without data", zipOf({ "readme.txt": text }), "empty"],
  ])("%s", async (_case, content, problem) => {
    const file = await open("x", content);
    await expect(partsOf(file)).rejects.toMatchObject({ name: "RegisterFileError", fileName: "x", problem });
  });

  test("an empty file, a folder and no file", async () => {
    await expect(open("x", "")).rejects.toMatchObject({ problem: "empty" });
    await expect(openRegisterFile("/")).rejects.toMatchObject({ problem: "missing" });
    await expect(openRegisterFile("/no/such/file")).rejects.toMatchObject({
      problem: "missing",
      fileName: "file",
    });
  });
});

test.each([
  ["plain", (text: string) => Buffer.from(text)],
  ["gzip", (text: string) => gzipSync(text)],
  ["zip", (text: string) => zipOf({ "a.csv": text, "b.csv": text })],
])("reading %s may stop early and start again", async (_kind, pack) => {
  const text = randomBytes(900_000).toString("hex");
  const file = await open("x", pack(text));
  for await (const part of file.open()) {
    for await (const chunk of part.chunks) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    break;
  }
  expect(Object.values(await partsOf(file))[0]).toBe(text);
});
