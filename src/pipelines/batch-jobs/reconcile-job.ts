import { Failure } from "../../contract/errors.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { jobToReconcile } from "../../storage/jobs/batch-job-leases.ts";
import type { JobId } from "../../storage/jobs/batch-jobs.ts";
import { closeCommitmentsOf } from "../../storage/usage/outside-commitments.ts";
import { changeJob } from "./change-job.ts";
import { finishJob, type JobDependencies, resolveRecords } from "./run-job.ts";

const from = ["reconciliation_required"] as const;

/**
 * Ends a job that waits for its operator, who has found out what became of its outside calls: `complete` decides what
 * is left of it, outside calls made anew among it, `fail` ends it as it stands.
 * @returns null when it has ended; a Failure, and it still waits.
 */
export async function reconcileJob(
  deps: JobDependencies,
  id: JobId,
  { how, signal }: { readonly how: "complete" | "fail"; readonly signal: AbortSignal },
): Promise<Failure | null> {
  const { database } = deps.resolution;
  const job = await jobToReconcile(database, id);
  if (!job) return new Failure("not_found");
  const at = () => deps.now().toISOString();
  if (how === "fail") {
    await database.transaction(async (tx) => {
      await lockCatalogue(tx, id.tenantId);
      await closeCommitmentsOf(tx, id, at());
      await changeJob(tx, { ...id, from, to: "failed", at: at(), errorCode: "outside_call_unsettled" });
    });
    return null;
  }
  const answer = await resolveRecords(deps, job, signal);
  if (answer instanceof Failure) return answer;
  await closeCommitmentsOf(database, id, at());
  await finishJob(deps, job, { from, answer });
  return null;
}
