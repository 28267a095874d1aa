import { Failure } from "../../contract/errors.ts";
import { readinessData } from "../../domain/entities/readiness-data.ts";
import { type Comparable, hasSignal } from "../../domain/matching/comparable/comparable.ts";
import type { OutsideEvidence } from "../../domain/matching/decide/outside-evidence.ts";
import type { Opening, TenantStanding } from "../../storage/entities/catalogue.ts";
import { storageLimit } from "../storage-limit.ts";
import { answerQuestion } from "./answer-question.ts";
import type { Case } from "./case.ts";
import { clarificationFault } from "./clarified-record.ts";
import { answerAfterCommit, type CommittedAnswer } from "./commit-outcome.ts";
import { affordableDepth } from "./credits.ts";
import type { ResolutionDependencies } from "./dependencies.ts";
import { isBehind } from "./entity-reads.ts";
import { patienceOf } from "./outside/in-time.ts";
import type { OutsideQuestion } from "./outside/outside-question.ts";
import type { Heard } from "./outside/outside-steps.ts";
import { type Prepared, prepareRecord } from "./prepare-record.ts";
import { replayBinding } from "./replay-binding.ts";
import type { ResolutionRequest } from "./request.ts";

/**
 * Another request changed data that this one read: it reads again. Requests of this process take turns, so
 * only other processes race with it: of n that constantly write to one company each succeeds about every nth
 * attempt.
 */
const ATTEMPTS = 64;

/** The relations of a batch's record to the other records. */
export interface BatchContext {
  /** The id of the entity, if the record founds one. */
  readonly entityId: string;
  /** Whether an unrelated record of the batch founded the entity, which must then stay invisible. */
  readonly isHidden: (entityNumber: number) => boolean;
  /** Called when the record is decided and waits for its commit; again after each retry. */
  readonly committing: () => void;
}

/**
 * Resolves one record: normalise → retrieve → deterministic → probabilistic, then one transaction writes the
 * whole decision. Where the decision asks a step outside, it is made again with the answer: each step is
 * asked once, between two decisions, while no work of the tenant waits for it.
 * @returns the answer, durable; or a Failure, and then nothing of the record was written.
 */
export async function resolveRecord(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  prepared: Prepared = prepareRecord(request),
  batch: BatchContext | null = null,
): Promise<CommittedAnswer | Failure> {
  const startedMs = performance.now();
  const heard: OutsideEvidence[] = [];
  let attempted = false;
  for (;;) {
    const outcome = await lookInTurn(deps, request, { ...prepared, heard }, batch);
    if (outcome instanceof Failure || !("asks" in outcome)) return outcome;
    // The record only waits, and no longer keeps other records of its batch from being worked on.
    batch?.committing();
    const now = new Date(request.now.getTime() + performance.now() - startedMs);
    const hear = () =>
      hearFor(deps, request, { ...outcome, prepared, attempted, now, alone: batch === null });
    // A batch has one slot for all of its records.
    const answer = await (request.waits && !batch ? request.waits.aside(hear) : hear());
    if (answer instanceof Failure) return answer;
    heard.push(answer.evidence);
    attempted = answer.attempted;
  }
}

function hearFor(
  deps: ResolutionDependencies,
  { tenantId, signal, waits, job }: ResolutionRequest,
  asked: {
    readonly asks: OutsideQuestion;
    readonly prepared: Prepared;
    readonly attempted: boolean;
    readonly now: Date;
    readonly alone: boolean;
  },
): Promise<Heard | Failure> {
  const { asks, prepared, ...how } = asked;
  const patienceMs = patienceOf(waits);
  const asking = { tenantId, signal, job, contentDigest: prepared.digest, patienceMs, ...how };
  return deps.outside.hear(asking, asks);
}

interface Work extends Prepared {
  /** The answers from outside about the record so far. */
  readonly heard: readonly OutsideEvidence[];
}

type Looked = CommittedAnswer | Failure | { readonly asks: OutsideQuestion };

