import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure } from "../../contract/errors.ts";
import { completeness, projectEntity, type Viewing } from "../../domain/golden/project.ts";
import type { Comparable } from "../../domain/matching/comparable.ts";
import type { Verdict } from "../../domain/matching/decide.ts";
import type { Opening, TenantStanding } from "../../storage/catalogue.ts";
import { type EntityEvent, notificationOf } from "../../storage/entity-events.ts";
import { entityKey } from "../../storage/entity-keys.ts";
import type { ResolutionWrite } from "../../storage/resolutions.ts";
import { identityDigest } from "../detach/identity-digest.ts";
import type { RegisterMember } from "../register-install/register-catalogue.ts";
import { answerOf } from "./answer.ts";
import { type Binding, bindRecord } from "./bind.ts";
import { clarifiedRecordExists } from "./clarified-record.ts";
import type { ResolutionDependencies } from "./dependencies.ts";
import { findCandidates, type Retrieved } from "./find-candidates.ts";
import { permittedRefs, withheldSources } from "./permitted-facts.ts";
import { writeReceipt } from "./receipt.ts";
import { replayBinding } from "./replay-binding.ts";
import type { ResolutionRequest } from "./request.ts";
import { reviewWrite } from "./review-write.ts";
import { seenEntities } from "./seen-entities.ts";
import { baseWrite, keyed, type Resolved, type Submission, settle } from "./settle.ts";
import { judge, normalise, withoutSignal } from "./stages.ts";

/** A record as the stages take it: what of it depends on nothing else. */
export interface Prepared {
  /** Canonical JSON of the submission, and its SHA-256 in hex. */
  readonly submitted: string;
  readonly digest: string;
  readonly query: Comparable;
  /** Digest of what the record says about its company. */
  readonly identity: string;
}

export function prepareRecord(request: Pick<ResolutionRequest, "submitted" | "record">): Prepared {
  const submitted = canonicalJson(request.submitted);
  const digest = createHash("sha256").update(submitted).digest("hex");
  const query = normalise(request.record);
  return { submitted, digest, query, identity: identityDigest(query) };
}

/**
 * Another request changed what this one looked at: it looks again. Those of this process take turns, so a race is with
 * other processes only: of n that write to one company all the time each wins about every nth attempt.
 */
const ATTEMPTS = 64;

/**
 * Resolves one record: normalise → retrieve → deterministic → probabilistic, then everything that was decided in
 * one transaction. Nothing is written before that, and nothing outside is called.
 * @returns the answer, durable; or a Failure, and then nothing was written.
 */
export async function resolveRecord(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  work: Prepared = prepareRecord(request),
): Promise<Resolved | Failure> {
  const { tenantId, signal } = request;
  const { turns } = deps.commits;
  const first = await turns.together(tenantId, signal, () => attempt(deps, request, work));
  if (first !== "again") return first ?? new Failure("deadline_exceeded");
  // Those who lost a race for the same company work alone: each sees what the one before it wrote.
  const settled = await turns.alone(tenantId, signal, async () => {
    for (let tried = 1; tried < ATTEMPTS; tried++) {
      const outcome = await attempt(deps, request, work);
      if (outcome !== "again") return outcome;
    }
    return new Failure("service_unavailable", { details: { retry_after: 1 } });
  });
  return settled ?? new Failure("deadline_exceeded");
}

async function attempt(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  work: Prepared,
): Promise<Resolved | Failure | "again"> {
  if (request.signal.aborted) return new Failure("deadline_exceeded");
  const digests = { content: work.digest, identity: work.identity };
  const opening = await deps.reads.opening(request.tenantId, digests);
  if (!opening) return new Failure("unauthorized");
  // A replay costs nothing, so it is answered whatever the balance.
  const { bound, standing } = opening;
  if (bound) return replayBinding(deps, request, { bound, standing, ...work });
  const refused = await refusal(deps, request, standing);
  return refused ?? decideAndCommit(deps, request, { ...work, ...opening });
}

async function refusal(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  standing: TenantStanding,
): Promise<Failure | null> {
  if (standing.enforced && standing.credits_remaining < 1) {
    return new Failure("credits_exhausted", { details: { credits_remaining: standing.credits_remaining } });
  }
  return (await clarifiedRecordExists(deps.database, request)) ? null : new Failure("not_found");
}

type Case = Submission & Prepared & Pick<Opening, "settledReviewId" | "differences">;

async function decideAndCommit(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  work: Case,
): Promise<Resolved | Failure | "again"> {
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
  return commitDecision(deps, request, { work, ids, verdict, joined, members, found, viewing });
}

interface Decided {
  readonly work: Case;
  readonly ids: { readonly recordId: string; readonly decisionId: string };
  readonly verdict: Verdict;
  /** The entity that the record joins; null for an abstention. */
  readonly joined: Binding | null;
  readonly members: readonly RegisterMember[];
  readonly found: Retrieved;
  readonly viewing: Viewing;
}

async function commitDecision(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  { work, ids, verdict, joined, members, found, viewing }: Decided,
): Promise<Resolved | Failure | "again"> {
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
  const settled = settle(await deps.commits.commit(write), answer, write.credits);
  if (settled !== "again" && !(settled instanceof Failure)) deps.counted?.(settled);
  return settled;
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
