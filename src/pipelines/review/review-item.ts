import { type StoredReceipt, storedReceipt } from "../../contract/stored/receipt.ts";
import { storedSubmissionAsSent } from "../../contract/stored/submission.ts";
import type { EntityView } from "../../domain/entities/project.ts";
import { escalationOf, stagesOfSteps } from "../../domain/matching/decide/deeper-stages.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import { type LeftOpen, leftOpenBy } from "../../storage/review/review-context.ts";
import type { EntityReader, Reader } from "../entities/entity-reader.ts";
import type { OutsideSteps } from "../resolution/outside/outside-steps.ts";
import { shortlistOf } from "./shortlist.ts";

/** How much of the candidate entity is shown: the facts that distinguish companies, or all of it. */
export type ItemDetail = "identity" | "complete";

interface ItemDependencies {
  readonly database: Database;
  readonly entities: EntityReader;
  readonly outside: Pick<OutsideSteps, "steps">;
}

interface Viewer extends Reader {
  readonly detail: ItemDetail;
}

/**
 * Review items as a reviewer sees them: the submission, the shortlist as it was shown then, the first stored
 * candidate as it is now, and the decision that abstained.
 */
export async function viewReviewItems(
  deps: ItemDependencies,
  rows: readonly ReviewItemRow[],
  viewer: Viewer,
) {
  const first = rows.map((row) => shortlistOf(row).candidates.find((candidate) => !candidate.external));
  const entityIds = [...new Set(first.flatMap((candidate) => candidate?.entity_id ?? []))];
  const selection = viewer.detail === "identity" ? { field_packs: ["identity" as const] } : {};
  const found = await deps.entities.find(viewer, entityIds);
  const entities = new Map(
    found.map((entity) => [entity.entityId, deps.entities.view(viewer, entity, selection)]),
  );
  const { stages_not_configured } = escalationOf(false, "research", {
    configured: stagesOfSteps(deps.outside.steps),
  });
  const ids = rows.map(({ review_id }) => review_id);
  const leftOpen = Map.groupBy(
    await leftOpenBy(deps.database, viewer.tenantId, ids),
    ({ review_id }) => review_id,
  );
  return rows.map((row, index) => ({
    ...itemView(row, entities.get(first[index]?.entity_id ?? "") ?? null),
    cannot_tell: (leftOpen.get(row.review_id) ?? []).map(leftOpenView),
    stages_not_configured,
  }));
}

function itemView(row: ReviewItemRow, entity: EntityView | null) {
  const shortlist = shortlistOf(row);
  return {
    review_id: row.review_id,
    status: row.status,
    record_id: row.record_id,
    client_ref: row.client_ref,
    submitted_record: row.submitted === null ? null : storedSubmissionAsSent(row.submitted),
    candidate_entity: row.redacted ? null : entity,
    candidates: row.redacted
      ? null
      : shortlist.candidates.map((candidate, at) => ({ ...candidate, candidate_index: at })),
    decision: decisionView(storedReceipt(row.receipt)),
    stage: row.stage,
    probability: row.probability,
    evidence_tier: row.evidence_tier,
    reason: row.reason,
    clarification: row.redacted ? null : shortlist.clarification,
    created_at: row.created_at,
    resolved_at: row.resolved_at,
    resolution: resolutionView(row),
    supersedes_review_id: row.supersedes_review_id,
    redacted: row.redacted,
  };
}

const leftOpenView = ({ reviewer_id, reason, labelled_at }: LeftOpen) => ({
  reviewer_id,
  reason,
  labelled_at,
});

function decisionView(receipt: StoredReceipt) {
  return {
    decision_id: receipt.decision_id,
    decision: receipt.decision,
    stage: receipt.stage,
    probability: receipt.probability,
    none_probability: receipt.none_probability ?? null,
    identifier_rule: receipt.identifier_rule,
    score: receipt.score ?? null,
    match_confidence: receipt.match_confidence,
    features: receipt.features,
    top_features: receipt.top_features,
    guards: receipt.guards,
    thresholds: receipt.thresholds,
    verdict: receipt.verdict,
    ...(receipt.deeper_steps && { deeper_steps: receipt.deeper_steps }),
    pipeline_version: receipt.pipeline_version,
  };
}

function resolutionView(row: ReviewItemRow) {
  if (row.status === "open") return null;
  return {
    verdict: row.verdict,
    entity_id: row.verdict_entity_id,
    reviewer_id: row.reviewer_id,
    reason: row.verdict_reason,
    decision_id: row.verdict_decision_id,
    label_id: row.label_id,
    acting_key_id: row.verdict_key_id,
    superseded_by: row.superseded_by,
    resolved_at: row.resolved_at,
  };
}
