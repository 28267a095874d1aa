import type { PairEvidence } from "../compare/pair-evidence.ts";
import type { Comparable } from "./comparable.ts";

export interface RegisterRef {
  readonly source: string;
  readonly sourceRecordId: string;
}

/** What tells one candidate from another for a reader: shown in shortlists and asked for in clarifications. */
export interface CandidateFacts {
  /** null where nothing that names it may be shown. */
  readonly legalName: string | null;
  readonly domain: string | null;
  readonly legalStatus: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly registrationNumber: string | null;
  readonly jurisdiction: string | null;
  readonly lei: string | null;
  readonly incorporatedOn: string | null;
  readonly legalForm: string | null;
}

/** Of a company nothing is known, or nothing may be shown, but what it is called. */
export const NO_FACTS: Omit<CandidateFacts, "legalName"> = {
  domain: null,
  legalStatus: null,
  country: null,
  city: null,
  postalCode: null,
  registrationNumber: null,
  jurisdiction: null,
  lei: null,
  incorporatedOn: null,
  legalForm: null,
};

/** A company that the record may be: a stored entity of the tenant, a company of the registers, or both in one. */
export interface Candidate {
  /** Stable order among equals: the entity's id, else the first register reference. */
  readonly key: string;
  readonly entityId: string | null;
  /** The linked register rows that are this company; empty for an entity that no register knows. */
  readonly registerRefs: readonly RegisterRef[];
  /** Id of the linked group that the rows belong to. */
  readonly groupId: number | null;
  readonly comparable: Comparable;
  readonly facts: CandidateFacts;
  /** How strongly retrieval pointed here; ranks nothing after scoring. */
  readonly blockScore: number;
  /** Set where a person has said that what the record describes is not this company. */
  readonly humanDifference?: true;
}

export interface ScoredCandidate extends Candidate {
  readonly evidence: PairEvidence;
  /** Pair log-odds. */
  readonly score: number;
  /** Log of the likelihood ratio of what was said of it outside; absent where nothing was. */
  readonly outsideLogOdds?: number;
}
