/**
 * The tables of senses, one sense a line: `sense: spellings`. `_` is a space, and `~` stands for the endings of a word
 * that is inflected (Slavic adjectives and nouns). Spellings are general vocabulary, gathered by hand.
 */
import { citiesWithNames } from "../../../addresses/city-names.ts";
import { ASIAN_AFRICAN_WORDS } from "./asian-african-words.ts";
import { CENTRAL_EUROPEAN_WORDS } from "./central-european-words.ts";
import { CHINESE_BUSINESS_WORDS } from "./chinese-business-words.ts";
import { CHINESE_GROUP_NAMES } from "./chinese-group-names.ts";
import { COMPANY_KINDS } from "./company-kinds.ts";
import { COUNTRY_SENSES } from "./country-senses.ts";
import { EAST_ASIAN_PLACES } from "./east-asian-places.ts";
import { EAST_ASIAN_WORDS } from "./east-asian-words.ts";
import { EUROPEAN_SCRIPT_PLACES } from "./european-scripts-places.ts";
import { EUROPEAN_SCRIPT_RARER_WORDS } from "./european-scripts-rarer-words.ts";
import { EUROPEAN_SCRIPT_WORDS } from "./european-scripts-words.ts";
import { EUROPEAN_WORDS } from "./european-words.ts";
import { FURTHER_CENTRAL_WORDS } from "./further-central-words.ts";
import { FURTHER_EAST_ASIAN_WORDS } from "./further-east-asian-words.ts";
import { FURTHER_EUROPEAN_WORDS } from "./further-european-words.ts";
import { FURTHER_NATIVE_WORDS } from "./further-native-words.ts";
import { FURTHER_SOUTHERN_WORDS } from "./further-southern-words.ts";
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
import { NEAR_EASTERN_PLACES_AND_GOODS } from "./near-eastern-places-and-goods.ts";
import { NEAR_EASTERN_WORDS } from "./near-eastern-words.ts";
import { NORTHERN_EUROPEAN_GOODS } from "./northern-european-goods.ts";
import { NORTHERN_EUROPEAN_KINDS } from "./northern-european-kinds.ts";
import { NORTHERN_EUROPEAN_PLACES } from "./northern-european-places.ts";
import { NORTHERN_EUROPEAN_WORDS } from "./northern-european-words.ts";
import { PUBLIC_LIFE_SENSES } from "./public-life-senses.ts";
import { RARER_SOUTHERN_WORDS } from "./rarer-southern-words.ts";
import { ROMANCE_FORMS } from "./romance-forms.ts";
import { ROMANCE_GOODS_AND_REGIONS } from "./romance-goods-and-regions.ts";
import { ROMANCE_WORDS } from "./romance-words.ts";
import { SLAVIC_ADJECTIVES } from "./slavic-adjectives.ts";
import { SOUTH_ASIAN_GOODS_AND_PLACES } from "./south-asian-goods-and-places.ts";
import { SOUTH_ASIAN_WORDS } from "./south-asian-words.ts";
import { TAIWANESE_GROUP_NAMES } from "./taiwanese-group-names.ts";
import { TRADE_SENSES } from "./trade-senses.ts";
import { TURKIC_AND_SOUTHERN_WORDS } from "./turkic-and-southern-words.ts";
import { URDU_WORDS } from "./urdu-words.ts";
import { vocabularies } from "./vocabularies.ts";

/** The tables of names of groups. */
const groupTables: readonly SenseTable[] = [
  MULTINATIONAL_NAMES,
  CHINESE_GROUP_NAMES,
  HONG_KONG_GROUP_NAMES,
  TAIWANESE_GROUP_NAMES,
];

