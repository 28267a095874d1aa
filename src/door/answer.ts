import { answerSchema, pendingSchema } from "../contract/answer.ts";
import { errorEnvelope, type Failure } from "../contract/errors.ts";
import type { Caller, Operation, StreamEvent } from "../contract/operation.ts";
import { Reply } from "../contract/reply.ts";
import type { Usage } from "../contract/usage.ts";
import type { DoorDependencies } from "./dependencies.ts";
import type { RateState } from "./rate-buckets.ts";

export interface DoorAnswer {
  readonly status: number;
  /** Undefined where the status has no body; an AsyncIterable for the envelopes `lines` and `events`, bytes for `file`. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly correlationId: string;
  /** Null when the request was refused before its bucket was checked. */
  readonly rate: RateState | null;
  readonly failure: Failure | null;
  /** For a stream: to be called once it is over, however it ends. */
  readonly ended?: () => void;
}

interface Known {
  readonly correlationId: string;
  readonly rate: RateState | null;
}

/** The usage of callers that belong to no tenant, hence to no plan. */
const deploymentUsage: Usage = {
  credits_charged: 0,
  credits_remaining: 0,
  deep_attempts_remaining: 0,
  plan: "deployment",
  enforced: false,
};

/** A success: completed under the operation's envelope and checked against the schema that is published. */
export async function succeeded(
  deps: DoorDependencies,
  {
    operation,
    result,
    caller,
    progress,
  }: { operation: Operation; result: unknown; caller: Caller; progress: Known },
): Promise<DoorAnswer> {
  const reply = result instanceof Reply ? result : new Reply(result);
  const status = reply.status ?? operation.rest?.status ?? 200;
  const headers = { ...headersOf(progress), ...reply.headers };
  if (status === 204) return { status, body: undefined, headers, ...progressOf(progress), failure: null };
  if (isStream(operation)) {
    const stream = { operation, parts: reply.body as AsyncIterable<unknown>, progress };
    return { status, body: checkedStream(deps, stream), headers, ...progressOf(progress), failure: null };
  }
  if (operation.envelope === "file") {
    if (!(reply.body instanceof Uint8Array))
      throw new TypeError(`${operation.name}: the answer has no bytes`);
    return { status, body: reply.body, headers, ...progressOf(progress), failure: null };
  }
  const completed = await complete(deps, { operation, body: reply.body, caller, progress });
  // A mismatch is a defect of Assay: it throws, and the caller sees an internal error, not an unknown shape.
  const schema = (status === 202 ? pendingSchema(operation) : null) ?? answerSchema(operation);
  const body = schema.parse(completed);
  return { status, body, headers, ...progressOf(progress), failure: null };
}

/** Whether an operation answers with a stream, which lasts longer than the work on its request. */
export function isStream({ envelope }: Operation): boolean {
  return envelope === "lines" || envelope === "events";
}

// The status has been sent already: a failure is logged here, and the transport cuts the connection.
async function* checkedStream(
  deps: DoorDependencies,
  { operation, parts, progress }: { operation: Operation; parts: AsyncIterable<unknown>; progress: Known },
): AsyncGenerator<unknown> {
  try {
    for await (const part of parts)
      yield operation.envelope === "lines"
        ? operation.output.parse(part)
        : checkedEvent(operation, part as StreamEvent);
  } catch (error) {
    const { correlationId } = progress;
    deps.log.error({ correlationId, operation: operation.name, err: error }, "a stream broke off");
    throw error;
  }
}

function checkedEvent(operation: Operation, event: StreamEvent): StreamEvent {
  return event && { ...event, data: operation.output.parse(event.data) as object };
}

async function complete(
  deps: DoorDependencies,
  {
    operation,
    body,
    caller,
    progress,
  }: { operation: Operation; body: unknown; caller: Caller; progress: Known },
): Promise<unknown> {
  if (operation.envelope === "bare" || body === null || typeof body !== "object") return body;
  const given = body as Readonly<Record<string, unknown>>;
  const correlated = { ...given, correlation_id: given.correlation_id ?? progress.correlationId };
  if (operation.envelope === "correlated") return correlated;
  const usage =
    given.usage ?? (caller.tenantId === null ? deploymentUsage : await deps.usageOf(caller.tenantId));
  return { ...correlated, usage };
}

/** A stored answer with its body, status and own headers; the other headers are those of this request. */
export function replayed(
  stored: { status: number; body: unknown; headers?: Readonly<Record<string, string>> },
  progress: Known,
): DoorAnswer {
  return {
    status: stored.status,
    body: stored.body,
    headers: { ...headersOf(progress), ...stored.headers, "Idempotency-Replayed": "true" },
    ...progressOf(progress),
    failure: null,
  };
}

export function failed(failure: Failure, progress: Known): DoorAnswer {
  const retryAfter = failure.details.retry_after;
  return {
    status: failure.status,
    body: errorEnvelope(failure, progress.correlationId),
    headers: {
      ...headersOf(progress),
      ...(typeof retryAfter === "number"
        ? { "Retry-After": String(Math.max(1, Math.ceil(retryAfter))) }
        : {}),
    },
    ...progressOf(progress),
    failure,
  };
}

const progressOf = ({ correlationId, rate }: Known) => ({ correlationId, rate });

function headersOf({ correlationId, rate }: Known): Record<string, string> {
  return {
    "X-Correlation-Id": correlationId,
    ...(rate === null
      ? {}
      : {
          "RateLimit-Limit": String(rate.limit),
          "RateLimit-Remaining": String(rate.remaining),
          "RateLimit-Reset": String(rate.resetSeconds),
        }),
  };
}
