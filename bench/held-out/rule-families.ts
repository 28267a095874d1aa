/**
 * Families of hand-written rules and word tables, and the groups of cases that each was made from. An ablation
 * replaces the modules of a family by stand-ins without the rule. Guards, identifier rules and transliteration
 * standards are in no family, since a published fact or a promise of the interface stands behind them.
 */
import type { Group } from "./groups.ts";

interface RuleFamily {
  readonly name: string;
  /** The groups whose cases people looked at while they wrote the rules. */
  readonly madeFrom: readonly Group[];
  /** Set where the table restates a published list, which stays whatever it brings. */
  readonly published?: string;
  /** By module, below `src/domain`: the source text of the module without the rule. */
  readonly without: Readonly<Record<string, string>>;
}

/** A table of one word that occurs in no name: its readers expect at least one line. */
const noWords = (name: string): string => `export const ${name} = "none: zqxjkq";`;
const never = (...names: readonly string[]): string =>
  names.map((name) => `export function ${name}() { return false; }`).join("\n");
const unlike = (...names: readonly string[]): string =>
  names.map((name) => `export function ${name}() { return Infinity; }`).join("\n");

const senseTables = {
  "asian-african-words": "ASIAN_AFRICAN_WORDS",
  "chinese-business-words": "CHINESE_BUSINESS_WORDS",
  "company-kinds": "COMPANY_KINDS",
  "country-senses": "COUNTRY_SENSES",
  "european-words": "EUROPEAN_WORDS",
  "further-european-words": "FURTHER_EUROPEAN_WORDS",
  "further-native-words": "FURTHER_NATIVE_WORDS",
  "general-senses": "GENERAL_SENSES",
  "goods-senses": "GOODS_SENSES",
  "hebrew-words": "HEBREW_WORDS",
  "industry-senses": "INDUSTRY_SENSES",
  "institution-senses": "INSTITUTION_SENSES",
  "korean-loanwords": "KOREAN_LOANWORDS",
  "korean-thai-words": "KOREAN_THAI_WORDS",
  "multinational-names": "MULTINATIONAL_NAMES",
  "chinese-group-names": "CHINESE_GROUP_NAMES",
  "hong-kong-group-names": "HONG_KONG_GROUP_NAMES",
  "taiwanese-group-names": "TAIWANESE_GROUP_NAMES",
  "native-script-words": "NATIVE_SCRIPT_WORDS",
  "native-trades": "NATIVE_TRADES",
  "public-life-senses": "PUBLIC_LIFE_SENSES",
  "slavic-adjectives": "SLAVIC_ADJECTIVES",
  "trade-senses": "TRADE_SENSES",
  "urdu-words": "URDU_WORDS",
  "european-scripts-words": "EUROPEAN_SCRIPT_WORDS",
  "european-scripts-rarer-words": "EUROPEAN_SCRIPT_RARER_WORDS",
  "european-scripts-places": "EUROPEAN_SCRIPT_PLACES",
  "near-eastern-words": "NEAR_EASTERN_WORDS",
  "near-eastern-places-and-goods": "NEAR_EASTERN_PLACES_AND_GOODS",
  "south-asian-words": "SOUTH_ASIAN_WORDS",
  "south-asian-goods-and-places": "SOUTH_ASIAN_GOODS_AND_PLACES",
  "east-asian-words": "EAST_ASIAN_WORDS",
  "further-east-asian-words": "FURTHER_EAST_ASIAN_WORDS",
  "east-asian-places": "EAST_ASIAN_PLACES",
  "central-european-words": "CENTRAL_EUROPEAN_WORDS",
  "further-central-words": "FURTHER_CENTRAL_WORDS",
  "northern-european-words": "NORTHERN_EUROPEAN_WORDS",
  "northern-european-goods": "NORTHERN_EUROPEAN_GOODS",
  "northern-european-kinds": "NORTHERN_EUROPEAN_KINDS",
  "northern-european-places": "NORTHERN_EUROPEAN_PLACES",
  "romance-words": "ROMANCE_WORDS",
  "romance-forms": "ROMANCE_FORMS",
  "romance-goods-and-regions": "ROMANCE_GOODS_AND_REGIONS",
  "turkic-and-southern-words": "TURKIC_AND_SOUTHERN_WORDS",
  "further-southern-words": "FURTHER_SOUTHERN_WORDS",
  "rarer-southern-words": "RARER_SOUTHERN_WORDS",
};

