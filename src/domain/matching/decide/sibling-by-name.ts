import type { PairEvidence } from "../compare/pair-evidence.ts";
import { allLeftOver, leftOver, tellingLeftOver } from "../words/unmatched-words.ts";

/** Wrong letters that are slips of spelling, and not another word. */
const MOST_SLIPS = 2;

/**
 * Fires where two names of one script differ as those of sister companies do, and nothing answers for the difference:
 * - each has a word that the other lacks: "Magna Exteriors (Banbury) Limited", "Magna Exteriors (Liverpool) Limited";
 * - only the country's name tells anything, and one has a word more: "Bank of Guyana", "Guyana Bank for Trade";
 * - both are registered names, with their legal forms, and one has a telling word more: short names leave words out,
 *   registered names do not ("Sagicor Life Jamaica Limited", "Sagicor Jamaica Limited");
 * - both are registered names, and one is a holding's, a bank's or an insurer's; or they differ in a single letter (`tellingWord`).
 *
 * An identifier, a web address, a phone or a street answers for it. A town or a postal code answers only for a telling word more:
 * sister companies share both.
 */
export function siblingByName(evidence: PairEvidence): {
  readonly guard: "signal_conflict";
  readonly disagreeing: readonly string[];
  readonly detail: string;
} | null {
  const { name } = evidence;
  if (name === null || name.crossScript || name.acronym || isAnswered(evidence)) return null;
  const word = name.tellingWord();
  if (name.edits() <= MOST_SLIPS && word !== "letter") return null;
  const isFormal = evidence.form !== "unknown" && evidence.form !== "one_missing";
  const difference =
    differenceOf(name) ??
    (word === "letter" ? "the names differ in a single letter" : null) ??
    (isFormal ? kindOf(word) : null) ??
    (isFormal && !isInTown(evidence) ? formalDifference(name) : null);
  if (difference === null) return null;
  return {
    guard: "signal_conflict",
    disagreeing: ["identity.legal_name"],
    detail: `${difference}, and nothing answers for it`,
  };
}

type ComparedName = NonNullable<PairEvidence["name"]>;

function differenceOf(name: ComparedName): string | null {
  const { queryUnmatched: ours, candidateUnmatched: theirs, sharedOfCountry, sharedIdentifying } = name;
  if (allLeftOver(ours) > 0 && allLeftOver(theirs) > 0) return "each name has a word that the other lacks";
  const ofCountry = sharedOfCountry > 0 && sharedIdentifying <= sharedOfCountry;
  return ofCountry && leftOver(ours) + leftOver(theirs) > 0
    ? "the names share little but the country's name, and one has a word that the other lacks"
    : null;
}

function kindOf(word: ReturnType<ComparedName["tellingWord"]>): string | null {
  if (word === "holding") return "one registered name is a holding's";
  return word === "licence" ? "one registered name is a bank's or an insurer's" : null;
}

function formalDifference(name: ComparedName): string | null {
  return tellingLeftOver(name.queryUnmatched) + tellingLeftOver(name.candidateUnmatched) > 0
    ? "one registered name has a word that the other lacks"
    : null;
}

function isAnswered({ identifiers, domain, phone, address }: PairEvidence): boolean {
  return (
    identifiers.agreeing.length + identifiers.weaklyAgreeing.length > 0 ||
    domain === "same" ||
    domain === "same_brand" ||
    phone === "same" ||
    (address !== null && isInOneStreet(address))
  );
}

/** Whether two addresses are in one street, or in one building. */
export function isInOneStreet({ level }: NonNullable<PairEvidence["address"]>): boolean {
  return level === "same_building" || level === "same_street";
}

function isInTown({ address }: PairEvidence): boolean {
  return address?.city === "same" || address?.city === "similar" || address?.postal === "same";
}
