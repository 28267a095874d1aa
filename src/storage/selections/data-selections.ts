/** The receipts of a tenant's captured selections. Writes need the tenant's row locked. */
import type { Queryable, Transaction } from "../engine/database.ts";

export interface LiveSelectionRow {
  readonly receipt_id: string;
  readonly state: "live";
  readonly kind: string;
  readonly intent: string;
  readonly fingerprint: string;
  readonly content: string;
  readonly rights: string;
}

interface EndedSelectionRow {
  readonly receipt_id: string;
  readonly state: "deleted" | "purged";
}

export type SelectionRow = LiveSelectionRow | EndedSelectionRow;

export async function findSelection(
  db: Queryable,
  tenantId: string,
  receiptId: string,
): Promise<SelectionRow | null> {
  const { rows } = await db.query<SelectionRow>(
    `select receipt_id, state, kind, intent, fingerprint, content, rights from data_selection
     where tenant_id = $1 and receipt_id = $2`,
    [tenantId, receiptId],
  );
  return rows[0] ?? null;
}

/** How many receipts are live, and how many ids callers have chosen, receipts that ended among them. */
export async function countSelections(
  tx: Transaction,
  tenantId: string,
): Promise<{ readonly live: number; readonly chosen: number }> {
  const { rows } = await tx.query<{ live: number; chosen: number }>(
    `select count(*) filter (where state = 'live')::int as live, count(*) filter (where chosen)::int as chosen
     from data_selection where tenant_id = $1`,
    [tenantId],
  );
  return rows[0]!;
}

/** Which of these entities and records the tenant has, as numbers. */
export async function countPresent(
  tx: Transaction,
  tenantId: string,
  { entityIds, recordIds }: { readonly entityIds: readonly string[]; readonly recordIds: readonly string[] },
): Promise<{ readonly entities: number; readonly records: number }> {
  const { rows } = await tx.query<{ entities: number; records: number }>(
    `select (select count(*)::int from entity where tenant_id = $1 and entity_id = any($2::text[])) as entities,
       (select count(*)::int from record where tenant_id = $1 and record_id = any($3::text[])) as records`,
    [tenantId, entityIds, recordIds],
  );
  return rows[0]!;
}

export interface NewSelection {
  readonly receiptId: string;
  readonly chosen: boolean;
  readonly kind: string;
  readonly intent: string;
  readonly fingerprint: string;
  readonly content: string;
  readonly rights: string;
  readonly at: string;
  /** Entities and records of the tenant whose erasure purges the receipt, each once. */
  readonly entityIds: readonly string[];
  readonly recordIds: readonly string[];
}

export async function insertSelection(tx: Transaction, tenantId: string, row: NewSelection): Promise<void> {
  const { receiptId, entityIds, recordIds } = row;
  await tx.query(
    `insert into data_selection (tenant_id, receipt_id, chosen, state, created_at, kind, intent, fingerprint, content,
       rights, entities)
     values ($1, $2, $3, 'live', $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[tenantId, receiptId, row.chosen, row.at, row.kind],
      ...[row.intent, row.fingerprint, row.content, row.rights, entityIds.length],
    ],
  );
  await tx.query(
    "insert into data_selection_entity (tenant_id, receipt_id, entity_id) select $1, $2, unnest($3::text[])",
    [tenantId, receiptId, entityIds],
  );
  await tx.query(
    "insert into data_selection_record (tenant_id, receipt_id, record_id) select $1, $2, unnest($3::text[])",
    [tenantId, receiptId, recordIds],
  );
}

interface Ending {
  readonly receiptIds: readonly string[];
  readonly state: "deleted" | "purged";
  /** ISO 8601. */
  readonly at: string;
}

/** Ends live receipts: nothing of them stays but the ids that callers have chosen. */
export async function endSelections(
  tx: Transaction,
  tenantId: string,
  { receiptIds, state, at }: Ending,
): Promise<void> {
  const ended = [tenantId, receiptIds] as const;
  await tx.query(
    "delete from data_selection where tenant_id = $1 and receipt_id = any($2::text[]) and not chosen",
    ended,
  );
  await tx.query(
    `update data_selection set state = $3, ended_at = $4, kind = null, intent = null, fingerprint = null, content = null,
       rights = null, entities = null
     where tenant_id = $1 and receipt_id = any($2::text[]) and state = 'live'`,
    [...ended, state, at],
  );
  for (const table of ["data_selection_entity", "data_selection_record"])
    await tx.query(`delete from ${table} where tenant_id = $1 and receipt_id = any($2::text[])`, ended);
}

/** Purges the receipts that rest on an entity. */
export async function purgeSelectionsOfEntity(
  tx: Transaction,
  { tenantId, entityId, at }: { readonly tenantId: string; readonly entityId: string; readonly at: string },
): Promise<void> {
  const { rows } = await tx.query<{ receipt_id: string }>(
    `select d.receipt_id from data_selection d join data_selection_entity e
       on e.tenant_id = d.tenant_id and e.receipt_id = d.receipt_id
     where d.tenant_id = $1 and e.tenant_id = $1 and e.entity_id = $2`,
    [tenantId, entityId],
  );
  await purge(tx, tenantId, rows, at);
}

/** Purges the receipts that rest on one of these records. */
export async function purgeSelectionsOfRecords(
  tx: Transaction,
  {
    tenantId,
    recordIds,
    at,
  }: { readonly tenantId: string; readonly recordIds: readonly string[]; readonly at: string },
): Promise<void> {
  const { rows } = await tx.query<{ receipt_id: string }>(
    `select distinct d.receipt_id from data_selection d join data_selection_record r
       on r.tenant_id = d.tenant_id and r.receipt_id = d.receipt_id
     where d.tenant_id = $1 and r.tenant_id = $1 and r.record_id = any($2::text[])`,
    [tenantId, recordIds],
  );
  await purge(tx, tenantId, rows, at);
}

async function purge(
  tx: Transaction,
  tenantId: string,
  rows: readonly { readonly receipt_id: string }[],
  at: string,
): Promise<void> {
  if (rows.length === 0) return;
  const receiptIds = rows.map(({ receipt_id }) => receipt_id);
  await endSelections(tx, tenantId, { receiptIds, state: "purged", at });
}

/** A live receipt in a list. */
export interface ListedSelection {
  readonly receipt_id: string;
  readonly chosen: boolean;
  readonly kind: string;
  readonly created_at: string;
  readonly fingerprint: string;
  readonly entities: number;
}

/** Where a walk over the live receipts stands: they are in order of creation, then of id, newest first. */
export interface SelectionPosition {
  readonly createdAt: string;
  readonly receiptId: string;
}

/** One page, newest first. Relies on data_selection_order. */
export async function listSelections(
  db: Queryable,
  tenantId: string,
  { before, limit }: { readonly before: SelectionPosition | null; readonly limit: number },
): Promise<ListedSelection[]> {
  const { rows } = await db.query<ListedSelection>(
    `select receipt_id, chosen, kind, created_at, fingerprint, entities from data_selection
     where tenant_id = $1 and state = 'live' and (created_at, receipt_id) < ($2::timestamptz, $3::text)
     order by created_at desc, receipt_id desc limit $4`,
    [tenantId, before?.createdAt ?? "infinity", before?.receiptId ?? "", limit],
  );
  return rows;
}
