import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import { foldComparable } from "../../names/analyse/clean-name.ts";
import { editsBetween } from "../../names/words/edits-between.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { leastSureness } from "../readings/spoken-unit.ts";
import { type WrittenNames, written } from "../readings/written-names.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import { isCutFrom } from "../words/cut-names.ts";
import { compareNumbers, type NumberedName, type NumberLevel } from "../words/name-numbers.ts";
import { standBehind } from "../words/nothing-behind.ts";
import { type TellingWord, tellingWord } from "../words/telling-word.ts";
import { type Alignment, align, sameWord } from "../words/token-alignment.ts";
import { editRatio, jaroWinkler } from "../words/token-similarity.ts";
import { allLeftOver, type UnmatchedWords } from "../words/unmatched-words.ts";
import { unmatchedOnBothSides } from "../words/unmatched-words-of.ts";
import { asMeant } from "./as-meant.ts";
import { misspelt } from "./misspelt-name.ts";
import { areOneLetterApart, misspeltNative } from "./misspelt-native.ts";
import { areJoinedEqual, areVerbatim, isAcronymOf, sameWords } from "./same-name.ts";
import { mayBeShortened, shortened } from "./shortened-name.ts";

/**
 * How two analysed names agree, and the words that only one of them has. Information is in nats: two names
 * that share "Acme" and differ by "Nuclear Waste" share 8 and disagree by 15, whatever their letters.
 */
export interface NameComparison {
  /** Same comparable tokens, in any order; behind them the query may have words that tell nothing, as the company's town. */
  readonly exact: boolean;
  /** Same letters without spaces, though split into other tokens. */
  readonly joinedEqual: boolean;
  /** Equal including legal form and order; a form may stand in front, and the first words of a name behind its last ones. */
  readonly verbatim: boolean;
  readonly crossScript: boolean;
  /**
   * The certainty of the least certain word that is matched by sound, 0..1, where the name that is not Latin
   * is read aloud and no word of either name is left over; 0 where a word is left over.
   */
  readonly heard: number;
  /** Information of matched tokens, weighted by how well they match. */
  readonly shared: number;
  /** The part of `shared` in tokens that may identify: words, initials, places and numbers. */
  readonly sharedIdentifying: number;
  /** The part of `sharedIdentifying` in words that name the candidate's own country. */
  readonly sharedOfCountry: number;
  /** Information lost to spelling differences inside matched tokens. */
  readonly fuzzyLoss: number;
  /** Information matched only as an abbreviation. */
  readonly abbreviated: number;
  readonly queryUnmatched: UnmatchedWords;
  readonly candidateUnmatched: UnmatchedWords;
  /** shared ÷ all information of either name, 0..1. */
  readonly overlap: number;
  /** Edit ratio of the sorted cores, 0..1. */
  readonly tokenSort: number;
  /** 0..1; computed on call, as no current model ranks by this value. */
  readonly jaroWinkler: () => number;
  readonly numbers: NumberLevel;
  readonly firstWord: "same" | "different" | "none";
  readonly acronym: boolean;
  /** How surely the names differ by slips of spelling or by shortened words alone, 0..1. */
  readonly misspelt: number;
  /** One letter apart in a script that stays native, where a letter tells much. Computed on call. */
  readonly oneLetterApart: () => boolean;
  /** Edits between the names written together, with or without legal forms; 5 where there are more than 4. Computed on call. */
  readonly edits: () => number;
  /** A word by which the names are those of two companies. Computed on call. */
  readonly tellingWord: () => TellingWord | null;
  /** One name is the other's beginning, cut off inside a word: the words behind the cut are not known. */
  readonly cut: boolean;
  /** The shared token with the most information, spelled the same; null when the names share none. */
  readonly rarestShared: { readonly text: string; readonly information: number } | null;
}

/** Two names whose words are aligned, with the results by which a company's best name is chosen. */
export interface NameAlignment {
  readonly told: Told;
  readonly query: AnalysedName;
  readonly candidate: AnalysedName;
  readonly written: WrittenNames;
  readonly alignment: Alignment;
  /** Information that is not matched, or matched only as an abbreviation or with a spelling difference. */
  readonly leftOver: number;
  /** How surely names in a script that stays native differ by slips alone, 0..1. */
  readonly nativeSlips: number;
}

type Told = Pick<
  NameComparison,
  | "exact"
  | "joinedEqual"
  | "verbatim"
  | "crossScript"
  | "queryUnmatched"
  | "candidateUnmatched"
  | "overlap"
  | "numbers"
  | "cut"
>;

/**
 * Compares a query's name with a candidate's. Pure and total; asymmetric only in the side of each residue. A
 * place that is the candidate's seat ("Hipotekarna banka AD Podgorica") is no difference and not unmatched.
 */
export function compareNames(
  query: AnalysedName,
  candidate: AnalysedName,
  company: Comparable | null = null,
): NameComparison {
  return compareAligned(alignNames(query, candidate, company));
}

