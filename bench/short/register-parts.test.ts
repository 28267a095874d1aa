import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { partsOf } from "./register-parts.ts";

const scratch = mkdtempSync(join(tmpdir(), "assay-parts-"));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("a part has every so many rows, and a source alone only where it has enough of them", () => {
  const path = join(scratch, "register.jsonl.gz");
  const row = (source: string, at: number) =>
    JSON.stringify({ source, source_record_id: `${at}`, name: "x" });
  const rows = [
    ...Array.from({ length: 10_000 }, (_, at) => row("large", at)),
    ...Array.from({ length: 200 }, (_, at) => row("small", at)),
  ];
  writeFileSync(path, gzipSync(rows.join("\n")));
  const parts = partsOf(path);
  expect(parts.map(({ name, lines }) => [name, lines.length])).toEqual([
    ["1 %", 102],
    ["5 %", 510],
    ["20 %", 2_040],
    ["50 %", 5_100],
    ["100 %", 10_200],
    ["large alone", 10_000],
  ]);
  for (const { lines, ids } of parts) expect(ids.size).toBe(lines.length);
  expect([...parts[0]!.ids].slice(0, 2)).toEqual(["large:0", "large:100"]);
});
