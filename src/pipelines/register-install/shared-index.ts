/**
 * The index file of a version, shared through the database: the process that has built it stores it there in
 * pieces with a digest of the whole, and every other process fetches it and verifies it before use.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Database } from "../../storage/engine/database.ts";
import {
  type CompleteIndexFile,
  claimIndexFile,
  completeIndexFile,
  type IndexFileName,
  indexChunk,
  insertIndexChunk,
  renewIndexFile,
  retireIndexFile,
} from "../../storage/registers/register-index-files.ts";
import { writeFully } from "../../storage/retrieval-index/file-bytes.ts";
import { RegisterIndexError } from "../../storage/retrieval-index/index-error.ts";
import { writeBeside } from "../../storage/retrieval-index/write-beside.ts";
import { whileRenewed } from "../while-renewed.ts";

/** How long a silent builder counts as alive, in seconds, and how often it renews its lease. */
const LEASE_S = 120;
const RENEW_MS = 20_000;

const CHUNK_BYTES = 1024 * 1024;

interface Building {
  /** Writes the whole file at `path`; must call `step` periodically. */
  readonly build: (step: () => void) => Promise<unknown>;
  readonly path: string;
  readonly signal?: AbortSignal | undefined;
  /** Called after each piece that is shared. */
  readonly onShared?: (() => Promise<void>) | undefined;
}

/**
 * Builds the file, and shares it, where no other process has done so or is doing so.
 * @returns whether it was built here. Where the process ends meanwhile, no file is left that others would
 * read.
 */
export async function buildAndShare(
  database: Database,
  name: IndexFileName,
  { build, path, signal, onShared }: Building,
): Promise<boolean> {
  const fileId = await claimIndexFile(database, name, LEASE_S);
  if (fileId === null) return false;
  let shared = false;
  const renewal = { everyMs: RENEW_MS, renew: () => renewIndexFile(database, fileId, LEASE_S) };
  try {
    shared = await whileRenewed(renewal, async () => {
      await build(() => signal?.throwIfAborted());
      return share(database, fileId, { path, signal, onShared });
    });
    return true;
  } finally {
    // Other processes need not wait until the lease ends.
    if (!shared) await retireIndexFile(database, fileId).catch(() => undefined);
  }
}

/** @returns false where another process has taken the file: that process then shares it. */
async function share(
  database: Database,
  fileId: number,
  { path, signal, onShared }: Pick<Building, "path" | "signal" | "onShared">,
): Promise<boolean> {
  const hash = createHash("sha256");
  let place = 0;
  let length = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    hash.update(bytes);
    if (!(await insertIndexChunk(database, { fileId, place, bytes }))) return false;
    await onShared?.();
    place++;
    length += bytes.length;
  }
  return completeIndexFile(database, { file_id: fileId, bytes: length, digest: hash.digest("hex") });
}

/**
 * Writes a complete file of the database to `path`.
 * @throws RegisterIndexError `corrupt` where it is incomplete, or is removed meanwhile; `path` is then
 * unchanged.
 */
export async function fetchIndex(
  database: Database,
  { file_id: fileId, bytes: length, digest }: CompleteIndexFile,
  { path, signal }: Pick<Building, "path" | "signal">,
): Promise<void> {
  await writeBeside(path, async (file) => {
    const hash = createHash("sha256");
    let position = 0;
    for (let place = 0; position < length; place++) {
      signal?.throwIfAborted();
      const bytes = await indexChunk(database, fileId, place);
      if (bytes === null) break;
      hash.update(bytes);
      await writeFully(file, bytes, position);
      position += bytes.length;
    }
    if (position !== length || hash.digest("hex") !== digest)
      throw new RegisterIndexError("corrupt", "register index: the shared file is not whole");
  });
}
