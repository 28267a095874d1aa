import type { Transaction } from "../../storage/engine/database.ts";
import { maintainRegisterTables } from "../../storage/maintenance.ts";
import { activateSnapshot, registersInForce } from "../../storage/registers/register-linkings.ts";
import type { RegisterDependencies } from "./dependencies.ts";
import { RegisterInstallError } from "./install-error.ts";
import type { InstallProgress } from "./install-progress.ts";
import type { FactLoader } from "./load-facts.ts";
import type { LoadedRows } from "./load-rows.ts";
import { type CatalogueReport, replaceRegisters } from "./replace-registers.ts";

interface Installed {
  readonly registerId: string;
  readonly snapshotId: number;
  readonly loaded: LoadedRows;
  readonly facts: FactLoader;
  readonly activateFacts: (tx: Transaction) => Promise<void>;
}

/**
 * Puts the loaded data in force in one step. Companies and relationships are linked and indexed first; a file
 * without them changes no linking.
 */
export async function putInForce(
  deps: RegisterDependencies,
  onProgress: (progress: InstallProgress) => void,
  { registerId, snapshotId, loaded, facts, activateFacts }: Installed,
): Promise<CatalogueReport> {
  const inSwap = async (tx: Transaction) => {
    if (facts.hasBegun) await activateFacts(tx);
  };
  if (loaded.companies + loaded.relationships > 0) {
    return replaceRegisters(deps, { registerId, added: snapshotId, inSwap }, onProgress);
  }
  await deps.database.transaction(async (tx) => {
    const asHistory = facts.isHistory;
    if (!(await activateSnapshot(tx, { registerId, snapshotId, asHistory }))) throw cleanedAway();
    await inSwap(tx);
    await deps.failpoint?.("in_swap");
  });
  await deps.failpoint?.("swapped");
  await maintainRegisterTables(deps.database);
  const { version, companies, groups } = await registersInForce(deps.database);
  return { version, catalogueRows: companies, catalogueCompanies: groups };
}

function cleanedAway(): RegisterInstallError {
  return new RegisterInstallError("interrupted", "the install was taken for dead and cleaned away");
}
