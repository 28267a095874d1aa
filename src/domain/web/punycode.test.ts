import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeLabel } from "./punycode.ts";

describe("labels of RFC 3492 and of real domains", () => {
  test.each([
    ["xn--mnchen-3ya", "münchen"],
    ["xn--bcher-kva", "bücher"],
    ["xn--fiqs8s", "中国"],
    ["xn--80ao21a", "қаз"],
    ["xn--fa-hia", "faß"],
    ["xn--wgbh1c", "مصر"],
    ["xn--egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"],
    ["example", "example"],
    ["xn--", "xn--"],
    ["xn--!!!", "xn--!!!"],
    ["xn--99999999", "xn--99999999"],
  ])("%s is %s", (label, decoded) => {
    expect(decodeLabel(label)).toBe(decoded);
  });
});

test("a host that the platform encodes is decoded again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,6}[à-öø-ÿа-яぁ-ゖ一-鿕]{1,12}[a-z]{0,6}$/u), (label) => {
      const host = URL.parse(`http://${label}.com`)?.hostname;
      fc.pre(host?.startsWith("xn--") === true);
      expect(decodeLabel(host!.slice(0, -4))).toBe(label.normalize("NFC"));
    }),
  );
});

test("any label is met without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (tail) => {
      expect(typeof decodeLabel(`xn--${tail}`)).toBe("string");
    }),
  );
});
