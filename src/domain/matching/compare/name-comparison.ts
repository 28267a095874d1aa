import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { leastSureness } from "../readings/spoken-unit.ts";
import { type WrittenNames, written } from "../readings/written-names.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import { isCutFrom } from "../words/cut-names.ts";
import { compareNumbers, type NumberedName, type NumberLevel } from "../words/name-numbers.ts";
import { type Alignment, align, sameWord } from "../words/token-alignment.ts";
import { editRatio, jaroWinkler } from "../words/token-similarity.ts";
import { allLeftOver, type UnmatchedWords } from "../words/unmatched-words.ts";
import { unmatchedWordsOf } from "../words/unmatched-words-of.ts";

/**
 * How two analysed names agree and what each says that the other does not. Information is in nats: two names
 * that share "Acme" and differ by "Nuclear Waste" share 8 and disagree by 15, whatever their letters look like.
 */
export interface NameComparison {
  /** Same comparable tokens, in any order. */
  readonly exact: boolean;
  /** Same letters once spaces are gone, though split into other tokens. */
  readonly joinedEqual: boolean;
  /** Equal including legal form and order. */
  readonly verbatim: boolean;
  readonly crossScript: boolean;
  /**
   * Nothing is left over of either once the one that is not Latin is read aloud: how surely its least certain word is
   * the other's, 0..1; 0 where something is left.
   */
  readonly heard: number;
  /** Information of matched tokens, counted by how well they match. */
  readonly shared: number;
  /** … of it, in tokens that may identify: words, initials, places and numbers. */
  readonly sharedIdentifying: number;
  /** Information lost to spelling differences inside matched tokens. */
  readonly fuzzyLoss: number;
  /** Information matched only as an abbreviation. */
  readonly abbreviated: number;
  readonly queryUnmatched: UnmatchedWords;
  readonly candidateUnmatched: UnmatchedWords;
  /** shared ÷ everything either says, 0..1. */
  readonly overlap: number;
  /** Edit ratio of the sorted cores, 0..1. */
  readonly tokenSort: number;
  /** 0..1; worked out when it is asked for, as no current model ranks by it. */
  readonly jaroWinkler: () => number;
  readonly numbers: NumberLevel;
  readonly firstWord: "same" | "different" | "none";
  readonly acronym: boolean;
  /** One name is the other's beginning, cut off inside a word: what follows the cut is not known. */
  readonly cut: boolean;
  /** The most telling token that both names have, spelled the same; null when they share none. */
  readonly rarestShared: { readonly text: string; readonly information: number } | null;
}

/** Two names whose words are aligned, and what that tells of which of a company's names is meant. */
export interface NameAlignment {
  readonly told: Told;
  readonly query: AnalysedName;
  readonly candidate: AnalysedName;
  readonly written: WrittenNames;
  readonly alignment: Alignment;
  /** Information that is not matched as it stands. */
  readonly leftOver: number;
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
 * Compares a query's name with a candidate's. Pure and total; asymmetric only in which residue is whose. A place that
 * is the candidate's own seat ("Hipotekarna banka AD Podgorica") tells nobody apart and is not unmatched.
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
  const exact =
    query.core.length > 0 &&
    ((aloud === null && sameWords(query, candidate)) || alignment.complete(left.length, right.length));
  const joinedEqual = !exact && query.joined.length > 3 && query.joined === candidate.joined;
  const cut = passCut(query, candidate, alignment);
  const queryUnmatched = unmatchedWordsOf(
    { name: query, tokens: left, used: alignment.leftUsed },
    company,
    crossScript,
  );
  const candidateUnmatched = unmatchedWordsOf(
    { name: candidate, tokens: right, used: alignment.rightUsed },
    company,
    crossScript,
  );
  const leftOver =
    alignment.abbreviated +
    alignment.fuzzyLoss +
    allLeftOver(queryUnmatched) +
    allLeftOver(candidateUnmatched);
  const total =
    alignment.shared + alignment.fuzzyLoss + allLeftOver(queryUnmatched) + allLeftOver(candidateUnmatched);
  const told = {
    exact,
    joinedEqual,
    verbatim: exact && sameSequence(query.tokens, candidate.tokens),
    crossScript,
    queryUnmatched,
    candidateUnmatched,
    overlap: total > 0 ? alignment.shared / total : 0,
    // "Element25" has the number of "Element 25"; what stands behind a cut may be half a word.
    numbers:
      joinedEqual || cut
        ? "none"
        : compareNumbers(numbered(query, left, aloud), numbered(candidate, right, aloud), alignment),
    cut,
  } as const;
  return { told, query, candidate, written: names, alignment, leftOver };
}

/** The second half of `compareNames`, which only the names that are meant need. */
export function compareAligned(aligned: NameAlignment): NameComparison {
  const { told, query, candidate, alignment, leftOver } = aligned;
  const { left, right, aloud } = aligned.written;
  return {
    ...told,
    heard: told.exact || aloud === null || leftOver > 0 ? 0 : leastSureness([...left, ...right]),
    shared: alignment.shared,
    sharedIdentifying: alignment.identifying,
    fuzzyLoss: alignment.fuzzyLoss,
    abbreviated: alignment.abbreviated,
    // Words that say nothing more are no difference in spelling either.
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
    rarestShared: alignment.rarest,
  };
}

// Japanese names have kana and Han side by side, and which of them prevails tells no writing from another.
function writingOf({ script }: AnalysedName): AnalysedName["script"] {
  return script === "kana" ? "han" : script;
}

function sameWords({ core, joined }: AnalysedName, other: AnalysedName): boolean {
  if (core.length !== other.core.length || joined.length !== other.joined.length) return false;
  return core.every((word) => occurrences(core, word) === occurrences(other.core, word));
}

function occurrences(words: readonly string[], word: string): number {
  let count = 0;
  for (const own of words) if (own === word) count++;
  return count;
}

function sorted(texts: readonly string[]): string {
  return texts.length === 1 ? texts[0]! : [...texts].sort().join(" ");
}

// A query's words are held against every candidate of a shortlist.
const sortedOnce = memoizeLast(sorted);

function textsOf(tokens: readonly ContentToken[]): string[] {
  return tokens.map(({ text }) => text);
}

// What stands before the cut is the same, and the stump and everything behind it are taken for each other.
function passCut(query: AnalysedName, candidate: AnalysedName, alignment: Alignment): boolean {
  if (!isCutFrom(query, candidate) && !isCutFrom(candidate, query)) return false;
  alignment.leftUsed.fill(1);
  alignment.rightUsed.fill(1);
  return true;
}

// Read aloud, a name may say a number within a word: ウッドワン, "Wood One".
function numbered(
  name: AnalysedName,
  content: readonly ContentToken[],
  aloud: WrittenNames["aloud"],
): NumberedName {
  const numbers =
    aloud !== null ? content.filter(({ tag }) => tag === "number").map(({ text }) => text) : name.numbers;
  return { numbers, content };
}

function sameSequence(left: readonly NameToken[], right: readonly NameToken[]): boolean {
  return left.length === right.length && left.every((token, i) => token.text === right[i]!.text);
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

// Two letters are too few to point at anybody.
function isAcronymOf(short: AnalysedName, long: AnalysedName): boolean {
  return (
    short.core.length === 1 &&
    short.joined.length >= 3 &&
    long.acronym.length >= 3 &&
    short.joined === long.acronym
  );
}
