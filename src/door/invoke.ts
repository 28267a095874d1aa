/**
 * The one door: REST, tools and the workbench call an operation through `invoke` and nowhere else. Its steps stand
 * in `perform` in the order that the specification gives them (specification §4.3); each is a function from values to
 * a value or a Failure.
 */
import { Failure } from "../contract/errors.ts";
import type { Bucket } from "../contract/limits.ts";
import type { Caller, IdempotencyClaim, Served } from "../contract/operation.ts";
import type { Scope } from "../contract/scopes.ts";
import {
  charge,
  chargeOwn,
  identify,
  ownerOf,
  type Presented,
  refuseRate,
  refuseScope,
  tooBusy,
} from "./admission.ts";
import { type DoorAnswer, failed, isStream, replayed, succeeded } from "./answer.ts";
import { inSlot, type Slot } from "./concurrency-limit.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import type { DoorDependencies } from "./dependencies.ts";
import type { DoorRequest } from "./door-request.ts";
import { claimOf } from "./idempotency.ts";
import type { RateState } from "./rate-buckets.ts";
import { inStreamSlot } from "./stream-slot.ts";
import { validate } from "./validation.ts";

export interface Admitted {
  readonly caller: Caller;
  readonly rate: RateState;
}

export interface Door {
  /** Never throws: an internal error is logged in full and answered opaquely. */
  invoke(served: Served, request: DoorRequest): Promise<DoorAnswer>;
  /** The caller of a credential, or 401, 429 or 503. */
  identify(presented: Presented): Promise<Caller | Failure>;
  /** Authenticates, checks the scope and takes a token, for the few routes that are no operations. */
  admit(
    presented: Presented,
    needed: { scopes: readonly Scope[]; bucket: Bucket },
  ): Promise<Admitted | Failure>;
  /** Takes a token for a caller whose request is no operation. */
  charge(caller: Caller, bucket: Bucket): Promise<Admitted | Failure>;
  /** The answer to a failure that happened outside an operation. */
  answerFailure(failure: Failure, correlationId: string): DoorAnswer;
  /** The same for an error that a transport caught: logged in full, answered opaquely. */
  answerError(error: unknown, correlationId: string): DoorAnswer;
  /** A fresh id for a request. */
  newCorrelationId(): string;
}

export function createDoor(deps: DoorDependencies): Door {
  const guarded = async <T>(work: () => Promise<T | Failure>): Promise<T | Failure> => {
    try {
      return await inSlot(deps.load, work);
    } catch (error) {
      return failureOf(deps, error, {});
    }
  };
  const chargeFor = async (caller: Caller, bucket: Bucket): Promise<Admitted | Failure> => {
    const rate = await charge(deps, caller, bucket);
    return refuseRate(rate) ?? { caller, rate };
  };
  const answerFailure = (failure: Failure, correlationId: string): DoorAnswer =>
    failed(failure, { correlationId, rate: null });
  return {
    invoke: (served, request) => invoke(deps, served, request),
    identify: (presented) => guarded(() => identify(deps, presented)),
    charge: (caller, bucket) => guarded(() => chargeFor(caller, bucket)),
    admit: (presented, { scopes, bucket }) =>
      guarded(async () => {
        const caller = await identify(deps, presented);
        if (caller instanceof Failure) return caller;
        return refuseScope(caller, scopes) ?? chargeFor(caller, bucket);
      }),
    newCorrelationId: () => deps.newCorrelationId(),
    answerFailure,
    answerError: (error, correlationId) =>
      answerFailure(failureOf(deps, error, { correlationId }), correlationId),
  };
}

/** The known data of a request; filled step by step, read when the request is answered and logged. */
interface Progress {
  readonly correlationId: string;
  caller: Caller | null;
  rate: RateState | null;
}

async function invoke(deps: DoorDependencies, served: Served, request: DoorRequest): Promise<DoorAnswer> {
  const startedMs = performance.now();
  const progress: Progress = {
    correlationId: request.correlationId ?? deps.newCorrelationId(),
    caller: null,
    rate: null,
  };
  const { name } = served.operation;
  const deadline = startDeadline(deps.deadlineMs);
  let answer: DoorAnswer;
  try {
    const work = inSlot(deps.load, (slot) => perform(deps, { served, request, progress, slot, deadline }));
    // The race reports failures within the deadline; later failures would be lost without this.
    work.catch((error: unknown) => {
      if (deadline.signal.aborted)
        failureOf(deps, error, { correlationId: progress.correlationId, operation: name });
    });
    const result = await deadline.limit(work);
    answer = result instanceof Failure ? failed(result, progress) : result;
  } catch (error) {
    answer = failed(
      failureOf(deps, error, { correlationId: progress.correlationId, operation: name }),
      progress,
    );
  } finally {
    deadline.stop();
  }
  const seconds = (performance.now() - startedMs) / 1000;
  deps.metrics.requestFinished({ operation: name, surface: request.surface, status: answer.status, seconds });
  deps.log.info(
    {
      correlationId: progress.correlationId,
      operation: name,
      surface: request.surface,
      status: answer.status,
      code: answer.failure?.code,
      keyId: progress.caller?.keyId,
      tenantId: progress.caller?.tenantId,
      durationMs: Math.round(seconds * 1000),
    },
    "request answered",
  );
  return answer;
}

