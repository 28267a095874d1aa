import { expect, test } from "vitest";
import { foldHanVariants } from "./han-variants.ts";

test.each([
  ["Taiwan and the mainland", "證券", "证券"],
  ["Japan and the mainland", "証券", "证券"],
  ["old and new Japanese forms", "豐田", "豊田"],
  ["insurance in Japan and in Taiwan", "保険", "保險"],
  ["variants in names of persons and places", "髙島屋", "高島屋"],
  ["another one", "山﨑製パン", "山崎製パン"],
  ["a character beyond the basic plane", "𠮷野家", "吉野家"],
])("%s: %s and %s", (_, one, other) => {
  expect(foldHanVariants(one)).toBe(foldHanVariants(other));
});

test("a character that China and Japan use for two different words keeps the Chinese one", () => {
  expect(foldHanVariants("沪")).toBe("沪");
});

test("where Japan and the mainland write the same, the old form is folded", () => {
  expect(foldHanVariants("硏究")).toBe("研究");
});

test("text in other scripts is unchanged", () => {
  expect(foldHanVariants("トヨタ Toyota 토요타")).toBe("トヨタ Toyota 토요타");
});
