/**
 * Words of alphabetic scripts, and Latin words, as phones: one character each, also for sounds that a
 * spelling writes in two letters. S is "sh", C "ch", N any nasal, W and I a letter that may be a vowel or a
 * consonant, H a sound that other languages leave out or write as k or ch.
 */
import anyAscii from "any-ascii";
import { memoize } from "../../../memoize.ts";
import type { Script } from "../../analyse/analysed-name.ts";
import { hasSilentLetters, thaiLetters } from "./thai-letters.ts";

/** How closely a script keeps the sounds of a foreign word; "chinese" is Han in pinyin. */
export type Hearing = "close" | "hangul" | "indic" | "thai" | "hebrew" | "chinese" | "other";

const HEARING: Readonly<Partial<Record<Script, Hearing>>> = {
  cyrillic: "close",
  greek: "close",
  armenian: "close",
  georgian: "close",
  hangul: "hangul",
  indic: "indic",
  thai: "thai",
  hebrew: "hebrew",
  other: "other",
};

/** The hearing class of names in this script, or null for a script that is compared in another way. */
export function hearingOf(script: Script): Hearing | null {
  return HEARING[script] ?? null;
}

const LONGEST = 40;

type Rules = readonly (readonly [RegExp, string])[];

const SPELLINGS: Rules = [
  [/[ts]ion(?=s?$|al)/g, "Son"],
  [/ture(?=s?$)/g, "Cer"],
  // Greek words: "tech", "chemical", "chrome".
  [/(?<=te)ch|ch(?=em|r)/g, "k"],
  [/igh(?=t|$)/g, "ai"],
  [/tsch|tch|cz/g, "C"],
  [/sch|sz/g, "S"],
  [/dzh|dj/g, "j"],
  [/ch/g, "C"],
  [/sh/g, "S"],
  [/kh/g, "H"],
  [/zh/g, "z"],
  [/ph/g, "f"],
  [/([gtdbjr])h/g, "$1"],
  [/wh/g, "w"],
  [/c(?=[eiy])/g, "s"],
  [/(?<=[^aeioutd])ed$/g, "d"],
  [/ck|cqu|qu(?=[aeio])/g, "k"],
  [/[cq]/g, "k"],
  [/^x/g, "z"],
  [/x/g, "ks"],
  [/tz/g, "ts"],
  [/ee|ea|ie(?=[^aeiou]|$)/g, "i"],
  [/oo|ou/g, "u"],
  [/au|aw/g, "o"],
  [/[ae][iy]/g, "ei"],
  [/y(?![aeiou])/g, "i"],
  [/w(?![aeiou])/g, "u"],
];

/** Korean consonants sound different at the end of a syllable than at its beginning. */
const HANGUL: Rules = [
  [/ss/g, "S"],
  [/s(?![aeiouwy])/g, "t"],
  [/S/g, "s"],
  [/ng(?=[kg])/g, "n"],
  [/td/g, "t"],
  [/eo/g, "o"],
  [/eu/g, "u"],
  [/ae|oe/g, "e"],
];

/** Pinyin letters with another sound than in English, and "er", which writes a foreign r or l. */
const PINYIN: Rules = [
  [/q/g, "ch"],
  [/x/g, "sh"],
  [/zh/g, "j"],
  [/c(?!h)/g, "z"],
  [/ng/g, "N"],
  [/(?<=^|[aeiou])er/g, "r"],
];

const NASAL_SIGNS =
  /[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a81\u0a82\u0b01\u0b02\u0b82\u0c01\u0c02\u0c82\u0d02\u0d82]/g;

