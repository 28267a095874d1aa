import type { Queryable, Transaction } from "../engine/database.ts";

export interface LabelRow {
  readonly label_id: string;
  readonly source_event_id: string | null;
  readonly label: string;
  readonly source: string;
  readonly record_id: string | null;
  readonly entity_id: string | null;
  readonly right_ref: string | null;
  readonly decision_id: string | null;
  readonly review_id: string | null;
  readonly evidence_tier: string | null;
  readonly model_id: string | null;
  readonly prompt_version: string | null;
  readonly pipeline_version: string | null;
  readonly labeller_id: string | null;
  readonly reason: string | null;
  readonly supersedes_label_id: string | null;
  readonly superseded_by_label_id: string | null;
  readonly labelled_at: string;
  readonly created_at: string;
  readonly acting_key_id: string | null;
  readonly redacted: boolean;
}

/** A label before it has its place in the log; digests in hex. */
export interface NewLabel
  extends Omit<LabelRow, "created_at" | "superseded_by_label_id" | "redacted" | "source_event_id"> {
  readonly source_event_id: string;
  readonly event_digest: string;
  readonly content_digest: string;
}

/** Filters of the log; null filters nothing. */
export interface LabelFilter {
  readonly source: string | null;
  readonly evidenceTier: string | null;
  readonly decisionId: string | null;
}

const columns = `l.label_id, l.source_event_id, l.label, l.source, l.record_id, l.entity_id, l.right_ref, l.decision_id,
  l.review_id, l.evidence_tier, l.model_id, l.prompt_version, l.pipeline_version, l.labeller_id, l.reason,
  l.supersedes_label_id, n.label_id as superseded_by_label_id, l.labelled_at, l.created_at, l.acting_key_id, l.redacted`;

const newer = `left join label n on n.tenant_id = l.tenant_id and n.supersedes_label_id = l.label_id`;

export async function findLabel(db: Queryable, tenantId: string, labelId: string): Promise<LabelRow | null> {
  const { rows } = await db.query<LabelRow>(
    `select ${columns} from label l ${newer} where l.tenant_id = $1 and l.label_id = $2`,
    [tenantId, labelId],
  );
  return rows[0] ?? null;
}

/** The label that was appended under a caller's event id, and the digest of its content; digests in hex. */
export async function findLabelOfEvent(
  db: Queryable,
  tenantId: string,
  eventDigest: string,
): Promise<{ label_id: string; content_digest: string } | null> {
  const { rows } = await db.query<{ label_id: string; content_digest: string }>(
    `select label_id, encode(content_digest, 'hex') as content_digest from label
     where tenant_id = $1 and event_digest = decode($2, 'hex')`,
    [tenantId, eventDigest],
  );
  return rows[0] ?? null;
}

/**
 * Appends a label; the catalogue must be locked. Its time is later than that of every label before it and than every
 * export that was made, so an exported slice never grows.
 * @param at ISO 8601, the earliest time that it may get.
 */
export async function insertLabel(
  tx: Transaction,
  tenantId: string,
  label: NewLabel,
  at: string,
): Promise<void> {
  await tx.query(
    `with dated as (
       update tenant set labels_until = greatest($2::timestamptz,
         (labels_until at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
       where tenant_id = $1 returning labels_until)
     insert into label (tenant_id, label_id, event_digest, content_digest, source_event_id, label, source, record_id,
       entity_id, right_ref, decision_id, review_id, evidence_tier, model_id, prompt_version, pipeline_version,
       labeller_id, reason, supersedes_label_id, labelled_at, created_at, acting_key_id)
     select $1, $3, decode($4, 'hex'), decode($5, 'hex'), $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, labels_until, $22 from dated`,
    [
      tenantId,
      at,
      label.label_id,
      label.event_digest,
      label.content_digest,
      label.source_event_id,
      label.label,
      label.source,
      label.record_id,
      label.entity_id,
      label.right_ref,
      label.decision_id,
      label.review_id,
      label.evidence_tier,
      label.model_id,
      label.prompt_version,
      label.pipeline_version,
      label.labeller_id,
      label.reason,
      label.supersedes_label_id,
      label.labelled_at,
      label.acting_key_id,
    ],
  );
}

/** A page of the log, oldest first, superseded labels included, with the count of the filtered set. */
export async function listLabels(
  db: Queryable,
  tenantId: string,
  filter: LabelFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ labels: LabelRow[]; total: number }> {
  const where = `l.tenant_id = $1 and ($2::text is null or l.source = $2)
    and ($3::text is null or l.evidence_tier = $3) and ($4::text is null or l.decision_id = $4)`;
  const params = [tenantId, filter.source, filter.evidenceTier, filter.decisionId];
  const { rows } = await db.query<LabelRow>(
    `select ${columns} from label l ${newer} where ${where} order by l.created_at limit $5 offset $6`,
    [...params, page.limit, page.offset],
  );
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from label l where ${where}`,
    params,
  );
  return { labels: rows, total: counted[0]!.total };
}

/** The filter of an export; null filters nothing. */
export interface LabelSlice {
  readonly model: string | null;
  readonly prompt: string | null;
  readonly pipeline: string | null;
  readonly source: string | null;
  readonly evidenceTier: string | null;
  /** ISO 8601: labels up to this moment, as they stood then. */
  readonly asOf: string;
  readonly includeSuperseded: boolean;
}

/**
 * Closes the log: labels appended from now on are dated after the moment that it returns, and those before it stay.
 * @param asOf ISO 8601; null: now, or the newest label where labels were appended faster than the clock went.
 * @returns the moment of the slice in ISO 8601, null where `asOf` is still to come.
 */
export async function closeLabels(
  db: Queryable,
  tenantId: string,
  { asOf, now }: { readonly asOf: string | null; readonly now: string },
): Promise<string | null> {
  const { rows } = await db.query<{ as_of: string | null }>(
    `update tenant set labels_until = greatest(labels_until, least($2::timestamptz, $3::timestamptz))
     where tenant_id = $1
     returning case when $2::timestamptz is null then labels_until when $2::timestamptz <= labels_until then $2::timestamptz end as as_of`,
    [tenantId, asOf, now],
  );
  return rows[0]?.as_of ?? null;
}

/**
 * The next labels of a slice in the order of the log, from after the one of `after` on; null: from the first. A closed
 * slice does not change, so its pages fit together. Relies on label_order.
 * @param after `created_at` of a label, which is a whole number of milliseconds.
 */
export async function sliceLabels(
  db: Queryable,
  tenantId: string,
  slice: LabelSlice,
  page: { readonly after: string | null; readonly limit: number },
): Promise<LabelRow[]> {
  const { rows } = await db.query<LabelRow>(
    `select ${columns} from label l ${newer} and n.created_at <= $2
     where l.tenant_id = $1 and l.created_at <= $2 and ($3::text is null or l.model_id = $3)
       and ($4::text is null or l.prompt_version = $4) and ($5::text is null or l.pipeline_version = $5)
       and ($6::text is null or l.source = $6) and ($7::text is null or l.evidence_tier = $7)
       and ($8 or n.label_id is null) and ($9::timestamptz is null or l.created_at > $9)
     order by l.created_at limit $10`,
    [
      tenantId,
      slice.asOf,
      slice.model,
      slice.prompt,
      slice.pipeline,
      slice.source,
      slice.evidenceTier,
      slice.includeSuperseded,
      page.after,
      page.limit,
    ],
  );
  return rows;
}
