/**
 * A name as the only thing that links a row to a company. It has to be the row's own name, not one of its
 * aliases, and to be told from ordinary words: a coined word stands in no other company's name, an ordinary one
 * (Nice, Faith, Casa) does.
 */
import type { AnalysedName } from "../names/analysed-name.ts";
import type { LinkContext } from "./link-component.ts";
import { nameStrength, type PairFacts } from "./link-evidence.ts";
import type { LinkSubject } from "./link-subject.ts";

/** Nats from which a name that only one company bears is that company's. */
export const SOLE_NAME = 7;
const SEVERAL_WORDS = 10;
/** Rows beside those of the company itself in whose names a coined word may stand: its subsidiaries'. */
const OTHER_ROWS = 2;

/** Whether a company is one that others would name without saying where it is: listed, or in two registers. */
export function isKnown(members: readonly LinkSubject[]): boolean {
  return (
    members.length > 1 ||
    members.some(({ comparable }) => comparable.identifiers.some(({ scheme }) => scheme === "ticker"))
  );
}

/**
 * @param rowIsA whether the row without a country is `facts.a`. `owners`: how many rows the company has so far.
 * @returns nats; −Infinity where the name cannot link.
 */
export function soleNameStrength(
  facts: PairFacts,
  rowIsA: boolean,
  { owners, wordCount }: { readonly owners: number; readonly wordCount: LinkContext["wordCount"] },
): number {
  const { name, form } = facts.pair;
  const [row, other] = rowIsA ? [facts.a, facts.b] : [facts.b, facts.a];
  if (!name?.exact || form === "conflict") return Number.NEGATIVE_INFINITY;
  const own = sharedOwnName(row, other);
  if (own === null) return Number.NEGATIVE_INFINITY;
  const strength = nameStrength(facts);
  if (form === "same" && name.verbatim) return strength;
  const words = own.tokens.filter(({ tag }) => tag === "word" || tag === "initials" || tag === "number");
  if (words.length > 1) return strength >= SEVERAL_WORDS ? strength : Number.NEGATIVE_INFINITY;
  const coined =
    words.length === 1 && words[0]!.text.length > 3 && wordCount(words[0]!.text) <= owners + 1 + OTHER_ROWS;
  return coined ? strength : Number.NEGATIVE_INFINITY;
}

/** The name of the row that is a name of the other: legal on both sides, or a translation of the legal name. */
function sharedOwnName(row: LinkSubject, other: LinkSubject): AnalysedName | null {
  const names = new Set(ownNames(other).map(coreOf));
  return ownNames(row).find((name) => names.has(coreOf(name))) ?? null;
}

function coreOf(name: AnalysedName): string {
  return [...name.core].sort().join(" ");
}

/** The legal and previous names, and of the others those in a script that the legal name is not in. */
function ownNames({ comparable }: LinkSubject): AnalysedName[] {
  const legal = comparable.names.filter(({ kind }) => kind === "legal" || kind === "previous");
  const scripts = new Set(legal.map(({ analysed }) => analysed.script));
  const translated = comparable.names.filter(({ analysed }) => !scripts.has(analysed.script));
  return [...legal, ...translated].map(({ analysed }) => analysed);
}