async function lookInTurn(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  work: Work,
  batch: BatchContext | null,
): Promise<Looked> {
  const { tenantId, signal } = request;
  const { lock } = deps.commits;
  const first = await lock.shared(tenantId, signal, () => attempt(deps, request, work, batch));
  if (first !== "again") return first ?? new Failure("deadline_exceeded");
  // Losers of a race for the same company work alone: each sees the writes of the one before it.
  const alone = batch && { ...batch, isHidden: () => false };
  const settled = await lock.exclusive(tenantId, signal, async () => {
    for (let tried = 1; tried < ATTEMPTS; tried++) {
      const outcome = await attempt(deps, request, work, alone);
      if (outcome !== "again") return outcome;
    }
    return new Failure("service_unavailable", { details: { retry_after: 1 } });
  });
  return settled ?? new Failure("deadline_exceeded");
}

async function attempt(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  work: Work,
  batch: BatchContext | null,
): Promise<Looked | "again"> {
  if (request.signal.aborted) return new Failure("deadline_exceeded");
  const digests = { content: work.digest, identity: work.identity };
  const opening = await deps.reads.opening(request.tenantId, digests);
  if (!opening) return new Failure("unauthorized");
  // A replay costs nothing, so it is answered whatever the balance.
  const { bound, standing } = opening;
  if (bound) return replayBinding(deps, request, { bound, standing, ...work });
  const refused = await refusal(deps, request, { standing, query: work.query });
  return refused ?? decideAndCommit(deps, request, { ...work, ...opening }, batch);
}

async function refusal(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  { standing, query }: { readonly standing: TenantStanding; readonly query: Comparable },
): Promise<Failure | null> {
  // A record without a signal costs nothing, whatever the balance.
  if (standing.enforced && standing.credits_remaining < 1 && hasSignal(query)) {
    return new Failure("credits_exhausted", { details: { credits_remaining: standing.credits_remaining } });
  }
  return clarificationFault(deps.database, request);
}

async function decideAndCommit(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  work: Work & Pick<Opening, "standing" | "settledReviewId" | "differences" | "analysis">,
  batch: BatchContext | null,
): Promise<Looked | "again"> {
  const entityId = batch?.entityId ?? deps.newId("ent");
  const decided = await deps.decisions.decide(
    caseOf(deps, request, { ...work, entityId }),
    work.query,
    (question) => answerQuestion(deps, request.tenantId, question, batch?.isHidden),
  );
  if (decided === "again" || decided instanceof Failure || "asks" in decided) return decided;
  const { write, answer } = decided;
  batch?.committing();
  const outcome = await deps.commits.commit(write);
  if (outcome.outcome === "storage_limit")
    return storageLimit(deps.commits.quotas[outcome.plan]!, "unbound_records");
  const settled = answerAfterCommit(outcome, answer, write.credits);
  if (settled !== "again" && !(settled instanceof Failure)) deps.counted?.(settled);
  return settled;
}

function caseOf(
  deps: ResolutionDependencies,
  { submitted: _, signal: __, waits: ___, job: ____, ...sent }: ResolutionRequest,
  work: Work &
    Pick<Opening, "standing" | "settledReviewId" | "differences" | "analysis"> & {
      readonly entityId: string;
    },
): Case {
  const { submitted, digest, standing, settledReviewId, differences, entityId, heard } = work;
  const request = { ...sent, depth: affordableDepth(sent.depth, standing) };
  return {
    request,
    submitted,
    digest,
    standing,
    settledReviewId,
    differences,
    behind: isBehind(work),
    ids: {
      record: deps.newId("rec"),
      decision: deps.newId("dec"),
      entity: entityId,
      review: deps.newId("rev"),
      run: deps.newId("run"),
      union: deps.newId("dec"),
    },
    sources: readinessData(deps.readiness, request.tenantId, request.selection),
    steps: deps.outside.steps,
    agesMs: deps.outside.agesMs,
    heard,
  };
}
