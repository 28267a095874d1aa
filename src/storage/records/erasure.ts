import type { Transaction } from "../engine/database.ts";

/** Records that are to be erased in a tenant's store; the catalogue must be locked. */
export interface ErasedRecords {
  readonly tenantId: string;
  readonly recordIds: readonly string[];
}

/** A record's place in the store, without what it says. */
export interface RecordPlace {
  readonly record_id: string;
  readonly entity_id: string | null;
  readonly member: boolean;
  readonly created_at: string;
}

const places = "select record_id, entity_id, member, created_at from record where tenant_id = $1";

/** A record and the replays that repeat its content, the record itself first; none where the tenant has no such record. */
export async function recordWithReplays(
  tx: Transaction,
  tenantId: string,
  recordId: string,
): Promise<RecordPlace[]> {
  const { rows } = await tx.query<RecordPlace>(
    `${places} and (record_id = $2 or replay_of = $2) order by record_id <> $2, record_id`,
    [tenantId, recordId],
  );
  return rows[0]?.record_id === recordId ? rows : [];
}

/** Every record that an entity was the answer to: its members and the replays onto it. Relies on record_entity. */
export async function recordsOfEntity(
  tx: Transaction,
  tenantId: string,
  entityId: string,
): Promise<RecordPlace[]> {
  const { rows } = await tx.query<RecordPlace>(`${places} and entity_id = $2 order by record_id`, [
    tenantId,
    entityId,
  ]);
  return rows;
}

const EMPTY_SHORTLIST = JSON.stringify({ candidates: [], clarification: null });
const ofRecords = "tenant_id = $1 and record_id = any($2::text[])";

/** Deletes the records' open review items, and empties the settled ones, which stay. */
export async function eraseReviewItems(tx: Transaction, erased: ErasedRecords): Promise<void> {
  const params = [erased.tenantId, erased.recordIds];
  await tx.query(`delete from review_item where ${ofRecords} and status = 'open'`, params);
  await tx.query(
    `update review_item set redacted = true, verdict_reason = null, settled_digest = null, shortlist = $3 where ${ofRecords}`,
    [...params, EMPTY_SHORTLIST],
  );
}

/** Empties the records' labels, which stay. */
export async function eraseLabels(tx: Transaction, erased: ErasedRecords): Promise<void> {
  await tx.query(`update label set ${redactedLabel} where ${ofRecords}`, [erased.tenantId, erased.recordIds]);
}

/** Empties the stored answers to the records, of which a retry is told that they are erased. The records must be there. */
export async function eraseAnswersTo(tx: Transaction, erased: ErasedRecords): Promise<void> {
  const params = [erased.tenantId, erased.recordIds];
  await tx.query(`update idempotency set ${tombstone} where ${ofRecords}`, params);
  await tx.query(batchAnswersOf, params);
}

/** Deletes what people said of differences between the records and entities. */
export async function eraseDifferences(tx: Transaction, erased: ErasedRecords): Promise<void> {
  await tx.query(`delete from human_difference where ${ofRecords}`, [erased.tenantId, erased.recordIds]);
}

export async function deleteRecords(tx: Transaction, erased: ErasedRecords): Promise<void> {
  await tx.query(`delete from record where ${ofRecords}`, [erased.tenantId, erased.recordIds]);
}

const redactedLabel = `source_event_id = null, reason = null, right_ref = null, content_digest = '\\x', redacted = true`;

// The digest of the key stays, so that a retry is told and charged nothing; the digest of the content goes.
export const tombstone = `state = 'erased', lease_until = null, status = null, body = null, usage = null, fingerprint = '\\x'`;

// A batch's answer names all its records; it can name a record only where it began when that was there, or just before.
const batchAnswersOf = `update idempotency i set ${tombstone} from record r
  where i.tenant_id = $1 and i.operation = 'batch' and i.body is not null and r.tenant_id = $1
    and r.record_id = any($2::text[]) and i.created_at at time zone 'UTC' >= r.created_at at time zone 'UTC' - interval '10 minutes'
    and position(r.record_id in i.body) > 0`;

/** Empties labels and reasons of verdicts on an entity that is erased, and ends differences from it. */
export async function eraseWordsOn(tx: Transaction, tenantId: string, entityId: string): Promise<void> {
  await tx.query(`update label set ${redactedLabel} where tenant_id = $1 and entity_id = $2`, [
    tenantId,
    entityId,
  ]);
  await tx.query(
    "update review_item set verdict_reason = null where tenant_id = $1 and verdict_entity_id = $2",
    [tenantId, entityId],
  );
  await tx.query("delete from human_difference where tenant_id = $1 and right_ref = $2", [
    tenantId,
    entityId,
  ]);
}

/** Where an entity was shown to others: since when it could be, and how many rows to take at a time. */
export interface Mentions {
  readonly tenantId: string;
  readonly entityId: string;
  /** ISO 8601. */
  readonly since: string;
}

/** Idempotent answers that show the entity become tombstones. */
export async function eraseAnswersWith(tx: Transaction, mentions: Mentions): Promise<void> {
  await tx.query(
    `update idempotency set ${tombstone}
     where tenant_id = $1 and created_at >= $3 and body is not null and position($2 in body) > 0`,
    [mentions.tenantId, mentions.entityId, mentions.since],
  );
}

/** A stored JSON document that is to be rewritten. */
export interface Document {
  readonly id: string;
  readonly text: string;
}

/** Receipts of decisions about these records. Relies on decision_record. */
export async function receiptsOf(
  tx: Transaction,
  { tenantId, recordIds }: ErasedRecords,
): Promise<Document[]> {
  const { rows } = await tx.query<Document>(
    `select decision_id as id, receipt as text from decision
     where tenant_id = $1 and record_id = any($2::text[]) order by decision_id`,
    [tenantId, recordIds],
  );
  return rows;
}

const shownIn = {
  decision: { id: "decision_id", text: "receipt", at: "decided_at" },
  review_item: { id: "review_id", text: "shortlist", at: "created_at" },
} as const;
export type Showing = keyof typeof shownIn;

/** The next documents, by id, in which the entity's id stands: its shown facts stand beside it. */
export async function documentsWith(
  tx: Transaction,
  table: Showing,
  mentions: Mentions,
  page: { readonly afterId: string; readonly limit: number },
): Promise<Document[]> {
  const { id, text, at } = shownIn[table];
  const { rows } = await tx.query<Document>(
    `select ${id} as id, ${text} as text from ${table} where tenant_id = $1 and ${at} >= $3
       and position($2 in ${text}) > 0 and ${id} > $4 order by ${id} limit $5`,
    [mentions.tenantId, mentions.entityId, mentions.since, page.afterId, page.limit],
  );
  return rows;
}

export async function rewriteDocuments(
  tx: Transaction,
  table: Showing,
  tenantId: string,
  documents: readonly Document[],
): Promise<void> {
  if (documents.length === 0) return;
  const { id, text } = shownIn[table];
  await tx.query(
    `update ${table} t set ${text} = w.text from unnest($2::text[], $3::text[]) w(id, text)
     where t.tenant_id = $1 and t.${id} = w.id`,
    [tenantId, documents.map((document) => document.id), documents.map((document) => document.text)],
  );
}
