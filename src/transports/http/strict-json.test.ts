import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Failure } from "../../contract/errors.ts";
import { parseStrictJson } from "./strict-json.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function fault(text: string | Uint8Array) {
  const result = parseStrictJson(typeof text === "string" ? bytes(text) : text);
  if (!(result instanceof Failure)) throw new Error("accepted");
  expect(result.code).toBe("invalid_request");
  return (result.details.fields as { path: string; code: string }[])[0];
}

describe("JSON that is refused (ASVS 1.5.3, 15.3.6)", () => {
  test.each([
    ["", "", "invalid_json"],
    ["{", "", "invalid_json"],
    ['{"a":1,}', "", "invalid_json"],
    ["{'a':1}", "", "invalid_json"],
    ["NaN", "", "invalid_json"],
    ['{"a":1,"a":2}', "a", "invalid_json"],
    ['{"a":1,"\\u0061":2}', "a", "invalid_json"],
    ['{"x":[{"b":1},{"b":1 , "b" : 2}]}', "x.1.b", "invalid_json"],
    ['{"__proto__":{}}', "__proto__", "unknown_field"],
    ['{"a":{"constructor":1}}', "a.constructor", "unknown_field"],
    ['{"\\u005f_proto__":1}', "__proto__", "unknown_field"],
    ['{"a":"x\\ud800y"}', "a", "invalid_format"],
    ['{"a":["ok","\\u0000"]}', "a.1", "invalid_format"],
  ])("%s at %s: %s", (text, path, code) => {
    expect(fault(text)).toMatchObject({ path, code });
  });

  test("bytes that are not UTF-8", () => {
    expect(fault(Uint8Array.of(0x22, 0xff, 0x22))?.code).toBe("invalid_json");
    expect(fault(Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22))?.code).toBe("invalid_json");
  });

  test("65 levels, while 64 are accepted", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(parseStrictJson(bytes(nested(64)))).not.toBeInstanceOf(Failure);
    expect(fault(nested(65))?.code).toBe("invalid_json");
    expect(fault(nested(100_000))?.code).toBe("invalid_json");
  });
});

test("more values than a request may have are refused before they are parsed", () => {
  const list = (values: number) => `[${"1,".repeat(values - 1)}1]`;
  expect(parseStrictJson(bytes(list(200_001)))).not.toBeInstanceOf(Failure);
  expect(fault(list(200_002))?.code).toBe("invalid_json");
  expect(fault(`[${"[],".repeat(2_000_000)}`)?.code).toBe("invalid_json");
});

describe("JSON that is accepted", () => {
  test.each([
    ['{"a":"{\\"a\\":1,\\"a\\":2}"}', "braces and names inside a string"],
    ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', "the same name in different objects"],
    ['["a","a",{"x":"a"}]', "equal strings that are no names"],
    ['{"a\\\\":1,"a":2}', "names that differ by a backslash"],
    ['\ufeff{"a":1}', "a byte order mark"],
    ['{"a":"\\ud83d\\ude00"}', "an escaped pair of surrogates"],
    ['{"proto":1,"":2}', "ordinary names"],
  ])("%s: %s", (text) => {
    expect(parseStrictJson(bytes(text))).toEqual({ value: JSON.parse(text.replace("\ufeff", "")) });
  });

  test("every well-formed JSON value means what JSON.parse makes of it", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const result = parseStrictJson(bytes(text));
        const hard = /"(__proto__|constructor)"\s*:|\\u0000|\\ud[89a-f]/i.test(text);
        if (!hard) expect(result).toEqual({ value: JSON.parse(text) });
      }),
    );
  });

  test("no bytes make it throw", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (raw) => parseStrictJson(raw) !== undefined));
  });
});
