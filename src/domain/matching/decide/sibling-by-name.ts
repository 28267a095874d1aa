import type { PairEvidence } from "../compare/pair-evidence.ts";
import { allLeftOver, leftOver, tellingLeftOver } from "../words/unmatched-words.ts";

/** Wrong letters that are slips of spelling, and not another word. */
const MOST_SLIPS = 2;
/**
 * Times the information that two names share, the most that may be left over of the record's name: a caller leaves words of a
 * company's name out, and seldom adds any.
 */
const MOST_LEFT_OVER = 2;

/**
 * Fires where two names of one script differ as those of sister companies do, and nothing answers for the difference:
 * - the record's name has far more words of its own than the two share;
 * - each has a word that the other lacks: "Magna Exteriors (Banbury) Limited", "Magna Exteriors (Liverpool) Limited";
 * - only the country's name tells anything, and one has a word more: "Bank of Guyana", "Guyana Bank for Trade";
 * - both are registered names, with their legal forms, and one has a telling word more: short names leave words out,
 *   registered names do not ("Sagicor Life Jamaica Limited", "Sagicor Jamaica Limited");
 * - both are registered names, and one is a holding's, a bank's or an insurer's; or they differ in a single letter (`tellingWord`).
 *
 * An identifier, a web address or a phone answers for it. An address answers for little, as sister companies and neighbours share it:
 * for a telling word more, and a street for a word more beside the country's name. Two records without a list of companies have no
 * better candidate beside them, so there an address answers for a word more only if it is a place.
 */
export function siblingByName(
  evidence: PairEvidence,
  { alone = false }: { readonly alone?: boolean } = {},
): {
  readonly guard: "signal_conflict";
  readonly disagreeing: readonly string[];
  readonly detail: string;
} | null {
  const { name } = evidence;
  if (name === null || name.crossScript || name.acronym || isAnswered(evidence)) return null;
  const word = name.tellingWord();
  if (name.edits() <= MOST_SLIPS && word !== "letter") return null;
  const isFormal = evidence.form !== "unknown" && evidence.form !== "one_missing";
  const inOneStreet = evidence.address !== null && isInOneStreet(evidence.address);
  const difference =
    bothSides(name) ??
    mostlyOther(name) ??
    (inOneStreet ? null : ofCountry(name)) ??
    (word === "letter" ? "the names differ in a single letter" : null) ??
    (isFormal ? kindOf(word) : null) ??
    (isFormal ? formalDifference(name, inOneStreet || isInTown(evidence), alone) : null);
  if (difference === null) return null;
  return {
    guard: "signal_conflict",
    disagreeing: ["identity.legal_name"],
    detail: `${difference}, and nothing answers for it`,
  };
}

/** Whether two names differ as those of sister companies do, whichever of the two records is the query. */
export function areSisters(forth: PairEvidence, back: PairEvidence): boolean {
  return [forth, back].every((evidence) => siblingByName(evidence, { alone: true }) !== null);
}

type ComparedName = NonNullable<PairEvidence["name"]>;

function bothSides({ queryUnmatched: ours, candidateUnmatched: theirs }: ComparedName): string | null {
  return allLeftOver(ours) > 0 && allLeftOver(theirs) > 0
    ? "each name has a word that the other lacks"
    : null;
}

function mostlyOther({ queryUnmatched, shared }: ComparedName): string | null {
  return tellingLeftOver(queryUnmatched) > MOST_LEFT_OVER * shared
    ? "little of the record's name agrees"
    : null;
}

function ofCountry(name: ComparedName): string | null {
  const { queryUnmatched: ours, candidateUnmatched: theirs, sharedOfCountry, sharedIdentifying } = name;
  const little = sharedOfCountry > 0 && sharedIdentifying <= sharedOfCountry;
  return little && leftOver(ours) + leftOver(theirs) > 0
    ? "the names share little but the country's name, and one has a word that the other lacks"
    : null;
}

function kindOf(word: ReturnType<ComparedName["tellingWord"]>): string | null {
  if (word === "holding") return "one registered name is a holding's";
  return word === "licence" ? "one registered name is a bank's or an insurer's" : null;
}

function formalDifference(
  { queryUnmatched: ours, candidateUnmatched: theirs }: ComparedName,
  isNear: boolean,
  alone: boolean,
): string | null {
  if (isNear && !alone) return null;
  const places = isNear ? 0 : ours.place + theirs.place;
  return ours.word + ours.activity + theirs.word + theirs.activity + places > 0
    ? "one registered name has a word that the other lacks"
    : null;
}

function isAnswered({ identifiers, domain, phone }: PairEvidence): boolean {
  return (
    identifiers.agreeing.length + identifiers.weaklyAgreeing.length > 0 ||
    domain === "same" ||
    domain === "same_brand" ||
    phone === "same"
  );
}

/** Whether two addresses are in one street, or in one building. */
export function isInOneStreet({ level }: NonNullable<PairEvidence["address"]>): boolean {
  return level === "same_building" || level === "same_street";
}

function isInTown({ address }: PairEvidence): boolean {
  return address?.city === "same" || address?.city === "similar" || address?.postal === "same";
}
