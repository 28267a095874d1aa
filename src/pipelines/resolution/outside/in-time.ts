import type { Waits } from "../../../contract/operation.ts";

/** The result of the work, or `otherwise` where it takes longer and goes on alone. Infinity: no limit. */
export async function inTime<T>(work: Promise<T>, patienceMs: number, otherwise: T): Promise<T> {
  if (patienceMs === Number.POSITIVE_INFINITY) return work;
  const { promise: over, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), patienceMs);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The rest of a request's time, in milliseconds, that is reserved for deciding and committing. */
const DECIDING_MS = 5_000;
/** The same reserve as a share, for a request with little time. */
const DECIDING_SHARE = 0.25;

/** How long a request can wait for an answer from outside; Infinity where no caller waits. */
export function patienceOf(waits: Pick<Waits, "untilMs"> | undefined): number {
  const leftMs = waits ? waits.untilMs - performance.now() : Number.POSITIVE_INFINITY;
  return leftMs - Math.min(DECIDING_MS, leftMs * DECIDING_SHARE);
}
