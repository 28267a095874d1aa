import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  deleteOldPersonCounts,
  deleteOrphanedFacts,
  discardFactVersion,
  loadingFactVersions,
} from "../../storage/registers/register-fact-versions.ts";
import { removeIndexFiles } from "../../storage/registers/register-index-files.ts";
import {
  deleteLinking,
  deleteSnapshot,
  registersInForce,
  removableLinkings,
  removableSnapshots,
} from "../../storage/registers/register-linkings.ts";
import { GRACE_S, indexDirectory, type RegisterDependencies } from "./dependencies.ts";

const CHUNK = 10_000;

/**
 * Removes the remains of dead installs and data that was superseded long enough ago: links, rows, snapshots
 * and index files, in small transactions. To be called at the start of a process; every install calls it too.
 */
export async function cleanRegisters(deps: RegisterDependencies): Promise<void> {
  for (const version of await removableLinkings(deps.database, GRACE_S)) {
    while ((await deleteLinking(deps.database, version, CHUNK)) === "more");
  }
  const removable = await removableSnapshots(deps.database, GRACE_S);
  for (const version of await loadingFactVersions(deps.database, removable)) {
    await deps.database.transaction((tx) => discardFactVersion(tx, version));
  }
  await cleanFacts(deps);
  for (const snapshotId of removable) {
    while ((await deleteSnapshot(deps.database, snapshotId, CHUNK)) === "more");
  }
  await removeOldIndexes(deps);
}

/** Facts of registers that were removed, and counts of persons of versions that are no longer in force. */
async function cleanFacts({ database }: RegisterDependencies): Promise<void> {
  while ((await deleteOrphanedFacts(database, CHUNK)) === "more");
  await deleteOldPersonCounts(database);
}

/**
 * Deletes the index files of versions before the one in force, here and in the database; a process that has a
 * file open keeps it until it closes it.
 */
export async function removeOldIndexes(
  deps: Pick<RegisterDependencies, "database" | "dataDir">,
): Promise<void> {
  const { version } = await registersInForce(deps.database);
  await removeIndexFiles(deps.database, version);
  const directory = await indexDirectory(deps);
  for (const name of await readdir(directory)) {
    const found = /^(\d+)\.idx$/.exec(name);
    if (found && Number(found[1]) < version) await rm(join(directory, name), { force: true });
  }
}
