/**
 * The tables of senses, one sense a line: `sense: spellings`. `_` is a space, and `~` stands for the endings of a word
 * that is inflected (Slavic adjectives and nouns). Spellings are general vocabulary, gathered by hand.
 */
import { citiesByNativeName } from "../../../addresses/city-names.ts";
import { ASIAN_AFRICAN_WORDS } from "./asian-african-words.ts";
import { CHINESE_BUSINESS_WORDS } from "./chinese-business-words.ts";
import { COMPANY_KINDS } from "./company-kinds.ts";
import { COUNTRY_SENSES } from "./country-senses.ts";
import { EUROPEAN_WORDS } from "./european-words.ts";
import { FURTHER_EUROPEAN_WORDS } from "./further-european-words.ts";
import { FURTHER_NATIVE_WORDS } from "./further-native-words.ts";
import { GENERAL_SENSES } from "./general-senses.ts";
import { GOODS_SENSES } from "./goods-senses.ts";
import { HEBREW_WORDS } from "./hebrew-words.ts";
import { INDUSTRY_SENSES } from "./industry-senses.ts";
import { INSTITUTION_SENSES } from "./institution-senses.ts";
import { KOREAN_LOANWORDS } from "./korean-loanwords.ts";
import { KOREAN_THAI_WORDS } from "./korean-thai-words.ts";
import { MULTINATIONAL_NAMES } from "./multinational-names.ts";
import { NATIVE_SCRIPT_WORDS } from "./native-script-words.ts";
import { NATIVE_TRADES } from "./native-trades.ts";
import { PUBLIC_LIFE_SENSES } from "./public-life-senses.ts";
import { SLAVIC_ADJECTIVES } from "./slavic-adjectives.ts";
import { TRADE_SENSES } from "./trade-senses.ts";

const tables = [
  INDUSTRY_SENSES,
  TRADE_SENSES,
  INSTITUTION_SENSES,
  GENERAL_SENSES,
  NATIVE_SCRIPT_WORDS,
  EUROPEAN_WORDS,
  COMPANY_KINDS,
  PUBLIC_LIFE_SENSES,
  GOODS_SENSES,
  FURTHER_EUROPEAN_WORDS,
  ASIAN_AFRICAN_WORDS,
  SLAVIC_ADJECTIVES,
  CHINESE_BUSINESS_WORDS,
  HEBREW_WORDS,
  COUNTRY_SENSES,
  FURTHER_NATIVE_WORDS,
  KOREAN_THAI_WORDS,
  NATIVE_TRADES,
  MULTINATIONAL_NAMES,
  KOREAN_LOANWORDS,
];

/** A Hebrew word; the article is written before it as one more letter. */
const HEBREW = /^[א-ת]/;
const HEBREW_ARTICLE = "ה";

/** Every spelling of every sense. */
export function* spellings(): Generator<readonly [sense: string, spelling: string]> {
  for (const table of tables) {
    for (const line of table.trim().split("\n")) {
      const colon = line.indexOf(":");
      for (const spelling of line
        .slice(colon + 1)
        .trim()
        .split(" ")) {
        yield [line.slice(0, colon), spelling];
        if (HEBREW.test(spelling)) yield [line.slice(0, colon), HEBREW_ARTICLE + spelling];
      }
    }
  }
  for (const names of citiesByNativeName())
    for (const name of new Set(names.map(asSpelling))) yield [`city_${asSpelling(names[0]!)}`, name];
}

function asSpelling(name: string): string {
  return name.replaceAll(" ", "_");
}
