import type { PairLists } from "../../src/pipelines/batch/batch-answer.ts";
/** The answers of the service; only the fields that the tests read. */
export type JsonObject = Record<string, unknown>;

export interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly correlation_id: string;
    readonly details: JsonObject & {
      readonly fields?: readonly { path: string; code: string; message: string }[];
    };
  };
}

export interface UsageBody {
  readonly credits_charged: number;
  readonly credits_remaining: number;
  readonly deep_attempts_remaining: number;
  readonly plan: string;
  readonly enforced: boolean;
}

interface ProvenanceBody {
  readonly source_id: string;
  readonly source_url: string | null;
  readonly retrieved_at: string;
  readonly source_as_of: string | null;
  readonly licence: string;
  readonly confidence: number;
  readonly checks: number;
  readonly age_days: number;
  readonly licence_permits_resale: boolean;
  readonly provider_record_id?: string;
}

export interface EntityBody {
  readonly entity_id: string;
  readonly record: JsonObject;
  readonly provenance: Record<string, ProvenanceBody>;
  readonly member_record_ids: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly stalest_field_age_days: number | null;
  readonly field_status?: Record<string, string>;
}

interface ClarificationBody {
  readonly attribute: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly answer_by: string;
  readonly answer_fields: readonly { readonly field: string }[];
  readonly candidate_clues: readonly { readonly option: string; readonly clue: string }[];
}

export interface ResolveBody {
  readonly record_id: string;
  readonly client_ref: string | null;
  readonly decision: "match" | "no_match" | "unresolved";
  readonly stage: string;
  readonly reason: string | null;
  readonly match_confidence: number;
  readonly match_confidence_basis: string;
  readonly entity: EntityBody | null;
  readonly candidates: readonly {
    entity_id: string | null;
    external: boolean;
    legal_name: string | null;
    probability: number;
  }[];
  readonly clarification: ClarificationBody | null;
  readonly more_input_needed: boolean;
  readonly depth_capped: boolean;
  readonly entity_created: boolean;
  readonly replayed: boolean;
  readonly escalation_unavailable: boolean;
  readonly stages_not_configured: readonly string[];
  readonly no_identifying_signal: boolean;
  readonly disagreeing_fields: readonly string[];
  readonly quality_shortfall: object | null;
  readonly looked_in: {
    readonly register_version: number | null;
    readonly sources: readonly string[];
    readonly companies: number;
  };
  readonly decision_id: string;
  readonly review_id: string | null;
  readonly correlation_id: string;
  readonly usage: UsageBody;
}

export interface BatchBody extends PairLists {
  readonly outcomes: readonly (Omit<ResolveBody, "usage"> & { readonly index: number })[];
  readonly correlation_id: string;
  readonly usage: UsageBody;
}

export interface JobBody {
  readonly job_id: string;
  readonly state: string;
  readonly record_count: number;
  readonly progress: Readonly<Record<"total" | "completed" | "match" | "no_match" | "unresolved", number>>;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly result_path: string;
  readonly correlation_id: string;
  readonly usage: UsageBody;
}

export interface MatchBody {
  readonly decision: "match" | "no_match" | "unresolved";
  readonly stage: string;
  readonly probability: number | null;
  readonly match_confidence: number;
  readonly match_confidence_basis: string;
  readonly reason: string | null;
  readonly depth_capped: boolean;
  readonly escalation_unavailable: boolean;
  readonly stages_not_configured: readonly string[];
  readonly no_identifying_signal: boolean;
  readonly correlation_id: string;
  readonly usage: UsageBody;
}

export interface DecisionBody {
  readonly decision: {
    readonly decision_id: string;
    readonly left_record_id: string;
    readonly right_ref: string | null;
    readonly decision: string;
    readonly stage: string;
    readonly reason: string | null;
    readonly probability: number | null;
    readonly match_confidence: number;
    readonly features: Record<string, number>;
    readonly top_features: readonly { feature: string; value: number; contribution: number }[];
    readonly score: { intercept: number; log_odds: number } | null;
    readonly identifier_rule: { rule: string; scheme: string } | null;
    readonly thresholds: { upper: number; lower: number; llm_confidence_floor: number };
    readonly guards: readonly { guard: string; disagreeing: readonly string[]; detail: string }[];
    readonly evidence: readonly { source_id: string; licence: string; url: string | null }[];
    readonly candidates: readonly { legal_name: string | null }[];
    readonly acting_key_id: string | null;
    readonly acting_surface: string;
    readonly replay: {
      reproduced: boolean | null;
      recomputed_probability: number | null;
      pipeline_version_matches: boolean;
    };
  };
  readonly correlation_id: string;
  readonly usage: UsageBody;
}
