/** Restarts after a kill: every key is answered, every job ends, and every promise is checked. */
import type { JobBody } from "../support/answers.ts";
import { followJob } from "../support/job-events.ts";
import { ServerProcess } from "../support/process.ts";
import { jobIdsOf } from "./history.ts";
import { checkInvariants } from "./invariants/check.ts";
import { replayKeys } from "./invariants/replay-keys.ts";
import type { World } from "./world.ts";

/** @param fresh the keys that are sent again one by one. */
export async function recover(world: World, fresh: ReadonlySet<string>): Promise<void> {
  const { keys, history } = world;
  await world.deployment.endLeases();
  let server = await world.start();
  await replayKeys(server, world, fresh);
  const jobIds = jobIdsOf(history, fresh);
  for (const jobId of jobIds) await followJob([server], { key: keys.tenant, jobId });
  const stuck = await waitingForOperator(server, world, jobIds);
  if (stuck.length > 0) {
    await server.kill("SIGTERM");
    for (const jobId of stuck) await reconcile(world, jobId);
    history.reconciled.push(...stuck);
    server = await world.start();
  }
  await checkInvariants(server, world, fresh);
  const { code } = await server.kill("SIGTERM");
  if (code !== 0) throw new Error(`a server that was told to stop ended with ${code}`);
}

async function waitingForOperator(
  server: ServerProcess,
  { keys }: World,
  jobIds: readonly string[],
): Promise<string[]> {
  const stuck: string[] = [];
  for (const jobId of jobIds) {
    const { body } = await server.send<JobBody>("GET", `/v1/batch-jobs/${jobId}`, { key: keys.tenant });
    if (body.state === "reconciliation_required") stuck.push(jobId);
  }
  return stuck;
}

async function reconcile({ environment, tenant }: World, jobId: string): Promise<void> {
  const program = ["jobs", "reconcile", jobId, "--tenant", tenant, "--complete"];
  const { code, stderr } = await new ServerProcess(environment, program).exited;
  if (code !== 0) throw new Error(`assay jobs reconcile ended with ${code}: ${stderr}`);
}
