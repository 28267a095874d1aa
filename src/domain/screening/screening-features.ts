/**
 * How a subject's name fits one name of a list, as numbers from 0 to 1. Alignment of the words comes from the
 * matcher (`compareNames`); but a screening must not overlook a match, so coverage of either name counts
 * beside agreement of both, and a country raises or lowers the score and never excludes a match.
 */
import { compareNames, type NameComparison } from "../matching/compare/name-comparison.ts";
import { jaroWinkler } from "../matching/words/token-similarity.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { compatibleCountries } from "../places/compatible-countries.ts";
import { hearLoosely } from "./loose-hearing.ts";
import { editsAlike, ownWords, sortedWords, wholeName } from "./whole-names.ts";
import { withWordsApart } from "./words-apart.ts";

/** Information that words of a company's name carry, in nats; shares are taken of these. */
const MUCH_INFORMATION = 40;
const MUCH_RESIDUE = 20;
const RAREST_WORD = 14;
/** Letters under which a name is short, and words with which it is long. */
const SHORT_NAME = 6;
const MANY_WORDS = 8;
const MANY_LETTERS = 30;
const CHINESE: ReadonlySet<string> = new Set(["CN", "HK", "MO", "TW", "SG"]);
/** The doubt of the least sure word that is still heard. */
const MOST_DOUBT = 0.35;
/** An activity word ("bank", "shipping") counts a third of a distinctive word of the name. */
const ACTIVITY_SHARE = 0.3;

