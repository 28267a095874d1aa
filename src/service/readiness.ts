import { statfs } from "node:fs/promises";
import type { Database } from "../storage/engine/database.ts";
import { catalogueInForce } from "../storage/register-linkings.ts";

/** With less room on its disk the embedded database may fail at any commit. */
const LEAST_ROOM_BYTES = 32 * 1024 * 1024;

interface Checked {
  readonly database: Database;
  /** Where the index file and the embedded database are. */
  readonly dataDir: string;
  readonly loadedVersion: () => number;
  /** Whether bodies find no room in memory. */
  readonly bodiesSpent: () => boolean;
  /** The room on the disk of a directory; the file system's own answer unless given. */
  readonly roomOf?: (directory: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;
}

/** Whether the database answers, the loaded index is that of the registers in force, and there is room to work. */
export async function readinessOf({
  database,
  dataDir,
  loadedVersion,
  bodiesSpent,
  roomOf = statfs,
}: Checked) {
  const reachable = await database.query("select 1 from tenant limit 1").then(
    () => "ok",
    () => "unreachable",
  );
  const { version } = await catalogueInForce(database).catch(() => ({ version: -1 }));
  const index = version === loadedVersion() ? "ok" : "loading";
  // A platform that cannot tell its room counts as having some.
  const room = await roomOf(dataDir).catch(() => null);
  const disk = room !== null && room.bavail * room.bsize < LEAST_ROOM_BYTES ? "full" : "ok";
  const bodies = bodiesSpent() ? "full" : "ok";
  return {
    ready: [reachable, index, disk, bodies].every((state) => state === "ok"),
    checks: { database: reachable, schema: reachable, index, disk, bodies },
  };
}