/** Sounds of foreign words in Indic scripts: a dot below a letter, and spellings of Malayalam. */
const INDIC: Rules = [
  // ज़, ਜ਼, জ়, જ઼ is z; फ़, ਫ਼ is f; ਸ਼ is sh. Other letters keep their sound: ड़ may be r or d in Latin letters.
  [/[\u091c\u0a1c\u099c\u0a9c\u0b1c][\u093c\u0a3c\u09bc\u0abc\u0b3c]/g, "z"],
  [/[\u092b\u0a2b\u09ab\u0aab\u0b2b][\u093c\u0a3c\u09bc\u0abc\u0b3c]/g, "f"],
  [/\u0a38\u0a3c/g, "S"],
  [/[\u093c\u0a3c\u09bc\u0abc\u0b3c]/g, ""],
  // Malayalam writes t as a doubled r, and nt as n and r: സിസ്റ്റം is "system", സെന്റർ "center".
  [/\u0d31\u0d4d\u0d31/g, "t"],
  [/(?<=\u0d28\u0d4d)\u0d31/g, "t"],
  // Before s it writes r as zh: ബിൽഡേഴ്സ് is "builders".
  [/\u0d34(?=\u0d4d\u0d38)/g, "r"],
  // The nasal sign of Bengali and Odia is ng: মাইনিং and ମାଇନିଂ are "mining".
  [/[\u0982\u0b02]$/g, "ng"],
  [NASAL_SIGNS, "N"],
  // The plural of English words: ਮੋਟਰਜ਼ is "motors".
  [/(?<=.)z$/g, "s"],
];

const HEBREW: ReadonlyMap<string, string> = new Map(
  "א a|ב b|ג g|ד d|ה h|ו W|ז z|ח H|ט t|י I|כ k|ך k|ל l|מ m|ם m|נ n|ן n|ס s|ע a|פ p|ף p|צ ts|ץ ts|ק k|ר r|ש S|ת t"
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** The phones of the English names of the letters: 에스케이 and เอสเค are SK. */
export const LETTER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `a ei|b bi|c si|d di|e i|f ef|g ji|h eiC|i ai|j jei|k kei|l el|m em|n en|o o|p pi|q kiu|r ar|s es|t ti|u iu|v vi
w dablu|x eks|y wai|z zed`
    .split(/[|\n]/)
    .map((pair) => pair.split(" ")),
);
const LETTERED = /^(?:[b-df-hj-np-tv-z]{2,4}|[a-z]{2,3})$/;
/** A word that stands for itself may be more letters: आईसीआईसीआई is ICICI. */
const LETTERED_ALONE = /^[a-z]{2,5}$/;
/** Letters before a word that no English word begins with: "NCSoft", "KTcs". */
const LETTERS_BEFORE = /^([b-df-hj-np-tv-z]{2,3})(?=[b-df-hj-np-tv-z]?[aeiou][a-z]{2})/;
const ONSET =
  /^(?:[bcfgkps][lr]|[dt][rw]|[cgkprstw]h|[gkmp]n|s[cklmnpqtv]|[cps][hst][rlw]?|[tw]r|kw|gw|sw|qu|mc|ts|dz|ng|ps|zh|dh|bh|ny|my|by|ky|ry|hy|sy|ty|ly|vy|gy|dy|[^aeiou]y.*)/;

/** The phones of Latin words in order, short words spelled by letter names; null when no word is short. */
export function phonesOfLetters(words: readonly string[]): string | null {
  const alone = words.length === 1;
  if (!words.some((word) => lettersIn(word, alone) > 0)) return null;
  const said = words.map((word) => {
    const letters = lettersIn(word, alone);
    const names = [...word.slice(0, letters)].map((letter) => LETTER_NAMES[letter]).join("");
    return names + phonesOfLatin(word.slice(letters));
  });
  return single(said.join(""));
}

/** How many letters at the front of a word may be read by their names. */
function lettersIn(word: string, alone: boolean): number {
  if ((alone ? LETTERED_ALONE : LETTERED).test(word)) return word.length;
  const [, letters = ""] = LETTERS_BEFORE.exec(word) ?? [];
  return ONSET.test(word) ? 0 : letters.length;
}

/** The phones of a Latin word, or of a word that was romanised letter by letter. */
export const phonesOfLatin = memoize((word: string) => spelled(word));

const bySpelling: Readonly<Record<Hearing, (word: string) => string>> = {
  close: phonesOfLatin,
  hangul: memoize((word) => spelled(replaced(word, HANGUL))),
  // The letter of c is the sound of ch: एचडीएफसी is HDFC.
  indic: memoize((word) => spelled(ascii(replaced(word, INDIC)).replace(/ch?/g, "C"))),
  thai: memoize((word) => spelled(ascii(thaiLetters(word, "silent")))),
  hebrew: memoize((word) => single([...word].map((letter) => HEBREW.get(letter) ?? "").join(""))),
  chinese: memoize((word) => spelled(replaced(word, PINYIN))),
  other: memoize((word) => spelled(ascii(word))),
};

