import type { Queryable } from "../../storage/engine/database.ts";
import { type JobEventRow, type JobId, jobEvents } from "../../storage/jobs/batch-jobs.ts";
import { isUnderWay } from "./job-states.ts";

/** A connection ends after this many looks, one second apart; it sends a sign of life every few looks. */
const LOOKS = 60;
const LOOK_MS = 1_000;
const ALIVE_LOOKS = 15;

export interface FollowDependencies {
  readonly database: Queryable;
  /** Fulfils after this many milliseconds, or earlier when the process stops. */
  readonly wait: (ms: number) => Promise<void>;
  /** Aborted when the process stops. */
  readonly closing: AbortSignal;
}

/** A change of the job's state; or its progress since the last change, which is not stored. */
export type FollowedEvent = JobEventRow & { readonly isProgress: boolean };

/**
 * The job's events after a given event, and new events while the connection lasts: until the job has ended,
 * at most a minute. It reads events that any process has committed; null is a sign of life.
 */
export async function* followJob(
  deps: FollowDependencies,
  job: JobId,
  afterId: number,
): AsyncGenerator<FollowedEvent | null> {
  let seen = afterId;
  let completed: number | null = null;
  for (let look = 0; look <= LOOKS; look++) {
    if (look > 0) await deps.wait(LOOK_MS);
    if (deps.closing.aborted) return;
    const events = await jobEvents(deps.database, job);
    for (const event of events) {
      if (event.event_id <= seen) continue;
      seen = event.event_id;
      completed = event.completed;
      yield { ...event, isProgress: false };
    }
    const last = events.at(-1);
    if (!last || !isUnderWay(last.state)) return;
    if (last.completed !== (completed ?? last.completed)) yield { ...last, isProgress: true };
    completed = last.completed;
    if (look > 0 && look % ALIVE_LOOKS === 0) yield null;
  }
}
