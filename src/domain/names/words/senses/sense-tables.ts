/**
 * The tables of senses, one sense a line: `sense: spellings`. `_` is a space, and `~` stands for the endings of a word
 * that is inflected (Slavic adjectives and nouns). Spellings are general vocabulary, gathered by hand.
 */
import { citiesByNativeName } from "../../../addresses/city-names.ts";
import { ASIAN_AFRICAN_WORDS } from "./asian-african-words.ts";
import { CHINESE_BUSINESS_WORDS } from "./chinese-business-words.ts";
import { CHINESE_GROUP_NAMES } from "./chinese-group-names.ts";
import { COMPANY_KINDS } from "./company-kinds.ts";
import { COUNTRY_SENSES } from "./country-senses.ts";
import { EUROPEAN_WORDS } from "./european-words.ts";
import { FURTHER_EUROPEAN_WORDS } from "./further-european-words.ts";
import { FURTHER_NATIVE_WORDS } from "./further-native-words.ts";
import { GENERAL_SENSES } from "./general-senses.ts";
import { GOODS_SENSES } from "./goods-senses.ts";
import { HEBREW_WORDS } from "./hebrew-words.ts";
import { HONG_KONG_GROUP_NAMES } from "./hong-kong-group-names.ts";
import { INDUSTRY_SENSES } from "./industry-senses.ts";
import { INSTITUTION_SENSES } from "./institution-senses.ts";
import { KOREAN_LOANWORDS } from "./korean-loanwords.ts";
import { KOREAN_THAI_WORDS } from "./korean-thai-words.ts";
import { MULTINATIONAL_NAMES } from "./multinational-names.ts";
import { NATIVE_SCRIPT_WORDS } from "./native-script-words.ts";
import { NATIVE_TRADES } from "./native-trades.ts";
import { PUBLIC_LIFE_SENSES } from "./public-life-senses.ts";
import { SLAVIC_ADJECTIVES } from "./slavic-adjectives.ts";
import { TAIWANESE_GROUP_NAMES } from "./taiwanese-group-names.ts";
import { TRADE_SENSES } from "./trade-senses.ts";
import { URDU_WORDS } from "./urdu-words.ts";

/** The tables of names of groups. */
const groupTables = [MULTINATIONAL_NAMES, CHINESE_GROUP_NAMES, HONG_KONG_GROUP_NAMES, TAIWANESE_GROUP_NAMES];

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
  KOREAN_LOANWORDS,
  URDU_WORDS,
  ...groupTables,
];

/** The senses of a table, each with its spellings. */
function* sensesIn(table: string): Generator<readonly [sense: string, spellings: readonly string[]]> {
  for (const line of table.trim().split("\n")) {
    const colon = line.indexOf(":");
    yield [
      line.slice(0, colon),
      line
        .slice(colon + 1)
        .trim()
        .split(" "),
    ];
  }
}

const ordinary: ReadonlySet<string> = namesOf(tables.filter((table) => !groupTables.includes(table)));
const groups: ReadonlySet<string> = namesOf(groupTables);

function namesOf(some: readonly string[]): ReadonlySet<string> {
  return new Set(some.flatMap((table) => [...sensesIn(table)].map(([sense]) => sense)));
}

/** Whether a sense is the name of a group of companies and no ordinary word ("evergreen"). */
export function isGroupName(sense: string): boolean {
  return groups.has(sense) && !ordinary.has(sense);
}

/** A Hebrew word; the article is written before it as one more letter. */
const HEBREW = /^[א-ת]/;
const HEBREW_ARTICLE = "ה";

/** Every spelling of every sense. */
export function* spellings(): Generator<readonly [sense: string, spelling: string]> {
  for (const [sense, written] of tables.flatMap((table) => [...sensesIn(table)])) {
    for (const spelling of written) {
      yield [sense, spelling];
      if (HEBREW.test(spelling)) yield [sense, HEBREW_ARTICLE + spelling];
    }
  }
  for (const names of citiesByNativeName())
    for (const name of new Set(names.map(asSpelling))) yield [`city_${asSpelling(names[0]!)}`, name];
}

function asSpelling(name: string): string {
  return name.replaceAll(" ", "_");
}
