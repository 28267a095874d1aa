/** The job that checks a tenant's watches: there is one as long as the tenant watches anything. */
import type { Queryable } from "../engine/database.ts";
import { noteDue } from "../jobs/due.ts";
import { requestJob } from "../jobs/queue.ts";

/** The job kind of the checks of watches. */
export const WATCH_KIND = "check_watches";

/** Has the tenant's watches checked at `runAfter`, or before. ISO 8601. */
export async function requestCheck(
  db: Queryable,
  tenantId: string,
  { runAfter, at }: { readonly runAfter: string; readonly at: string },
): Promise<void> {
  await requestJob(db, { tenantId, kind: WATCH_KIND, key: "watches", payload: {}, runAfter, at });
  await noteDue(db, { tenantId, kind: WATCH_KIND, lane: "" }, runAfter);
}
