import { statfs } from "node:fs/promises";
import type { Database } from "../storage/engine/database.ts";

/** With less room on its disk the embedded database may fail at any commit. */
const LEAST_ROOM_BYTES = 32 * 1024 * 1024;

interface Checked {
  readonly database: Database;
  /** Where the index file and the embedded database are. */
  readonly dataDir: string;
  /** The version of the registers that is served; null before the first is loaded. */
  readonly loadedVersion: () => number | null;
  /** Whether bodies find no room in memory. */
  readonly bodiesSpent: () => boolean;
  /** Whether the process is about to end. */
  readonly stopping: () => boolean;
  /** The room on the disk of a directory; the file system's own answer unless given. */
  readonly roomOf?: (directory: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;
}

/**
 * Whether the database answers (of a cluster the server that all requests go to), registers are loaded, there is room to work, and the process is not about to end. Registers
 * that are older than those in force are served until the newer ones are loaded.
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
  // A platform that cannot tell its room counts as having some.
  const room = await roomOf(dataDir).catch(() => null);
  const disk = room !== null && room.bavail * room.bsize < LEAST_ROOM_BYTES ? "full" : "ok";
  const bodies = bodiesSpent() ? "full" : "ok";
  const service = stopping() ? "stopping" : "ok";
  return {
    ready: [reachable, index, disk, bodies, service].every((state) => state === "ok"),
    checks: { database: reachable, schema: reachable, index, disk, bodies, service },
  };
}
