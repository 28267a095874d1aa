import type { JobState } from "../../storage/jobs/batch-jobs.ts";

/** Whether work is still to be done by a worker. */
export function isUnderWay(state: JobState): boolean {
  return state === "queued" || state === "running";
}
