import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePhones, normalisePhone } from "./phone.ts";

describe("a valid number in the international form", () => {
  test.each([
    ["+44 20 7925 0918", undefined, "+442079250918"],
    ["020 7925 0918", "GB", "+442079250918"],
    ["442079250918", "GB", "+442079250918"],
    ["+44 (0)20 7925 0918", undefined, "+442079250918"],
    ["0044 20 7925 0918", undefined, "+442079250918"],
    ["00 49 89 21800", undefined, "+498921800"],
    ["tel: +49 89 2180-0", undefined, "+498921800"],
    ["089/2180-0", "DE", "+498921800"],
    ["(212) 736-3100", "US", "+12127363100"],
    ["212-736-3100 ext. 4", "us", "+12127363100"],
    ["03-3501-1511", "JP", "+81335011511"],
    ["０３-３５０１-１５１１", "JP", "+81335011511"],
    ["8 (495) 123-45-67", "RU", "+74951234567"],
    ["+86 10 6601 2345 / +86 10 6601 2346", undefined, "+861066012345"],
    ["none; +49 89 21800", undefined, "+498921800"],
  ])("%s in %s", (raw, country, expected) => {
    expect(normalisePhone(raw, country)).toBe(expected);
  });

  test.each([
    ["", "GB"],
    ["n/a", "DE"],
    ["1234", "US"],
    ["0", "US"],
    ["0000000000", "US"],
    ["020 7925 0918", undefined],
    ["020 7925 0918", "ZZ"],
    ["+999 123 456 789", undefined],
    ["+44 1", undefined],
    ["call us", "GB"],
  ])("%s in %s is none", (raw, country) => {
    expect(normalisePhone(raw, country)).toBeNull();
  });

  test("normalising twice changes nothing, and any text is met with E.164 or null", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\+?[0-9 ()/-]{5,20}$/)),
        (raw) => {
          const number = normalisePhone(raw, "DE");
          if (number === null) return;
          expect(number).toMatch(/^\+[1-9]\d{4,16}$/);
          expect(normalisePhone(number)).toBe(number);
        },
      ),
    );
    expect(normalisePhone("1".repeat(100_000), "US")).toBeNull();
  });
});

describe("two numbers agree as a whole or as lines of one switchboard", () => {
  test.each([
    ["+498921800", "+498921800", "same"],
    ["+442079250918", "+442079250900", "same_block"],
    ["+498921800", "+49892180123", "same_block"],
    ["+442079250918", "+442071230918", "different"],
    ["+498921800", "+12127363100", "different"],
    [null, "+498921800", null],
    [null, null, null],
  ])("%s and %s are %s, in either order", (a, b, level) => {
    expect(comparePhones(a, b)).toBe(level);
    expect(comparePhones(b, a)).toBe(level);
  });
});
