import { statfs } from "node:fs/promises";
import type { Database } from "../storage/engine/database.ts";

/** With less free space on its disk the embedded database may fail at any commit. */
const LEAST_ROOM_BYTES = 32 * 1024 * 1024;

interface Checked {
  readonly database: Database;
  /** The directory of the index file and the embedded database. */
  readonly dataDir: string;
  /** The version of the registers that is served; null before the first is loaded. */
  readonly loadedVersion: () => number | null;
  /** Whether no memory is left for bodies. */
  readonly bodiesSpent: () => boolean;
  /** Whether the process is about to end. */
  readonly stopping: () => boolean;
  /** The free space on the disk of a directory; by default the file system's answer. */
  readonly roomOf?: (directory: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;
}

/**
 * Whether the database answers (in a cluster the server that all requests go to), registers are loaded, there
 * is room to work, and the process is not about to end. Registers older than those in force are served until
 * the newer ones are loaded.
 */
export async function readinessOf({
  database,
  dataDir,
  loadedVersion,
  bodiesSpent,
  stopping,
  roomOf = statfs,
}: Checked) {
  const reachable = await database.query("select 1 from schema_migration limit 1").then(
    () => "ok",
    () => "unreachable",
  );
  const index = loadedVersion() === null ? "loading" : "ok";
  // A platform that cannot report its free space counts as having some.
  const room = await roomOf(dataDir).catch(() => null);
  const disk = room !== null && room.bavail * room.bsize < LEAST_ROOM_BYTES ? "full" : "ok";
  const bodies = bodiesSpent() ? "full" : "ok";
  const service = stopping() ? "stopping" : "ok";
  return {
    ready: [reachable, index, disk, bodies, service].every((state) => state === "ok"),
    checks: { database: reachable, schema: reachable, index, disk, bodies, service },
  };
}
