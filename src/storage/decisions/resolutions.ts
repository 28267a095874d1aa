import type { AttributeChange } from "../../domain/entities/attribute-changes.ts";
import type { Queryable } from "../engine/database.ts";
import type { UnboundQuotas } from "../usage/unbound-usage.ts";

/** Everything one resolution decided, as `commit_resolutions` writes it (functions/commit_resolutions.sql). */
export interface ResolutionWrite {
  readonly tenant_id: string;
  readonly operation: string;
  /** ISO 8601. */
  readonly at: string;
  readonly record_id: string;
  readonly client_ref: string | null;
  /** Canonical JSON of the submission. This and what else is JSON here is text of one line. */
  readonly submitted: string;
  /** SHA-256 in hex. */
  readonly content_digest: string;
  /** Whether the record becomes a member of `entity`. */
  readonly member: boolean;
  readonly clarification_of: string | null;
  /** Set for a replay: the record whose binding answered, and its entity. */
  readonly replay_of: string | null;
  readonly replay_entity_id: string | null;
  /** Set for a replay: SHA-256 in hex of the receipt that it answers from. */
  readonly replay_receipt_digest: string | null;
  /** Tenant's catalogue version before anything was read. */
  readonly seen_version: number;
  /** Keys under which a new entity of somebody else would make this decision stale: signed 64-bit decimals. */
  readonly watched_keys: readonly string[];
  /** Entities whose facts the receipt, the shortlist or the keyed answer shows: stale where these are gone. */
  readonly seen_entities: readonly SeenEntity[];
  readonly credits: number;
  readonly decision_id: string;
  /** null for a replay: no second receipt. */
  readonly receipt: string | null;
  readonly decision: string;
  readonly stage: string;
  readonly probability: number | null;
  readonly match_confidence: number;
  readonly threshold_upper: number;
  readonly pipeline_version: string;
  readonly acting_key_id: string | null;
  readonly acting_surface: string;
  readonly entity: EntityWrite | null;
  /** A new review item; null where nothing is asked. */
  readonly review: ReviewWrite | null;
  /** The item in which a person has settled this content already. */
  readonly settled_review_id: string | null;
  readonly idempotency: {
    readonly key_digest: string;
    readonly fingerprint: string;
    readonly body: string;
  } | null;
  /** The decision that unites `entity` with register rows; null where it gains none, or is new. */
  readonly union: UnionWrite | null;
  /** null where no step outside was asked. */
  readonly run: RunWrite | null;
}

/** The run of a decision, and the ids of the artifacts that its evidence cites. */
export interface RunWrite {
  readonly run_id: string;
  readonly artifacts: readonly string[];
}

/** A decision of the service's own, beside that on the record: free, and of a member that the entity had before. */
export interface UnionWrite {
  readonly decision_id: string;
  readonly record_id: string;
  readonly stage: string;
  readonly probability: number | null;
  readonly match_confidence: number;
  readonly receipt: string;
}

export interface SeenEntity {
  readonly entity_id: string;
  /** Its facts exactly as they stand behind `"facts":` in storage; null: any change of the entity since makes this decision stale. */
  readonly facts: string | null;
}

/** An entity as the function `write_entity` stores it (functions/write_entity.sql). */
export interface EntityWrite {
  readonly entity_id: string;
  readonly is_new: boolean;
  readonly observations: string;
  readonly comparable: string;
  readonly legal_name: string | null;
  readonly domain: string | null;
  readonly country: string | null;
  /** The columns that lists of entities filter and show (`listingOf`). */
  readonly search_text: string;
  readonly places: readonly string[];
  /** The linking that its register facts were read from; 0 where none was read. */
  readonly register_version: number;
  /** Each once. */
  readonly keys: readonly string[];
  readonly register_refs: readonly { readonly source: string; readonly source_record_id: string }[];
  /** null where nothing that the tenant is shown changes, or nobody knew the entity before. */
  readonly change: ChangeWrite | null;
}

/** The changes that a commit makes to an entity that exists already. */
export interface ChangeWrite {
  /** The kind of act: `resolution`, `review`, `detach`, `union`, `register` or `erasure`. */
  readonly kind: string;
  readonly attributes: readonly AttributeChange[];
}

export interface ReviewWrite {
  readonly review_id: string;
  readonly reason: string;
  readonly evidence_tier: string;
  readonly shortlist: string;
}

export interface CommitOutcome {
  readonly outcome:
    | "committed"
    | "replayed"
    | "answered"
    | "stale"
    | "no_credits"
    | "no_tenant"
    | "storage_limit";
  readonly credits_remaining: number;
  readonly deep_attempts_remaining: number;
  readonly plan: string;
  readonly enforced: boolean;
}

const commit =
  "select ordinal, outcome, credits_remaining, deep_attempts_remaining, plan, enforced from commit_resolutions($1, $2::jsonb, $3::text)";

/**
 * Commits all of them in one transaction, one sync; outcomes in the order of the writes.
 * @param writes of this tenant alone: one of another is an error, and then none is written.
 * @param quotas of unbound records; a replay over its tenant's is `committed` and leaves nothing.
 */
export async function commitResolutions(
  db: Queryable,
  tenantId: string,
  { writes, quotas = {} }: { readonly writes: readonly ResolutionWrite[]; readonly quotas?: UnboundQuotas },
): Promise<CommitOutcome[]> {
  const { rows } = await db.query<CommitOutcome & { ordinal: number }>(commit, [
    tenantId,
    JSON.stringify(writes.map((write) => ({ ...withoutTexts(write), unbound_quotas: quotas }))),
    linesOf(writes.flatMap(textsOf)),
  ]);
  return rows.sort((a, b) => a.ordinal - b.ordinal);
}

/** The texts that `withoutTexts` leaves out, in the order in which `commit_resolutions` reads it. */
const textsOf = ({ submitted, receipt, entity, review, idempotency }: ResolutionWrite) => [
  submitted,
  receipt,
  entity?.observations,
  entity?.comparable,
  review?.shortlist,
  idempotency?.body,
];

/** Members that are undefined are absent in JSON. */
const withoutTexts = (write: ResolutionWrite) => ({
  ...write,
  submitted: undefined,
  receipt: undefined,
  entity: write.entity && { ...write.entity, observations: undefined, comparable: undefined },
  review: write.review && { ...write.review, shortlist: undefined },
  idempotency: write.idempotency && { ...write.idempotency, body: undefined },
});

const lineFeed = Buffer.from("\n");

// Bytes, text by text: joined as strings, one text with a letter beyond Latin-1 makes all of them twice as long.
function linesOf(texts: readonly (string | null | undefined)[]): Buffer {
  return Buffer.concat(texts.flatMap((text) => [Buffer.from(text ?? ""), lineFeed]));
}