/** The first half of `compareNames`. */
export function alignNames(
  query: AnalysedName,
  candidate: AnalysedName,
  company: Comparable | null,
): NameAlignment {
  const names = written(query, candidate);
  const { left, right, aloud } = names;
  const crossScript = writingOf(query) !== writingOf(candidate);
  const alignment = align(left, right, crossScript, company?.countries);
  const complete = alignment.complete(left.length, right.length);
  const same = query.core.length > 0 && (complete || (aloud === null && sameWords(query, candidate)));
  const joinedEqual = !same && query.joined.length > 3 && areJoinedEqual(query, candidate);
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  if (joinedEqual || (same && !complete)) alignment.takeAll(joinedEqual ? more : fewer);
  const cut = isCutFrom(query, candidate) || isCutFrom(candidate, query);
  if (cut) alignment.useAll();
  const { queryUnmatched, candidateUnmatched } = unmatchedOnBothSides(
    { query, candidate, written: names, alignment, crossScript },
    company,
  );
  const unmatched = allLeftOver(queryUnmatched) + allLeftOver(candidateUnmatched);
  const leftOver = alignment.abbreviated + alignment.fuzzyLoss + unmatched;
  const exact =
    same ||
    (leftOver === 0 &&
      !joinedEqual &&
      alignment.equal === right.length &&
      standBehind(query, left, alignment.leftUsed));
  const total = alignment.shared + alignment.fuzzyLoss + unmatched;
  const told = {
    exact,
    joinedEqual,
    verbatim: exact && areVerbatim(query, candidate),
    crossScript,
    queryUnmatched,
    candidateUnmatched,
    overlap: total > 0 ? alignment.shared / total : 0,
    // "Element25" has the number of "Element 25"; the end of a cut name may be a part of a number.
    numbers:
      joinedEqual || cut
        ? "none"
        : compareNumbers(numbered(query, left, aloud), numbered(candidate, right, aloud), alignment),
    cut,
  } as const;
  const nativeSlips = exact || joinedEqual || crossScript ? 0 : misspeltNative(query, candidate);
  return { told, query, candidate, written: names, alignment, leftOver, nativeSlips };
}

/** The second half of `compareNames`, which only the best pair of names needs. */
export function compareAligned(aligned: NameAlignment): NameComparison {
  const { told, query, candidate, alignment, leftOver } = aligned;
  const { left, right, aloud } = aligned.written;
  const isSame = told.exact || told.joinedEqual || told.crossScript;
  const ours = { tokens: left, used: alignment.leftUsed };
  const theirs = { tokens: right, used: alignment.rightUsed };
  const mayBeShort = !isSame && alignment.identifying > 0 && mayBeShortened(ours, theirs);
  const short = mayBeShort ? shortened(query, candidate) : 0;
  const slips = isSame ? 0 : Math.max(misspelt(query, candidate), aligned.nativeSlips, short);
  return {
    ...told,
    heard: told.exact || aloud === null || leftOver > 0 ? 0 : leastSureness([...left, ...right]),
    shared: alignment.shared,
    sharedIdentifying: alignment.identifying,
    sharedOfCountry: alignment.ofCountry,
    fuzzyLoss: alignment.fuzzyLoss,
    abbreviated: (1 - short) * alignment.abbreviated,
    // Where only redundant words are left over, the spelling does not differ either.
    tokenSort:
      told.exact || (alignment.shared > 0 && leftOver === 0)
        ? 1
        : editRatio(
            aloud === "query" ? sorted(textsOf(left)) : sortedOnce(query.core),
            sorted(aloud === "candidate" ? textsOf(right) : candidate.core),
          ),
    jaroWinkler: () => jaroWinkler(query.joined, candidate.joined),
    firstWord: compareFirst(left, right, alignment),
    acronym: isAcronymOf(query, candidate) || isAcronymOf(candidate, query),
    edits: () =>
      Math.min(
        editsBetween(query.joined, candidate.joined),
        editsBetween(lettersOf(query), lettersOf(candidate)),
      ),
    tellingWord: () => (short > 0 ? null : tellingWord(ours, theirs)),
    misspelt: slips,
    oneLetterApart: () => areOneLetterApart(query, candidate),
    rarestShared: alignment.rarest,
    ...(slips > 0 ? asMeant(told, alignment, slips) : null),
  };
}

// Japanese names mix kana and Han, so names in which one or the other prevails count as one script.
function writingOf({ script }: AnalysedName): AnalysedName["script"] {
  return script === "kana" ? "han" : script;
}

function sorted(texts: readonly string[]): string {
  return texts.length === 1 ? texts[0]! : [...texts].sort().join(" ");
}

// A query's words are compared with every candidate of a shortlist.
const sortedOnce = memoizeLast(sorted);

function lettersOf({ raw }: AnalysedName): string {
  return foldComparable(raw).replace(/[^\p{L}\p{N}]+/gu, "");
}

function textsOf(tokens: readonly ContentToken[]): string[] {
  return tokens.map(({ text }) => text);
}

// A name that is read aloud may contain a number within a word: ウッドワン, "Wood One".
function numbered(
  name: AnalysedName,
  content: readonly ContentToken[],
  aloud: WrittenNames["aloud"],
): NumberedName {
  const numbers =
    aloud !== null ? content.filter(({ tag }) => tag === "number").map(({ text }) => text) : name.numbers;
  return { numbers, content };
}

function compareFirst(
  left: readonly NameToken[],
  right: readonly NameToken[],
  alignment: Alignment,
): NameComparison["firstWord"] {
  if (left.length === 0 || right.length === 0) return "none";
  if (sameWord(left[0]!, right[0]!)) return "same";
  return alignment.leftUsed[0] === 1 && alignment.rightUsed[0] === 1 ? "same" : "different";
}
