import { completeness, projectEntity, type Viewing } from "../../domain/golden/project.ts";
import type { Verdict } from "../../domain/matching/decide.ts";
import type { Opening } from "../../storage/catalogue.ts";
import { type EntityEvent, notificationOf } from "../../storage/entity-events.ts";
import { entityKey } from "../../storage/entity-keys.ts";
import type { ResolutionWrite } from "../../storage/resolutions.ts";
import type { RegisterMember } from "../register-install/register-catalogue.ts";
import { answerOf, type ResolutionAnswer } from "./answer.ts";
import { type Binding, bindRecord } from "./bind.ts";
import type { ResolutionDependencies } from "./dependencies.ts";
import { findCandidates, type Retrieved } from "./find-candidates.ts";
import { permittedRefs, withheldSources } from "./permitted-facts.ts";
import type { Prepared } from "./prepare-record.ts";
import { writeReceipt } from "./receipt.ts";
import type { ResolutionRequest } from "./request.ts";
import { reviewWrite } from "./review-write.ts";
import { seenEntities } from "./seen-entities.ts";
import { baseWrite, keyed, type Submission } from "./settle.ts";
import { judge, withoutSignal } from "./stages.ts";

/** A record as it is decided: what of it depends on nothing else, and where the tenant stood before anything was read. */
export type Case = Submission & Prepared & Pick<Opening, "settledReviewId" | "differences">;

/** What was decided, and the write that makes it so. */
export interface Decided {
  readonly write: ResolutionWrite;
  readonly answer: ResolutionAnswer;
}

/**
 * Retrieve → deterministic → probabilistic → bind. It reads and writes nothing.
 * @returns `again` where the company that the record joins is gone meanwhile.
 */
export async function decideRecord(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  work: Case,
): Promise<Decided | "again"> {
  const { query, standing } = work;
  const silent = withoutSignal(query);
  const found: Retrieved = silent
    ? { candidates: [], adequate: false, keys: [], storedFacts: new Map() }
    : await findCandidates(deps, {
        tenantId: request.tenantId,
        query,
        enrich: request.enrich,
        storeIsEmpty: standing.catalogue_version === 0,
        differences: work.differences,
      });
  const ids = { recordId: deps.newId("rec"), decisionId: deps.newId("dec") };
  const judged = silent ?? judge(deps.model, query, found);
  const groupId = (judged.bound ?? judged.ranked[0])?.groupId ?? -1;
  const members = groupId < 0 ? [] : await deps.registers.loadGroup(groupId);
  const binds = judged.decision !== "unresolved";
  const bound = { query, bound: judged.bound, members: judged.bound ? members : [] };
  const binding = binds ? await bindRecord(deps, request, ids.recordId, bound) : null;
  if (binds && !binding) return "again";
  const viewing: Viewing = { now: request.now, tenantId: request.tenantId, readiness: deps.readiness };
  const verdict = binding ? heldToTarget(judged, binding, { request, viewing }) : judged;
  const joined = verdict.decision === "unresolved" ? null : binding;
  return written(deps, request, { work, ids, verdict, joined, members, found, viewing });
}

interface Judged {
  readonly work: Case;
  readonly ids: { readonly recordId: string; readonly decisionId: string };
  readonly verdict: Verdict;
  /** The entity that the record joins; null for an abstention. */
  readonly joined: Binding | null;
  readonly members: readonly RegisterMember[];
  readonly found: Retrieved;
  readonly viewing: Viewing;
}

function written(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  { work, ids, verdict, joined, members, found, viewing }: Judged,
): Decided {
  const withheld = withheldSources(deps, request.tenantId);
  const shown = withoutSources(verdict, withheld);
  const settledId = joined ? null : work.settledReviewId;
  const reviewId = joined || settledId ? null : deps.newId("rev");
  const receipt = writeReceipt(request, {
    verdict,
    model: deps.model,
    ...ids,
    rightRef: joined?.write.entity_id ?? refOf(shown.ranked[0]),
    members: members.filter(({ company }) => !withheld.has(company.source)),
    registerVersion: deps.registers.current()?.version ?? null,
  });
  const answer = answerOf(request, {
    verdict: shown,
    ...ids,
    reviewId: reviewId ?? settledId,
    entity: joined ? projectEntity(joined.entity, request.selection, viewing) : null,
    entityCreated: joined?.write.is_new ?? false,
  });
  const write: ResolutionWrite = {
    ...baseWrite(request, work),
    record_id: ids.recordId,
    decision_id: ids.decisionId,
    member: joined !== null,
    replay_of: null,
    replay_entity_id: null,
    replay_receipt_digest: null,
    watched_keys: joined?.write.is_new ? watched(found) : [],
    seen_entities: seenEntities(answer, found.storedFacts),
    credits: joined ? 1 : 0,
    receipt: JSON.stringify(receipt),
    decision: verdict.decision,
    stage: verdict.stage,
    probability: verdict.probability,
    match_confidence: verdict.matchConfidence,
    threshold_upper: receipt.thresholds.upper,
    entity: joined?.write ?? null,
    review: reviewId ? reviewWrite(reviewId, verdict, answer) : null,
    settled_review_id: settledId,
    idempotency: keyed(request, answer),
    told: joined?.news ? toldOf(joined.news, request) : null,
  };
  return { write, answer };
}

function toldOf(news: EntityEvent, { now }: ResolutionRequest): ResolutionWrite["told"] {
  return { event_id: news.eventId, body: notificationOf(news, now.toISOString()) };
}

// As far as the tenant may be told where candidates come from.
function withoutSources(verdict: Verdict, withheld: ReadonlySet<string>): Verdict {
  if (withheld.size === 0) return verdict;
  const ranked = verdict.ranked.map((candidate) => ({
    ...candidate,
    registerRefs: permittedRefs(candidate.registerRefs, withheld),
  }));
  return { ...verdict, ranked };
}

function refOf(lead: Verdict["ranked"][number] | undefined): string | null {
  const [ref] = lead?.registerRefs ?? [];
  return lead?.entityId ?? (ref ? `${ref.source}:${ref.sourceRecordId}` : null);
}

// Two requests that found the same new company at the same moment share one of these; one of them looks again.
function watched(found: Retrieved): string[] {
  const telling = found.keys.filter(
    ({ field }) => field === "identifier" || field === "domain" || field === "name",
  );
  return [...new Set(telling.map(({ key }) => entityKey(key)))];
}

// A match that misses the caller's own quality target is withheld for review, never quietly returned.
function heldToTarget(
  verdict: Verdict,
  binding: Binding,
  { request, viewing }: { request: ResolutionRequest; viewing: Viewing },
): Verdict {
  const target = request.qualityTarget;
  if (!target) return verdict;
  const complete = completeness(binding.entity, request.selection, viewing);
  if (verdict.matchConfidence >= target.minimumMatchConfidence && complete >= target.minimumCompleteness)
    return verdict;
  return {
    ...verdict,
    decision: "unresolved",
    reason: "quality_target_unmet",
    matchConfidence: 0,
    basis: "no_binding",
    bound: null,
    escalate: true,
  };
}
