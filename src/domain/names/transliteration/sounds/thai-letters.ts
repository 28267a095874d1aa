/**
 * Thai words letter by letter in Latin, in the order in which they are spoken, as the Royal Institute's system (1999) reads
 * consonants at the beginning of a syllable. Company names write consonants at the end as at the beginning
 * (กสิกร is "Kasikorn") or as they are spoken; those sounds are compared as alike.
 */

/** Latin letters of each consonant at the beginning of a syllable: `letters: consonants`. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  "k กขฃคฅฆ|j จ|ch ฉชฌ|s ซศษส|d ฎด|t ฏฐฑฒตถทธ|n ณน|b บ|p ปผพภ|f ฝฟ|m ม|y ย|r ร|l ลฬ|w ว|h หฮ|ng ง|y ญ"
    .split("|")
    .map((line) => line.split(" "))
    .flatMap(([latin, consonants]) => [...consonants!].map((one) => [one, latin!] as const)),
);
/** Vowels and signs; tone marks and the sign of a short vowel have no letter. */
const VOWELS: ReadonlyMap<string, string> = new Map(
  "ะ a|ั a|า a|ำ am|ิ i|ี i|ึ ue|ื ue|ุ u|ู u|เ e|แ ae|โ o|ไ ai|ใ ai|ฤ ri|ๅ a"
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

const CONSONANT = "[\u0e01-\u0e2e]";
const TONES = /[\u0e47-\u0e4b\u0e4d]/g;
const SILENT = new RegExp(`${CONSONANT}[\u0e34-\u0e39]?\u0e4c`, "g");
/** One consonant, or two that are spoken together, unless the second has the mark of silence. */
const ONSET = `(?:[กขคตปพผบฟดทจสศ]ร|[กขคปพผบฟสหอ]ล|[กขค]ว|ห[งญนมยรว]|อย)(?!\u0e4c)|${CONSONANT}`;
/** Vowels that are written around the consonant that they follow, and those that stand before it. */
const AROUND: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`เ(${ONSET})ียะ?`, "g"), "$1ia"],
  [new RegExp(`เ(${ONSET})ือ`, "g"), "$1uea"],
  [new RegExp(`เ(${ONSET})าะ?`, "g"), "$1ao"],
  [new RegExp(`เ(${ONSET})(?:อะ|(?:อ|ิ)(?![\u0e30-\u0e39]))`, "g"), "$1oe"],
  [new RegExp(`([เแโไใ])((?:[กขคตปพผบฟดทจสศ]ร|[กขคปพผบฟ]ล|[กขค]ว)(?!\u0e4c)|${CONSONANT})`, "g"), "$2$1"],
];
const RESPELT: readonly (readonly [RegExp, string])[] = [
  // A vowel that is not written: สห is "saha", อมตะ "amata", ทวี "tawi".
  [new RegExp(`(${CONSONANT})(?=ห)`, "g"), "$1ะ"],
  [new RegExp(`^อ(?=${CONSONANT})`, "g"), "ะ"],
  [new RegExp(`^(?![กขค]ว)(${CONSONANT})(?![รล])(?=${CONSONANT}[\u0e30-\u0e39เแโไใa-z])`, "g"), "$1ะ"],
  // The v of foreign words between vowels: ลิฟวิ่ง is "living".
  [/ฟว/g, "ว"],
  [/รร/g, "an"],
  // ญ is n wherever no vowel follows.
  [/ญ(?![\u0e30-\u0e39เแโไใa-z])/g, "n"],
  // อ has no sound of its own before a vowel.
  [/อ(?=[\u0e30-\u0e39เแโไใa-z])|(?<=ื)อ/g, ""],
  [/อ/g, "o"],
  [/(?<=ไ)ย/g, ""],
];

/** Whether the word has letters with the mark of silence. */
export function hasSilentLetters(word: string): boolean {
  return word.includes("\u0e4c");
}

/**
 * A Thai word in Latin letters; other letters stay.
 * @param marked whether letters with the mark of silence are left out ("silent") or read ("written").
 */
export function thaiLetters(word: string, marked: "silent" | "written"): string {
  let text = (marked === "silent" ? word.replace(SILENT, "") : word).replace(TONES, "");
  for (const [pattern, by] of AROUND) text = text.replace(pattern, by);
  text = text.replaceAll("\u0e4c", "");
  for (const [pattern, by] of RESPELT) text = text.replace(pattern, by);
  return [...text].map((letter) => CONSONANTS.get(letter) ?? VOWELS.get(letter) ?? letter).join("");
}
