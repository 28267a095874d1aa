import { Failure } from "../../contract/errors.ts";
import { comparePair } from "../../domain/matching/pair-evidence.ts";
import { tenantStanding } from "../../storage/catalogue.ts";
import { bindingOfContent, findReviewItem, type ReviewItemRow } from "../../storage/review.ts";
import { bindRecord } from "../resolution/bind.ts";
import type { ResolutionRequest } from "../resolution/request.ts";
import { normalise } from "../resolution/stages.ts";
import { chooseCandidate } from "./choose-candidate.ts";
import { commitVerdict } from "./commit-verdict.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { externalCandidates } from "./external-candidates.ts";
import { mergeRefusal } from "./merge-guard.ts";
import { shortlistOf } from "./shortlist.ts";
import { describedBy } from "./submitted-record.ts";
import type { Judgement, VerdictRequest, VerdictResult } from "./verdict.ts";

/** Another change came between reading and writing: the verdict is looked at again. */
const ATTEMPTS = 12;

/**
 * Settles a review item: the verdict passes the merge guard, binds the record or founds an entity, and leaves a
 * decision with its receipt and a label, all in one transaction.
 * @returns the result, durable; or a Failure, and then nothing was written and an open item stays open.
 */
export async function submitVerdict(
  deps: ReviewDependencies,
  request: VerdictRequest,
): Promise<VerdictResult | Failure> {
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    if (request.signal.aborted) return new Failure("deadline_exceeded");
    const judgement = await consider(deps, request);
    if (judgement instanceof Failure) return judgement;
    const settled = judgement === "again" ? judgement : await commitVerdict(deps, request, judgement);
    if (settled !== "again") return settled;
  }
  return new Failure("service_unavailable", { details: { retry_after: 1 } });
}

async function consider(
  deps: ReviewDependencies,
  request: VerdictRequest,
): Promise<Judgement | Failure | "again"> {
  const { tenantId } = request;
  const standing = await tenantStanding(deps.database, tenantId);
  if (!standing) return new Failure("unauthorized");
  const item = await findReviewItem(deps.database, tenantId, request.reviewId);
  if (!item) return new Failure("not_found");
  if (item.status === "resolved") return new Failure("review_already_resolved");
  if (item.submitted === null) return new Failure("not_found");
  const record = describedBy(item.submitted);
  const query = normalise(record);
  const chosen = request.verdict === "match" ? await chooseCandidate(deps, tenantId, item, request) : null;
  if (chosen instanceof Failure) return chosen;
  const evidence = chosen ? comparePair(query, chosen.candidate.comparable) : null;
  const disagreeing = chosen && evidence ? mergeRefusal(chosen.candidate, evidence) : [];
  if (disagreeing.length > 0) {
    return new Failure("merge_blocked", {
      details: { disagreeing_fields: disagreeing, reason: "fields_disagree" },
    });
  }
  const holder = await bindingOfContent(deps.database, tenantId, item.record_id);
  if (holder && holder.entity_id !== chosen?.candidate.entityId) return boundElsewhere(holder.entity_id);
  const binds = !holder && (chosen !== null || request.createEntity);
  const binding = binds
    ? await bindRecord(deps, asResolution(request, record), item.record_id, {
        query,
        bound: chosen?.candidate ?? null,
        members: chosen?.members ?? [],
      })
    : null;
  if (binds && !binding) return "again";
  const differences = chosen ? [] : await shownRefs(deps, tenantId, item);
  return {
    item,
    query,
    chosen,
    evidence,
    binding,
    holder,
    differences,
    seenVersion: standing.catalogue_version,
  };
}

// The same content is a member of another entity: two verdicts on one content cannot both be right.
function boundElsewhere(entityId: string): Failure {
  return new Failure("merge_blocked", {
    message: "The same content is bound to another entity: detach that record first.",
    details: { disagreeing_fields: [], reason: "content_bound_elsewhere", entity_id: entityId },
  });
}

async function shownRefs(
  deps: ReviewDependencies,
  tenantId: string,
  item: ReviewItemRow,
): Promise<readonly string[]> {
  const companies = await externalCandidates(deps, tenantId, item);
  return shortlistOf(item).candidates.flatMap(({ entity_id }, index) => {
    if (entity_id !== null) return [entity_id];
    return (companies[index]?.registerRefs ?? []).map((ref) => `${ref.source}:${ref.sourceRecordId}`);
  });
}

function asResolution(request: VerdictRequest, record: ResolutionRequest["record"]): ResolutionRequest {
  return {
    tenantId: request.tenantId,
    operation: "review_submit",
    record,
    submitted: null,
    clientRef: null,
    depth: "probabilistic",
    enrich: true,
    selection: {},
    qualityTarget: null,
    clarificationOf: null,
    now: request.now,
    actor: request.actor,
    correlationId: request.correlationId,
    idempotency: null,
    signal: request.signal,
  };
}
