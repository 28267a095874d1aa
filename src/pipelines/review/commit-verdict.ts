import { Failure } from "../../contract/errors.ts";
import { storedReceipt } from "../../contract/stored/receipt.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import { entitiesByRegisterRefs } from "../../storage/entities/catalogue.ts";
import {
  entityVersion,
  insertHumanDecision,
  lockCatalogue,
  raiseCatalogueVersion,
} from "../../storage/entities/catalogue-changes.ts";
import { addHumanDifferences, moveRecord, removeHumanDifferences } from "../../storage/records/detach.ts";
import { findLabelOfEvent, insertLabel } from "../../storage/review/labels.ts";
import {
  bindingOfContent,
  bindReviewedRecord,
  findReviewItem,
  settleReviewItem,
  type VerdictRow,
} from "../../storage/review/review.ts";
import { writeEntity } from "../catalogue/change-catalogue.ts";
import { identityDigest } from "../catalogue/identity-digest.ts";
import { humanReceipt } from "../resolution/human-receipt.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import { alreadyResolved } from "./already-resolved.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { hasChanged, leaveEntity } from "./leave-entity.ts";
import type { Judgement, VerdictRequest, VerdictResult } from "./verdict.ts";
import { textDigest, verdictLabel } from "./verdict-label.ts";

/**
 * Writes a verdict whole, or nothing: `again` where the relevant part of the catalogue has changed, a Failure
 * where the item is settled or its label's event is used.
 */
export function commitVerdict(
  deps: ReviewDependencies,
  request: VerdictRequest,
  judgement: Judgement,
): Promise<VerdictResult | Failure | "again"> {
  const ids = { decisionId: deps.newId("dec"), labelId: deps.newLabelId() };
  return deps.database.transaction(async (tx) => {
    const version = await lockCatalogue(tx, request.tenantId);
    if (version === null) return new Failure("unauthorized");
    const item = await findReviewItem(tx, request.tenantId, request.reviewId);
    if (!item) return new Failure("not_found");
    if (item.status === "resolved") return alreadyResolved(item);
    if (await isStale(tx, request.tenantId, judgement)) return "again";
    const event = request.sourceEventId ?? `review:${request.reviewId}`;
    if (await findLabelOfEvent(tx, request.tenantId, textDigest(event))) return new Failure("label_conflict");
    const row = verdictRow(request, judgement, ids);
    await settleReviewItem(tx, row);
    await changeEntities(tx, row, judgement);
    await writeDecision(tx, deps, request, { judgement, row });
    await bindRecord(tx, row, judgement);
    await writeDifferences(tx, row, judgement);
    await insertLabel(
      tx,
      request.tenantId,
      verdictLabel(judgement.item, {
        labelId: ids.labelId,
        verdict: request.verdict,
        entityId: row.entityId,
        sourceEventId: request.sourceEventId,
        reviewerId: request.reviewerId,
        reason: request.reason,
        keyId: request.actor.keyId,
        at: row.at,
      }),
      row.at,
    );
    return {
      review_id: request.reviewId,
      status: "resolved",
      verdict: request.verdict,
      record_id: row.recordId,
      entity_id: row.entityId,
      entity_created: judgement.binding?.write.is_new ?? false,
      ...{ decision_id: ids.decisionId, label_id: ids.labelId },
    };
  });
}

/** Whether another request has bound the entity, the register rows or the content of the verdict since. */
async function isStale(tx: Transaction, tenantId: string, judgement: Judgement): Promise<boolean> {
  const holder = await bindingOfContent(tx, tenantId, judgement.item.record_id);
  if (holder?.entity_id !== judgement.holder?.entity_id) return true;
  if (await hasChanged(tx, tenantId, judgement.membership)) return true;
  if (!judgement.binding) return false;
  const { write } = judgement.binding;
  if (!write.is_new) {
    const version = await entityVersion(tx, tenantId, write.entity_id);
    if (version === null || version > judgement.seenVersion) return true;
  }
  const refs = write.register_refs.map((ref) => ({
    source: ref.source,
    sourceRecordId: ref.source_record_id,
  }));
  const held = await entitiesByRegisterRefs(tx, tenantId, refs);
  return held.some(({ entity_id }) => entity_id !== write.entity_id);
}

