/**
 * Two entries of one list for one company. A register of companies has each company once, under its number. A
 * list without numbers (of sanctions by regulation, of company profiles) may have several for one company.
 */
import { isSameHouse } from "../addresses/compare-addresses.ts";
import type { PairEvidence } from "../matching/compare/pair-evidence.ts";
import type { LinkSubject } from "./link-subject.ts";

/**
 * Whether two rows of a list agree in legal name and country, and in street, or in legal form and web site. In one street a form
 * that is left out or written otherwise is no other company. In one building the name that agrees may be another name of either
 * row, unless their web sites differ.
 */
export function isListedTwice(
  a: LinkSubject,
  b: LinkSubject,
  pair: PairEvidence,
  sameDomain: boolean,
): boolean {
  const { name, address, country, identifiers } = pair;
  if (!name?.exact || country !== "equal" || identifiers.conflicts.length > 0) return false;
  const level = address?.level;
  const nearForm = pair.form === "same" || pair.form === "one_missing";
  const kinds = [name.queryKind, name.candidateKind];
  if (kinds.some((kind) => kind !== "legal"))
    return (
      level === "same_building" && nearForm && pair.domain !== "different" && !kinds.includes("previous")
    );
  const sameForm = formOf(a) === formOf(b);
  if (level === "same_building" || level === "same_street" || inOneHouse(a, b)) return sameForm || nearForm;
  const elsewhere = level === "different_city" || level === "different_country";
  return sameForm && sameDomain && !elsewhere;
}

function inOneHouse(a: LinkSubject, b: LinkSubject): boolean {
  return a.comparable.addresses.some((one) =>
    b.comparable.addresses.some((other) => isSameHouse(one, other)),
  );
}

function formOf({ comparable }: LinkSubject): string {
  const legal = comparable.names.filter(({ kind }) => kind === "legal");
  const forms = [...legal.flatMap(({ analysed }) => analysed.forms), ...comparable.forms];
  return [...new Set(forms.map(({ family }) => family))].sort().join(" ");
}
