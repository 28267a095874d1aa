import type { PairEvidence } from "../matching/pair-evidence.ts";
import type { PairFacts } from "./link-evidence.ts";

/** `exact`: the same words in any order or spacing; `near`: the same words in another spelling; else null. */
export function nameLevel({ name }: PairEvidence): "exact" | "near" | null {
  if (
    !name ||
    name.numbers === "conflict" ||
    name.numbers === "query_only" ||
    name.numbers === "candidate_only"
  ) {
    return null;
  }
  if (name.exact || name.joinedEqual) return "exact";
  const residue = [name.queryResidue, name.candidateResidue];
  const words = residue.some((part) => part.word + part.activity + part.place > 0);
  return !words && name.overlap >= 0.7 && name.firstWord === "same" ? "near" : null;
}

const countryWeight = { equal: 4, compatible: 2, unknown: 0, different: -12 } as const;
const formWeight = { same: 2, same_class: 1, conflict: -6, one_missing: 0, unknown: 0 } as const;
const dateWeight = { same: 3, same_month: 3, same_year: 2, adjacent_year: 0, different: -4 } as const;

/** What the fields beside the name say for (positive) or against (negative) one company, in nats, roughly. */
export function fieldWeight({ pair, symbols, sameDomain }: PairFacts): number {
  const { name, address } = pair;
  let weight = countryWeight[pair.country] + formWeight[pair.form];
  if (pair.incorporated) weight += dateWeight[pair.incorporated];
  if (sameDomain) weight += 8;
  else if (pair.domain === "same_brand") weight += 3;
  else if (pair.domain === "different") weight -= 8;
  if (symbols.length > 0) weight += 8;
  if (pair.phone === "same") weight += 4;
  if (address && address.country !== "different") {
    if (address.level === "same_building" || address.level === "same_street") weight += 4;
    else if (address.city === "same" || address.level === "same_postal_code") weight += 3;
    else if (address.city === "different") weight -= 2;
  }
  if (name?.verbatim) weight += 1;
  if (name?.queryKind === "previous") weight -= 2;
  if (name?.candidateKind === "previous") weight -= 2;
  return weight;
}
