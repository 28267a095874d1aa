import type { PairEvidence } from "../compare/pair-evidence.ts";
import { allLeftOver, leftOver, type UnmatchedWords } from "../words/unmatched-words.ts";

/** Wrong letters that are slips of spelling, and not another word. */
const MOST_SLIPS = 2;

/**
 * Fires where two names of one script are all that agrees, and:
 * - each has a word that the other lacks: "Magna Exteriors (Banbury) Limited", "Magna Exteriors (Liverpool) Limited";
 * - both are registered names, with their legal forms, and one has a telling word more: short names leave words out,
 *   registered names do not ("Sagicor Life Jamaica Limited", "Sagicor Jamaica Limited");
 * - or only the country's name tells anything, and one has a word more: "Bank of Guyana", "Guyana Bank for Trade".
 *
 * The caller asks only where no other field agrees.
 */
export function siblingByName({ name, form, domain, address }: PairEvidence): {
  readonly guard: "signal_conflict";
  readonly disagreeing: readonly string[];
  readonly detail: string;
} | null {
  if (name === null || name.crossScript || name.acronym || domain === "same_brand") return null;
  if (address?.city === "similar" || name.edits() <= MOST_SLIPS) return null;
  const { queryUnmatched: ours, candidateUnmatched: theirs } = name;
  const registered = form !== "unknown" && form !== "one_missing";
  const ofCountry = name.sharedOfCountry > 0 && name.sharedIdentifying <= name.sharedOfCountry;
  const difference =
    allLeftOver(ours) > 0 && allLeftOver(theirs) > 0
      ? "each name has a word that the other lacks"
      : registered && telling(ours) + telling(theirs) > 0
        ? "one registered name has a word that the other lacks"
        : ofCountry && leftOver(ours) + leftOver(theirs) > 0
          ? "the names share little but the country's name"
          : null;
  if (difference === null) return null;
  const detail = `${difference}, and no other field agrees`;
  return { guard: "signal_conflict", disagreeing: ["identity.legal_name"], detail };
}

function telling({ word, activity, place }: UnmatchedWords): number {
  return word + activity + place;
}
