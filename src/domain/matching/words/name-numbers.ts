/** Compares the numbers of two names. Numbers identify a company: Fund II and Fund III are two companies. */
import type { ContentToken } from "./content-tokens.ts";

export type NumberLevel = "equal" | "conflict" | "query_only" | "candidate_only" | "none";

/** The tokens of two names that were matched with each other: 1 at the index of a matched token. */
interface Used {
  readonly leftUsed: Uint8Array;
  readonly rightUsed: Uint8Array;
}

export interface NumberedName {
  /** The words that are numbers, as plain decimals. */
  readonly numbers: readonly string[];
  readonly content: readonly ContentToken[];
}

/** Compares the numbers of a query's and a candidate's name; digits inside words count in one series. */
export function compareNumbers(query: NumberedName, candidate: NumberedName, used: Used): NumberLevel {
  if (serialsDiffer(query.content, candidate.content, used)) return "conflict";
  const [left, right] = [query.numbers, candidate.numbers];
  if (left.length === 0 && right.length === 0) return "none";
  if (right.length === 0) return "query_only";
  if (left.length === 0) return "candidate_only";
  const shared = left.filter((number) => right.includes(number)).length;
  return shared === left.length && shared === right.length ? "equal" : "conflict";
}

/** The digits inside a word: "16" of "nqm16". */
export function digitsOf(text: string): string {
  return hasDigit(text) ? text.replaceAll(/\D+/g, "") : "";
}

// A loop, not a regular expression: every word of a query meets every word of its shortlist.
function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}

// "2025-NQM16" and "2025-NQM17" are two companies of one series.
function serialsDiffer(
  left: readonly ContentToken[],
  right: readonly ContentToken[],
  { leftUsed, rightUsed }: Used,
): boolean {
  for (let i = 0; i < left.length; i++) {
    const digits = leftUsed[i] === 1 ? "" : serialOf(left[i]!);
    if (digits === "") continue;
    for (let j = 0; j < right.length; j++) {
      const others = rightUsed[j] === 1 ? "" : serialOf(right[j]!);
      if (others !== "" && others !== digits && lettersOf(right[j]!.text) === lettersOf(left[i]!.text))
        return true;
    }
  }
  return false;
}

function serialOf({ tag, text }: ContentToken): string {
  return tag === "number" ? "" : digitsOf(text);
}

function lettersOf(text: string): string {
  return text.replaceAll(/\d+/g, "");
}
