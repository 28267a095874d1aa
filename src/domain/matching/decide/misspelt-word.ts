/** Finds a pair of which nothing agrees but one word that the two names spell differently. */
import { ONE_WORD } from "../../names/words/word-information.ts";
import type { PairEvidence } from "../compare/pair-evidence.ts";
import { corroborated, type GuardFinding } from "./guards.ts";

/** Sureness that a name is misspelt (`NameComparison.misspelt`) of a name of up to seven letters with one slip, at most. */
const SHORT = 0.2;

/** Whether all that agrees is one word, spelled differently. */
export function isMisspeltWord(evidence: PairEvidence): boolean {
  const { name } = evidence;
  return (
    name !== null &&
    name.fuzzyLoss > 0 &&
    !name.crossScript &&
    name.shared < ONE_WORD &&
    !corroborated(evidence)
  );
}

/**
 * Fires where such a word is short: of the companies that no register here holds, one may well have the other spelling
 * ("Steris", "Soteris").
 */
export function misspeltShortWord(evidence: PairEvidence): GuardFinding | null {
  if (!isMisspeltWord(evidence) || evidence.name!.misspelt > SHORT) return null;
  return {
    guard: "name_only",
    disagreeing: [],
    detail: "nothing agrees but one short word, which the names spell differently",
  };
}
