/** The reaction of an upload to errors: wait, leave rows out, or report the fault. */
import {
  ApiError,
  AuthenticationError,
  type BatchJob,
  ConnectionError,
  type FieldFault,
} from "../../frame/client.ts";
import type { ChunkJob, ChunkRecords } from "./upload.ts";

export interface Delay {
  readonly untilMs: number;
  /** The reason, as a sentence. */
  readonly why: string;
}

/** The longest wait between two tries to reach a service that does not answer, in seconds. */
const LONGEST_S = 30;
/** The wait until the service may accept a further job, in seconds. */
const ROOM_S = 15;

/**
 * The wait before the next try, never less than the service has asked for; null where a further try would
 * fail in the same way. @throws AuthenticationError: without a session the upload cannot continue.
 */
export function delayAfter(
  error: unknown,
  { tries, isBusy }: { readonly tries: number; readonly isBusy: boolean },
): Delay | null {
  if (error instanceof AuthenticationError) throw error;
  const growing = Math.min(LONGEST_S, 2 ** tries);
  const after = (seconds: number, why: string): Delay => ({ untilMs: Date.now() + seconds * 1000, why });
  if (error instanceof ConnectionError || error instanceof TypeError)
    return after(
      growing,
      "The service cannot be reached. Nothing is lost: this page goes on when it answers again.",
    );
  if (!(error instanceof ApiError)) return null;
  const { status, code, retryAfter } = error;
  if (status === 429)
    return after(
      retryAfter ?? growing,
      "The service takes so many jobs in a time. Sending goes on by itself.",
    );
  if (code === "storage_limit" && isBusy)
    return after(
      retryAfter ?? ROOM_S,
      "Your plan holds so many jobs at once. The next follows when one has ended.",
    );
  if (status >= 500 || status === 408 || status === 425 || code === "idempotency_in_progress")
    return after(retryAfter ?? growing, "The service is busy. Sending goes on by itself.");
  return null;
}

export function sentenceOfFault(error: unknown, job: BatchJob | null = null): string {
  if (job?.error)
    return `The job ended after ${job.progress.completed} of ${job.record_count} records: ${adviceOf(job.error.code, job.error.message)}`;
  if (job?.state === "cancelled") return "The job was cancelled.";
  if (job?.state === "reconciliation_required")
    return "The job was interrupted during a call that is billed. The operator has to reconcile it (npx assay jobs reconcile).";
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : "It could not be sent.";
  return adviceOf(error.code, error.description);
}

function adviceOf(code: string, message: string): string {
  return advice[code] ?? message;
}

const advice: Readonly<Record<string, string>> = {
  credits_exhausted: "The credits do not cover it. Add credits or choose a lower depth, then send it again.",
  storage_limit:
    "Your plan keeps no more undecided records. Decide or erase some under Review, then send it again.",
  idempotency_conflict:
    "These rows were sent before in another form. Send them again: what was decided the same way costs nothing.",
  result_erased:
    "The result was erased or is older than 30 days. Send it again: what is still known is answered again and costs nothing.",
  not_found: "The service does not know this job. Send it again.",
  key_scope_forbidden: "None of your keys may resolve. Add a key with the scope resolve under Account.",
};

/** The chunk without the records that the service refuses, each with the reason; null for other errors. */
export function withoutRefused(
  error: unknown,
  job: ChunkJob,
  records: ChunkRecords["records"],
): { readonly job: ChunkJob; readonly records: ChunkRecords["records"] } | null {
  if (!(error instanceof ApiError) || !Array.isArray(error.details.records)) return null;
  const refused = new Map(
    (error.details.records as { index: number; fields?: FieldFault[] }[]).map(({ index, fields = [] }) => [
      index,
      fields.map(({ path, message }) => `${path === "" ? "" : `${path}: `}${message}`).join("; "),
    ]),
  );
  const kept = records.filter((_, at) => !refused.has(at));
  if (kept.length === records.length) return null;
  const rowFaults: Record<number, string> = { ...job.row_faults };
  let next = 0;
  const places = job.places.map((place, row) => {
    if (place === null) return null;
    const why = refused.get(place);
    if (why === undefined) return next++;
    rowFaults[row] = `The service does not accept it: ${why}`;
    return null;
  });
  const fewer: ChunkJob = {
    ...job,
    places,
    row_faults: rowFaults,
    record_count: kept.length,
    attempt: job.attempt + 1,
    ...(kept.length === 0 ? { state: "succeeded", outcomes: [] } : {}),
  };
  return { job: fewer, records: kept };
}

/** Waits, or rejects with the signal's reason. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(0, milliseconds));
  const ended = () => {
    clearTimeout(timer);
    reject(signal.reason);
  };
  if (signal.aborted) ended();
  else signal.addEventListener("abort", ended, { once: true });
  return promise.finally(() => signal.removeEventListener("abort", ended));
}
