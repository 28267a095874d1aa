import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import type { Operation } from "../../contract/operation.ts";
import { failing, getEntity, resolveCompany } from "../../door/testing/fixture-operations.ts";
import { planInput, type RequestParts, readInput } from "./read-input.ts";

function read(operation: Operation, parts: Partial<RequestParts> & { json?: string }) {
  return readInput(planInput(operation), {
    pathValues: {},
    headers: {},
    queryText: "",
    isJson: true,
    body: Buffer.from(parts.json ?? ""),
    ...parts,
  });
}

function fieldOf(result: ReturnType<typeof read>) {
  if (!(result instanceof Failure)) throw new Error("accepted");
  return {
    error: result.code,
    ...(result.details.fields as { path: string; code: string }[] | undefined)?.[0],
  };
}

const entity = { pathValues: { entity_id: "ent_1" } };

describe("query strings are read by the schema", () => {
  test.each([
    ["limit=3", { limit: 3 }],
    ["limit=-3", { limit: -3 }],
    ["limit=3.5", { limit: "3.5" }],
    ["limit=03", { limit: "03" }],
    ["limit=0x10", { limit: "0x10" }],
    ["limit=", { limit: "" }],
    ["include_field_status=true", { include_field_status: true }],
    ["include_field_status=TRUE", { include_field_status: "TRUE" }],
    ["include_field_status=1", { include_field_status: "1" }],
    ["fields=a", { fields: ["a"] }],
    ["fields=a&fields=b", { fields: ["a", "b"] }],
    ["fields=a%2Cb", { fields: ["a,b"] }],
    ["fields=", { fields: [] }],
    ["fields=7", { fields: ["7"] }],
    ["fields=a+b%2Bc", { fields: ["a b+c"] }],
    ["&&limit=3&", { limit: 3 }],
  ])("%s", (queryText, expected) => {
    expect(read(getEntity, { ...entity, queryText })).toEqual({ entity_id: "ent_1", ...expected });
  });

  test.each([
    ["limit=3&limit=4", "limit", "wrong_type", "a scalar given twice"],
    ["nope=1", "nope", "unknown_field", "no such parameter"],
    ["entity_id=ent_2", "entity_id", "unknown_field", "a field of the path"],
    ["__proto__=1", "__proto__", "unknown_field", "a name of the prototype"],
    ["limit=%zz", "limit", "invalid_format", "broken percent-encoding"],
    ["limit=%ff", "limit", "invalid_format", "bytes that are not UTF-8"],
  ])("422: %s, %s is %s: %s", (queryText, path, code) => {
    expect(fieldOf(read(getEntity, { ...entity, queryText }))).toMatchObject({ path, code });
  });

  test("422: too many parameters", () => {
    expect(fieldOf(read(getEntity, { ...entity, queryText: "a=1&".repeat(1001) }))).toMatchObject({
      code: "too_long",
    });
  });

  test("a number that may be absent is read through its alternatives", () => {
    const input = z.strictObject({ id: z.string(), least: z.number().nullable().optional() });
    const operation: Operation = { ...getEntity, input, rest: { method: "GET", path: "/v1/things/{id}" } };
    expect(read(operation, { pathValues: { id: "7" }, queryText: "least=0.5" })).toEqual({
      id: "7",
      least: 0.5,
    });
  });
});

describe("bodies", () => {
  test("the fields of the body and of the path are one input", () => {
    expect(read(failing, { pathValues: { kind: "a" }, json: "{}" })).toEqual({ kind: "a" });
    expect(read(resolveCompany, { json: '{"name":"x"}' })).toEqual({ name: "x" });
  });

  test.each([
    [
      { json: '{"kind":"b"}', pathValues: { kind: "a" } },
      "kind",
      "conflicting_alias",
      "a field in path and body",
    ],
    [{ json: "[]", pathValues: { kind: "a" } }, "", "wrong_type", "an array"],
    [{ json: "null", pathValues: { kind: "a" } }, "", "wrong_type", "null"],
    [{ json: "{", pathValues: { kind: "a" } }, "", "invalid_json", "broken JSON"],
  ])("422: %o: %s is %s: %s", (parts, path, code) => {
    expect(fieldOf(read(failing, parts))).toMatchObject({ error: "invalid_request", path, code });
  });

  test("422: a query where the fields travel in the body", () => {
    const result = read(resolveCompany, { queryText: "name=x", json: "{}" });
    expect(fieldOf(result)).toMatchObject({ path: "name", code: "unknown_field" });
  });

  test("415: a body of another media type", () => {
    expect(fieldOf(read(resolveCompany, { json: "{}", isJson: false })).error).toBe("unsupported_media_type");
  });

  test("no body is an empty object where no field of it is required, and 422 where one is", () => {
    expect(read(failing, { pathValues: { kind: "a" }, isJson: false })).toEqual({ kind: "a" });
    const operation: Operation = { ...resolveCompany, input: z.strictObject({ name: z.string() }) };
    expect(fieldOf(read(operation, {}))).toMatchObject({ path: "", code: "invalid_json" });
  });

  test("422: a body on a method that has none", () => {
    expect(fieldOf(read(getEntity, { ...entity, json: "{}" }))).toMatchObject({
      path: "",
      code: "unknown_field",
    });
  });
});
