import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import { candidateCompanies } from "../../pipelines/review/candidate-companies.ts";
import type { ReviewDependencies } from "../../pipelines/review/dependencies.ts";
import { viewReviewItems } from "../../pipelines/review/review-item.ts";
import { shortlistOf } from "../../pipelines/review/shortlist.ts";
import { findReviewItem, listReviewItems, type ReviewItemRow } from "../../storage/review/review.ts";
import { countReviewItems, earlierVerdicts, type ReviewCount } from "../../storage/review/review-context.ts";
import type { reviewQueueGet, reviewQueueList } from "./review-queue.contract.ts";

type Dependencies = ReviewDependencies & { readonly entities: EntityReader };

export function reviewQueueListHandler(deps: Dependencies): Handler<typeof reviewQueueList> {
  return async (call, input) => {
    const { status = "open", sort = "oldest_first", limit = 50, offset = 0 } = input;
    const tenantId = call.caller.tenantId!;
    const filter = {
      status: status === "all" ? null : status,
      stage: input.stage ?? null,
      evidenceTier: input.evidence_tier ?? null,
      reason: input.reason ?? null,
      recordId: input.record_id ?? null,
      minConfidence: input.min_confidence ?? null,
    };
    const page = { sort, limit, offset, reviewerId: call.caller.reviewerId };
    const { items, total } = await listReviewItems(deps.database, tenantId, filter, page);
    const viewer = { tenantId, now: call.now, detail: "identity" } as const;
    return {
      items: await viewReviewItems(deps, items, viewer),
      total,
      limit,
      offset,
      ...(input.include_counts ? { counts: tallied(await countReviewItems(deps.database, tenantId)) } : {}),
    };
  };
}

function tallied(rows: readonly ReviewCount[]) {
  const open = rows.filter(({ status }) => status === "open");
  const by = (among: readonly ReviewCount[], kind: Exclude<keyof ReviewCount, "items">) => {
    const tally: Record<string, number> = {};
    for (const row of among) tally[row[kind]] = (tally[row[kind]] ?? 0) + row.items;
    return tally;
  };
  return {
    status: by(rows, "status"),
    reason: by(open, "reason"),
    stage: by(open, "stage"),
    evidence_tier: by(open, "evidence_tier"),
  };
}

const EARLIER = 20;

export function reviewQueueGetHandler(deps: Dependencies): Handler<typeof reviewQueueGet> {
  return async (call, { review_id }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const row = await findReviewItem(deps.database, reader.tenantId, review_id);
    if (!row) return new Failure("not_found");
    const [[item], companies, earlier] = await Promise.all([
      viewReviewItems(deps, [row], { ...reader, detail: "complete" }),
      candidateCompanies(deps, row, reader),
      earlierVerdicts(deps.database, reader.tenantId, { ...mentioned(row), limit: EARLIER }),
    ]);
    const { candidates } = item!;
    return {
      ...item!,
      candidates: candidates?.map((candidate, at) => ({ ...candidate, ...companies[at] })) ?? null,
      earlier_labels: earlier,
    };
  };
}

/** The entities that the item names, and its record. */
function mentioned(row: ReviewItemRow): { entityIds: readonly string[]; recordId: string } {
  const shown = row.redacted ? [] : shortlistOf(row).candidates.flatMap(({ entity_id }) => entity_id ?? []);
  return {
    entityIds: [...new Set([...shown, ...(row.verdict_entity_id === null ? [] : [row.verdict_entity_id])])],
    recordId: row.record_id,
  };
}
