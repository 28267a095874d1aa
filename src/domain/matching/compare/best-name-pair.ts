/** Finds the best pair of names of two companies, within a work budget. */
import type { Comparable, ComparableName, NameKind } from "../comparable/comparable.ts";
import { areOneLetterApart } from "./misspelt-native.ts";
import { alignNames, compareAligned, type NameAlignment, type NameComparison } from "./name-comparison.ts";
import { foremost, nameWork } from "./name-work.ts";

export interface BestNames {
  /** The best pair of names; null when one side has no name or no pair was within the budget. */
  readonly name: (NameComparison & { readonly queryKind: NameKind; readonly candidateKind: NameKind }) | null;
  /** Work units spent. */
  readonly work: number;
  /** Whether names were left out of the comparison because the budget was spent. */
  readonly beyondBudget: boolean;
}

const kindPenalty: Readonly<Record<NameKind, number>> = {
  legal: 0,
  transliteration: 0,
  trading: 0.01,
  alternative: 0.01,
  previous: 0.02,
};

/** The score of two equal names, verbatim and without a penalty for their kinds. */
const BEST_SCORE = 1.25;

/** @param budget work units; a pair of names that would cost more than the rest of the budget is left out. */
export function bestNamePair(
  left: readonly ComparableName[],
  candidate: Comparable,
  budget: number,
): BestNames {
  let best: { aligned: NameAlignment; queryKind: NameKind; candidateKind: NameKind } | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  let work = 0;
  let beyondBudget = false;
  for (const a of foremost(left)) {
    for (const b of comparableWith(a, foremost(candidate.names))) {
      const cost = nameWork(a.analysed, b.analysed);
      if (work + cost > budget) {
        beyondBudget = true;
        continue;
      }
      work += cost;
      const aligned = alignNames(a.analysed, b.analysed, candidate);
      const score = fitOf(aligned) - kindPenalty[a.kind] - kindPenalty[b.kind];
      if (score > bestScore) {
        bestScore = score;
        best = { aligned, queryKind: a.kind, candidateKind: b.kind };
      }
      if (bestScore >= BEST_SCORE) break;
    }
  }
  if (best === null) return { name: null, work, beyondBudget };
  const { aligned, queryKind, candidateKind } = best;
  return { name: { ...compareAligned(aligned), queryKind, candidateKind }, work, beyondBudget };
}

/**
 * The names that a name is compared with. A record's name in Han is not read aloud where the company's own name in Han is known:
 * 神鋼商事 and 新光商事 are two companies, and both are "Shinko Shoji".
 */
function comparableWith(
  { analysed: { script } }: ComparableName,
  names: readonly ComparableName[],
): readonly ComparableName[] {
  const inHan = script === "han" ? names.filter(({ analysed }) => analysed.script === "han") : [];
  return inHan.length > 0 ? inHan : names;
}

function fitOf(aligned: NameAlignment): number {
  const { exact, joinedEqual, verbatim, numbers } = aligned.told;
  return (
    (exact ? 1.2 : joinedEqual ? 1.1 : likeness(aligned)) +
    (verbatim ? 0.05 : 0) -
    (numbers === "conflict" ? 0.5 : 0)
  );
}

/** Of names that are one letter apart in a script that stays native. */
const ONE_LETTER_APART = 0.6;

/** A slip in a name without spaces can leave it without any word of the other name. */
function likeness({ told: { overlap, crossScript }, query, candidate, nativeSlips }: NameAlignment): number {
  if (crossScript) return overlap;
  const apart = areOneLetterApart(query, candidate) ? ONE_LETTER_APART : 0;
  return Math.max(overlap, apart, nativeSlips);
}