export interface ScreenedName {
  readonly name: AnalysedName;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** Facts about the list and about companies in general that the comparison needs. */
export interface ScreeningContext {
  /** How rare a word is in the list: 0 for a word of every name, 1 for a word of one name. */
  readonly rarityInList: (word: string) => number;
  /** How rare a country is among all companies: 0 the most frequent, 1 the rarest. */
  readonly rarityOfCountry: (country: string) => number;
  /** Similarity of the letters of the two names, independent of their words: 0..1. */
  readonly lettersAlike: number;
}

interface Compared {
  readonly names: NameComparison;
  readonly subject: AnalysedName;
  readonly listed: AnalysedName;
  readonly country: "same" | "different" | "unknown";
  readonly countryRarity: number;
  readonly rarity: number;
  readonly lettersAlike: number;
  /** Doubt about the words that are heard loosely, 0..1; 0 where none is. */
  readonly doubt: number;
  /** Share of each name's identifying information that the other name has too, 0..1. */
  readonly covered: { readonly subject: number; readonly listed: number };
}

interface ScreeningFeature {
  readonly name: string;
  /** The allowed direction in which a higher value moves the score; 0: any. */
  readonly sign: 1 | -1 | 0;
  readonly value: (compared: Compared) => number;
}

const up = (name: string, value: ScreeningFeature["value"]): ScreeningFeature => ({ name, sign: 1, value });
const down = (name: string, value: ScreeningFeature["value"]): ScreeningFeature => ({
  name,
  sign: -1,
  value,
});
const either = (name: string, value: ScreeningFeature["value"]): ScreeningFeature => ({
  name,
  sign: 0,
  value,
});
const flag = (holds: boolean) => (holds ? 1 : 0);
const share = (value: number, most: number) => Math.min(Math.max(value, 0), most) / most;

/** The features in the order of a pair's values. A value is 0 when the feature does not apply. */
export const screeningFeatures: readonly ScreeningFeature[] = [
  up("name_equal", ({ names }) => flag(names.exact || names.joinedEqual)),
  up("name_letters", ({ subject, listed }) => jaroWinkler(sortedWords(subject), sortedWords(listed))),
  up("name_joined_letters", ({ subject, listed }) => jaroWinkler(subject.joined, listed.joined)),
  up("whole_letters", ({ subject, listed }) =>
    editsAlike(wholeName(subject).letters, wholeName(listed).letters),
  ),
  up("own_letters", ({ subject, listed }) => editsAlike(ownWords(subject), ownWords(listed))),
  up("whole_seen", ({ subject, listed }) => editsAlike(wholeName(subject).seen, wholeName(listed).seen)),
  up("whole_sounds", ({ subject, listed }) =>
    editsAlike(wholeName(subject).sounds, wholeName(listed).sounds),
  ),
  up("name_letter_runs", ({ lettersAlike }) => lettersAlike),
  up("name_token_sort", ({ names }) => names.tokenSort),
  up("name_overlap", ({ names }) => names.overlap),
  up("shared_information", ({ names }) => share(names.shared, MUCH_INFORMATION)),
  up("shared_identifying", ({ names }) => share(names.sharedIdentifying, MUCH_INFORMATION)),
  up("subject_covered", ({ covered }) => covered.subject),
  up("listed_covered", ({ covered }) => covered.listed),
  up("both_covered", ({ covered }) => Math.min(covered.subject, covered.listed)),
  up("rarest_word", ({ names }) => share(names.rarestShared?.information ?? 0, RAREST_WORD)),
  up("rarest_word_in_list", ({ rarity }) => rarity),
  up("heard_alike", ({ names }) => names.heard),
  up("acronym", ({ names }) => flag(names.acronym)),
  up("abbreviated", ({ names }) => share(names.abbreviated, MUCH_RESIDUE / 2)),
  up("cut", ({ names }) => flag(names.cut)),
  up("numbers_equal", ({ names }) => flag(names.numbers === "equal")),
  up("country_same", ({ country }) => flag(country === "same")),
  up("country_same_rare", ({ country, countryRarity }) => flag(country === "same") * countryRarity),
  up("form_same", ({ subject, listed }) => flag(formsOf(subject, listed) === "same")),
  down("form_different", ({ subject, listed }) => flag(formsOf(subject, listed) === "different")),
  down("country_different", ({ country }) => flag(country === "different")),
  down("numbers_differ", ({ names }) => flag(names.numbers === "conflict")),
  down("first_word_different", ({ names }) => flag(names.firstWord === "different")),
  down("subject_word_left", ({ names }) => share(names.queryUnmatched.word, MUCH_RESIDUE)),
  down("listed_word_left", ({ names }) => share(names.candidateUnmatched.word, MUCH_RESIDUE)),
  down("subject_other_left", ({ names }) => share(otherThanWords(names.queryUnmatched), MUCH_RESIDUE)),
  down("listed_other_left", ({ names }) => share(otherThanWords(names.candidateUnmatched), MUCH_RESIDUE)),
  down("spelling_lost", ({ names }) => share(names.fuzzyLoss, MUCH_RESIDUE / 2)),
  down("heard_loosely", ({ doubt }) => share(doubt, MOST_DOUBT)),
  down("listed_name_short", ({ listed }) => flag(listed.joined.length < SHORT_NAME)),
  either("listed_own_letters", ({ listed }) => share(ownWords(listed).length, MANY_LETTERS)),
  either("listed_letters", ({ listed }) => share(wholeName(listed).letters.length, MANY_LETTERS)),
  either("subject_words", ({ subject }) => share(subject.core.length, MANY_WORDS)),
  either("listed_words", ({ listed }) => share(listed.core.length, MANY_WORDS)),
];

/** The values of a pair, in the order of the features. */
export interface ScreenedPair {
  readonly values: Float64Array;
  readonly acrossScripts: boolean;
  /** Whether the name in another script is of a company of China, Hong Kong, Macao, Taiwan or Singapore, in Han. */
  readonly chinese: boolean;
}

/** Pure and total. */
export function compareScreened(
  subject: ScreenedName,
  listed: ScreenedName,
  context: ScreeningContext,
): ScreenedPair {
  const { names, doubt } = compareLoosely(subject.name, listed.name);
  const { rarestShared } = names;
  const common = commonCountry(subject.countries, listed.countries);
  const compared: Compared = {
    names,
    subject: subject.name,
    listed: listed.name,
    country: common === undefined ? "unknown" : common === null ? "different" : "same",
    countryRarity: common ? context.rarityOfCountry(common) : 0,
    rarity: rarestShared === null ? 0 : context.rarityInList(rarestShared.text),
    lettersAlike: context.lettersAlike,
    doubt,
    covered: {
      subject: coveredShare(names, names.queryUnmatched),
      listed: coveredShare(names, names.candidateUnmatched),
    },
  };
  // A plain loop: this runs for every candidate, and Float64Array.from goes through an iterator.
  const values = new Float64Array(screeningFeatures.length);
  for (let at = 0; at < values.length; at++) values[at] = screeningFeatures[at]!.value(compared);
  return {
    values,
    acrossScripts: names.crossScript,
    chinese: names.crossScript && (isChinese(subject) || isChinese(listed)),
  };
}

interface LooselyCompared {
  readonly names: NameComparison;
  readonly doubt: number;
}

/**
 * The comparison of two names. Across scripts also with words of the Latin name taken apart, and, where words of both are
 * left over, with those of a Chinese name read loosely; the comparison with the most in common counts.
 */
function compareLoosely(subject: AnalysedName, listed: AnalysedName): LooselyCompared {
  const names = compareNames(subject, listed);
  if (!names.crossScript) return { names, doubt: 0 };
  const subjectIsLatin = subject.script === "latin";
  const [latin, native] = subjectIsLatin ? [subject, listed] : [listed, subject];
  const compare = (one: AnalysedName, other: AnalysedName) =>
    subjectIsLatin ? compareNames(one, other) : compareNames(other, one);
  const whole = read({ names, doubt: 0 }, { latin, native, compare });
  const cut = withWordsApart(latin);
  if (cut === null) return whole;
  const apart = read({ names: compare(cut, native), doubt: 0 }, { latin: cut, native, compare });
  return apart.names.overlap > whole.names.overlap ? apart : whole;
}

/** With the words of a Chinese name read loosely where both have words left over, and that brings more in common. */
function read(
  compared: LooselyCompared,
  {
    latin,
    native,
    compare,
  }: {
    readonly latin: AnalysedName;
    readonly native: AnalysedName;
    readonly compare: (latin: AnalysedName, native: AnalysedName) => NameComparison;
  },
): LooselyCompared {
  const { names } = compared;
  if (Math.min(names.queryUnmatched.word, names.candidateUnmatched.word) === 0) return compared;
  const heard = hearLoosely(native, latin);
  if (heard === null) return compared;
  const again = compare(latin, heard.name);
  if (again.overlap <= names.overlap) return compared;
  return { names: { ...again, exact: false, joinedEqual: false }, doubt: 1 - heard.sureness };
}

function isChinese({ name, countries }: ScreenedName): boolean {
  return name.script === "han" && countries.some((country) => CHINESE.has(country));
}

/** A country that both have, null where all differ, undefined where one side has none. */
export function commonCountry(left: readonly string[], right: readonly string[]): string | null | undefined {
  if (left.length === 0 || right.length === 0) return undefined;
  return left.find((one) => right.some((other) => compatibleCountries(one, other) !== "different")) ?? null;
}

function coveredShare(
  { sharedIdentifying, fuzzyLoss }: NameComparison,
  left: NameComparison["queryUnmatched"],
): number {
  const own = sharedIdentifying + left.word + left.activity * ACTIVITY_SHARE + fuzzyLoss;
  return own === 0 ? 0 : sharedIdentifying / own;
}

function otherThanWords({ activity, place, generic }: NameComparison["queryUnmatched"]): number {
  return activity + place + generic;
}

function formsOf(left: AnalysedName, right: AnalysedName): "same" | "different" | "unknown" {
  if (left.forms.length === 0 || right.forms.length === 0) return "unknown";
  return left.forms.some(({ class: one }) => right.forms.some(({ class: other }) => one === other))
    ? "same"
    : "different";
}
