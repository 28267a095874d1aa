import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalOf, difference, isDecimal, sum } from "./decimal.ts";

test.each([
  [391035000000, "391035000000"],
  [-12.5, "-12.5"],
  [0, "0"],
  [-0, "0"],
  [9007199254740991, "9007199254740991"],
  [2 ** 53, undefined],
  [1e21, undefined],
  [1e-7, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])("%s is the decimal %s", (value, text) => {
  expect(decimalOf(value)).toBe(text);
});

test("a difference is exact, whatever the scales", () => {
  expect(difference("0.3", "0.1")).toBe("0.2");
  expect(difference("1", "0.05")).toBe("0.95");
  expect(difference("-1", "-1")).toBe("0");
  expect(difference("0", "0.5")).toBe("-0.5");
});

test("a sum of whole numbers is that of the numbers", () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })), (numbers) => {
      const total = sum(numbers.map((number) => ({ sign: 1, value: String(number) })));
      expect(total).toBe(String(numbers.reduce((a, b) => a + b, 0n)));
    }),
  );
});

test.each(["", "1,000", "1e6", "+1", "1.", ".5", "--1", "١"])("%j is no decimal", (text) => {
  expect(isDecimal(text)).toBe(false);
});
