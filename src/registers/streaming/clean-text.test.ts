import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["  ACME \t\r\n Ltd ", "ACME Ltd"],
  ["A\u0000B\u001fC\u0085D", "A B C D"],
  ["İstanbul Ağ A.Ş.", "İstanbul Ağ A.Ş."],
  ["شركة\u200fالخليج", "شركة\u200fالخليج"],
  ["\ud83d", "\ufffd"],
  [" \u00a0\u2028 ", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j becomes %j", (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test("a long text is cut, never within a character", () => {
  expect(cleanText(`${"a".repeat(999)}😀`)).toBe("a".repeat(999));
  expect(cleanText("é".repeat(100_000))).toBe("é".repeat(1000));
});

test("clean text stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 1500 }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean ?? "").not.toContain("\u0000");
      expect((clean ?? "").isWellFormed()).toBe(true);
    }),
  );
});
