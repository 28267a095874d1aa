import { storedCompany } from "../../contract/stored/register-company.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import { maintainRegisterTables } from "../../storage/maintenance.ts";
import {
  activateLinking,
  insertLinking,
  insertLinks,
  registersInForce,
  renewLinkingLease,
} from "../../storage/registers/register-linkings.ts";
import { relationshipsOf } from "../../storage/registers/register-relationships.ts";
import { countCompanies } from "../../storage/registers/register-sources.ts";
import {
  activeSnapshots,
  companiesByIds,
  renewSnapshotLease,
  streamCompanies,
} from "../../storage/registers/registers.ts";
import { buildRegistersIndex } from "./build-registers-index.ts";
import { removeOldIndexes } from "./clean-registers.ts";
import {
  indexDirectory,
  indexPath,
  LEASE_S,
  type RegisterDependencies,
  sharesIndexes,
} from "./dependencies.ts";
import { RegisterInstallError } from "./install-error.ts";
import type { InstallProgress } from "./install-progress.ts";
import { type LinkableRow, type LinkableRows, linkRows } from "./link-rows.ts";
import { buildAndShare } from "./shared-index.ts";

export interface CatalogueReport {
  readonly version: number;
  /** Rows of all registers, and the number of companies into which they were linked. */
  readonly catalogueRows: number;
  readonly catalogueCompanies: number;
}

/** The change of one register: its snapshot is replaced by `added`, or removed when that is null. */
interface RegisterChange {
  readonly registerId: string;
  readonly added: number | null;
  /** Further writes that come into force in the same step. */
  readonly inSwap?: (tx: Transaction) => Promise<void>;
}

const BATCH = 2_000;
/** Another install may come first; then linking starts again from the result of that install. */
const ATTEMPTS = 5;

/** Links and indexes all rows as they are after the change, and puts them in force. */
export async function replaceRegisters(
  deps: RegisterDependencies,
  change: RegisterChange,
  onProgress: (progress: InstallProgress) => void = () => {},
): Promise<CatalogueReport> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const report = await tryReplace(deps, change, onProgress);
    if (report) return report;
  }
  throw new RegisterInstallError("interrupted", "other installs kept coming first; try again");
}

async function tryReplace(
  deps: RegisterDependencies,
  change: RegisterChange,
  onProgress: (progress: InstallProgress) => void,
): Promise<CatalogueReport | null> {
  const { database } = deps;
  const { version: base } = await registersInForce(database);
  const snapshots = await activeSnapshots(database);
  const kept = snapshots.filter((row) => row.register_id !== change.registerId);
  const members = [...kept.map((row) => row.snapshot_id), ...(change.added === null ? [] : [change.added])];
  const version = await insertLinking(database, LEASE_S);
  const stayAlive = async () => {
    const linking = await renewLinkingLease(database, version, LEASE_S);
    const snapshot = change.added === null || (await renewSnapshotLease(database, change.added, LEASE_S));
    if (!linking || !snapshot)
      throw new RegisterInstallError("interrupted", "the install was taken for dead and cleaned away");
  };
  const counts = await stageLinks(deps, { version, members, stayAlive, onProgress });
  await deps.failpoint?.("linked");
  const build = () =>
    buildRegistersIndex(deps, { version, members }, (done) => {
      onProgress({ phase: "index", done, total: counts.rows });
      return stayAlive();
    });
  if (sharesIndexes(deps)) {
    const path = indexPath(await indexDirectory(deps), version);
    const name = { version, release: PIPELINE_VERSION };
    await buildAndShare(database, name, { build, path, onShared: stayAlive });
  } else await build();
  await deps.failpoint?.("indexed");
  const activated = await activate(deps, change.inSwap, {
    base,
    version,
    companies: counts.rows,
    groups: counts.groups,
    added: change.added,
    superseded: snapshots
      .filter((row) => row.register_id === change.registerId)
      .map((row) => row.snapshot_id),
    at: deps.now().toISOString(),
  });
  if (!activated) return null;
  await deps.failpoint?.("swapped");
  await removeOldIndexes(deps);
  await maintainRegisterTables(database);
  return { version, catalogueRows: counts.rows, catalogueCompanies: counts.groups };
}

class Overtaken extends Error {}

async function activate(
  deps: RegisterDependencies,
  inSwap: RegisterChange["inSwap"],
  change: Parameters<typeof activateLinking>[1],
): Promise<boolean> {
  try {
    await deps.database.transaction(async (tx) => {
      if (!(await activateLinking(tx, change))) throw new Overtaken();
      await inSwap?.(tx);
      await deps.failpoint?.("in_swap");
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

interface LinkWork {
  readonly version: number;
  readonly members: readonly number[];
  readonly stayAlive: () => Promise<void>;
  readonly onProgress: (progress: InstallProgress) => void;
}

async function stageLinks(
  deps: RegisterDependencies,
  work: LinkWork,
): Promise<{ rows: number; groups: number }> {
  const { version, members, stayAlive, onProgress } = work;
  const counts = { rows: 0, groups: 0 };
  // Linking reads the rows twice; rows that share no key with others are done after the first time.
  const total = 2 * (await countCompanies(deps.database, members));
  for await (const groups of linkRows(storedRows(deps, members), {
    onProgress: (done) => onProgress({ phase: "link", done, total }),
  })) {
    const links = groups.flatMap(({ companyIds }) => companyIds.map((id) => [id, companyIds[0]!] as const));
    for (let from = 0; from < links.length; from += BATCH) {
      await insertLinks(deps.database, version, links.slice(from, from + BATCH));
    }
    counts.rows += links.length;
    counts.groups += groups.length;
    await stayAlive();
    await deps.failpoint?.("links_chunk");
  }
  onProgress({ phase: "link", done: total, total });
  return counts;
}

function storedRows({ database }: RegisterDependencies, members: readonly number[]): LinkableRows {
  const row = ({ company_id, data }: { company_id: number; data: string }): LinkableRow => ({
    companyId: company_id,
    company: storedCompany(data),
  });
  return {
    async *stream() {
      for await (const batch of streamCompanies(database, members, BATCH)) yield batch.map(row);
    },
    async load(ids) {
      return (await companiesByIds(database, ids)).map(row);
    },
    async parents(leis) {
      const parents = new Map<string, string[]>();
      for (const { child_lei, parent_lei } of await relationshipsOf(database, members, leis)) {
        parents.set(child_lei, [...(parents.get(child_lei) ?? []), parent_lei]);
      }
      return parents;
    },
  };
}
