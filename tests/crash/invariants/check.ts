/**
 * The invariants of a deployment that was killed at any moment, once every key has its answer and every job
 * has ended. The service's own interface gives the data.
 */
import type { ServerProcess } from "../../support/process.ts";
import type { World } from "../world.ts";
import { checkCharges } from "./charges.ts";
import { checkEntities, checkExport, checkMembers } from "./entities.ts";
import { readJobs } from "./jobs.ts";
import { checkLabels } from "./labels.ts";
import { checkNotifications } from "./notifications.ts";
import { checkOutcomes } from "./outcomes.ts";
import { checkPairs, checkSymmetry } from "./pairs.ts";
import { type Checked, readerOf } from "./reading.ts";
import { checkReceipts } from "./receipts.ts";
import { checkReferences } from "./references.ts";
import { checkReplays } from "./replays.ts";
import { checkReview } from "./review.ts";
import { checkUnbound } from "./unbound.ts";

export async function checkInvariants(
  server: ServerProcess,
  world: World,
  fresh: ReadonlySet<string>,
): Promise<void> {
  const checked: Checked = { server, world, fresh, read: readerOf(server) };
  await readJobs(checked);
  checkOutcomes(checked);
  checkPairs(checked);
  await checkReceipts(checked);
  await checkCharges(checked);
  await checkMembers(checked);
  await checkEntities(checked);
  await checkExport(checked);
  await checkUnbound(checked);
  await checkReview(checked);
  await checkReferences(checked);
  await checkLabels(checked);
  await checkNotifications(checked);
  await checkSymmetry(checked);
  await checkReplays(checked);
}
