import { Failure } from "../../contract/errors.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { type JobId, runnableJob } from "../../storage/jobs/batch-jobs.ts";
import { giveUpCallsOf } from "../../storage/usage/outside-commitments.ts";
import { changeJob } from "./change-job.ts";
import { finishJob, type JobDependencies, resolveRecords, UNREADABLE } from "./run-job.ts";

const from = ["reconciliation_required"] as const;

/**
 * Ends a job that waits for its operator, who has found out the results of its outside calls: `complete`
 * decides the remaining records, with new outside calls where needed; `fail` ends the job as it stands.
 * @returns null when the job has ended; a Failure, and it still waits.
 */
export async function reconcileJob(
  deps: JobDependencies,
  id: JobId,
  { how, signal }: { readonly how: "complete" | "fail"; readonly signal: AbortSignal },
): Promise<Failure | null> {
  const { database } = deps.resolution;
  const job = await runnableJob(database, id);
  if (job?.state !== "reconciliation_required") return new Failure("not_found");
  const at = () => deps.now().toISOString();
  if (how === "fail") {
    await database.transaction(async (tx) => {
      await lockCatalogue(tx, id.tenantId);
      await giveUpCallsOf(tx, id, at());
      await changeJob(tx, { ...id, from, to: "failed", at: at(), errorCode: "outside_call_unsettled" });
    });
    return null;
  }
  await giveUpCallsOf(database, id, at());
  const answer = await resolveRecords(deps, job, signal);
  if (answer === UNREADABLE) throw new Error("this release cannot read a record of the job");
  if (answer instanceof Failure) return answer;
  await finishJob(deps, job, { from, answer });
  return null;
}
