import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBenchmark, readRegister, sampleOf } from "./benchmark-files.ts";
import { readLabelDoubts } from "./label-doubts.ts";

let directory = "";
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "assay-bench-files-"));
});
afterAll(() => rmSync(directory, { recursive: true }));

const write = (name: string, ...lines: object[]) => {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  writeFileSync(join(directory, name), name.endsWith(".gz") ? gzipSync(text) : text);
  return join(directory, name);
};

describe("readBenchmark", () => {
  test("names the file that is missing", () => {
    write("register.jsonl.gz", {});
    expect(() => readBenchmark(directory)).toThrow(
      "queries.jsonl.gz: the benchmark directory has no such file",
    );
  });

  test("names the row of the register that cannot be read", () => {
    const good = { source: "sec", source_record_id: "1", name: "Acme" };
    expect(readRegister(write("good.jsonl", good))).toMatchObject([{ source: "sec", name: "Acme" }]);
    expect(() => readRegister(write("bad.jsonl", good, { source: "sec" }))).toThrow("register row 2");
  });
});

describe("sampleOf", () => {
  test("takes evenly spaced ones, the same every time, or all", () => {
    expect(sampleOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7]);
    expect(sampleOf([1, 2], 5)).toEqual([1, 2]);
    expect(sampleOf([1, 2], Number.POSITIVE_INFINITY)).toEqual([1, 2]);
  });
});

describe("readLabelDoubts", () => {
  test("no file, no doubts", () => {
    expect(readLabelDoubts(join(directory, "none.jsonl")).size).toBe(0);
  });

  test("a doubt without a reason is refused", () => {
    const path = write("doubts.jsonl", { id: "q1", reason: "renamed in 2019" });
    expect([...readLabelDoubts(path)]).toEqual([["q1", "renamed in 2019"]]);
    expect(() => readLabelDoubts(write("bare.jsonl", { id: "q1", reason: " " }))).toThrow(
      "line 1 needs an id and a reason",
    );
  });
});
