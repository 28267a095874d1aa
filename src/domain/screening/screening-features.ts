/**
 * How a subject's name fits one name of a list, as numbers from 0 to 1. Alignment of the words comes from the matcher
 * (`compareNames`); what differs is the question: a screening must not overlook, so that coverage of either name counts
 * beside agreement of both, and a country raises or lowers and never rules out.
 */
import { compareNames, type NameComparison } from "../matching/compare/name-comparison.ts";
import { jaroWinkler } from "../matching/words/token-similarity.ts";
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { compatibleCountries } from "../places/compatible-countries.ts";

/** Information that words of a company's name carry, in nats; shares are taken of these. */
const MUCH_INFORMATION = 40;
const MUCH_RESIDUE = 20;
const RAREST_WORD = 14;
/** An activity word ("bank", "shipping") tells a third of what a word of the name's own does. */
const ACTIVITY_SHARE = 0.3;

export interface ScreenedName {
  readonly name: AnalysedName;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** What the comparison has to know of the list and of companies at large. */
export interface ScreeningContext {
  /** How rare a word is in the list: 0 where every name has it, 1 where one does. */
  readonly rarityInList: (word: string) => number;
  /** How rare a country is among companies at large: 0 the most frequent, 1 the rarest. */
  readonly rarityOfCountry: (country: string) => number;
}

interface Compared {
  readonly names: NameComparison;
  readonly subject: AnalysedName;
  readonly listed: AnalysedName;
  readonly country: "same" | "different" | "unknown";
  readonly countryRarity: number;
  readonly rarity: number;
  /** Share of the identifying information of the subject's and of the listed name that the other has too, 0..1. */
  readonly covered: { readonly subject: number; readonly listed: number };
}

interface ScreeningFeature {
  readonly name: string;
  /** What more of it may do to the score. */
  readonly sign: 1 | -1;
  readonly value: (compared: Compared) => number;
}

const up = (name: string, value: ScreeningFeature["value"]): ScreeningFeature => ({ name, sign: 1, value });
const down = (name: string, value: ScreeningFeature["value"]): ScreeningFeature => ({
  name,
  sign: -1,
  value,
});
const flag = (holds: boolean) => (holds ? 1 : 0);
const share = (value: number, most: number) => Math.min(Math.max(value, 0), most) / most;
const least = ({ covered }: Compared) => Math.min(covered.subject, covered.listed);

/** In the order of the model's file. Each is 0 where it says nothing. */
export const screeningFeatures: readonly ScreeningFeature[] = [
  up("name_equal", ({ names }) => flag(names.exact || names.joinedEqual)),
  up("name_equal_rare", ({ names, rarity }) => flag(names.exact || names.joinedEqual) * rarity),
  up("name_token_sort", ({ names }) => names.tokenSort),
  up("name_token_sort_high", ({ names }) => names.tokenSort ** 4),
  up("name_letters", ({ subject, listed }) => jaroWinkler(sortedWords(subject), sortedWords(listed))),
  up("name_joined_letters", ({ subject, listed }) => jaroWinkler(subject.joined, listed.joined) ** 4),
  up("name_overlap", ({ names }) => names.overlap),
  up("name_overlap_high", ({ names }) => names.overlap ** 2),
  up("shared_information", ({ names }) => share(names.shared, MUCH_INFORMATION)),
  up("shared_identifying", ({ names }) => share(names.sharedIdentifying, MUCH_INFORMATION)),
  up("shared_identifying_word", ({ names }) => share(names.sharedIdentifying, MUCH_INFORMATION / 4)),
  up("subject_covered", ({ covered }) => covered.subject),
  up("listed_covered", ({ covered }) => covered.listed),
  up("both_covered", least),
  up("both_covered_high", (compared) => least(compared) ** 2),
  up("both_covered_rare", (compared) => least(compared) * compared.rarity),
  up("either_covered_rare", ({ covered, rarity }) => Math.max(covered.subject, covered.listed) * rarity),
  up("both_covered_letters", ({ covered, names }) => covered.subject * covered.listed * names.tokenSort),
  up("both_covered_same_country", (compared) => least(compared) * flag(compared.country === "same")),
  up("both_covered_no_country", (compared) => least(compared) * flag(compared.country === "unknown")),
  up("both_covered_across_scripts", (compared) => least(compared) * flag(compared.names.crossScript)),
  up("rarest_word", ({ names }) => share(names.rarestShared?.information ?? 0, RAREST_WORD)),
  up("rarest_word_in_list", ({ rarity }) => rarity),
  up("rarest_word_in_list_high", ({ rarity }) => rarity ** 2),
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
  down("listed_name_short", ({ listed }) => flag(listed.joined.length < 6)),
];

/** Values of the features, in their order. Pure and total. */
export function compareScreened(
  subject: ScreenedName,
  listed: ScreenedName,
  context: ScreeningContext,
): Float64Array {
  const names = compareNames(subject.name, listed.name);
  const { rarestShared } = names;
  const common = commonCountry(subject.countries, listed.countries);
  const compared: Compared = {
    names,
    subject: subject.name,
    listed: listed.name,
    country: common === undefined ? "unknown" : common === null ? "different" : "same",
    countryRarity: common ? context.rarityOfCountry(common) : 0,
    rarity: rarestShared === null ? 0 : context.rarityInList(rarestShared.text),
    covered: {
      subject: coveredShare(names, names.queryUnmatched),
      listed: coveredShare(names, names.candidateUnmatched),
    },
  };
  return Float64Array.from(screeningFeatures, ({ value }) => value(compared));
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

function sortedWords({ core }: AnalysedName): string {
  return core.length === 1 ? core[0]! : [...core].sort().join(" ");
}

function formsOf(left: AnalysedName, right: AnalysedName): "same" | "different" | "unknown" {
  if (left.forms.length === 0 || right.forms.length === 0) return "unknown";
  return left.forms.some(({ class: one }) => right.forms.some(({ class: other }) => one === other))
    ? "same"
    : "different";
}
