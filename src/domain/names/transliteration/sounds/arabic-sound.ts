/**
 * The consonants that an Arabic or Persian word and its romanisations share. The script leaves out short
 * vowels and writes long ones with the letters of w and y, so these are dropped on both sides; the letters
 * that Persian (p, ch, g), Urdu (ṭ, ḍ, ṛ and a nasal n) and Kurdish (v, ṛ, ḷ) add to the alphabet become the letters that Arabic writes for
 * them.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ب: "b",
  پ: "b",
  ت: "t",
  ٹ: "t",
  ط: "t",
  ث: "s",
  ج: "j",
  چ: "s",
  خ: "k",
  د: "d",
  ڈ: "d",
  ذ: "z",
  ر: "r",
  ڑ: "r",
  ڕ: "r",
  ز: "z",
  ژ: "z",
  ض: "z",
  ظ: "z",
  س: "s",
  ص: "s",
  ش: "s",
  غ: "g",
  ف: "f",
  ڤ: "f",
  ق: "k",
  ك: "k",
  ک: "k",
  گ: "g",
  ل: "l",
  ڵ: "l",
  م: "m",
  ن: "n",
  ں: "n",
};

export const ARABIC_ARTICLE = "ال";
const ARABIC_WORD = /^\p{Script=Arabic}+$/u;
const LATIN_WORD = /^[a-z]+$/;
const SHORTEST = 3;

/** The key form of a word in Arabic script or in Latin letters; null for others and under three sounds. */
export function arabicSound(word: string): string | null {
  const sound = arabicConsonantsOf(word);
  return sound !== null && sound.length >= SHORTEST ? sound : null;
}

/** The same form, however short; null for words in other scripts. */
export function arabicConsonantsOf(word: string): string | null {
  const capped = word.slice(0, 48);
  if (LATIN_WORD.test(capped)) return latinConsonants(capped);
  return ARABIC_WORD.test(capped) ? arabicConsonants(capped) : null;
}

function arabicConsonants(word: string): string {
  const stem = word.normalize("NFKC").replace(/^(?:و?ال|لل)(?=.{3})/u, "");
  const head = /^[اأإآعیيى]/u.test(stem) ? "a" : "";
  return head + single([...stem].map((letter) => LETTERS[letter] ?? "").join(""));
}

function latinConsonants(word: string): string {
  const consonants = word
    .replace(/^[ae]l(?=[^aeioul].{2})/, "")
    .replace(/sh|sch|ch|th/g, "s")
    .replace(/kh|ck|q|c|x/g, "k")
    .replace(/gh/g, "g")
    .replace(/dh/g, "z")
    .replace(/ph|v/g, "f")
    .replace(/p/g, "b")
    .replace(/^[aeiouy]+/, "a");
  return consonants.slice(0, 1).replace(/[hw]/, "") + single(consonants.slice(1).replace(/[aeiouyhw]/g, ""));
}

function single(text: string): string {
  return text.replace(/(.)\1+/g, "$1");
}
