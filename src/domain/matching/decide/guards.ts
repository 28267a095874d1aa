import type { RegisterRef, ScoredCandidate } from "../comparable/candidate.ts";
import type { PairEvidence } from "../compare/pair-evidence.ts";
import { otherCompanyOfName } from "./other-company-of-name.ts";
import { isInOneStreet, siblingByName } from "./sibling-by-name.ts";

/** A guard that fired: it made a match an abstention or a non-match, and names the disagreeing attributes. */
export interface GuardFinding {
  readonly guard:
    | "human_difference"
    | "strong_identifier_conflict"
    | "weak_signal_guard"
    | "signal_conflict"
    | "number_mismatch"
    | "legal_class_conflict"
    | "name_only"
    | "identifier_of_another"
    | "branch_of_company"
    | "known_from_records_alone"
    | "short_register"
    | "indistinguishable_candidates"
    | "generic_identifier"
    | "work_budget";
  /** Attributes that disagreed, as entity attributes (`digital.domain`). */
  readonly disagreeing: readonly string[];
  readonly detail: string;
}

/** Attributes on which two companies disagree, none of which alone proves a difference (matching rule 6). */
export function disagreeingWeakSignals(evidence: PairEvidence): string[] {
  const disagreeing: string[] = [];
  if (evidence.country === "different") disagreeing.push("location.country");
  if (evidence.domain === "different") disagreeing.push("digital.domain");
  if (evidence.phone === "different") disagreeing.push("contact.phone");
  if (evidence.identifiers.listingConflict) disagreeing.push("registration.tickers");
  if (evidence.incorporated === "different") disagreeing.push("registration.incorporated_on");
  const otherClass = evidence.form === "conflict" || evidence.form === "conversion";
  if (otherClass && evidence.country === "equal") disagreeing.push("identity.legal_form");
  const address = evidence.address;
  // One address is one signal, even where several of its parts differ.
  if (address && address.country !== "different" && addressDisagrees(address))
    disagreeing.push("location.registered_address");
  return disagreeing;
}

function addressDisagrees(address: NonNullable<PairEvidence["address"]>): boolean {
  if (isInOneStreet(address)) return false;
  return address.houseNumbersDisagree || address.city === "different";
}

/**
 * The finding that makes a candidate a non-match outright: a human difference, or strong identifiers of one
 * scheme that one company cannot both have (matching rule 5).
 */
export function strongConflict(candidate: ScoredCandidate): GuardFinding | null {
  if (candidate.humanDifference) {
    return { guard: "human_difference", disagreeing: [], detail: "a reviewer told the two apart" };
  }
  const { conflicts, agreeing } = candidate.evidence.identifiers;
  if (conflicts.length === 0 || agreeing.length > 0) return null;
  const schemes = [...new Set(conflicts.map(([identifier]) => identifier.scheme))];
  return {
    guard: "strong_identifier_conflict",
    disagreeing: conflictingAttributes(candidate.evidence),
    detail: `different ${schemes.join(", ")}`,
  };
}

/**
 * The finding that removes a candidate from the list before scoring: an outright conflict, or another number
 * in its name ("Fund II", "Fund III") where no identifier agrees. Such a candidate is no rival of the leader.
 */
export function ruledOut(candidate: ScoredCandidate): GuardFinding | null {
  const { name } = candidate.evidence;
  const otherNumber = name?.numbers === "conflict" && !identified(candidate.evidence);
  return strongConflict(candidate) ?? (otherNumber ? numberMismatch : null);
}

const numberMismatch: GuardFinding = {
  guard: "number_mismatch",
  disagreeing: ["identity.legal_name"],
  detail: "the numbers in the names differ",
};

/** Entity attributes of the identifiers that one company cannot both have. */
export function conflictingAttributes({ identifiers }: PairEvidence): string[] {
  return [...new Set(identifiers.conflicts.map(([{ scheme }]) => attributeOfScheme(scheme)))];
}

/** The entity attribute that holds identifiers of a scheme. */
export function attributeOfScheme(scheme: string): string {
  if (scheme === "lei") return "registration.lei";
  if (scheme === "cik") return "registration.cik";
  if (scheme.startsWith("vat:")) return "registration.vat_number";
  if (scheme === "duns") return "registration.duns";
  if (scheme === "ticker") return "registration.tickers";
  return "registration.company_number";
}

/**
 * Fires where the record's ticker or number is not the leader's but another candidate's that shares no word
 * of the name: the name or the identifier is wrong. Where the leader has exactly the record's name, a row of
 * another register may be the leader under a later name, and does not count.
 * @param others the rest of the list.
 */
