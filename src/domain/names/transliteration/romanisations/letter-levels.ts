/**
 * Words of languages that have several romanisation systems, each reduced to one spelling. A capital stands
 * for a sound that some systems write like one letter and some like another.
 */

type Rule = readonly [RegExp, string];

/** The small letters that match each capital. */
const MAY_BE: Readonly<Record<string, string>> = { E: "ai", J: "zi", O: "ou", U: "u", A: "e" };

const CYRILLIC: readonly Rule[] = [
  [/shch|sch|stch/g, "sc"],
  [/dzh|dj/g, "d"],
  [/tsch|tch|ch|tz|ts|cz/g, "c"],
  [/zh/g, "z"],
  [/sh/g, "s"],
  [/kh/g, "h"],
  [/x/g, "ks"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/w|ff$/g, "v"],
  [/ou/g, "u"],
  [/[iy]j|y/g, "i"],
  [/ie|(?<=[bcdfghklmnprstvz])je/g, "e"],
  [/j/g, "J"],
];

const ARABIC: readonly Rule[] = [
  [/abd[aeou]l/g, "abdal"],
  [/kh/g, "x"],
  [/gh/g, "ğ"],
  [/ch|sh/g, "š"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/ou(?=[ai])|v/g, "w"],
  [/(?<=[ae])h$/g, ""],
  [/[aeiy]?[iy](?=a)/g, "i"],
  [/[ae][iy]|ee|[iy]/g, "i"],
  [/oo|ou|o/g, "u"],
  [/e/g, "E"],
];

const GREEK: readonly Rule[] = [
  [/ch|kh/g, "h"],
  [/tz|ts|dj|dz|j/g, "z"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/[cq]/g, "k"],
  [/ks/g, "x"],
  [/ou/g, "u"],
  [/au/g, "av"],
  [/eu/g, "ev"],
  [/ai|ae/g, "e"],
  [/ei|oi|ee|y/g, "i"],
  [/ng|gg|gk|gh/g, "g"],
  [/mp/g, "b"],
  [/nt|nd|dh/g, "d"],
];

const INDIC: readonly Rule[] = [
  [/^shr(?:ee|i)|^sree/g, "sri"],
  [/ksh|x/g, "ks"],
  [/chh/g, "ch"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ck|q/g, "k"],
  [/w/g, "v"],
  [/ee|y/g, "i"],
  [/oo|ou/g, "u"],
];

const KOREAN: readonly Rule[] = [
  [/ng(?![aeiouyw])|ng$/g, "N"],
  [/tch|ch|jj|j/g, "ç"],
  [/kk|gg|g/g, "k"],
  [/tt|dd|d/g, "t"],
  [/pp|bb|b/g, "p"],
  [/sh|ss/g, "s"],
  [/eui/g, "ui"],
  [/eo/g, "O"],
  [/eu/g, "U"],
  [/ae|ai/g, "A"],
  [/oo|ou/g, "u"],
  [/oi/g, "oe"],
];

/** The parts of a Korean word in its reduced spelling. A word has one reading, so the pattern is linear. */
const KOREAN_WORD =
  /^[ktpçslrmnh]?[yw]?[aeiouOUA]+(?:(?:[kNtplmns][ktpçslrmnh]?[yw]?|[çrh][yw]?|[yw])[aeiouOUA]+)*[kNtplmns]?$/;

/** The languages whose words are reduced letter by letter. */
export type LevelledLanguage = "cyrillic" | "arabic" | "greek" | "indic" | "korean";

const RULES: Readonly<Record<LevelledLanguage, readonly Rule[]>> = {
  cyrillic: CYRILLIC,
  arabic: ARABIC,
  greek: GREEK,
  indic: INDIC,
  korean: KOREAN,
};

/** The common spelling of a word over all systems of its language; "" for words of other languages. */
export function levelled(language: LevelledLanguage, word: string): string {
  let text = word;
  for (const [spelling, level] of RULES[language]) text = text.replace(spelling, level);
  const single = text.replace(/(.)\1+/gu, "$1");
  return language === "korean" && !KOREAN_WORD.test(single) ? "" : single;
}

/** Whether two reduced spellings are the same word. */
export function sameLevel(left: string, right: string): boolean {
  if (left.length !== right.length || left === "") return false;
  for (let at = 0; at < left.length; at++) {
    const a = left[at]!;
    const b = right[at]!;
    if (a !== b && !MAY_BE[a]?.includes(b) && !MAY_BE[b]?.includes(a)) return false;
  }
  return true;
}
