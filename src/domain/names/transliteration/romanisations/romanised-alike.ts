/** Whether two Latin words romanise one word by two systems: Hsinyi and Xinyi, Joseon and Choson. */
import { memoize } from "../../../memoize.ts";
import { chineseWord } from "./chinese-syllables.ts";
import { type LevelledLanguage, levelled, sameLevel } from "./letter-levels.ts";

/** Whether two words may be one word that two systems romanise differently. */
export type RomanisedAlike = (left: string, right: string) => boolean;

const SHORTEST = 4;
/** Shorter words have too many neighbours when they are compared letter by letter. */
const SHORTEST_LEVELLED = 5;
const MOST_LETTERS_MORE = 4;
const LONGEST = 24;

const chinese = memoize(chineseWord);

// Two different words in pinyin are different words, because pinyin is one system.
function chineseAlike(left: string, right: string): boolean {
  const a = chinese(left);
  if (a === null) return false;
  const b = chinese(right);
  return b !== null && !(a.pinyin && b.pinyin) && a.readings.some((said) => b.readings.includes(said));
}

function letterAlike(language: LevelledLanguage): RomanisedAlike {
  const level = memoize((word: string) => levelled(language, word));
  return (left, right) =>
    left.length >= SHORTEST_LEVELLED &&
    right.length >= SHORTEST_LEVELLED &&
    sameLevel(level(left), level(right));
}

/** The countries in which each comparison of romanisations applies. */
const COUNTRIES: readonly (readonly [alike: RomanisedAlike, countries: string])[] = [
  [chineseAlike, "CN TW HK MO SG MY"],
  [letterAlike("korean"), "KR KP"],
  [letterAlike("cyrillic"), "RU UA BY KZ UZ KG TJ TM BG RS ME MK BA MN GE AM AZ MD"],
  [letterAlike("arabic"), "SA AE QA KW BH OM YE JO LB SY IQ EG SD LY TN DZ MA MR PS SO DJ IR AF PK BD MV"],
  [letterAlike("greek"), "GR CY"],
  [letterAlike("indic"), "IN BD LK NP PK"],
];

const BY_COUNTRY = new Map<string, RomanisedAlike[]>();
for (const [alike, countries] of COUNTRIES)
  for (const country of countries.split(" "))
    BY_COUNTRY.set(country, [...(BY_COUNTRY.get(country) ?? []), alike]);

/** Whether two words of four letters or more are romanisations of one word in one of the countries. */
export function romanisedAlike(countries: readonly string[], left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  const longer = Math.max(left.length, right.length);
  if (shorter < SHORTEST || longer > LONGEST || longer - shorter > MOST_LETTERS_MORE) return false;
  for (const country of countries)
    for (const alike of BY_COUNTRY.get(country) ?? []) if (alike(left, right)) return true;
  return false;
}
