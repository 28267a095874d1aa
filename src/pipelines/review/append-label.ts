import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure, type FieldError, invalidRequest } from "../../contract/errors.ts";
import { storedReceipt } from "../../contract/stored/receipt.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { findDecision, findEntities, recordExists } from "../../storage/entities/catalogue.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import {
  findLabel,
  findLabelOfEvent,
  insertLabel,
  type LabelRow,
  type NewLabel,
} from "../../storage/review/labels.ts";
import { findReviewItem } from "../../storage/review/review.ts";
import { judgeOf, textDigest } from "./verdict-label.ts";

/** The content of a label that a caller sends; null for absent values. */
export interface SentLabel {
  readonly source_event_id: string;
  readonly label: "match" | "no_match" | "cannot_tell";
  readonly source: string;
  readonly record_id: string | null;
  readonly entity_id: string | null;
  readonly right_ref: string | null;
  readonly decision_id: string | null;
  readonly review_id: string | null;
  readonly evidence_tier: string | null;
  readonly model_id: string | null;
  readonly prompt_version: string | null;
  readonly pipeline_version: string | null;
  readonly reason: string | null;
  readonly supersedes_label_id: string | null;
  readonly labelled_at: string | null;
}

export interface LabelRequest {
  readonly tenantId: string;
  readonly labelId: string;
  readonly sent: SentLabel;
  readonly labellerId: string;
  readonly keyId: string | null;
  readonly now: Date;
}

/**
 * Appends a label to the log, once for each source event: a repeated event with the same content returns the
 * label of the first time.
 * @returns the label and whether it is new; or a Failure, and then nothing was written.
 */
export function appendLabel(
  deps: { readonly database: Database },
  request: LabelRequest,
): Promise<{ label: LabelRow; created: boolean } | Failure> {
  const { tenantId, sent } = request;
  const digests = {
    event_digest: textDigest(sent.source_event_id),
    content_digest: textDigest(canonicalJson({ ...sent, labellerId: request.labellerId })),
  };
  return deps.database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return new Failure("unauthorized");
    const earlier = await findLabelOfEvent(tx, tenantId, digests.event_digest);
    if (earlier) {
      if (earlier.content_digest !== digests.content_digest) return new Failure("label_conflict");
      return { label: (await findLabel(tx, tenantId, earlier.label_id))!, created: false };
    }
    const superseded = await refuseSuperseding(tx, tenantId, sent.supersedes_label_id);
    if (superseded) return superseded;
    const completed = await complete(tx, tenantId, sent);
    if (completed instanceof Failure) return completed;
    const at = request.now.toISOString();
    const label: NewLabel = {
      ...completed,
      ...digests,
      label_id: request.labelId,
      labeller_id: request.labellerId,
      acting_key_id: request.keyId,
      labelled_at: sent.labelled_at ?? at,
    };
    await insertLabel(tx, tenantId, label, at);
    return { label: (await findLabel(tx, tenantId, request.labelId))!, created: true };
  });
}

async function refuseSuperseding(
  tx: Transaction,
  tenantId: string,
  labelId: string | null,
): Promise<Failure | null> {
  if (labelId === null) return null;
  const earlier = await findLabel(tx, tenantId, labelId);
  if (!earlier) return new Failure("not_found");
  const by = earlier.superseded_by_label_id;
  return by === null ? null : new Failure("label_superseded", { details: { superseded_by_label_id: by } });
}

/** Every id is the tenant's own; the content of the labelled decision is taken from its receipt. */
async function complete(tx: Transaction, tenantId: string, sent: SentLabel): Promise<SentLabel | Failure> {
  const { decision_id, record_id, entity_id, review_id } = sent;
  if (record_id !== null && !(await recordExists(tx, tenantId, record_id))) return new Failure("not_found");
  if (entity_id !== null && (await findEntities(tx, tenantId, [entity_id])).length === 0) {
    return new Failure("not_found");
  }
  const item = review_id === null ? null : await findReviewItem(tx, tenantId, review_id);
  if (review_id !== null && !item) return new Failure("not_found");
  if (decision_id === null)
    return { ...sent, evidence_tier: sent.evidence_tier ?? item?.evidence_tier ?? null };
  const row = await findDecision(tx, tenantId, decision_id);
  if (!row) return new Failure("not_found");
  const receipt = storedReceipt(row.receipt);
  const { modelId, promptVersion } = judgeOf(receipt);
  const said = {
    record_id: receipt.left_record_id,
    model_id: modelId,
    prompt_version: promptVersion,
    pipeline_version: receipt.pipeline_version,
  };
  const faults = Object.entries(said).flatMap(([path, value]): FieldError[] => {
    const given = sent[path as keyof typeof said];
    return given === null || value === null || given === value
      ? []
      : [{ path, code: "conflicting_alias", message: "the decision says otherwise" }];
  });
  if (faults.length > 0) return invalidRequest(faults);
  const isEntity = receipt.right_ref?.startsWith("ent_") ?? false;
  const named = entity_id !== null || sent.right_ref !== null;
  return {
    ...sent,
    record_id: receipt.left_record_id,
    entity_id: named || !isEntity ? entity_id : receipt.right_ref,
    right_ref: named ? sent.right_ref : receipt.right_ref,
    model_id: modelId ?? sent.model_id,
    prompt_version: promptVersion ?? sent.prompt_version,
    pipeline_version: receipt.pipeline_version,
    evidence_tier:
      sent.evidence_tier ?? item?.evidence_tier ?? (receipt.identifier_rule ? "identifier" : null),
  };
}
