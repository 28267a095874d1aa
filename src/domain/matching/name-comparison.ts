import type { AnalysedName, NameToken } from "../names/analysed-name.ts";
import type { Comparable } from "./comparable.ts";
import { type ContentToken, contentTokens } from "./content-tokens.ts";
import { cutAt } from "./cut-names.ts";
import { isSeatOf } from "./seat-words.ts";
import { type Alignment, align, sameWord } from "./token-alignment.ts";
import { editRatio, jaroWinkler } from "./token-similarity.ts";

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
  readonly numbers: "equal" | "conflict" | "query_only" | "candidate_only" | "none";
  readonly firstWord: "same" | "different" | "none";
  readonly acronym: boolean;
  /** One name is the other's beginning, cut off inside a word: what follows the cut is not known. */
  readonly cut: boolean;
  /** The most telling token that both names have, spelled the same; null when they share none. */
  readonly rarestShared: { readonly text: string; readonly information: number } | null;
}

/** Unmatched information in nats, by what kind of word carries it. */
export interface Residue {
  readonly word: number;
  readonly activity: number;
  readonly place: number;
  readonly generic: number;
  /** Behind the name proper: after its legal form, or in brackets at its end. */
  readonly tail: number;
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
  const { content: left, sorted: sortedLeft } = preparedQuery(query);
  const right = contentTokens(candidate);
  const sortedRight = sortedCore(candidate);
  const alignment = align(left, right, query.script !== candidate.script);
  const exact =
    sortedLeft.length > 0 && (sortedLeft === sortedRight || alignment.complete(left.length, right.length));
  const cut = passCut(query, candidate, { left, right, alignment });
  const queryResidue = residueOf(left, alignment.leftUsed, company);
  const candidateResidue = residueOf(right, alignment.rightUsed, company);
  const total = alignment.shared + alignment.fuzzyLoss + sum(queryResidue) + sum(candidateResidue);
  return {
    exact,
    joinedEqual: !exact && query.joined.length > 3 && query.joined === candidate.joined,
    verbatim: exact && sameSequence(query.tokens, candidate.tokens),
    crossScript: query.script !== candidate.script,
    shared: alignment.shared,
    sharedIdentifying: alignment.identifying,
    fuzzyLoss: alignment.fuzzyLoss,
    abbreviated: alignment.abbreviated,
    queryResidue,
    candidateResidue,
    overlap: total > 0 ? alignment.shared / total : 0,
    tokenSort: exact ? 1 : editRatio(sortedLeft, sortedRight),
    jaroWinkler: jaroWinkler(query.joined, candidate.joined),
    numbers: compareNumbers(query.numbers, candidate.numbers),
    firstWord: compareFirst(left, right, alignment),
    acronym: isAcronymOf(query, candidate) || isAcronymOf(candidate, query),
    cut,
    rarestShared: alignment.rarest,
  };
}

interface Prepared {
  readonly content: readonly ContentToken[];
  readonly sorted: string;
}

const prepared = new WeakMap<AnalysedName, Prepared>();

// A query's name is held against every candidate of a shortlist; a candidate's is seen once and let go.
function preparedQuery(name: AnalysedName): Prepared {
  let known = prepared.get(name);
  if (!known) {
    known = { content: contentTokens(name), sorted: sortedCore(name) };
    prepared.set(name, known);
  }
  return known;
}

function sortedCore({ core }: AnalysedName): string {
  return core.length === 1 ? core[0]! : [...core].sort().join(" ");
}

// The stump and everything behind the cut are taken for each other.
function passCut(
  query: AnalysedName,
  candidate: AnalysedName,
  {
    left,
    right,
    alignment,
  }: { left: readonly ContentToken[]; right: readonly ContentToken[]; alignment: Alignment },
): boolean {
  const place = cutAt(query, candidate) ?? cutAt(candidate, query);
  if (place === null) return false;
  left.forEach((token, i) => {
    if (token.at >= place) alignment.leftUsed[i] = 1;
  });
  right.forEach((token, i) => {
    if (token.at >= place) alignment.rightUsed[i] = 1;
  });
  return true;
}

function residueOf(tokens: readonly ContentToken[], used: Uint8Array, company: Comparable | null): Residue {
  const residue = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };
  tokens.forEach((token, i) => {
    if (used[i] === 1 || token.tag === "number") return;
    if (i > 0 && (token.tag === "place" || token.tag === "word") && isSeatOf(company, token.text)) return;
    if (token.tail) residue.tail += token.information;
    else if (token.tag === "activity" || token.tag === "place" || token.tag === "generic")
      residue[token.tag] += token.information;
    else residue.word += token.information;
  });
  return residue;
}

function sum(residue: Residue): number {
  return residue.word + residue.activity + residue.place + residue.generic + residue.tail;
}

function sameSequence(left: readonly NameToken[], right: readonly NameToken[]): boolean {
  return left.length === right.length && left.every((token, i) => token.text === right[i]!.text);
}

function compareNumbers(left: readonly string[], right: readonly string[]): NameComparison["numbers"] {
  if (left.length === 0 && right.length === 0) return "none";
  if (right.length === 0) return "query_only";
  if (left.length === 0) return "candidate_only";
  const shared = left.filter((number) => right.includes(number)).length;
  return shared === left.length && shared === right.length ? "equal" : "conflict";
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
