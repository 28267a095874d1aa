import { randomBytes } from "node:crypto";
import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const LEFTOVER_AGE_MS = 24 * 3600 * 1000;

/**
 * Has a file written beside `path` and moves it there when it is whole and on the disk: readers of an older file keep it,
 * and a crash leaves the older one in place. The second file is for work on the way, and is removed.
 */
export async function writeBeside<T>(
  path: string,
  write: (file: FileHandle, spillFile: FileHandle) => Promise<T>,
): Promise<T> {
  const mark = randomBytes(6).toString("hex");
  const partial = `${path}.${mark}.partial`;
  const spill = `${path}.${mark}.spill`;
  await removeLeftovers(path);
  try {
    await using file = await open(partial, "wx");
    await using spillFile = await open(spill, "wx+");
    const written = await write(file, spillFile);
    await file.sync();
    await rename(partial, path);
    await syncDirectory(dirname(path));
    return written;
  } finally {
    await rm(spill, { force: true });
    await rm(partial, { force: true });
  }
}

/** Removes the files that killed processes left behind. A process that is alive writes to its files all the time. */
async function removeLeftovers(path: string): Promise<void> {
  const directory = dirname(path);
  for (const name of await readdir(directory)) {
    if (!name.startsWith(`${basename(path)}.`) || !/\.[0-9a-f]{12}\.(partial|spill)$/.test(name)) continue;
    const leftover = join(directory, name);
    const { mtimeMs } = await stat(leftover).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) await rm(leftover, { force: true });
  }
}

async function syncDirectory(directory: string): Promise<void> {
  await using handle = await open(directory, "r");
  await handle.sync();
}
