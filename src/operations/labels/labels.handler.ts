import { Failure, invalidRequest } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import { appendLabel as append } from "../../pipelines/review/append-label.ts";
import { exportSlice } from "../../pipelines/review/label-slice.ts";
import type { Database } from "../../storage/engine/database.ts";
import { type LabelRow, listLabels as readLabels } from "../../storage/review/labels.ts";
import { reviewerOf } from "../review/reviewer.ts";
import { label as labelSchema } from "./label.contract.ts";
import type { appendLabel, exportLabels, listLabels } from "./labels.contract.ts";

interface Dependencies {
  readonly database: Database;
}

export function appendLabelHandler(deps: Dependencies): Handler<typeof appendLabel> {
  return async (call, sent) => {
    const labellerId = reviewerOf(call.caller, sent.labeller_id);
    if (labellerId instanceof Failure) return labellerId;
    const appended = await append(deps, {
      tenantId: call.caller.tenantId!,
      labelId: newOpaqueId("lab"),
      sent: {
        source_event_id: sent.source_event_id,
        label: sent.label,
        source: sent.source,
        record_id: sent.record_id ?? null,
        entity_id: sent.entity_id ?? null,
        right_ref: sent.right_ref ?? null,
        decision_id: sent.decision_id ?? null,
        review_id: sent.review_id ?? null,
        evidence_tier: sent.evidence_tier ?? null,
        model_id: sent.model_id ?? null,
        prompt_version: sent.prompt_version ?? null,
        pipeline_version: sent.pipeline_version ?? null,
        reason: sent.reason ?? null,
        supersedes_label_id: sent.supersedes_label_id ?? null,
        labelled_at: sent.labelled_at ?? null,
      },
      labellerId,
      keyId: call.caller.keyId,
      now: call.now,
    });
    if (appended instanceof Failure) return appended;
    return new Reply(appended.label, { status: appended.created ? 201 : 200 });
  };
}

export function listLabelsHandler(deps: Dependencies): Handler<typeof listLabels> {
  return async (call, { source, evidence_tier, decision_id, limit = 50, offset = 0 }) => {
    const filter = {
      source: source ?? null,
      evidenceTier: evidence_tier ?? null,
      decisionId: decision_id ?? null,
    };
    const page = { limit, offset };
    const { labels, total } = await readLabels(deps.database, call.caller.tenantId!, filter, page);
    return { labels, total, ...page };
  };
}

export function exportLabelsHandler(deps: Dependencies): Handler<typeof exportLabels> {
  return async (call, sent) => {
    const slice = {
      model: sent.model ?? null,
      prompt: sent.prompt ?? null,
      pipeline: sent.pipeline ?? null,
      source: sent.source ?? null,
      evidenceTier: sent.evidence_tier ?? null,
      asOf: sent.as_of === undefined ? null : new Date(sent.as_of).toISOString(),
      includeSuperseded: sent.include_superseded ?? false,
    };
    const request = { tenantId: call.caller.tenantId!, now: call.now, slice };
    const made = await exportSlice(deps, request, encoded);
    if (!made) return invalidRequest([{ path: "as_of", code: "out_of_range", message: "not in the future" }]);
    return new Reply(made.lines, {
      headers: {
        "Repr-Digest": `sha-256=:${made.digest}:`,
        "Assay-As-Of": made.asOf,
        "Content-Disposition": 'attachment; filename="labels.ndjson"',
      },
    });
  };
}

// As the door checks it and the transport writes it: the schema's members, sorted by name.
function encoded(row: LabelRow): string {
  return JSON.stringify(labelSchema.parse(row));
}
