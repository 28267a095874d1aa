import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { isDecisive } from "../compare/pair-evidence.ts";
import { corroborated } from "./guards.ts";

/**
 * Whether a candidate may be the company that a record means whose decisive identifier the candidate does not hold. A company
 * of another country with a register number of its own is not, unless something beside its name agrees: each company has one
 * home register. A record whose legal form is not one of its country may be a branch of a company abroad.
 */
export function mayBeMeant({ evidence, comparable }: ScoredCandidate, query: Comparable): boolean {
  if (evidence.country !== "different" || corroborated(evidence) || evidence.identifiers.nearMiss)
    return true;
  if (!isRegistered(query) || !isRegistered(comparable)) return true;
  return hasForeignForm(query);
}

function isRegistered({ identifiers }: Comparable): boolean {
  return identifiers.some((identifier) => isDecisive(identifier) && isRegisterNumber(identifier.scheme));
}

/** Register schemes begin with their country: `GB-COH`, `FR-SIREN`. */
function isRegisterNumber(scheme: string): boolean {
  return /^[A-Z]{2}-/.test(scheme);
}

/** Whether the record writes legal forms and none of them is of its own country. */
function hasForeignForm({ names, forms, countries }: Comparable): boolean {
  const all = [...forms, ...names.flatMap(({ analysed }) => analysed.forms)];
  return (
    all.length > 0 &&
    !all.some(({ jurisdictions }) => jurisdictions.some((code) => countries.includes(code.slice(0, 2))))
  );
}
