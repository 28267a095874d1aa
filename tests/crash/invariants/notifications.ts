import { deepStrictEqual, ok } from "node:assert";
import { setTimeout } from "node:timers/promises";
import type { ServerProcess } from "../../support/process.ts";
import { jobIdsOf } from "../history.ts";
import type { Keys } from "../world.ts";
import { type Checked, readerOf } from "./reading.ts";

interface Delivery {
  readonly event_id: string;
  readonly event_type: string;
  readonly status: string;
}

/** The latest delivery attempts of the subscription. */
export async function deliveriesOf(server: ServerProcess, { webhookId, tenant }: Keys): Promise<Delivery[]> {
  const path = `/v1/webhooks/${webhookId}/deliveries`;
  return (await readerOf(server)<{ deliveries: Delivery[] }>(path, tenant)).deliveries;
}

const LOOK_MS = 50;
const MOST_LOOKS = 1_200;

/**
 * The receiver gets a notification of every job that has succeeded or has waited for its operator, once or
 * more often, always under one event id, and no other notification.
 */
export async function checkNotifications({ world, fresh }: Checked): Promise<void> {
  const { receiver, history } = world;
  const told = [
    ...jobIdsOf(history, fresh).map((jobId) => ({ jobId, state: "succeeded" })),
    ...history.reconciled.map((jobId) => ({ jobId, state: "reconciliation_required" })),
  ];
  for (const { jobId, state } of told) {
    const heard = () =>
      receiver.received
        .filter(({ body }) => tells(body, jobId, state))
        .map(({ headers }) => headers["webhook-id"]);
    for (let look = 0; heard().length === 0 && look < MOST_LOOKS; look++) await setTimeout(LOOK_MS);
    ok(heard().length > 0, `nobody was told that ${jobId} is ${state}`);
    ok(new Set(heard()).size === 1, `that ${jobId} is ${state} was told as several events`);
  }
}

function tells(body: string, jobId: string, state: string): boolean {
  const { type, data } = JSON.parse(body) as { type: string; data: { job_id: string } };
  if (type !== `batch.${state}` || data.job_id !== jobId) return false;
  deepStrictEqual(data, { job_id: jobId, state });
  return true;
}
