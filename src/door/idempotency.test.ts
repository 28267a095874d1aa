import { describe, expect, test } from "vitest";
import { Failure } from "../contract/errors.ts";
import type { IdempotencyClaim, Operation } from "../contract/operation.ts";
import { claimOf, idempotencyKeyOfHeader } from "./idempotency.ts";
import { getEntity, resolveCompany } from "./testing/fixture-operations.ts";

const required: Operation = { ...resolveCompany, idempotency: "required" };

function claimed(input: unknown, key = "k", operation: Operation = resolveCompany): IdempotencyClaim {
  const claim = claimOf({ operation, key, input });
  if (claim === null || claim instanceof Failure) throw new Error("no claim");
  return claim;
}

describe("Idempotency-Key syntax (specification §4.4)", () => {
  test.each([
    ['"abc"', "abc", "a structured string is unquoted"],
    ['"a\\"b\\\\c"', 'a"b\\c', "its escapes are undone"],
    ["abc", "abc", "anything else is taken as it stands"],
    ['"abc', '"abc', "also where a quotation mark is missing"],
    ['"a"b"', '"a"b"', "or stands inside"],
  ])("%s is %s: %s", (header, key) => {
    expect(idempotencyKeyOfHeader(header)).toBe(key);
  });

  test.each([
    ["", "too_short"],
    ["x".repeat(201), "too_long"],
    ["a b", "invalid_format"],
    ["ü", "invalid_format"],
    ["a\u0007", "invalid_format"],
  ])("422: %j is %s", (key, code) => {
    expect(claimOf({ operation: resolveCompany, key, input: {} })).toMatchObject({
      code: "invalid_request",
      details: { fields: [{ path: "idempotency_key", code }] },
    });
  });

  test("200 characters are accepted", () => {
    expect(claimed({}, "x".repeat(200)).keyDigest).toHaveLength(64);
  });
});

describe("claim", () => {
  test("422: a required key that is absent", () => {
    expect(claimOf({ operation: required, key: null, input: {} })).toMatchObject({
      code: "idempotency_key_required",
    });
  });

  test("no claim without a key, nor for an operation that takes none", () => {
    expect(claimOf({ operation: resolveCompany, key: null, input: {} })).toBeNull();
    expect(claimOf({ operation: getEntity, key: "k", input: {} })).toBeNull();
  });

  test("the key is kept as a digest only", () => {
    expect(JSON.stringify(claimed({}, "visible-key"))).not.toContain("visible-key");
  });

  test("the fingerprint is of the content: the order of fields does not matter, a value does", () => {
    expect(claimed({ a: 1, b: 2 }).fingerprint).toBe(claimed({ b: 2, a: 1 }, "other").fingerprint);
    expect(claimed({ a: 1 }).fingerprint).not.toBe(claimed({ a: 2 }).fingerprint);
  });

  test("the same content under another operation is other content", () => {
    const other = { ...resolveCompany, name: "other_operation" };
    expect(claimed({ a: 1 }).fingerprint).not.toBe(claimed({ a: 1 }, "k", other).fingerprint);
  });
});
