import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadSupplier, parseSupplier } from "./supplier.ts";

const sample = JSON.parse(
  readFileSync(new URL("../../samples/supplier.json", import.meta.url), "utf8"),
) as object;
const parse = (changes: object = {}, credential: string | undefined = "s3cret") =>
  parseSupplier(JSON.stringify({ ...sample, ...changes }), credential);

test("the sample is a declaration, with the credential in its header", () => {
  expect(parse()).toMatchObject({
    source_id: "example_market_data",
    timeout_s: 20,
    headers: { authorization: "Bearer s3cret" },
  });
});

test("without a file there is no supplier", () => {
  expect(loadSupplier(undefined, undefined)).toBeNull();
});

describe("a declaration that cannot be used is refused by the name of the field, never with its value", () => {
  test.each([
    [{ addresses: ["ftp://SECRET/{lei}"] }, "addresses.0"],
    [{ addresses: ["https://{lei}.example/"] }, "addresses.0"],
    [{ addresses: ["https://user:SECRET@a.example/{lei}"] }, "addresses.0"],
    [{ addresses: ["https://a.example/all"] }, "addresses.0"],
    [{ addresses: ["https://a.example/{SECRET}"] }, "addresses.0"],
    [{ addresses: ["https://a.example/{password}"] }, "known in braces"],
    [{ addresses: [] }, "addresses"],
    [{ timeout_s: 31 }, "timeout_s"],
    [{ mapping: { market_cap: { value: "SECRET" } } }, "mapping.market_cap.value"],
    [{ mapping: { metrics: { ebitda: { date: "/a", value: "/b" } } } }, "mapping.metrics"],
    [{ licence: undefined }, "licence"],
  ])("%j", (changes, field) => {
    expect(() => parse(changes)).toThrow(new RegExp(`^ASSAY_SUPPLIER: .*${field.replaceAll(".", "\\.")}`));
    expect(() => parse(changes)).not.toThrow(/SECRET/);
  });

  test("a header without a credential, no JSON, no file", () => {
    expect(() => parseSupplier(JSON.stringify(sample), undefined)).toThrow("ASSAY_SUPPLIER_CREDENTIAL");
    expect(() => parseSupplier("{", undefined)).toThrow("the file is not JSON");
    expect(() => loadSupplier("/nowhere/supplier.json", undefined)).toThrow("ENOENT");
  });
});
