import { describe, expect, test } from "vitest";
import { readRows } from "./fixtures/register-files.ts";
import { licencePermitsResale } from "./licence-permits-resale.ts";
import { findFormat, registerFormats } from "./register-formats.ts";

test("formats are found by their names", () => {
  expect(registerFormats.map((format) => format.name)).toEqual([
    "company-jsonl",
    "company-reference",
    "gleif-level1",
    "gleif-level2",
    "gleif-exceptions",
    "gleif-isin",
    "gleif-bic",
    "companies-house",
    "companies-house-psc",
    "bods",
    "ftm",
    "sec-tickers",
    "sec-submissions",
    "sec-companyfacts",
    "brreg-enheter",
    "brreg-underenheter",
    "brreg-roller",
    "brreg-accounts",
  ]);
  for (const format of registerFormats) expect(findFormat(format.name)).toBe(format);
  expect(findFormat("opencorporates")).toBeUndefined();
});

describe.each(registerFormats)("$name", (format) => {
  test("says of its licence what the licence says", () => {
    const { licence, licencePermitsResale: permits } = format.defaults;
    expect(permits).toBe(licencePermitsResale(licence ?? undefined));
  });

  test.each([
    ["an HTML page", "<html><body>Service unavailable</body></html>"],
    ["a saved error of an object store", '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>'],
    ["blanks", "\n\n  \n"],
    ["an empty object", "{}\n"],
    ["an empty list", "[]\n"],
    ["a binary file", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00])],
    ["text", "Please try again later.\n"],
  ])("refuses %s: it never reads as a register without companies", async (_what, content) => {
    await expect(readRows(format, { content })).rejects.toThrow(
      expect.objectContaining({ name: "RegisterFileError" }),
    );
  });
});
