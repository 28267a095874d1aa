/**
 * Two entries of one list for one company. A register of companies has each company once, under its number. A
 * list without numbers (of sanctions by regulation, of company profiles) may have several for one company.
 */
import type { PairEvidence } from "../matching/compare/pair-evidence.ts";
import type { LinkSubject } from "./link-subject.ts";

/** Whether two rows of a list agree in legal name, legal form and country, and in address or web site. */
export function isListedTwice(
  a: LinkSubject,
  b: LinkSubject,
  pair: PairEvidence,
  sameDomain: boolean,
): boolean {
  const { name, address, country, identifiers } = pair;
  if (!name?.exact || name.queryKind !== "legal" || name.candidateKind !== "legal") return false;
  if (country !== "equal" || identifiers.conflicts.length > 0 || formOf(a) !== formOf(b)) return false;
  const level = address?.level;
  const together = level === "same_building" || level === "same_street";
  const elsewhere = level === "different_city" || level === "different_country";
  return together || (sameDomain && !elsewhere);
}

function formOf({ comparable }: LinkSubject): string {
  const legal = comparable.names.filter(({ kind }) => kind === "legal");
  const forms = [...legal.flatMap(({ analysed }) => analysed.forms), ...comparable.forms];
  return [...new Set(forms.map(({ family }) => family))].sort().join(" ");
}
