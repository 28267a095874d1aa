import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { isDecisive } from "../compare/pair-evidence.ts";
import { corroborated } from "./guards.ts";

/**
 * Whether a record may mean a candidate that does not hold the record's decisive identifier. A company of
 * another country with its own register number is not meant unless a field beside the name agrees: a company
 * has one home register. A record with a legal form of another country may be a branch of a company abroad.
 */
export function mayBeMeant({ evidence, comparable }: ScoredCandidate, query: Comparable): boolean {
  if (evidence.country !== "different" || corroborated(evidence) || evidence.identifiers.nearMiss)
    return true;
  if (!isRegistered(query) || !isRegistered(comparable)) return true;
  return hasForeignForm(query);
}

/**
 * Whether a candidate's name is one letter away from the record's in a script that stays native. That is too little for a match, as
 * another company may have the name, and too much to say that no known company is meant.
 */
export function isNearlyNamed({ evidence: { name, country } }: ScoredCandidate): boolean {
  return country !== "different" && name?.oneLetterApart() === true;
}

function isRegistered({ identifiers }: Comparable): boolean {
  return identifiers.some((identifier) => isDecisive(identifier) && isRegisterNumber(identifier.scheme));
}

/** Whether a scheme is a register's: such schemes begin with a country: `GB-COH`, `FR-SIREN`. */
function isRegisterNumber(scheme: string): boolean {
  return /^[A-Z]{2}-/.test(scheme);
}

/** Whether the record has legal forms and none of them is of its own country. */
function hasForeignForm({ names, forms, countries }: Comparable): boolean {
  const all = [...forms, ...names.flatMap(({ analysed }) => analysed.forms)];
  return (
    all.length > 0 &&
    !all.some(({ jurisdictions }) => jurisdictions.some((code) => countries.includes(code.slice(0, 2))))
  );
}
