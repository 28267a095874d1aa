/** The agreement of two companies in each attribute, for people who read the two side by side. */
import type { PairEvidence } from "../compare/pair-evidence.ts";
import { attributeOfScheme } from "./guards.ts";

/** `similar`: not equal, not surely different (another spelling, the same city, a month without its day). */
export type FieldAgreement = "same" | "similar" | "different";

/** The least share of common words or letters of two similar names. */
const SIMILAR_NAMES = 0.6;

/** Agreement by entity attribute; an attribute that either side lacks is left out. */
export function fieldAgreement(evidence: PairEvidence): Readonly<Record<string, FieldAgreement>> {
  const agreements: Record<string, FieldAgreement> = {};
  const say = (attribute: string, agreement: FieldAgreement | null) => {
    if (agreement !== null) agreements[attribute] = agreement;
  };
  say("identity.legal_name", nameAgreement(evidence.name));
  say("identity.legal_form", formAgreement[evidence.form]);
  say("location.country", countryAgreement[evidence.country]);
  say("location.registered_address", addressAgreement(evidence.address));
  say("digital.domain", domainAgreement[evidence.domain]);
  say("contact.phone", evidence.phone === "unknown" ? null : evidence.phone);
  say("registration.incorporated_on", dateAgreement(evidence.incorporated));
  const { agreeing, weaklyAgreeing, conflicts, nearMiss } = evidence.identifiers;
  for (const [{ scheme }] of conflicts) say(attributeOfScheme(scheme), nearMiss ? "similar" : "different");
  for (const { scheme } of weaklyAgreeing) say(attributeOfScheme(scheme), "same");
  for (const { scheme } of agreeing) say(attributeOfScheme(scheme), "same");
  return agreements;
}

function nameAgreement(name: PairEvidence["name"]): FieldAgreement | null {
  if (name === null) return null;
  if (name.exact || name.joinedEqual)
    return name.queryKind === "previous" || name.candidateKind === "previous" ? "similar" : "same";
  if (name.numbers === "conflict") return "different";
  const alike = Math.max(name.overlap, name.tokenSort, name.heard);
  return name.cut || name.acronym || alike >= SIMILAR_NAMES ? "similar" : "different";
}

const formAgreement: Readonly<Record<PairEvidence["form"], FieldAgreement | null>> = {
  same: "same",
  same_class: "similar",
  conversion: "similar",
  conflict: "different",
  one_missing: null,
  unknown: null,
};

const countryAgreement: Readonly<Record<PairEvidence["country"], FieldAgreement | null>> = {
  equal: "same",
  compatible: "similar",
  different: "different",
  unknown: null,
};

const domainAgreement: Readonly<Record<PairEvidence["domain"], FieldAgreement | null>> = {
  same: "same",
  same_brand: "similar",
  different: "different",
  unknown: null,
};

function addressAgreement(address: PairEvidence["address"]): FieldAgreement | null {
  if (address === null) return null;
  if (address.level === "different_city" || address.level === "different_country") return "different";
  if (address.houseNumbersDisagree) return address.level === "same_building" ? "similar" : "different";
  return address.level === "same_building" ? "same" : "similar";
}

function dateAgreement(level: PairEvidence["incorporated"]): FieldAgreement | null {
  if (level === null || level === "same" || level === "different") return level;
  return "similar";
}
