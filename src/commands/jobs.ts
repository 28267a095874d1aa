import type { Command } from "commander";
import { batchParts, resolutionParts } from "../app/parts.ts";
import { Failure } from "../contract/errors.ts";
import { reconcileJob } from "../pipelines/batch-jobs/reconcile-job.ts";
import { InstalledRegisters } from "../pipelines/register-install/installed-registers.ts";
import type { JobId } from "../storage/jobs/batch-jobs.ts";
import { unsettledCallsOfJobs } from "../storage/usage/outside-commitments.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, UsageError } from "./command-error.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

interface ReconcileFlags {
  readonly tenant: string;
  readonly complete?: boolean;
  readonly fail?: boolean;
}

/** `jobs`: lets an operator settle batch jobs that cannot continue by themselves. */
export function addJobs(program: Command, context: CommandContext): void {
  const jobs = program
    .command("jobs")
    .description("Settle batch jobs whose outside call has no known outcome (reconciliation_required).");
  addList(jobs, context);
  addReconcile(jobs, context);
}

function addList(jobs: Command, context: CommandContext): void {
  const command = jobs
    .command("list")
    .description("List the outside calls without an outcome that jobs wait for, oldest first.");
  addExamples(addJsonFlag(command), "assay jobs list");
  command.action(async ({ json }: { json?: boolean }) => {
    const calls = await withStore(context, wayAround.install(), (database) => unsettledCallsOfJobs(database));
    if (json) return writeJson(context.terminal, calls);
    const header = ["tenant", "job", "record", "call", "since"];
    const cells = calls.map((call) => [
      call.tenant_id,
      call.job_id,
      call.record_index,
      call.purpose,
      call.opened_at.slice(0, 16),
    ]);
    return write(context.terminal.stdout, calls.length > 0 ? table(header, cells) : "No job waits.\n");
  });
}

function addReconcile(jobs: Command, context: CommandContext): void {
  const command = jobs
    .command("reconcile <job>")
    .description(
      "End a job whose outside call has no known outcome, once its supplier has told you whether it was made. --complete decides what is left, that record's call anew among it; --fail ends it as it is.",
    )
    .requiredOption("--tenant <id>", "whose job it is")
    .option("--complete", "decide the records that are left")
    .option("--fail", "end it without a result");
  addExamples(command, "assay jobs reconcile job_k7mz2q4v6x3b5n7p2r4t6w2y4a --tenant acme --complete");
  command.action((jobId: string, { tenant: tenantId, complete, fail }: ReconcileFlags) => {
    if (complete === fail) throw new UsageError("give one of --complete and --fail");
    return reconcile(context, { tenantId, jobId }, complete ? "complete" : "fail");
  });
}

async function reconcile(context: CommandContext, job: JobId, how: "complete" | "fail"): Promise<void> {
  await withStore(context, wayAround.install(), async (database, config) => {
    const registers = await InstalledRegisters.open({ database, dataDir: config.ASSAY_DATA_DIR });
    try {
      const { readiness, resolution } = resolutionParts(config, database, registers);
      await readiness.look();
      const deps = batchParts({ resolution, now: context.now });
      const failure = await reconcileJob(deps, job, { how, signal: new AbortController().signal });
      if (failure instanceof Failure)
        throw new CommandError(
          failure.code === "not_found" ? "this tenant has no such job that waits" : failure.message,
        );
    } finally {
      await registers.close();
    }
  });
  await write(context.terminal.stdout, `${job.jobId}: ${how === "complete" ? "succeeded" : "failed"}\n`);
}
