import type { Surface } from "../../contract/operation.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import type { PairEvidence } from "../../domain/matching/compare/pair-evidence.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import type { Binding } from "../resolution/bind.ts";
import type { Choice, Chosen } from "./choose-candidate.ts";
import type { Membership } from "./leave-entity.ts";

/** A person's verdict on one review item: validated, with a known reviewer. */
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

/** All data that a verdict will write, derived from the data that was read. */
export interface Judgement {
  readonly item: ReviewItemRow;
  readonly query: Comparable;
  readonly chosen: Chosen | null;
  readonly evidence: PairEvidence | null;
  readonly binding: Binding | null;
  /** The member record that already holds the same content. */
  readonly holder: { readonly record_id: string; readonly entity_id: string } | null;
  /** The entity that the record is already a member of; null for an abstention. */
  readonly membership: Membership | null;
  /** The companies that the record was told apart from: entity ids and `source:id` of register rows. */
  readonly differences: readonly string[];
  readonly seenVersion: number;
}
