import type { AnalysedName, NameToken } from "../names/analysed-name.ts";
import { hearingOf } from "../names/sounds/letter-phones.ts";
import type { Comparable } from "./comparable.ts";
import { type ContentToken, contentTokens } from "./content-tokens.ts";
import { isCutFrom } from "./cut-names.ts";
import { compareNumbers, type NumberedName, type NumberLevel } from "./name-numbers.ts";
import { saysNothingNew } from "./no-residue.ts";
import { isReadAloud, readAloud } from "./read-aloud.ts";
import { readLetters } from "./read-letters.ts";
import { allLeftOver, type Residue } from "./residue.ts";
import { isSeatOf } from "./seat-words.ts";
import { leastSureness } from "./spoken-unit.ts";
import { type Alignment, align, sameWord } from "./token-alignment.ts";
import { editRatio, jaroWinkler } from "./token-similarity.ts";
import { type Sensed, sensed, translate, writeOut } from "./translate.ts";

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
  readonly queryResidue: Residue;
  readonly candidateResidue: Residue;
  /** shared ÷ everything either says, 0..1. */
  readonly overlap: number;
  /** Edit ratio of the sorted cores, 0..1. */
  readonly tokenSort: number;
  readonly jaroWinkler: number;
  readonly numbers: NumberLevel;
  readonly firstWord: "same" | "different" | "none";
  readonly acronym: boolean;
  /** One name is the other's beginning, cut off inside a word: what follows the cut is not known. */
  readonly cut: boolean;
  /** The most telling token that both names have, spelled the same; null when they share none. */
  readonly rarestShared: { readonly text: string; readonly information: number } | null;
}

/**
 * Compares a query's name with a candidate's. Pure and total; asymmetric only in which residue is whose. A place that
 * is the candidate's own seat ("Hipotekarna banka AD Podgorica") tells nobody apart and is no residue.
 */
export function compareNames(
  query: AnalysedName,
  candidate: AnalysedName,
  company: Comparable | null = null,
): NameComparison {
  const { left, right, sortedLeft, sortedRight, aloud } = written(query, candidate);
  const crossScript = writingOf(query) !== writingOf(candidate);
  const alignment = align(left, right, crossScript);
  const exact =
    sortedLeft.length > 0 &&
    ((!aloud && sortedLeft === sortedRight) || alignment.complete(left.length, right.length));
  const joinedEqual = !exact && query.joined.length > 3 && query.joined === candidate.joined;
  const cut = passCut(query, candidate, alignment);
  const queryResidue = residueOf(
    { name: query, tokens: left, used: alignment.leftUsed },
    company,
    crossScript,
  );
  const candidateResidue = residueOf(
    { name: candidate, tokens: right, used: alignment.rightUsed },
    company,
    crossScript,
  );
  const leftOver =
    alignment.abbreviated + alignment.fuzzyLoss + allLeftOver(queryResidue) + allLeftOver(candidateResidue);
  const total =
    alignment.shared + alignment.fuzzyLoss + allLeftOver(queryResidue) + allLeftOver(candidateResidue);
  return {
    exact,
    joinedEqual,
    verbatim: exact && sameSequence(query.tokens, candidate.tokens),
    crossScript,
    heard: exact || !aloud || leftOver > 0 ? 0 : leastSureness([...left, ...right]),
    shared: alignment.shared,
    sharedIdentifying: alignment.identifying,
    fuzzyLoss: alignment.fuzzyLoss,
    abbreviated: alignment.abbreviated,
    queryResidue,
    candidateResidue,
    overlap: total > 0 ? alignment.shared / total : 0,
    // Words that say nothing more are no difference in spelling either.
    tokenSort: exact || (alignment.shared > 0 && leftOver === 0) ? 1 : editRatio(sortedLeft, sortedRight),
    jaroWinkler: jaroWinkler(query.joined, candidate.joined),
    // "Element25" has the number of "Element 25"; what stands behind a cut may be half a word.
    numbers:
      joinedEqual || cut
        ? "none"
        : compareNumbers(numbered(query, left, aloud), numbered(candidate, right, aloud), alignment),
    firstWord: compareFirst(left, right, alignment),
    acronym: isAcronymOf(query, candidate) || isAcronymOf(candidate, query),
    cut,
    rarestShared: alignment.rarest,
  };
}

