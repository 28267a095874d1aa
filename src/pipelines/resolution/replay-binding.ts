import { createHash } from "node:crypto";
import type { Failure } from "../../contract/errors.ts";
import { storedReceipt } from "../../contract/stored/receipt.ts";
import { projectEntity } from "../../domain/entities/project.ts";
import { escalationOf, stagesOfSteps } from "../../domain/matching/decide/deeper-stages.ts";
import type { ResolutionWrite } from "../../storage/decisions/resolutions.ts";
import {
  type BoundRecordRow,
  findDecision,
  findEntities,
  type TenantStanding,
} from "../../storage/entities/catalogue.ts";
import { storedEntity } from "../catalogue/entity-write.ts";
import type { ResolutionAnswer } from "./answer.ts";
import { answerAfterCommit, baseWrite, type CommittedAnswer, keyed } from "./commit-outcome.ts";
import type { ResolutionDependencies } from "./dependencies.ts";
import type { ResolutionRequest } from "./request.ts";

/**
 * Answers a byte-identical submission from its stored binding: the same decision, receipt and record, the
 * present state of the entity, no credits. The submission is stored as a record of its own that joins no
 * member list.
 * @returns `again` where the binding was erased or moved meanwhile, and then nothing was written.
 */
export async function replayBinding(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  found: { bound: BoundRecordRow; submitted: string; digest: string; standing: TenantStanding },
): Promise<CommittedAnswer | Failure | "again"> {
  const { bound } = found;
  const [row] = await findEntities(deps.database, request.tenantId, [bound.entity_id]);
  const decision = await findDecision(deps.database, request.tenantId, bound.decision_id);
  // Erased between the two reads.
  if (!row || !decision) return "again";
  const receipt = storedReceipt(decision.receipt);
  const answer: ResolutionAnswer = {
    record_id: bound.record_id,
    client_ref: request.clientRef,
    decision: receipt.decision,
    stage: receipt.stage,
    confidence: receipt.probability ?? receipt.match_confidence,
    match_confidence: receipt.match_confidence,
    match_confidence_basis: receipt.match_confidence_basis,
    entity: projectEntity(storedEntity(row), request.selection, {
      now: request.now,
      tenantId: request.tenantId,
      readiness: deps.readiness,
    }),
    candidates_considered: receipt.candidates_considered,
    candidates: receipt.candidates.map(({ refused: _, ...candidate }) => candidate),
    clarification: null,
    reason: null,
    disagreeing_fields: [],
    quality_shortfall: null,
    more_input_needed: false,
    ...escalationOf(false, request.depth, { configured: stagesOfSteps(deps.outside.steps) }),
    entity_created: false,
    replayed: true,
    no_identifying_signal: false,
    looked_in: receipt.looked_in ?? null,
    pipeline_version: receipt.pipeline_version,
    decision_id: bound.decision_id,
    review_id: null,
    correlation_id: request.correlationId,
  };
  const write: ResolutionWrite = {
    ...baseWrite(request, found),
    record_id: deps.newId("rec"),
    decision_id: bound.decision_id,
    member: false,
    replay_of: bound.record_id,
    replay_entity_id: bound.entity_id,
    replay_receipt_digest: createHash("sha256").update(decision.receipt).digest("hex"),
    watched_keys: [],
    // A keyed answer contains the entity's facts: they must be the stored ones.
    seen_entities: request.idempotency ? [{ entity_id: bound.entity_id, facts: null }] : [],
    credits: 0,
    receipt: null,
    decision: receipt.decision,
    stage: receipt.stage,
    probability: receipt.probability,
    match_confidence: receipt.match_confidence,
    threshold_upper: receipt.thresholds.upper,
    entity: null,
    review: null,
    settled_review_id: null,
    idempotency: keyed(request, answer),
    union: null,
    run: null,
  };
  return answerAfterCommit(await deps.commits.commit(write), answer, 0);
}
