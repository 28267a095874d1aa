/**
 * Writes the terms of entities that were founded since the tenant's last query. It may end at any moment: each
 * page is a transaction, and `entity_unindexed` names the remaining entities.
 */
import type { Database } from "../../storage/engine/database.ts";
import { unindexedNumbers, writeTerms } from "../../storage/entities/entity-terms.ts";
import { noteDue } from "../../storage/jobs/due.ts";
import { requestJob } from "../../storage/jobs/queue.ts";

export const INDEX_KIND = "index_entities";

/** Entities of a transaction, during which the tenant's commits wait. */
const PAGE = 500;
/** Pages that one query writes itself. */
const HELPED = 2;

/** Indexes a tenant's entities before a query: a few by itself, and the rest in the background. */
export async function helpIndex(database: Database, tenantId: string, now: Date): Promise<void> {
  // Most queries find nothing to write, and then wait for no commit of the tenant.
  if ((await unindexedNumbers(database, tenantId, 1)).length === 0) return;
  for (let page = 0; page < HELPED; page++) if (await indexPage(database, tenantId)) return;
  const at = now.toISOString();
  await database.transaction(async (tx) => {
    await requestJob(tx, { tenantId, kind: INDEX_KIND, key: "entities", payload: {}, runAfter: at, at });
    await noteDue(tx, { tenantId, kind: INDEX_KIND, lane: "" }, at);
  });
}

/** Indexes all entities of a tenant. Ends early when the signal is aborted. */
export async function indexEntities(
  database: Database,
  tenantId: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && !(await indexPage(database, tenantId)));
}

/** Writes one page of terms. @returns whether it was the last one. */
function indexPage(database: Database, tenantId: string): Promise<boolean> {
  return database.transaction(async (tx) => (await writeTerms(tx, tenantId, PAGE)) < PAGE);
}