// Japanese names have kana and Han side by side, and which of them prevails tells no writing from another.
function writingOf({ script }: AnalysedName): AnalysedName["script"] {
  return script === "kana" ? "han" : script;
}

interface Prepared {
  readonly content: Sensed;
  readonly sorted: string;
}

const prepared = new WeakMap<AnalysedName, Prepared>();

// A query's name is held against every candidate of a shortlist; a candidate's is seen once and let go.
function preparedQuery(name: AnalysedName): Prepared {
  let known = prepared.get(name);
  if (!known) {
    known = { content: sensed(contentTokens(name)), sorted: sortedTexts(name.core) };
    prepared.set(name, known);
  }
  return known;
}

interface Written {
  readonly left: readonly ContentToken[];
  readonly right: readonly ContentToken[];
  readonly sortedLeft: string;
  readonly sortedRight: string;
  /** A part of one was read aloud as words of the other. */
  readonly aloud: boolean;
}

/** Two names as they are compared: in two scripts, the one that is not Latin is read aloud as far as the other has what is heard. */
function written(query: AnalysedName, candidate: AnalysedName): Written {
  const { content, sorted: sortedLeft } = preparedQuery(query);
  const left = content.tokens;
  const right = contentTokens(candidate);
  const aloud = { left, right };
  // Where the query has no word that means something in another language, nor needs the candidate's be looked up.
  const other = content.parts.length === 0 ? { tokens: right, parts: [] } : sensed(right);
  if (query.script === "latin" && candidate.script !== "latin")
    aloud.right = inWordsOf(content, candidate, other);
  else if (candidate.script === "latin") aloud.left = inWordsOf(other, query, content);
  else if (query.script === "cyrillic" && candidate.script === "cyrillic")
    aloud.left = writeOut(content, other);
  return {
    ...aloud,
    sortedLeft: aloud.left === left ? sortedLeft : sortedTexts(aloud.left.map(({ text }) => text)),
    sortedRight: sortedTexts(aloud.right === right ? candidate.core : aloud.right.map(({ text }) => text)),
    aloud: aloud.left !== left || aloud.right !== right,
  };
}

function inWordsOf(latin: Sensed, native: AnalysedName, content: Sensed): readonly ContentToken[] {
  const translated = translate(content, latin);
  if (isReadAloud(native)) return readAloud(translated, latin.tokens);
  const hearing = hearingOf(native.script);
  return hearing === null ? translated : readLetters(translated, latin.tokens, hearing);
}

function sortedTexts(texts: readonly string[]): string {
  return texts.length === 1 ? texts[0]! : [...texts].sort().join(" ");
}

// What stands before the cut is the same, and the stump and everything behind it are taken for each other.
function passCut(query: AnalysedName, candidate: AnalysedName, alignment: Alignment): boolean {
  if (!isCutFrom(query, candidate) && !isCutFrom(candidate, query)) return false;
  alignment.leftUsed.fill(1);
  alignment.rightUsed.fill(1);
  return true;
}

interface Side {
  readonly name: AnalysedName;
  readonly tokens: readonly ContentToken[];
  readonly used: Uint8Array;
}

// What one script takes for a legal form, another writes as a word: 公司, Kaisha.
function residueOf({ name, tokens, used }: Side, company: Comparable | null, crossScript: boolean): Residue {
  const residue = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };
  tokens.forEach((token, i) => {
    if (used[i] === 1 || token.tag === "number") return;
    if (crossScript && token.concept === "company") return;
    if (i > 0 && (token.tag === "place" || token.tag === "word") && isSeatOf(company, token.text)) return;
    if (saysNothingNew(name, tokens, i, used, company?.countries ?? [])) return;
    if (token.tail) residue.tail += token.information;
    else if (token.tag === "activity" || token.tag === "place" || token.tag === "generic")
      residue[token.tag] += token.information;
    else residue.word += token.information;
  });
  return residue;
}

// Read aloud, a name may say a number within a word: ウッドワン, "Wood One".
function numbered(name: AnalysedName, content: readonly ContentToken[], aloud: boolean): NumberedName {
  const numbers = aloud
    ? content.filter(({ tag }) => tag === "number").map(({ text }) => text)
    : name.numbers;
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
