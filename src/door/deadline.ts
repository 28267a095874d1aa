import { Failure } from "../contract/errors.ts";

/** The time that one request may take. */
export interface Deadline {
  /** Aborted when the time has passed. */
  readonly signal: AbortSignal;
  /** The end of the time, by `performance.now()`; Infinity for none. */
  readonly untilMs: number;
  /** The result of the work, or 503 at the deadline. The work gets the signal and is not killed. */
  limit<T>(work: Promise<T>): Promise<T>;
  /** To be called when the request is answered: the timer of a request must not outlive it. */
  stop(): void;
}

/** Starts the clock; 0 milliseconds is no deadline. */
export function startDeadline(deadlineMs: number): Deadline {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const expire = (): void => {
    controller.abort();
    reject(new Failure("deadline_exceeded", { details: { retry_after: 5 } }));
  };
  const timer = deadlineMs > 0 ? setTimeout(expire, deadlineMs) : null;
  return {
    signal: controller.signal,
    untilMs: deadlineMs > 0 ? performance.now() + deadlineMs : Number.POSITIVE_INFINITY,
    limit: (work) => Promise.race([work, promise]),
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
