import type { Surface } from "../../contract/operation.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import type { PairEvidence } from "../../domain/matching/compare/pair-evidence.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import type { Binding } from "../resolution/bind.ts";
import type { Choice, Chosen } from "./choose-candidate.ts";
import type { Membership } from "./leave-entity.ts";

/** A person's verdict on one review item, validated, its reviewer established. */
export interface VerdictRequest extends Choice {
  readonly tenantId: string;
  readonly reviewId: string;
  readonly verdict: "match" | "no_match";
  readonly reviewerId: string;
  readonly reason: string;
  /** Whether a `no_match` founds an entity on the record's own words. */
  readonly createEntity: boolean;
  readonly sourceEventId: string | null;
  readonly now: Date;
  readonly actor: { readonly keyId: string | null; readonly surface: Surface };
  readonly correlationId: string;
  readonly signal: AbortSignal;
}

export interface VerdictResult {
  readonly review_id: string;
  readonly status: "resolved";
  readonly verdict: "match" | "no_match";
  readonly record_id: string;
  readonly entity_id: string | null;
  readonly entity_created: boolean;
  readonly decision_id: string;
  readonly label_id: string;
}

/** Everything that a verdict will write, as it follows from what was read. */
export interface Judgement {
  readonly item: ReviewItemRow;
  readonly query: Comparable;
  readonly chosen: Chosen | null;
  readonly evidence: PairEvidence | null;
  readonly binding: Binding | null;
  /** The member record that holds the same content already. */
  readonly holder: { readonly record_id: string; readonly entity_id: string } | null;
  /** The entity that the record is a member of already; null for an abstention. */
  readonly membership: Membership | null;
  /** What the record was told apart from: entity ids and `source:id` of register rows. */
  readonly differences: readonly string[];
  readonly seenVersion: number;
}
