/**
 * The one list of the tables that hold data of records and entities, each with its erasing function. A new
 * table with a `record_id` or an `entity_id` gets a line here; a test compares the list with the schema.
 */
import { releaseCitations } from "../../storage/artifacts/artifacts.ts";
import { eraseRunsOf } from "../../storage/decisions/runs.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import {
  type Document,
  deleteRecords,
  documentsWith,
  type ErasedRecords,
  eraseAnswersTo,
  eraseAnswersWith,
  eraseDifferences,
  eraseLabels,
  eraseReviewItems,
  eraseWordsOn,
  type Mentions,
  receiptsOf,
  recordsOfEntity,
  rewriteDocuments,
  type Showing,
} from "../../storage/records/erasure.ts";
import {
  purgeSelectionsOfEntity,
  purgeSelectionsOfRecords,
} from "../../storage/selections/data-selections.ts";
import { eraseCallsFor, eraseCallsOn } from "../../storage/usage/outside-commitments.ts";
import { forgetJobsOf, forgetJobsShowing } from "../batch-jobs/forget-jobs.ts";
import { removeEntity } from "../catalogue/change-catalogue.ts";
import { citedCopies, type Erased, redactMention, redactReceipt, redactShortlist } from "./redact.ts";

/** Erases the rows of tables. The tenant's catalogue is locked. */
interface Eraser<Target> {
  readonly tables: readonly string[];
  readonly erase: (tx: Transaction, target: Target) => Promise<void>;
}

/** Records that are erased, at a moment (ISO 8601). */
type GoingRecords = ErasedRecords & { readonly at: string };
/** An entity that other records' answers show, the moment (ISO 8601), and the facts that may stay. */
export type ErasedMentions = Mentions & Omit<Erased, "entityId"> & { readonly at: string };

/** Erased with records, in this order: the records come last, since other rows are found through them. */
export const recordErasers: readonly Eraser<GoingRecords>[] = [
  { tables: ["batch_job_record", "batch_job"], erase: (tx, erased) => forgetJobsOf(tx, erased, erased.at) },
  { tables: ["decision"], erase: redactReceipts },
  { tables: ["decision"], erase: eraseRunsOf },
  { tables: ["outside_commitment"], erase: eraseCallsFor },
  { tables: ["review_item"], erase: eraseReviewItems },
  { tables: ["label"], erase: eraseLabels },
  { tables: ["idempotency"], erase: eraseAnswersTo },
  { tables: ["human_difference"], erase: eraseDifferences },
  { tables: ["data_selection", "data_selection_record"], erase: purgeSelectionsOfRecords },
  { tables: ["record"], erase: deleteRecords },
];

/** Erased with an entity, in this order. */
export const entityErasers: readonly Eraser<ErasedMentions>[] = [
  { tables: ["data_selection", "data_selection_entity"], erase: purgeSelectionsOfEntity },
  { tables: ["record"], erase: removeRecordsOf },
  {
    tables: [
      ...["entity", "entity_key", "entity_register_ref", "entity_change", "webhook_delivery"],
      ...["watch", "entity_event", "portfolio_member"],
    ],
    erase: removeEntity,
  },
  {
    tables: ["label", "review_item", "human_difference"],
    erase: (tx, { tenantId, entityId }) => eraseWordsOn(tx, tenantId, entityId),
  },
];

/** Redact the facts of an erased entity, or of its erased part, in the answers of other records. */
export const mentionErasers: readonly Eraser<ErasedMentions>[] = [
  { tables: ["batch_job"], erase: (tx, erased) => forgetJobsShowing(tx, erased, erased.at) },
  { tables: ["idempotency"], erase: eraseAnswersWith },
  {
    tables: ["outside_commitment"],
    erase: (tx, { tenantId, entityId }) => eraseCallsOn(tx, tenantId, entityId),
  },
  {
    tables: ["decision"],
    erase: (tx, erased) =>
      rewriteAll(tx, "decision", erased, {
        redact: (text) => redactMention(text, erased),
        rewritten: (changed) => releaseCopies(tx, erased.tenantId, changed),
      }),
  },
  {
    tables: ["review_item"],
    erase: (tx, erased) =>
      rewriteAll(tx, "review_item", erased, { redact: (text) => redactShortlist(text, erased) }),
  },
];

async function removeRecordsOf(
  tx: Transaction,
  { tenantId, entityId, at }: Pick<ErasedMentions, "tenantId" | "entityId" | "at">,
): Promise<void> {
  const records = await recordsOfEntity(tx, tenantId, entityId);
  const recordIds = records.map(({ record_id }) => record_id);
  for (const { erase } of recordErasers) await erase(tx, { tenantId, recordIds, at });
}

async function redactReceipts(tx: Transaction, erased: ErasedRecords): Promise<void> {
  const receipts = await receiptsOf(tx, erased);
  const redacted = receipts.map(({ id, text }) => ({ id, text: redactReceipt(text) }));
  await rewriteDocuments(tx, "decision", erased.tenantId, redacted);
}

interface Rewritten extends Document {
  /** The text before. */
  readonly before: string;
}

/** A stored copy goes with the last evidence of its run that cites it, where no other run and no call does. */
async function releaseCopies(
  tx: Transaction,
  tenantId: string,
  receipts: readonly Rewritten[],
): Promise<void> {
  for (const { text, before } of receipts) {
    const { runId, artifactIds } = citedCopies(before);
    const left = citedCopies(text).artifactIds;
    const gone = [...artifactIds].filter((id) => !left.has(id));
    if (runId !== null && gone.length > 0) await releaseCitations(tx, tenantId, { runId, artifactIds: gone });
  }
}

const BATCH = 200;

async function rewriteAll(
  tx: Transaction,
  table: Showing,
  mentions: Mentions,
  {
    redact,
    rewritten,
  }: {
    readonly redact: (text: string) => string;
    readonly rewritten?: (changed: readonly Rewritten[]) => Promise<void>;
  },
): Promise<void> {
  let afterId = "";
  for (;;) {
    const found: Document[] = await documentsWith(tx, table, mentions, { afterId, limit: BATCH });
    const changed = found
      .map(({ id, text }) => ({ id, text: redact(text), before: text }))
      .filter(({ text, before }) => text !== before);
    await rewriteDocuments(tx, table, mentions.tenantId, changed);
    await rewritten?.(changed);
    if (found.length < BATCH) return;
    afterId = found.at(-1)!.id;
  }
}
