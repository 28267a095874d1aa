import { expect, test } from "vitest";
import { detectFormat } from "./detect-format.ts";
import { commerzbank } from "./fixtures/commerzbank.ts";
import { level1Csv, level1Json } from "./fixtures/golden-copy.ts";
import { writeRegisterFile, zipOf } from "./fixtures/register-files.ts";

const formatOf = async (content: string | Uint8Array) =>
  (await detectFormat(await writeRegisterFile("file", content)))?.name ?? null;
const lines = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join("\n");

const partner = { source: "partners", source_record_id: "1", name: "Example Mining Ltd", country: "GB" };

test.each([
  ["company-jsonl", lines(partner, { ...partner, source_record_id: "2" })],
  ["gleif-level1", level1Csv([commerzbank])],
  ["gleif-level1", level1Json([commerzbank])],
  ["gleif-level1", zipOf({ "golden-copy.csv": level1Csv([commerzbank]) })],
  ["sec-tickers", JSON.stringify({ "0": { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." } })],
  [
    "ftm",
    lines({
      id: "co-1",
      schema: "Company",
      properties: { name: ["Example Mining Ltd"], jurisdiction: ["gb"] },
    }),
  ],
  [
    "bods",
    lines({
      statementId: "s-1",
      recordId: "c1",
      recordType: "entity",
      recordStatus: "new",
      statementDate: "2024-05-01",
      recordDetails: { name: "Example Mining Ltd", identifiers: [{ scheme: "GB-COH", id: "445790" }] },
    }),
  ],
])("%s is told by its content", async (name, content) => {
  expect(await formatOf(content)).toBe(name);
});

test("rows that are bad here and there do not change what the format is", async () => {
  expect(
    await formatOf(lines(partner, { ...partner, source_record_id: "2" }, { ...partner, name: "" })),
  ).toBe("company-jsonl");
});

test.each([
  ["prose", "a shopping list\nmilk\n"],
  ["another table", "name,city\nExample Mining Ltd,London\n"],
  ["binary", new Uint8Array([0, 1, 2, 3, 255])],
])("%s has no format", async (_what, content) => {
  expect(await formatOf(content)).toBeNull();
});
