/** Deliveries as workers make them, for tests whose clock is a variable. */
import type { Database } from "../../../storage/engine/database.ts";
import { leavePlaces } from "../../../storage/jobs/due.ts";
import { endJob } from "../../../storage/jobs/queue.ts";
import {
  DELIVERY_KIND,
  type PendingAttempt,
  pendingAttempt,
} from "../../../storage/webhooks/webhook-deliveries.ts";
import type { TakenJob } from "../../job-kind.ts";
import { deliveryKind } from "../../kinds/delivery.ts";
import { takeJobs } from "../../queue.ts";
import { JobWorker } from "../../worker.ts";
import type { DeliveryDependencies, DeliveryPayload } from "../deliver-attempt.ts";

let tokens = 0;
const newToken = () => `delivery_${tokens++}`;

/** A worker of deliveries alone. @param failed told of what kept an attempt from being made. */
export function deliveryWorker(deps: DeliveryDependencies, failed: (error: unknown) => void) {
  const tell = (fields: object) => failed((fields as { err: unknown }).err);
  const log = { info: () => undefined, warn: tell, error: tell };
  const worker = new JobWorker({ ...deps, newToken, log }, [deliveryKind(deps)]);
  return { deliverDue: () => worker.runDue(DELIVERY_KIND), close: () => worker.stop() };
}

/** An attempt in the hands of a test. */
export interface HeldAttempt extends PendingAttempt {
  readonly job: TakenJob<DeliveryPayload>;
}

/** Takes attempts as a worker does, and makes none. */
export async function claimAttempts(
  database: Database,
  now: Date,
  { total, ...bounds }: { readonly total: number; readonly perTenant?: number },
): Promise<HeldAttempt[]> {
  const deps = {
    ...{ database, now: () => now, newToken },
    failed(error: unknown) {
      throw error;
    },
  };
  const nothing = () => {
    throw new Error("nothing is sent");
  };
  const network = { resolve: nothing, permits: nothing, port: 0, timeoutMs: 0 };
  const kind = { ...deliveryKind({ database, network, now: () => now } as never), ...bounds };
  const held: HeldAttempt[] = [];
  for (const job of (await takeJobs(deps, kind, total)) as TakenJob<DeliveryPayload>[]) {
    const { webhook_id: webhookId, event_id: eventId } = job.payload;
    const attempt = await pendingAttempt(database, job.tenantId, { webhookId, eventId });
    if (attempt) held.push({ ...attempt, job });
    else await drop(database, job);
  }
  return held;
}

async function drop(database: Database, job: TakenJob): Promise<void> {
  await endJob(database, job, job.stored);
  await leavePlaces(database, job.kind, [job.token]);
}
