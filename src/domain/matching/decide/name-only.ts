/** The guard against a match by a by-name alone. */
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { PairEvidence } from "../compare/pair-evidence.ts";
import { corroborated, type GuardFinding } from "./guards.ts";

/** So few letters are the abbreviation of many companies; three Han characters are a name. */
const ABBREVIATION = /^[a-z0-9]{1,3}$/;

/**
 * Fires where only a name agrees, the name is at best an alias of the leader, and other candidates share its
 * most informative word: "Volvo" may be the car maker or the lorry maker. An alias of three letters without its legal form is
 * too little with a country as well: "KMZ" abbreviates several Russian machine works.
 * @param alone whether no other candidate has that word, or none has all words of the record.
 */
export function nameOnly({ evidence }: ScoredCandidate, alone: boolean): GuardFinding | null {
  const { name } = evidence;
  if (name === null || corroborated(evidence)) return null;
  const byName = name.candidateKind === "trading" || name.candidateKind === "alternative";
  const ownName = (name.exact || name.joinedEqual) && !byName;
  const letters = byName && evidence.form !== "same" && isLetters(name);
  if (ownName || (!letters && (alone || evidence.country !== "unknown"))) return null;
  return {
    guard: "name_only",
    disagreeing: [],
    detail: letters
      ? "nothing but a by-name of three letters agrees"
      : "nothing but a by-name agrees, and others share its most telling word",
  };
}

/** Whether three letters are all that two names share. */
function isLetters({ rarestShared, shared }: NonNullable<PairEvidence["name"]>): boolean {
  return rarestShared !== null && ABBREVIATION.test(rarestShared.text) && shared <= rarestShared.information;
}
