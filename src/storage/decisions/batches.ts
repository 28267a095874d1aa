import type { Database, Queryable } from "../engine/database.ts";
import { lockCatalogue } from "../entities/catalogue-changes.ts";
import { tombstone } from "../records/erasure.ts";

/** Where the answers of a batch's records are kept, each under a key of its own, until the batch's own is stored. */
export interface BatchParts {
  readonly tenantId: string;
  readonly operation: string;
  /** SHA-256 in hex, both; a key for each record. */
  readonly keyDigests: readonly string[];
  readonly fingerprint: string;
}

export interface BatchPart {
  readonly key_digest: string;
  readonly erased: boolean;
  readonly same_content: boolean;
  /** JSON, as `idempotency` keeps it. */
  readonly body: string | null;
  readonly usage: string | null;
}

/** The answers that an earlier run of the batch has left. */
export async function findBatchParts(db: Queryable, parts: BatchParts): Promise<BatchPart[]> {
  const { rows } = await db.query<BatchPart>(
    `select encode(i.key_digest, 'hex') as key_digest, i.state = 'erased' as erased,
       i.fingerprint = decode($4, 'hex') as same_content, i.body, i.usage
     from unnest($3::text[]) w(digest)
       join idempotency i on i.tenant_id = $1 and i.operation = $2 and i.key_digest = decode(w.digest, 'hex')`,
    [parts.tenantId, parts.operation, parts.keyDigests, parts.fingerprint],
  );
  return rows;
}

/**
 * Stores the answer to a keyed batch in the place of its parts, in one transaction. Where one of them was erased
 * meanwhile the answer is not stored: it would bring back what is gone. Where one was never kept, as that of a replay
 * over the quota, the parts stay and the key is free again: a repeat works out the rest anew, for nothing.
 */
export async function storeBatchAnswer(
  db: Database,
  parts: BatchParts,
  answer: { readonly keyDigest: string; readonly body: string; readonly usage: string; readonly at: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCatalogue(tx, parts.tenantId);
    const found = await findBatchParts(tx, parts);
    if (found.length < parts.keyDigests.length) {
      await tx.query(
        `delete from idempotency where tenant_id = $1 and operation = $2 and key_digest = decode($3, 'hex')
           and state = 'claimed'`,
        [parts.tenantId, parts.operation, answer.keyDigest],
      );
      return;
    }
    const { rows } = await tx.query<{ whole: number }>(
      `with gone as (
         delete from idempotency i using unnest($3::text[]) w(digest)
         where i.tenant_id = $1 and i.operation = $2 and i.key_digest = decode(w.digest, 'hex') returning i.state)
       select count(*)::int as whole from gone where state = 'completed'`,
      [parts.tenantId, parts.operation, parts.keyDigests],
    );
    const key = [parts.tenantId, parts.operation, answer.keyDigest, parts.fingerprint, answer.at];
    await tx.query(
      `insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, status, body, usage, created_at)
       values ($1, $2, decode($3, 'hex'), decode($4, 'hex'), 'completed', 200, $6, $7, $5)
       on conflict (tenant_id, operation, key_digest) do update set state = 'completed', lease_until = null,
         status = excluded.status, body = excluded.body, usage = excluded.usage`,
      [...key, answer.body, answer.usage],
    );
    if (rows[0]!.whole < parts.keyDigests.length) {
      await tx.query(
        `update idempotency set ${tombstone}
         where tenant_id = $1 and operation = $2 and key_digest = decode($3, 'hex')`,
        key.slice(0, 3),
      );
    }
  });
}

/** How many different contents of these are bound to nothing yet, so that deciding them may cost something. */
export async function unboundContents(
  db: Queryable,
  tenantId: string,
  contentDigests: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ digest: string }>(
    `select distinct w.digest from unnest($2::text[]) w(digest) where not exists (
       select 1 from record r where r.tenant_id = $1 and r.content_digest = decode(w.digest, 'hex') and r.member)`,
    [tenantId, contentDigests],
  );
  return new Set(rows.map(({ digest }) => digest));
}