export const ruleFamilies: readonly RuleFamily[] = [
  {
    name: "tails of securities and exchanges",
    madeFrom: ["damage: name in market data", "damage: short name of an exchange", "source: sec"],
    without: {
      "names/analyse/security-tail.ts":
        "export function lengthWithoutTail(words) { return words.length; } export function withoutKindOfShares(name) { return name; }",
    },
  },
  {
    name: "names cut at a length",
    madeFrom: ["damage: name in market data", "damage: short name of an exchange"],
    without: { "matching/words/cut-names.ts": never("isCutFrom") },
  },
  {
    name: "repeated and spelled-out words",
    madeFrom: [
      "damage: name in a directory of banks",
      "damage: short name of an exchange",
      "damage: name on a web profile",
    ],
    without: { "matching/words/redundant-words.ts": never("isRedundantWord") },
  },
  {
    name: "abbreviations of words",
    madeFrom: ["damage: name in market data", "damage: short name of an exchange"],
    without: {
      "names/words/further-abbreviations.ts": noWords("FURTHER_ABBREVIATIONS"),
      "names/words/dotted-abbreviations.ts": noWords("DOTTED_ABBREVIATIONS"),
    },
  },
  {
    name: "purpose clauses",
    madeFrom: ["countries: Central and Eastern Europe"],
    without: {
      "matching/words/purpose-clause.ts": "export function behindPurpose(_tokens, at) { return at; }",
    },
  },
  {
    name: "trades and market words",
    madeFrom: [
      "damage: name in market data",
      "damage: look-alike of an absent company",
      "damage: name on a web profile",
      "countries: Japan",
    ],
    without: {
      "names/words/activity-words.ts": noWords("ACTIVITY_WORDS"),
      "names/words/generic-words.ts": noWords("GENERIC_WORDS"),
    },
  },
  {
    name: "places in names",
    madeFrom: ["damage: look-alike of an absent company", "damage: name in a directory of banks"],
    without: {
      "names/words/place-words.ts": noWords("PLACE_WORDS"),
      "names/words/country-adjectives.ts": noWords("COUNTRY_ADJECTIVES"),
    },
  },
  {
    name: "translated names in Latin letters",
    // The names of `npm run bench:translated`, which no case of the benchmark has.
    madeFrom: ["damage: translated name"],
    without: {
      "names/words/compound-words.ts": "export function compoundParts() { return null; }",
      "names/words/senses/latin-endings.ts":
        "export function* stemsOf() {} export function sensesByStem() { return new Map(); } export function sensesOfForm() { return []; }",
      "names/words/senses/sense-names.ts":
        "export function singularsOf() { return []; } export function meaningsOf() { return new Map(); }",
      "names/words/city-adjectives.ts": "export function namesBehind() { return []; }",
      "matching/readings/cognates.ts": "export function cognates() { return []; }",
    },
  },
  {
    name: "meaning across languages",
    madeFrom: ["damage: name in a native script"],
    without: {
      "names/words/senses/vocabularies.ts": "export const vocabularies = [];",
      "names/words/senses/country-spellings.ts": "export function countrySpellings() { return []; }",
      ...Object.fromEntries(
        Object.entries(senseTables).map(([file, name]) => [`names/words/senses/${file}.ts`, noWords(name)]),
      ),
    },
  },
  {
    name: "loanwords in kana",
    madeFrom: ["countries: Japan"],
    without: {
      "names/transliteration/sounds/common-loanwords.ts":
        'export const COMMON_LOANWORDS = [{ kana: "ヱヱヱヱヱ", word: "zqxjkq" }];',
    },
  },
  {
    name: "sounds of Arabic and Hebrew letters",
    madeFrom: ["script: arabic"],
    without: { "names/transliteration/sounds/abjads.ts": unlike("costOfArabic", "costOfHebrew") },
  },
  {
    name: "spellings of romanised letters",
    madeFrom: ["script: cyrillic"],
    without: {
      "names/transliteration/sounds/transliterations.ts": unlike("costOfRomanised", "costOfHangul"),
    },
  },
  {
    name: "romanisations of one word",
    madeFrom: ["damage: alias"],
    without: { "names/transliteration/romanisations/romanised-alike.ts": never("romanisedAlike") },
  },
  {
    name: "British and American spelling",
    madeFrom: [],
    published: "the two spellings that dictionaries of English give",
    without: { "matching/words/english-spellings.ts": never("sameInEnglish") },
  },
  {
    name: "sounds of English words",
    madeFrom: [],
    published: "the sounds that dictionaries of English give",
    without: {
      "names/transliteration/sounds/spoken-english.ts": "export function spokenWays(word) { return [word]; }",
    },
  },
  {
    name: "names that a register holds once",
    madeFrom: [],
    published: "the laws on names of companies, by country",
    without: { "matching/decide/registered-name.ts": never("hasRegisteredName") },
  },
  {
    name: "everyday spellings of legal forms",
    madeFrom: [],
    published: "the forms of ISO 20275 as registers and exchanges abbreviate them",
    without: { "names/forms/legal-form-spellings.ts": noWords("LEGAL_FORM_SPELLINGS") },
  },
];
