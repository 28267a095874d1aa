import { Failure } from "../contract/errors.ts";

/** The time that one request may take. */
export interface Deadline {
  /** Aborted when the time has passed. */
  readonly signal: AbortSignal;
  /** When it passes, by `performance.now()`; Infinity for none. */
  readonly untilMs: number;
  /** The work's own end, or a rejection with 503 when the time passes before it. The work is told and not killed. */
  limit<T>(work: Promise<T>): Promise<T>;
  /** To be called when the request is answered: a timer of its own for each request must not outlive it. */
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