interface Performance {
  readonly slot: Slot;
  readonly served: Served;
  readonly request: DoorRequest;
  readonly progress: Progress;
  readonly deadline: Pick<Deadline, "signal" | "untilMs">;
}

async function perform(deps: DoorDependencies, work: Performance): Promise<DoorAnswer | Failure> {
  const { served, request, progress, slot } = work;
  const { operation } = served;

  const caller = request.caller ?? (await identify(deps, { address: null, ...request }));
  if (caller instanceof Failure) return caller;
  progress.caller = caller;

  const scopeRefusal = refuseScope(caller, operation.scopes);
  if (scopeRefusal) return scopeRefusal;

  if (!slot.belongTo(ownerOf(caller))) return tooBusy();

  progress.rate = await chargeOwn(deps, caller, { bucket: operation.bucket, prepaid: request.prepaid });
  const rateRefusal = refuseRate(progress.rate);
  if (rateRefusal) return rateRefusal;

  const input = await readInput(served, request, caller);
  if (input instanceof Failure) return input;

  const claim = claimOf({ operation, key: request.idempotencyKey, input: input.value });
  if (claim instanceof Failure) return claim;
  const unkeyed = () => handle(deps, work, { caller, input: input.value, claim: null });
  if (isStream(operation)) return inStreamSlot(deps, { caller, signal: work.deadline.signal }, unkeyed);
  if (claim === null || caller.tenantId === null) return unkeyed();

  const outcome = await deps.idempotency.claim(caller.tenantId, claim, deps.now());
  switch (outcome.kind) {
    case "claimed":
      return handle(deps, work, { caller, input: input.value, claim });
    case "stored": {
      const body = (await served.restore?.(caller.tenantId, outcome.body, deps.now())) ?? outcome.body;
      return body instanceof Failure ? body : replayed({ ...outcome, body }, progress);
    }
    case "in_progress":
      return new Failure("idempotency_in_progress", { details: { retry_after: outcome.retryAfterS } });
    case "conflict":
      return new Failure("idempotency_conflict");
    case "erased":
      return new Failure("idempotency_response_erased");
  }
}

async function readInput(
  served: Served,
  request: DoorRequest,
  caller: Caller,
): Promise<{ value: unknown } | Failure> {
  const { rawInput, argumentSchema } = request;
  const raw: unknown = typeof rawInput === "function" ? await rawInput(ownerOf(caller)) : rawInput;
  if (raw instanceof Failure) return raw;
  if (argumentSchema === undefined) return validate(served.operation.input, raw);
  const given = validate(argumentSchema, raw);
  return given instanceof Failure ? given : validate(served.operation.input, given.value);
}

async function handle(
  deps: DoorDependencies,
  { served, request, progress, deadline: { signal, untilMs }, slot }: Performance,
  { caller, input, claim }: { caller: Caller; input: unknown; claim: IdempotencyClaim | null },
): Promise<DoorAnswer | Failure> {
  const { correlationId } = progress;
  // The end of the work frees the claim, not the deadline: late work may still commit and complete it.
  const release = async (): Promise<void> => {
    if (claim !== null && caller.tenantId !== null) await deps.idempotency.release(caller.tenantId, claim);
  };
  let result: unknown;
  try {
    const now = deps.now();
    result = await served.handler(
      {
        ...{ caller, correlationId, surface: request.surface, now, signal, idempotency: claim },
        waits: { untilMs, aside: (waiting) => slot.aside(waiting) },
      },
      input,
    );
  } catch (error) {
    await release();
    throw error;
  } finally {
    if (claim !== null && caller.tenantId !== null) deps.idempotency.ended(caller.tenantId, claim);
  }
  if (result instanceof Failure) {
    await release();
    return result;
  }
  return succeeded(deps, { operation: served.operation, result, caller, progress });
}

function failureOf(deps: DoorDependencies, error: unknown, fields: object): Failure {
  if (error instanceof Failure) return error;
  if (deps.isUnavailable(error)) {
    deps.log.warn({ ...fields, err: error }, "storage is unavailable");
    return new Failure("service_unavailable", { details: { retry_after: 2 } });
  }
  deps.log.error({ ...fields, err: error }, "a request failed inside the service");
  return new Failure("internal_error");
}
