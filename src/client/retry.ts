/** Decides when a call is made again: exponential waits with full jitter, never before `Retry-After`. */
import { ApiError, ConnectionError } from "./errors.ts";

/** The longest wait; where the service asks for a longer one, the call fails with its error instead. */
const LONGEST_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 500;
const LARGEST_STEP_MS = 8_000;

export interface RetryLimits {
  /** Retries after a failure. */
  readonly maxRetries: number;
  /** Retries after a 429 answer, which is no failure. */
  readonly maxRateLimitRetries: number;
}

interface Tried {
  /** Tries so far that ended with a 429 answer. */
  readonly rateLimited: number;
  readonly failed: number;
  /** Whether two requests do no more than one. */
  readonly repeatable: boolean;
}

/** Milliseconds to wait before the next try; null where the call fails with this error. */
export function waitBefore(
  error: unknown,
  tried: Tried,
  { limits, random }: { readonly limits: RetryLimits; readonly random: () => number },
): number | null {
  const limited = error instanceof ApiError && error.status === 429;
  if (limited ? tried.rateLimited > limits.maxRateLimitRetries : tried.failed > limits.maxRetries)
    return null;
  if (!limited && !(tried.repeatable && isPassing(error))) return null;
  const askedMs = (error instanceof ApiError ? (error.retryAfter ?? 0) : 0) * 1000;
  if (askedMs > LONGEST_WAIT_MS) return null;
  const step = Math.min(FIRST_WAIT_MS * 2 ** (tried.rateLimited + tried.failed - 1), LARGEST_STEP_MS);
  return askedMs > 0 ? askedMs * (1 + random() / 4) : step * random();
}

/** Whether the error may be temporary. A 429 always is, and the service has done nothing by then. */
function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status >= 500 || [408, 425].includes(error.status) || error.code === "idempotency_in_progress";
}

/** Waits, or rejects with the signal's reason. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const aborted = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", aborted);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", aborted, { once: true });
  });
}
