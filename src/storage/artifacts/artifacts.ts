/** Stored copies of what was read outside: contents by their SHA-256, artifacts of three contents, and their uses. */
import type { ArtifactKind } from "../../domain/claims/page-evidence.ts";
import type { Queryable, Transaction } from "../engine/database.ts";

/** One content. `body` is null where it is a file of the directory of artifacts. */
export interface ContentRow {
  /** In hex. */
  readonly sha256: string;
  readonly bytes: number;
  readonly body: Uint8Array | null;
}

export interface ArtifactRow {
  readonly artifactId: string;
  readonly mediaType: string;
  /** By kind: the SHA-256 in hex of its content. */
  readonly digests: Readonly<Record<ArtifactKind, string>>;
  /** ISO 8601. */
  readonly at: string;
}

/** The plan of a tenant, whose row is locked; null where no active tenant has this id. */
export async function lockedPlan(tx: Transaction, tenantId: string): Promise<string | null> {
  const { rows } = await tx.query<{ plan: string }>(
    "select plan from tenant where tenant_id = $1 and status = 'active' for update",
    [tenantId],
  );
  return rows[0]?.plan ?? null;
}

/** The plan of a tenant, and the bytes of all its contents; null where there is no such tenant. */
export async function artifactUsage(
  db: Queryable,
  tenantId: string,
): Promise<{ readonly plan: string; readonly bytes: number } | null> {
  const { rows } = await db.query<{ plan: string; bytes: number }>(
    `select t.plan, (select coalesce(sum(c.bytes), 0)::float8 from artifact_content c where c.tenant_id = $1) as bytes
     from tenant t where t.tenant_id = $1`,
    [tenantId],
  );
  return rows[0] ?? null;
}

/** The id of the artifact with this content; null where the tenant has none. */
export async function findCapture(
  db: Queryable,
  tenantId: string,
  { mediaType, digests }: Pick<ArtifactRow, "mediaType" | "digests">,
): Promise<string | null> {
  const { rows } = await db.query<{ artifact_id: string }>(
    `select artifact_id from artifact where tenant_id = $1 and media_type = $2 and raw = decode($3, 'hex')
       and extracted = decode($4, 'hex') and markdown = decode($5, 'hex')`,
    [tenantId, mediaType, digests.raw, digests.extracted, digests.markdown],
  );
  return rows[0]?.artifact_id ?? null;
}

/** Those of the contents that the tenant has, in hex. */
export async function storedContents(
  db: Queryable,
  tenantId: string,
  digests: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ digest: string }>(
    `select encode(sha256, 'hex') as digest from artifact_content
     where tenant_id = $1 and sha256 = any(array(select decode(w.digest, 'hex') from unnest($2::text[]) w(digest)))`,
    [tenantId, digests],
  );
  return new Set(rows.map(({ digest }) => digest));
}

export async function insertContent(
  tx: Transaction,
  tenantId: string,
  { sha256, bytes, body }: ContentRow,
): Promise<void> {
  await tx.query(
    "insert into artifact_content (tenant_id, sha256, bytes, body) values ($1, decode($2, 'hex'), $3, $4)",
    [tenantId, sha256, bytes, body],
  );
}

export async function insertArtifact(
  tx: Transaction,
  tenantId: string,
  { artifactId, mediaType, digests, at }: ArtifactRow,
): Promise<void> {
  await tx.query(
    `insert into artifact (tenant_id, artifact_id, media_type, raw, extracted, markdown, created_at)
     values ($1, $2, $3, decode($4, 'hex'), decode($5, 'hex'), decode($6, 'hex'), $7)`,
    [tenantId, artifactId, mediaType, digests.raw, digests.extracted, digests.markdown, at],
  );
}

/** The call or run cites the artifact, if it did not before. */
export async function useArtifact(
  tx: Transaction,
  tenantId: string,
  { holderId, artifactId }: { readonly holderId: string; readonly artifactId: string },
): Promise<void> {
  await tx.query(
    `insert into artifact_use (tenant_id, holder_id, artifact_id) values ($1, $2, $3)
     on conflict (tenant_id, holder_id, artifact_id) do nothing`,
    [tenantId, holderId, artifactId],
  );
}

/** The artifacts that a run cites, by id. */
export async function artifactsOfRun(db: Queryable, tenantId: string, runId: string): Promise<Set<string>> {
  const { rows } = await db.query<{ artifact_id: string }>(
    "select artifact_id from artifact_use where tenant_id = $1 and holder_id = $2",
    [tenantId, runId],
  );
  return new Set(rows.map(({ artifact_id }) => artifact_id));
}

