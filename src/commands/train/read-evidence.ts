import { type StoredReceipt, storedReceipt } from "../../contract/stored/receipt.ts";
import { listDecisions } from "../../storage/decisions/decisions.ts";
import type { Database } from "../../storage/engine/database.ts";
import { entitiesByRegisterRefs, findDecision, findEntities } from "../../storage/entities/catalogue.ts";
import type { JudgedReceipt } from "../../training/recalibration/collect-votes.ts";
import type { KnownCompanies, TrainingLabel } from "../../training/recalibration/judgement.ts";

const BATCH = 200;
const PAGE = 2000;

/** The receipts of the decisions that labels judge, by decision id; those of other tenants are left out. */
export async function judgedReceipts(
  database: Database,
  tenantId: string,
  labels: readonly TrainingLabel[],
): Promise<Map<string, StoredReceipt>> {
  const receipts = new Map<string, StoredReceipt>();
  for (const id of new Set(labels.flatMap(({ decision_id }) => decision_id ?? []))) {
    const row = await findDecision(database, tenantId, id);
    if (row) receipts.set(id, storedReceipt(row.receipt));
  }
  return receipts;
}

/** The current entity in the catalogue of each company that labels and their decisions name. */
export async function companiesNamed(
  database: Database,
  tenantId: string,
  labels: readonly TrainingLabel[],
  receipts: ReadonlyMap<string, JudgedReceipt>,
): Promise<KnownCompanies> {
  const refs = new Set([
    ...labels.flatMap(({ entity_id, right_ref }) => [entity_id, right_ref]),
    ...[...receipts.values()].map(({ right_ref }) => right_ref),
  ]);
  const named = [...refs].filter((ref) => ref !== null);
  const createdAt = new Map<string, string>();
  for (const ids of batches(named.filter((ref) => !ref.includes(":")))) {
    for (const row of await findEntities(database, tenantId, ids))
      createdAt.set(row.entity_id, row.created_at);
  }
  const holders = new Map<string, string>();
  for (const rows of batches(named.filter((ref) => ref.includes(":")))) {
    const held = await entitiesByRegisterRefs(database, tenantId, rows.map(registerRef));
    for (const row of held) holders.set(`${row.source}:${row.source_record_id}`, row.entity_id);
  }
  for (const ids of batches([...new Set(holders.values())].filter((id) => !createdAt.has(id)))) {
    for (const row of await findEntities(database, tenantId, ids))
      createdAt.set(row.entity_id, row.created_at);
  }
  return {
    entityOf: (ref) => holders.get(ref) ?? (createdAt.has(ref) ? ref : null),
    createdAt: (entityId) => createdAt.get(entityId) ?? null,
  };
}

/** Every receipt of the tenant, oldest first, a page in memory at a time. */
export async function* storedReceipts(database: Database, tenantId: string): AsyncGenerator<JudgedReceipt> {
  let offset = 0;
  const all = {
    pipelineVersion: null,
    thresholdUpper: null,
    since: null,
    until: null,
    actingKeyId: null,
    entityId: null,
  };
  for (;;) {
    const { receipts } = await listDecisions(database, tenantId, all, { limit: PAGE, offset });
    for (const receipt of receipts) yield storedReceipt(receipt);
    if (receipts.length < PAGE) return;
    offset += PAGE;
  }
}

// A source has no colon; a register's own id may have one.
export function registerRef(ref: string): { readonly source: string; readonly sourceRecordId: string } {
  const colon = ref.indexOf(":");
  return { source: ref.slice(0, colon), sourceRecordId: ref.slice(colon + 1) };
}

function* batches(items: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
