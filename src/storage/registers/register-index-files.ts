/** The index files that processes share: claimed by their builder, written in pieces, read once they are complete. */
import type { Queryable } from "../engine/database.ts";

/** Which file: of a linking, with the keys of a release. */
export interface IndexFileName {
  readonly version: number;
  readonly release: string;
}

export interface CompleteIndexFile {
  readonly file_id: number;
  readonly bytes: number;
  /** SHA-256 of the whole, in hexadecimal digits. */
  readonly digest: string;
}

/** Pieces that are deleted in one statement. */
const DELETED_AT_ONCE = 64;
/** Of one linking: the file of the newest release that has built it, and the one before for those that still run it. */
const RELEASES_KEPT = 2;

/**
 * Makes the caller the builder of a file for `leaseS` seconds, by the database's clock.
 * @returns its id; null where the file is complete or another builder is believed to live.
 */
export async function claimIndexFile(
  db: Queryable,
  { version, release }: IndexFileName,
  leaseS: number,
): Promise<number | null> {
  await db.query(
    `update register_index_file set state = 'retired'
     where version = $1 and release = $2 and state = 'building' and lease_until < clock_timestamp()`,
    [version, release],
  );
  const { rows } = await db.query<{ file_id: number }>(
    `insert into register_index_file (version, release, state, lease_until)
     values ($1, $2, 'building', clock_timestamp() + make_interval(secs => $3))
     on conflict (version, release) where state <> 'retired' do nothing returning file_id`,
    [version, release, leaseS],
  );
  return rows[0]?.file_id ?? null;
}

/** Says that the builder is alive. False where its time was over and another has taken the file. */
export async function renewIndexFile(db: Queryable, fileId: number, leaseS: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update register_index_file set lease_until = clock_timestamp() + make_interval(secs => $2)
     where file_id = $1 and state = 'building'`,
    [fileId, leaseS],
  );
  return rowCount === 1;
}

/** Adds a piece. False, and nothing is written, where another has taken the file. */
export async function insertIndexChunk(
  db: Queryable,
  { fileId, place, bytes }: { readonly fileId: number; readonly place: number; readonly bytes: Uint8Array },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into register_index_chunk (file_id, place, bytes)
     select file_id, $2, $3 from register_index_file where file_id = $1 and state = 'building'`,
    [fileId, place, bytes],
  );
  return rowCount === 1;
}

/** Lets others read the file. False where another has taken it. */
export async function completeIndexFile(
  db: Queryable,
  { file_id, bytes, digest }: CompleteIndexFile,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update register_index_file set state = 'complete', lease_until = null, bytes = $2, digest = $3
     where file_id = $1 and state = 'building'`,
    [file_id, bytes, digest],
  );
  return rowCount === 1;
}

/** The file that can be read; null where nobody has completed one. */
export async function findIndexFile(
  db: Queryable,
  { version, release }: IndexFileName,
): Promise<CompleteIndexFile | null> {
  const { rows } = await db.query<CompleteIndexFile>(
    `select file_id, bytes, digest from register_index_file
     where version = $1 and release = $2 and state = 'complete'`,
    [version, release],
  );
  return rows[0] ?? null;
}

/** One piece of a file; null behind the last one, and where the file was removed. */
export async function indexChunk(db: Queryable, fileId: number, place: number): Promise<Uint8Array | null> {
  const { rows } = await db.query<{ bytes: Uint8Array }>(
    "select bytes from register_index_chunk where file_id = $1 and place = $2",
    [fileId, place],
  );
  return rows[0]?.bytes ?? null;
}

/** Has nobody read or build the file any more. */
export async function retireIndexFile(db: Queryable, fileId: number): Promise<void> {
  await db.query("update register_index_file set state = 'retired', lease_until = null where file_id = $1", [
    fileId,
  ]);
}

/** Removes, in small steps, the files of linkings before `inForce`, those of dead builders, and those of old releases. */
export async function removeIndexFiles(db: Queryable, inForce: number): Promise<void> {
  const { rows } = await db.query<{ file_id: number }>(
    `with useless as (
       select file_id from register_index_file
       where version < $1 or state = 'retired' or (state = 'building' and lease_until < clock_timestamp())
         or file_id in (select file_id from register_index_file where version = $1 and state = 'complete'
                        order by file_id desc offset $2)
       order by file_id for update skip locked)
     update register_index_file f set state = 'retired', lease_until = null
     from useless where f.file_id = useless.file_id returning f.file_id`,
    [inForce, RELEASES_KEPT],
  );
  for (const { file_id } of rows) await deleteIndexFile(db, file_id);
}

async function deleteIndexFile(db: Queryable, fileId: number): Promise<void> {
  for (;;) {
    const { rowCount } = await db.query(
      `delete from register_index_chunk where file_id = $1 and place in (
         select place from register_index_chunk where file_id = $1 limit $2)`,
      [fileId, DELETED_AT_ONCE],
    );
    if (rowCount < DELETED_AT_ONCE) break;
  }
  await db.query("delete from register_index_file where file_id = $1 and state = 'retired'", [fileId]);
}