/** One content of an artifact; null where the tenant has no such artifact. */
export async function findContent(
  db: Queryable,
  tenantId: string,
  { artifactId, kind }: { readonly artifactId: string; readonly kind: ArtifactKind },
): Promise<ContentRow | null> {
  const { rows } = await db.query<ContentRow>(
    `select encode(c.sha256, 'hex') as sha256, c.bytes::float8 as bytes, c.body
     from artifact a join artifact_content c on c.tenant_id = a.tenant_id
       and c.sha256 = case $3 when 'raw' then a.raw when 'extracted' then a.extracted else a.markdown end
     where a.tenant_id = $1 and a.artifact_id = $2`,
    [tenantId, artifactId, kind],
  );
  return rows[0] ?? null;
}

/**
 * The calls or runs are gone: deletes what only they have cited. The tenant's row must be locked. The files of deleted
 * contents are noted, to be removed after the commit.
 */
export async function releaseArtifacts(
  tx: Transaction,
  tenantId: string,
  holderIds: readonly string[],
): Promise<void> {
  if (holderIds.length === 0) return;
  const { rows: used } = await tx.query<{ artifact_id: string }>(
    "delete from artifact_use where tenant_id = $1 and holder_id = any($2::text[]) returning artifact_id",
    [tenantId, holderIds],
  );
  await deleteUncited(
    tx,
    tenantId,
    used.map(({ artifact_id }) => artifact_id),
  );
}

/** The run no longer cites these artifacts: deletes those that nothing else cites. The tenant's row must be locked. */
export async function releaseCitations(
  tx: Transaction,
  tenantId: string,
  { runId, artifactIds }: { readonly runId: string; readonly artifactIds: readonly string[] },
): Promise<void> {
  await tx.query(
    "delete from artifact_use where tenant_id = $1 and holder_id = $2 and artifact_id = any($3::text[])",
    [tenantId, runId, artifactIds],
  );
  await deleteUncited(tx, tenantId, artifactIds);
}

async function deleteUncited(
  tx: Transaction,
  tenantId: string,
  artifactIds: readonly string[],
): Promise<void> {
  if (artifactIds.length === 0) return;
  const { rows: gone } = await tx.query<{ digests: string[] }>(
    `delete from artifact a where a.tenant_id = $1 and a.artifact_id = any($2::text[])
       and not exists (select 1 from artifact_use u where u.tenant_id = $1 and u.artifact_id = a.artifact_id)
     returning array[encode(a.raw, 'hex'), encode(a.extracted, 'hex'), encode(a.markdown, 'hex')] as digests`,
    [tenantId, [...new Set(artifactIds)]],
  );
  await tx.query(
    `with gone as (
       delete from artifact_content c where c.tenant_id = $1
         and c.sha256 = any(array(select decode(w.digest, 'hex') from unnest($2::text[]) w(digest)))
         and not exists (select 1 from artifact a where a.tenant_id = $1 and a.raw = c.sha256)
         and not exists (select 1 from artifact a where a.tenant_id = $1 and a.extracted = c.sha256)
         and not exists (select 1 from artifact a where a.tenant_id = $1 and a.markdown = c.sha256)
       returning c.sha256, c.body)
     insert into artifact_file_gone (tenant_id, sha256) select $1, g.sha256 from gone g where g.body is null
     on conflict (tenant_id, sha256) do nothing`,
    [tenantId, [...new Set(gone.flatMap(({ digests }) => digests))]],
  );
}

/** Files that are to be removed, of every tenant. */
export async function goneFiles(
  db: Queryable,
  limit: number,
): Promise<{ readonly tenantId: string; readonly sha256: string }[]> {
  const { rows } = await db.query<{ tenantId: string; sha256: string }>(
    `select tenant_id as "tenantId", encode(sha256, 'hex') as sha256 from artifact_file_gone limit $1`,
    [limit],
  );
  return rows;
}

/** The file is removed, or its content is stored again. */
export async function forgetGoneFile(tx: Transaction, tenantId: string, sha256: string): Promise<void> {
  await tx.query("delete from artifact_file_gone where tenant_id = $1 and sha256 = decode($2, 'hex')", [
    tenantId,
    sha256,
  ]);
}

/** Whether the tenant has this content as a file. */
export async function isFileOf(tx: Transaction, tenantId: string, sha256: string): Promise<boolean> {
  const { rows } = await tx.query(
    "select 1 from artifact_content where tenant_id = $1 and sha256 = decode($2, 'hex') and body is null",
    [tenantId, sha256],
  );
  return rows.length > 0;
}

/** Every tenant: a file may be left of one that has no artifact any more. */
export async function tenantsOfArtifacts(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>("select tenant_id from tenant order by tenant_id");
  return rows.map(({ tenant_id }) => tenant_id);
}