export function identifierOfAnother(
  leader: ScoredCandidate,
  others: readonly ScoredCandidate[],
): GuardFinding | null {
  const { name } = leader.evidence;
  if (identified(leader.evidence)) return null;
  const named = name !== null && (name.exact || name.joinedEqual);
  const held = others
    .filter(
      ({ evidence: other, registerRefs }) =>
        other.country !== "different" &&
        hasAnotherName(other.name) &&
        !(named && inDifferentRegisters(leader.registerRefs, registerRefs)),
    )
    .flatMap(({ evidence: other }) => [...other.identifiers.agreeing, ...other.identifiers.weaklyAgreeing]);
  const scheme = held[0]?.scheme;
  if (scheme === undefined) return null;
  return {
    guard: "identifier_of_another",
    disagreeing: [attributeOfScheme(scheme)],
    detail: `the ${scheme} given is that of another company`,
  };
}

// Two rows of one register are two companies; an entity without register rows is in no known register.
function inDifferentRegisters(left: readonly RegisterRef[], right: readonly RegisterRef[]): boolean {
  if (left.length === 0 || right.length === 0) return false;
  return !left.some((one) => right.some((other) => other.source === one.source));
}

// Names in two scripts share no word even where both are names of one company.
function hasAnotherName(name: PairEvidence["name"]): boolean {
  return name !== null && !name.crossScript && !name.rarestShared;
}

/**
 * Fires where several candidates share the web address and no other field agrees with the leader: the address
 * is a group's, and does not show which company of the group is meant.
 * @param others the rest of the list.
 */
export function sharedDomain(
  { evidence }: ScoredCandidate,
  others: readonly ScoredCandidate[],
): GuardFinding | null {
  if (evidence.domain !== "same" || !others.some((other) => other.evidence.domain === "same")) return null;
  const named = evidence.name !== null && evidence.name.sharedIdentifying > 0;
  if (named || evidence.phone === "same" || evidence.address?.postal === "same" || identified(evidence))
    return null;
  return {
    guard: "generic_identifier",
    disagreeing: [],
    detail: "several companies share the web address, and nothing else agrees",
  };
}

/** Whether legal classes of one country differ ("Deutsche Bank AG", "Deutsche Bank GmbH"), uncorroborated. */
export function differsByClass(evidence: PairEvidence): boolean {
  if ((evidence.form !== "conflict" && evidence.form !== "conversion") || evidence.country !== "equal")
    return false;
  return !corroborated(evidence) && evidence.incorporated !== "same";
}

/** Whether a domain, phone, city, postal code or identifier agrees. */
export function corroborated(evidence: PairEvidence): boolean {
  const { domain, phone, address } = evidence;
  const there = address?.city === "same" || address?.postal === "same";
  return domain === "same" || phone === "same" || there || identified(evidence);
}

function identified({ identifiers }: PairEvidence): boolean {
  return identifiers.agreeing.length + identifiers.weaklyAgreeing.length > 0;
}

// "Fund II" is not "Fund III"; it may be "Fund" only where a field agrees that sister companies do not share, as they do a town.
function numbersDiffer(evidence: PairEvidence): boolean {
  const { name, domain, phone, address } = evidence;
  if (name === null || name.numbers === "none" || name.numbers === "equal") return false;
  const sameStreet = address !== null && isInOneStreet(address);
  const supported = domain === "same" || phone === "same" || sameStreet || identified(evidence);
  return name.numbers === "conflict" || !supported;
}

/** The guards on a leading candidate that would match by probability. The first that fires is the reason. */
export function guardsAgainst(candidate: ScoredCandidate): GuardFinding[] {
  const findings: GuardFinding[] = [];
  const { evidence } = candidate;
  if (evidence.identifiers.agreeing.length > 0) return findings;
  const weak = disagreeingWeakSignals(evidence);
  if (weak.length >= 2) {
    findings.push({
      guard: "weak_signal_guard",
      disagreeing: weak,
      detail: "two or more weak signals disagree",
    });
  }
  if (numbersDiffer(evidence)) findings.push(numberMismatch);
  // A conversion (Ltd to PLC) withholds no match here, as the list shows that no other company has the name.
  if (evidence.form === "conflict" && differsByClass(evidence)) {
    findings.push({
      guard: "legal_class_conflict",
      disagreeing: ["identity.legal_form"],
      detail: "legal forms of different classes in one country, and nothing but the name agrees",
    });
  }
  const judgedOne = (candidate.outsideLogOdds ?? 0) > 0;
  const other = otherCompanyOfName(evidence) ?? (judgedOne ? null : siblingByName(evidence));
  if (other !== null && findings.every(({ guard }) => guard !== other.guard)) findings.push(other);
  if (evidence.branchMismatch) {
    findings.push({
      guard: "branch_of_company",
      disagreeing: ["identity.legal_form"],
      detail: "the candidate is a branch",
    });
  }
  return findings;
}

/** The attributes on which two companies disagree, strong and weak. */
export function attributesApart(evidence: PairEvidence): string[] {
  const names = evidence.name?.numbers === "conflict" ? ["identity.legal_name"] : [];
  const forms = differsByClass(evidence) ? ["identity.legal_form"] : [];
  const others = otherCompanyOfName(evidence)?.disagreeing ?? [];
  const weak = disagreeingWeakSignals(evidence);
  return [...new Set([...conflictingAttributes(evidence), ...weak, ...names, ...forms, ...others])];
}