function verdictRow(
  request: VerdictRequest,
  judgement: Judgement,
  ids: { readonly decisionId: string; readonly labelId: string },
): VerdictRow {
  return {
    tenantId: request.tenantId,
    reviewId: request.reviewId,
    recordId: judgement.item.record_id,
    verdict: request.verdict,
    entityId:
      judgement.binding?.write.entity_id ??
      judgement.holder?.entity_id ??
      judgement.membership?.entityId ??
      null,
    ...ids,
    keyId: request.actor.keyId,
    reviewerId: request.reviewerId,
    reason: request.reason,
    at: request.now.toISOString(),
    replayOf: judgement.holder?.record_id ?? null,
  };
}

async function changeEntities(tx: Transaction, row: VerdictRow, judgement: Judgement): Promise<void> {
  const { tenantId, at } = row;
  const { binding, membership } = judgement;
  const version = await raiseCatalogueVersion(tx, tenantId);
  if (!binding) return;
  await leaveEntity(tx, { tenantId, version, at }, membership);
  await writeEntity(tx, { tenantId, version, at }, binding.write);
}

/** A member that is told apart from another entity stays; a member that moves takes its replays with it. */
async function bindRecord(tx: Transaction, row: VerdictRow, { membership }: Judgement): Promise<void> {
  const { tenantId, recordId, entityId, decisionId } = row;
  if (!membership) return bindReviewedRecord(tx, row);
  if (membership.leaving && entityId !== null)
    await moveRecord(tx, { tenantId, recordId, entityId, decisionId });
}

async function writeDecision(
  tx: Transaction,
  deps: ReviewDependencies,
  request: VerdictRequest,
  { judgement, row }: { judgement: Judgement; row: VerdictRow },
): Promise<void> {
  const { chosen, evidence, item } = judgement;
  const withheld = withheldSources(deps, row.tenantId);
  const receipt = humanReceipt(
    {
      decisionId: row.decisionId,
      recordId: row.recordId,
      rightRef: chosen ? row.entityId : storedReceipt(item.receipt).right_ref,
      decision: row.verdict,
      binds: row.entityId !== null,
      evidence,
      members: (chosen?.members ?? []).filter(({ company }) => !withheld.has(company.source)),
      registerVersion: deps.registers.current()?.version ?? null,
      reviewerId: row.reviewerId,
      reason: row.reason,
      actor: request.actor,
      at: row.at,
    },
    deps.model,
  );
  await insertHumanDecision(tx, {
    tenantId: row.tenantId,
    decisionId: row.decisionId,
    recordId: row.recordId,
    entityId: row.entityId,
    decision: row.verdict,
    matchConfidence: receipt.match_confidence,
    thresholdUpper: receipt.thresholds.upper,
    pipelineVersion: PIPELINE_VERSION,
    actingKeyId: request.actor.keyId,
    actingSurface: request.actor.surface,
    at: row.at,
    receipt: JSON.stringify(receipt),
  });
}

// A match removes earlier differences; a no_match adds one for every company that was shown.
async function writeDifferences(tx: Transaction, row: VerdictRow, judgement: Judgement): Promise<void> {
  const digest = identityDigest(judgement.query);
  const { chosen } = judgement;
  if (chosen) {
    const refs = chosen.candidate.registerRefs.map((ref) => `${ref.source}:${ref.sourceRecordId}`);
    await removeHumanDifferences(tx, row.tenantId, digest, [
      ...(row.entityId ? [row.entityId] : []),
      ...refs,
    ]);
    return;
  }
  if (judgement.differences.length === 0) return;
  await addHumanDifferences(tx, {
    tenantId: row.tenantId,
    identityDigest: digest,
    rightRefs: judgement.differences,
    recordId: row.recordId,
    decisionId: row.decisionId,
    at: row.at,
  });
}
