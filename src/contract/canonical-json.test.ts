import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

describe("canonical JSON (RFC 8785)", () => {
  test("§3.2.3: members are sorted by UTF-16 code units", () => {
    const value = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    expect([...canonicalJson(value).matchAll(/:"([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "Carriage Return",
      "One",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
  });

  test("§3.2.2: literals, numbers and strings as in the RFC's example", () => {
    const value = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: "\u20ac$\u000f\u000aA'\u0042\u0022\u005c\\\"/",
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      `{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA'B\\"\\\\\\\\\\"/"}`,
    );
  });

  test("the order of members and members that are undefined do not matter", () => {
    expect(canonicalJson({ b: 1, a: { d: undefined, c: [2] } })).toBe(canonicalJson({ a: { c: [2] }, b: 1 }));
  });

  test("equal values have equal text, and the text says the value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value));
        expect(canonicalJson(copy)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(copy);
      }),
    );
  });

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [1n], [() => 1]])("%s is refused", (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});
