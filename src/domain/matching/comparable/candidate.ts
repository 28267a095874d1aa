import type { PairEvidence } from "../compare/pair-evidence.ts";
import type { Comparable } from "./comparable.ts";

export interface RegisterRef {
  readonly source: string;
  readonly sourceRecordId: string;
}

/** Facts by which a reader tells candidates apart: shown in shortlists and asked for in clarifications. */
export interface CandidateFacts {
  /** null where no name of the company may be shown. */
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

/** The facts of a company of which only the name is known or may be shown. */
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

/** A company that the record may be: a stored entity of the tenant, a company of the registers, or both. */
export interface Candidate {
  /** Stable order among equals: the entity's id, else the first register reference. */
  readonly key: string;
  readonly entityId: string | null;
  /** The linked register rows of this company; empty for an entity that is in no register. */
  readonly registerRefs: readonly RegisterRef[];
  /** The id of the linked group of these rows. */
  readonly groupId: number | null;
  readonly comparable: Comparable;
  readonly facts: CandidateFacts;
  /** The retrieval score; ranks nothing after scoring. */
  readonly blockScore: number;
  /** Set where a person has stated that the record does not describe this company. */
  readonly humanDifference?: true;
}

export interface ScoredCandidate extends Candidate {
  readonly evidence: PairEvidence;
  /** Pair log-odds. */
  readonly score: number;
  /** Log of the likelihood ratio of the judgements of deeper stages; absent where there is none. */
  readonly outsideLogOdds?: number;
}