const tables: readonly SenseTable[] = [
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
  CENTRAL_EUROPEAN_WORDS,
  FURTHER_CENTRAL_WORDS,
  NORTHERN_EUROPEAN_WORDS,
  NORTHERN_EUROPEAN_PLACES,
  NORTHERN_EUROPEAN_KINDS,
  NORTHERN_EUROPEAN_GOODS,
  ROMANCE_WORDS,
  TURKIC_AND_SOUTHERN_WORDS,
  RARER_SOUTHERN_WORDS,
  FURTHER_SOUTHERN_WORDS,
  ROMANCE_GOODS_AND_REGIONS,
  ROMANCE_FORMS,
  EUROPEAN_SCRIPT_WORDS,
  EUROPEAN_SCRIPT_RARER_WORDS,
  EUROPEAN_SCRIPT_PLACES,
  NEAR_EASTERN_WORDS,
  NEAR_EASTERN_PLACES_AND_GOODS,
  SOUTH_ASIAN_WORDS,
  SOUTH_ASIAN_GOODS_AND_PLACES,
  EAST_ASIAN_WORDS,
  FURTHER_EAST_ASIAN_WORDS,
  EAST_ASIAN_PLACES,
  ...vocabularies,
  ...groupTables,
];

/** Lines `sense: spellings`, or an object of the same. */
type SenseTable = string | Readonly<Record<string, string>>;

/** The senses of a table, each with its spellings. */
function* sensesIn(table: SenseTable): Generator<readonly [sense: string, spellings: readonly string[]]> {
  for (const [sense, written] of typeof table === "string" ? linesOf(table) : Object.entries(table))
    yield [sense, written.split(" ")];
}

function linesOf(table: string): [sense: string, written: string][] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });
}

/** The tables whose lines begin with the English words. */
const englishFirst = [
  INDUSTRY_SENSES,
  TRADE_SENSES,
  INSTITUTION_SENSES,
  GENERAL_SENSES,
  PUBLIC_LIFE_SENSES,
  GOODS_SENSES,
  COUNTRY_SENSES,
];
const PLAIN = /^[a-z_]+$/;

/** The English spellings of senses: those before the first of another alphabet, with an accent, or with "~". */
export function* englishSpellings(): Generator<readonly [sense: string, spelling: string]> {
  for (const [sense, written] of englishFirst.flatMap((table) => [...sensesIn(table)])) {
    const others = written.findIndex((spelling) => !PLAIN.test(spelling));
    for (const spelling of written.slice(0, others === -1 ? written.length : others)) yield [sense, spelling];
  }
}

/** The names of the senses of ordinary words: English words. */
export const ordinarySenses: ReadonlySet<string> = namesOf(
  tables.filter((table) => !groupTables.includes(table)),
);
const groups: ReadonlySet<string> = namesOf(groupTables);

function namesOf(some: readonly SenseTable[]): ReadonlySet<string> {
  return new Set(some.flatMap((table) => [...sensesIn(table)].map(([sense]) => sense)));
}

/** The senses that English says in several words: "stock_exchange". */
const phrases: ReadonlySet<string> = new Set(
  tables.flatMap((table) =>
    [...sensesIn(table)].flatMap(([sense, written]) =>
      sense.includes("_") && written.includes(sense) ? [sense] : [],
    ),
  ),
);

/** Whether a sense is what a phrase means; a compound of another language may say it in one word ("Trafikverket"). */
export function isPhraseSense(sense: string): boolean {
  return phrases.has(sense);
}

/** Whether a sense is the name of a group of companies and no ordinary word ("evergreen"). */
export function isGroupName(sense: string): boolean {
  return groups.has(sense) && !ordinarySenses.has(sense);
}

/** A Hebrew word; the article is written before it as one more letter. */
const HEBREW = /^[א-ת]/;
const HEBREW_ARTICLE = "ה";

/** How the senses of cities begin. */
export const CITY = "city_";

/** Every spelling of every sense. */
export function* spellings(): Generator<readonly [sense: string, spelling: string]> {
  for (const [sense, written] of tables.flatMap((table) => [...sensesIn(table)])) {
    for (const spelling of written) {
      yield [sense, spelling];
      if (HEBREW.test(spelling)) yield [sense, HEBREW_ARTICLE + spelling];
    }
  }
  for (const names of citiesWithNames())
    for (const name of new Set(names.map(asSpelling))) yield [CITY + asSpelling(names[0]!), name];
}

function asSpelling(name: string): string {
  return name.replaceAll(" ", "_");
}
