import type { Usage } from "../../contract/usage.ts";
import type { ResolutionAnswer } from "../resolution/answer.ts";

/** The result of a batch, in the terms of the interface. */
export interface BatchAnswer extends PairLists {
  /** In the order of the records. */
  readonly outcomes: readonly BatchOutcome[];
  readonly correlation_id: string;
  readonly usage: Usage;
}

/** The answer that its record has, with the record's place in the batch. */
export type BatchOutcome = ResolutionAnswer & { readonly index: number };

export interface PairLists {
  readonly blocked_pairs: readonly BlockedPair[];
  readonly withheld_pairs: readonly WithheldPair[];
  readonly pair_disclosure: {
    readonly blocked_found: number;
    readonly blocked_returned: number;
    readonly withheld_found: number;
    readonly withheld_returned: number;
    /** Pairs that share a key, are not one entity, and were compared; the counts above are of these. */
    readonly compared: number;
    /** Such pairs that were left uncompared. */
    readonly not_compared: number;
    /** Of each list. */
    readonly cap: number;
    /** Whether pairs were found and not returned, or left uncompared. */
    readonly truncated: boolean;
  };
}

/** Two records of the batch that were not made one. */
export interface RecordPair {
  readonly left_index: number;
  readonly left_record_id: string;
  readonly left_client_ref: string | null;
  readonly right_index: number;
  readonly right_record_id: string;
  readonly right_client_ref: string | null;
  readonly right_entity_id: string | null;
  /** The match probability of the pair alone; null where nothing was comparable or an identifier decided. */
  readonly probability: number | null;
}

export interface BlockedPair extends RecordPair {
  readonly disagreeing_fields: readonly string[];
  readonly rule: "weak_signal_guard" | "strong_identifier_conflict" | "transitive_conflict";
}

export interface WithheldPair extends RecordPair {
  readonly reason:
    | "below_acceptance_floor"
    | "indistinguishable_candidates"
    | "depth_capped"
    | "escalation_unavailable"
    | "insufficient_evidence";
}
