import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrivateNodeFS } from "./private-node-fs.ts";
import type { ServerProgram } from "./server-program.ts";

/** Enough syncs at once for a journaling file system to commit many with one flush. */
const syncsAtOnce = 16;

async function syncPath(path: string, kind: "file" | "directory"): Promise<void> {
  const handle = await open(path, kind === "file" ? "r+" : "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncTree(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const next = entries.values();
  const syncNext = async (): Promise<void> => {
    for (const entry of next) {
      await syncPath(join(entry.parentPath, entry.name), entry.isDirectory() ? "directory" : "file");
    }
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, syncNext));
  await syncPath(root, "directory");
}

/**
 * Creates a database cluster. It is made under another name, synced when it is to be durable, and renamed when it
 * is whole, so that a crash on the way leaves nothing that looks like a database.
 */
export async function createCluster({
  directory,
  durable,
  program,
}: {
  readonly directory: string;
  readonly durable: boolean;
  readonly program: ServerProgram;
}): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const server = await PGlite.create({ fs: new PrivateNodeFS(draft), pgliteWasmModule: program });
  await server.close();
  if (durable) await syncTree(draft);
  await rename(draft, directory);
  if (durable) await syncPath(dirname(directory), "directory");
}
