import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Failure } from "../contract/errors.ts";
import { text } from "../contract/scalars.ts";
import { validate } from "./validation.ts";

const address = z.strictObject({ postal_code: text({ max: 4 }).optional() });

const schema = z.strictObject({
  name: text({ min: 2, max: 5 }),
  count: z.int().min(1).max(10).optional(),
  ratio: z.number().gt(0).lt(1).optional(),
  tags: z
    .array(text({ max: 3 }))
    .max(2)
    .optional(),
  depth: z.enum(["low", "high"]).optional(),
  on: z.iso.date().optional(),
  address: address.optional(),
  extra: z.record(text({ max: 3 }), z.string()).optional(),
  choice: z
    .union([z.strictObject({ a: z.string(), b: z.string() }), z.strictObject({ c: z.int() })])
    .optional(),
});

function fieldsOf(raw: unknown, of: z.ZodType = schema) {
  const result = validate(of, raw);
  if (!(result instanceof Failure)) throw new Error("accepted");
  expect(result.status).toBe(422);
  return {
    code: result.code,
    fields: result.details.fields as { path: string; code: string; message: string }[],
  };
}

const ok = { name: "abc" };

describe("details.fields (specification §4.2)", () => {
  test.each([
    [{}, "name", "missing"],
    [{ name: 7 }, "name", "wrong_type"],
    [{ name: null }, "name", "wrong_type"],
    [{ name: "a" }, "name", "too_short"],
    [{ name: "abcdef" }, "name", "too_long"],
    [{ name: "a\u0000b" }, "name", "invalid_format"],
    [{ name: "a\ud800b" }, "name", "invalid_format"],
    [{ ...ok, count: 0 }, "count", "out_of_range"],
    [{ ...ok, count: 11 }, "count", "out_of_range"],
    [{ ...ok, count: 1.5 }, "count", "wrong_type"],
    [{ ...ok, ratio: 0 }, "ratio", "out_of_range"],
    [{ ...ok, ratio: 1 }, "ratio", "out_of_range"],
    [{ ...ok, tags: ["a", "b", "c"] }, "tags", "too_long"],
    [{ ...ok, tags: ["abcd"] }, "tags.0", "too_long"],
    [{ ...ok, depth: "middle" }, "depth", "invalid_enum"],
    [{ ...ok, on: "2026-02-30" }, "on", "invalid_format"],
    [{ ...ok, address: { postal_code: "12345" } }, "address.postal_code", "too_long"],
    [{ ...ok, address: { street: "x" } }, "address.street", "unknown_field"],
    [{ ...ok, extra: { abcd: "x" } }, "extra.abcd", "invalid_format"],
    [{ ...ok, choice: { a: "x" } }, "choice.b", "missing"],
    [{ ...ok, choice: { c: "x" } }, "choice.c", "wrong_type"],
    [{ ...ok, nope: 1 }, "nope", "unknown_field"],
    ["text", "", "wrong_type"],
    [[], "", "wrong_type"],
  ])("%j: %s is %s", (raw, path, code) => {
    const { code: error, fields } = fieldsOf(raw);
    expect(error).toBe("invalid_request");
    expect(fields).toContainEqual({ path, code, message: expect.stringMatching(/./) });
  });

  test("the form of a text is explained in words, and neither a pattern nor a value is repeated", () => {
    const shaped = z.strictObject({
      id: z
        .string()
        .regex(/^[a-z]{3}$/, "three small letters")
        .optional(),
      plain: z
        .string()
        .regex(/^[a-z]{3}$/)
        .optional(),
      on: z.iso.date().optional(),
      at: z.iso.datetime({ offset: true }).optional(),
    });
    const said = (raw: object) => {
      const failure = validate(shaped, raw);
      if (!(failure instanceof Failure)) throw new Error("accepted");
      return (failure.details.fields as { message: string }[])[0]!.message;
    };
    expect(said({ id: "SECRET" })).toBe("three small letters");
    expect(said({ on: "SECRET" })).toBe("a calendar date as in 2026-11-20");
    expect(said({ at: "SECRET" })).toMatch(/^a date with a time/);
    expect(said({ plain: "SECRET" })).not.toMatch(/SECRET|regex|\^|format/);
  });

  test("length counts code points, not code units", () => {
    expect(validate(schema, { name: "😀😀😀😀😀" })).not.toBeInstanceOf(Failure);
  });

  test("every fault is named, up to a bound, and a long name is cut", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field_${at}`, 1]));
    expect(fieldsOf({ ...ok, ...many }).fields).toHaveLength(100);
    expect(fieldsOf({ ...ok, ["x".repeat(100_000)]: 1 }).fields[0]?.path).toHaveLength(200);
  });

  test("a value is never repeated", () => {
    const secret = "s3cr3t-value";
    for (const raw of [
      { name: secret },
      { ...ok, depth: secret },
      { ...ok, on: secret },
      { name: [secret] },
    ]) {
      expect(JSON.stringify(fieldsOf(raw))).not.toContain(secret);
    }
  });

  test("no JSON value makes it throw", () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => validate(schema, raw) !== undefined));
  });
});

describe("custom issues", () => {
  const custom = (params: Record<string, unknown>) =>
    z.strictObject({ a: z.string().optional() }).superRefine((_value, context) => {
      context.addIssue({ code: "custom", path: ["a"], message: "expected otherwise", params });
    });

  test("params.code chooses the field's code", () => {
    expect(fieldsOf({}, custom({ code: "conflicting_alias" })).fields).toEqual([
      { path: "a", code: "conflicting_alias", message: "expected otherwise" },
    ]);
  });

  test("a code that is none becomes invalid_format", () => {
    expect(fieldsOf({}, custom({ code: "nonsense" })).fields[0]?.code).toBe("invalid_format");
  });

  test("params.errorCode chooses the failure, with details of its own", () => {
    const result = validate(custom({ errorCode: "invalid_record", details: { records: [3] } }), {});
    expect(result).toMatchObject({
      code: "invalid_record",
      details: { records: [3], fields: [{ path: "a", code: "invalid_format" }] },
    });
  });

  test("an error code that is none is invalid_request", () => {
    expect(fieldsOf({}, custom({ errorCode: "nonsense" })).code).toBe("invalid_request");
  });
});
