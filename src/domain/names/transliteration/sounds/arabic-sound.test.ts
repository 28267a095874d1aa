import fc from "fast-check";
import { expect, test } from "vitest";
import { arabicSound } from "./arabic-sound.ts";

test.each([
  ["آلومینای", "alumina"],
  ["ايران", "iran"],
  ["البحرين", "bahrain"],
  ["الاسلامي", "islamic"],
  ["بارسيان", "parsian"],
  ["سپهر", "sepehr"],
  ["المتحدة", "muttahida"],
  ["الخليج", "khalij"],
])("%s and %s share their consonants", (native, latin) => {
  const sound = arabicSound(native)!;
  expect(arabicSound(latin)!.slice(0, sound.length)).toBe(sound);
});

test("short words and other scripts have none", () => {
  for (const word of ["من", "ab", "東京", "банк", ""]) expect(arabicSound(word), word).toBeNull();
});

test("any text is accepted", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void arabicSound(text)));
});
