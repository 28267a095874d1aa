import { setTimeout as delay } from "node:timers/promises";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  type CompleteIndexFile,
  findIndexFile,
  retireIndexFile,
} from "../../storage/registers/register-index-files.ts";
import { registersInForce } from "../../storage/registers/register-linkings.ts";
import { activeSnapshots } from "../../storage/registers/registers.ts";
import { RegisterIndexError } from "../../storage/retrieval-index/index-error.ts";
import { openRegisterIndex } from "../../storage/retrieval-index/open-register-index.ts";
import type { RegisterIndex } from "../../storage/retrieval-index/register-index.ts";
import { buildRegistersIndex, type IndexMeta } from "./build-registers-index.ts";
import { indexDirectory, indexPath, type RegisterDependencies, sharesIndexes } from "./dependencies.ts";
import { buildAndShare, fetchIndex } from "./shared-index.ts";

export interface ObtainDependencies
  extends Pick<RegisterDependencies, "database" | "dataDir" | "sharesIndexes"> {
  /** Called with the number of indexed rows, from 0, during a build of minutes for millions of rows. */
  readonly onBuilding?: ((rows: number) => void) | undefined;
  /** Called when another process supplies the index: the index is built there, or fetched from there. */
  readonly onAwaiting?: ((step: "built" | "fetched") => void) | undefined;
}

/** How often a process that waits for another's file looks for it. */
const POLL_MS = 500;

/**
 * The index of a version: from this machine's file, else from the file that another process shares, else
 * built from the database by one process while the others wait.
 * @returns null where another version has come into force meanwhile.
 * @throws the reason of the signal, once it is aborted.
 */
export async function obtainIndex(
  deps: ObtainDependencies,
  version: number,
  signal: AbortSignal,
): Promise<RegisterIndex | null> {
  const { database } = deps;
  const path = indexPath(await indexDirectory(deps), version);
  const name = { version, release: PIPELINE_VERSION };
  const build = (step: () => void) => buildHere(deps, version, step);
  let said: "built" | "fetched" | null = null;
  const say = (step: "built" | "fetched"): void => {
    if (step !== said) deps.onAwaiting?.(step);
    said = step;
  };
  for (;;) {
    signal.throwIfAborted();
    const own = await openOwn(path, version);
    if (own) return own;
    if ((await registersInForce(database)).version !== version) return null;
    if (!sharesIndexes(deps)) {
      await build(() => signal.throwIfAborted());
      return openRegisterIndex(path);
    }
    const shared = await findIndexFile(database, name);
    if (shared) {
      say("fetched");
      const fetched = await fetchIndex(database, shared, { path, signal })
        .then(() => openRegisterIndex(path))
        .catch((error: unknown) => retireWhereDamaged(database, shared, error));
      if (fetched) return fetched;
    } else if (await buildAndShare(database, name, { build, path, signal })) {
      return openRegisterIndex(path);
    } else {
      say("built");
      await delay(POLL_MS, undefined, { signal });
    }
  }
}

/** Retires a file with a wrong digest; a file that was removed meanwhile is looked for again. */
async function retireWhereDamaged(
  database: Database,
  { file_id }: CompleteIndexFile,
  error: unknown,
): Promise<null> {
  if (!(error instanceof RegisterIndexError)) throw error;
  await retireIndexFile(database, file_id);
  return null;
}

async function openOwn(path: string, version: number): Promise<RegisterIndex | null> {
  try {
    const index = await openRegisterIndex(path);
    if (isOf(index.meta as IndexMeta, version)) return index;
    index.close();
  } catch (error) {
    if (!(error instanceof RegisterIndexError)) throw error;
  }
  return null;
}

async function buildHere(deps: ObtainDependencies, version: number, step: () => void): Promise<void> {
  const members = (await activeSnapshots(deps.database)).map((row) => row.snapshot_id);
  deps.onBuilding?.(0);
  await buildRegistersIndex(deps, { version, members }, (rows) => {
    step();
    deps.onBuilding?.(rows);
  });
}

// Names and keys of another release differ from those of a query of this release.
function isOf(meta: IndexMeta, version: number): boolean {
  return meta.version === version && meta.release === PIPELINE_VERSION;
}