/** The phones of a native word in a name of the given hearing class. */
export function phonesOfNative(word: string, hearing: Hearing): string {
  return bySpelling[hearing](word.slice(0, LONGEST));
}

const thaiInFull = memoize((word: string) => spelled(ascii(thaiLetters(word, "written"))));

/**
 * The phones of a native word in each way that its Latin spelling may follow: Thai marks letters that are not spoken, and
 * Latin spellings keep some of them (แลนด์ is "land", โภคภัณฑ์ is "pokphand"); an l or r that ends a word is spoken as n
 * (สุรพล is "Surapon"). Indic scripts write some English sounds with one letter.
 */
export function phonesOfNativeInEachWay(word: string, hearing: Hearing): readonly string[] {
  const written = phonesOfNative(word, hearing);
  if (hearing === "indic") return indicWays(word, written);
  if (hearing !== "thai") return [written];
  const ways = [
    written,
    ...(hasSilentLetters(word) ? [thaiInFull(word.slice(0, LONGEST))] : []),
    written.replace(/[lr]$/, "n"),
  ];
  return [...new Set(ways)];
}

const FLAPPED = /[\u0921\u09a1\u0a21\u0b21][\u093c\u09bc\u0a3c\u0b3c]/gu;
/** The vowel ai, in one letter or two: the name of the letter i (आईटीसी is ITC), or as in "Eicher". */
const INDIC_AI =
  /[\u0910\u0990\u0a10\u0a90\u0b10\u0b90\u0c10\u0c90\u0d10]|[\u0906\u0986\u0a06\u0a86\u0b06\u0b86\u0c06\u0c86\u0d06][\u0907\u0908\u0987\u0988\u0a07\u0a08\u0a87\u0a88\u0b07\u0b08\u0b87\u0b88\u0c07\u0c08\u0c87\u0c88\u0d07\u0d08]/gu;
const INDIC_R = "\u0930";
const TAMIL = /[\u0b80-\u0bff]/;
/** Tamil writes voiced and unvoiced consonants, and f, with one letter. */
const AT_FRONT_IN_TAMIL: Readonly<Record<string, readonly string[]>> = {
  C: ["C", "s"],
  p: ["p", "b", "f"],
  k: ["k", "g"],
  t: ["t", "d"],
};

/** Without its dot, the letter of j is that of an English z at the end too: सनराइज is "sunrise". */
function indicWays(word: string, written: string): readonly string[] {
  // A d with a dot below is a flapped sound, which Latin letters write as r or as d: बड़ौदा is "Baroda", ଓଡ଼ିଶା "Odisha".
  const withR = word.replace(FLAPPED, INDIC_R);
  if (withR !== word) return [...new Set([written, phonesOfNative(withR, "indic")])];
  const withI = word.replace(INDIC_AI, "aI");
  if (withI !== word) return [...new Set([written, phonesOfNative(withI, "indic")])];
  const fronts = TAMIL.test(word) ? AT_FRONT_IN_TAMIL[written.slice(0, 1)] : undefined;
  const ways = fronts?.map((front) => front + written.slice(1)) ?? [written];
  return written.endsWith("j") ? [...ways, ...ways.map((way) => `${way.slice(0, -1)}s`)] : ways;
}

function ascii(word: string): string {
  return [...word].map((letter) => (/[NSI]/.test(letter) ? letter : anyAscii(letter).toLowerCase())).join("");
}

function spelled(word: string): string {
  return single(replaced(word.slice(0, LONGEST), SPELLINGS)).replace(/[^a-zA-Z]/g, "");
}

function replaced(word: string, rules: Rules): string {
  return rules.reduce((text, [pattern, by]) => text.replace(pattern, by), word);
}

function single(text: string): string {
  return text.replace(/(.)\1+/gu, "$1");
}
