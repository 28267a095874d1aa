const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ŋ: "n",
  ə: "a",
};

/**
 * Comparable form of a place's name: compatibility forms and case folded, accents of Latin, Greek, Cyrillic,
 * Hebrew and Arabic removed, `&` read as "and", apostrophes dropped, other punctuation a single space.
 * Any text is accepted; only its first 300 UTF-16 units are read.
 */
export function foldPlace(text: string): string {
  const read = text.slice(0, 300);
  // Most places are plain ASCII, and the general way costs five times as much.
  if (/^[\x20-\x7e]*$/.test(read)) {
    return read
      .toLowerCase()
      .replace(/&/g, " and ")
      .replace(/['`]/g, "")
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  }
  return read
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþıħŋə]/g, (letter) => LATIN_LETTERS[letter] ?? letter)
    .replace(/&/g, " and ")
    .replace(/['’‘`´ʻʼ]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .normalize("NFC");
}
