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
import type { OutsideQuestion } from "./outside/outside-question.ts";
import type { Heard } from "./outside/outside-steps.ts";
import { type Prepared, prepareRecord } from "./prepare-record.ts";
import { replayBinding } from "./replay-binding.ts";
import type { ResolutionRequest } from "./request.ts";

/**
 * Another request changed what this one looked at: it looks again. Those of this process take turns, so a race is with
 * other processes only: of n that write to one company all the time each wins about every nth attempt.
 */
const ATTEMPTS = 64;

/** What a record of a batch has to do with the others. */
export interface BatchContext {
  /** The id of the entity that it founds, if it does. */
  readonly entityId: string;
  /** Whether an entity was founded by a record that it has nothing to do with, and is not to be seen. */
  readonly isHidden: (entityNumber: number) => boolean;
  /** Told when it is decided, and only waits for its commit; again where it has to look again. */
  readonly committing: () => void;
}

/**
 * Resolves one record: normalise → retrieve → deterministic → probabilistic, then everything that was decided in
 * one transaction. Where the decision asks for somebody outside, it is made again with what was heard: each step is
 * asked once, between two looks, while nothing of the tenant waits for it.
 * @returns the answer, durable; or a Failure, and then nothing of the record was written.
 */
export async function resolveRecord(
  deps: ResolutionDependencies,
  request: ResolutionRequest,
  prepared: Prepared = prepareRecord(request),
  batch: BatchContext | null = null,
): Promise<CommittedAnswer | Failure> {
  const heard: OutsideEvidence[] = [];
  let attempted = false;
  for (;;) {
    const outcome = await lookInTurn(deps, request, { ...prepared, heard }, batch);
    if (outcome instanceof Failure || !("asks" in outcome)) return outcome;
    // It only waits any more, and no longer keeps others of its batch from being worked on.
    batch?.committing();
    const hear = () => hearFor(deps, request, { ...outcome, prepared, attempted, alone: batch === null });
    // A batch has one slot for all of its records.
    const answer = await (request.waits && !batch ? request.waits.aside(hear) : hear());
    if (answer instanceof Failure) return answer;
    heard.push(answer.evidence);
    attempted = answer.attempted;
  }
}

/** What is left of a request's time for deciding and committing once somebody outside has answered, in milliseconds. */
const DECIDING_MS = 5_000;
/** The same of a request that has little time at all. */
const DECIDING_SHARE = 0.25;

function hearFor(
  deps: ResolutionDependencies,
  { tenantId, signal, waits, job, now }: ResolutionRequest,
  asked: {
    readonly asks: OutsideQuestion;
    readonly prepared: Prepared;
    readonly attempted: boolean;
    readonly alone: boolean;
  },
): Promise<Heard | Failure> {
  const { asks, prepared, ...how } = asked;
  const leftMs = waits ? waits.untilMs - performance.now() : Number.POSITIVE_INFINITY;
  const patienceMs = leftMs - Math.min(DECIDING_MS, leftMs * DECIDING_SHARE);
  const asking = { tenantId, signal, job, now, contentDigest: prepared.digest, patienceMs, ...how };
  return deps.outside.hear(asking, asks);
}

interface Work extends Prepared {
  /** What was heard outside about the record until now. */
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
  // Those who lost a race for the same company work alone: each sees what the one before it wrote, whoever that is.
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
      union: deps.newId("dec"),
    },
    sources: readinessData(deps.readiness, request.tenantId, request.selection),
    steps: deps.outside.steps,
    heard,
  };
}
