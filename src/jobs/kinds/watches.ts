import { z } from "zod";
import { type CheckDependencies, checkWatches } from "../../pipelines/watches/check-watches.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { noteDue } from "../../storage/jobs/due.ts";
import { dropJob, isHeld, putBackJob } from "../../storage/jobs/queue.ts";
import { WATCH_KIND } from "../../storage/watches/watch-jobs.ts";
import { nextCheckAt } from "../../storage/watches/watches.ts";
import type { JobKind, TakenJob } from "../job-kind.ts";

interface Log {
  info(fields: object, message: string): void;
}

const payload = z.strictObject({});

/** Watches that fall due one after another are checked together: a tenant's checks begin so far apart at least. */
const APART_MS = 15_000;
/** Until a tenant is looked at again that is not active now, in milliseconds. */
const INACTIVE_MS = 3_600_000;

/** Checks of watches: each tenant has one job as long as it watches anything, and tenants take turns. */
export function watchesKind(
  deps: CheckDependencies & { readonly log: Log },
): JobKind<z.output<typeof payload>> {
  return {
    ...{ name: WATCH_KIND, slots: 2, perTenant: 1, payload },
    async run(job, signal) {
      const checked = await checkWatches(deps, job.tenantId, signal);
      const runAfter = await putBack(deps, job);
      if (runAfter !== null) await noteDue(deps.database, job, runAfter);
      deps.log.info({ tenantId: job.tenantId, ...checked }, "watches were checked");
    },
  };
}

/** The job again, for the next check; none where nothing is watched any more. A watch that is enabled now waits for the lock. */
function putBack({ database, now }: CheckDependencies, job: TakenJob): Promise<string | null> {
  return database.transaction(async (tx) => {
    const active = (await lockCatalogue(tx, job.tenantId)) !== null;
    if (!(await isHeld(tx, job))) return null;
    const next = await nextCheckAt(tx, job.tenantId);
    if (next === null) {
      await dropJob(tx, job);
      return null;
    }
    const earliestMs = now().getTime() + (active ? APART_MS : INACTIVE_MS);
    const runAfter = new Date(Math.max(Date.parse(next), earliestMs)).toISOString();
    await putBackJob(tx, job, { attempts: 0, runAfter });
    return runAfter;
  });
}
