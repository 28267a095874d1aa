import type { RegisterCompany } from "../../register-company.ts";
import type { Candidate, CandidateFacts, RegisterRef } from "./candidate.ts";
import type { Comparable } from "./comparable.ts";
import { comparableOfCompany, mergeComparables } from "./comparable-of.ts";

/** A register company for a shortlist: its linked rows, merged for comparison, analysed when installed. */
export interface RegisterCandidate {
  readonly groupId: number;
  readonly refs: readonly RegisterRef[];
  readonly comparable: Comparable;
  readonly facts: CandidateFacts;
}

/** Makes the candidate of a linked group. @param members the group's rows, best source first; never empty. */
export function registerCandidate(groupId: number, members: readonly RegisterCompany[]): RegisterCandidate {
  return {
    groupId,
    refs: members.map((member) => ({ source: member.source, sourceRecordId: member.sourceRecordId })),
    comparable: mergeComparables(members.map(comparableOfCompany)),
    facts: factsOf(members),
  };
}

/** The company as a candidate that has no entity of the tenant yet. @param blockScore the retrieval score. */
export function externalCandidate(company: RegisterCandidate, blockScore: number): Candidate {
  const first = company.refs[0]!;
  return {
    key: `${first.source}:${first.sourceRecordId}`,
    entityId: null,
    registerRefs: company.refs,
    groupId: company.groupId,
    comparable: company.comparable,
    facts: company.facts,
    blockScore,
  };
}

/** Each fact of the first row that has it. @param members of a company, best source first; never empty. */
export function factsOf(members: readonly RegisterCompany[]): CandidateFacts {
  const first = <T>(value: (member: RegisterCompany) => T | undefined): T | null => {
    for (const member of members) {
      const found = value(member);
      if (found !== undefined && found !== "") return found;
    }
    return null;
  };
  return {
    legalName: members[0]!.name,
    domain: first((member) => member.domain),
    legalStatus: first((member) => member.status?.toLowerCase()),
    country: first((member) => member.country ?? member.address?.country),
    city: first((member) => member.address?.city ?? member.headquartersAddress?.city),
    postalCode: first((member) => member.address?.postal_code),
    registrationNumber: first((member) => member.registrationNumber),
    jurisdiction: first((member) => member.jurisdiction),
    lei: first((member) => member.lei),
    incorporatedOn: first((member) => member.incorporatedOn),
    legalForm: first((member) => member.legalForm),
  };
}
