import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { storedReceipt } from "../../contract/stored/receipt.ts";
import type { NewLabel } from "../../storage/review/labels.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";
import type { Receipt } from "../resolution/receipt.ts";

/** SHA-256 of a text in hex. */
export function textDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The judge of a decision: an adjudicator and its prompt, or else the matching model that scored it. */
export function judgeOf(receipt: Pick<Receipt, "replay_inputs"> & { readonly verdict: object | null }) {
  const verdict = receipt.verdict as { readonly model_id?: string; readonly prompt_version?: string } | null;
  return {
    modelId: verdict?.model_id ?? receipt.replay_inputs?.model_version ?? null,
    promptVersion: verdict?.prompt_version ?? null,
  };
}

export interface JudgedItem {
  readonly labelId: string;
  readonly verdict: "match" | "no_match";
  /** The company that the verdict names. */
  readonly entityId: string | null;
  readonly sourceEventId: string | null;
  readonly reviewerId: string;
  readonly reason: string;
  readonly keyId: string | null;
  readonly at: string;
}

/**
 * The label that a verdict writes to the log: a person's statement about the decision that put the item into
 * the queue. A `no_match` is about the leading candidate.
 */
export function verdictLabel(item: ReviewItemRow, judged: JudgedItem): NewLabel {
  const receipt = storedReceipt(item.receipt);
  const { modelId, promptVersion } = judgeOf(receipt);
  const event = judged.sourceEventId ?? `review:${item.review_id}`;
  const lead = receipt.right_ref;
  const leadEntity = receipt.candidates.find(({ entity_id }) => entity_id === lead)?.entity_id ?? null;
  return {
    label_id: judged.labelId,
    source_event_id: event,
    event_digest: textDigest(event),
    content_digest: textDigest(canonicalJson([item.review_id, judged.verdict, judged.entityId])),
    label: judged.verdict,
    source: "review",
    record_id: item.record_id,
    entity_id: judged.verdict === "match" ? judged.entityId : leadEntity,
    right_ref: lead,
    decision_id: item.decision_id,
    review_id: item.review_id,
    evidence_tier: item.evidence_tier,
    model_id: modelId,
    prompt_version: promptVersion,
    pipeline_version: receipt.pipeline_version,
    labeller_id: judged.reviewerId,
    reason: judged.reason,
    supersedes_label_id: null,
    labelled_at: judged.at,
    acting_key_id: judged.keyId,
  };
}
