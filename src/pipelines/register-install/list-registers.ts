import type { Transaction } from "../../storage/engine/database.ts";
import { removeFactHead } from "../../storage/registers/register-fact-versions.ts";
import { activeSnapshots } from "../../storage/registers/registers.ts";
import type { RegisterDependencies } from "./dependencies.ts";
import { RegisterInstallError } from "./install-error.ts";
import type { InstallProgress } from "./install-progress.ts";
import { type CatalogueReport, replaceRegisters } from "./replace-registers.ts";

interface InstalledRegister {
  readonly registerId: string;
  readonly format: string;
  readonly fileName: string;
  /** ISO 8601; null where the publisher gives no date. */
  readonly asOf: string | null;
  readonly installedAt: string;
  readonly licence: string | null;
  readonly licencePermitsResale: boolean;
  readonly sourceUrl: string | null;
  readonly rowsGood: number;
  readonly rowsBad: number;
  readonly rowsSkipped: number;
}

/** The registers in force, by id. */
export async function listRegisters({
  database,
}: Pick<RegisterDependencies, "database">): Promise<InstalledRegister[]> {
  const rows = await activeSnapshots(database);
  return rows.map((row) => ({
    registerId: row.register_id,
    format: row.format,
    fileName: row.file_name,
    asOf: row.as_of_known ? row.as_of : null,
    installedAt: row.installed_at,
    licence: row.licence,
    licencePermitsResale: row.licence_permits_resale,
    sourceUrl: row.source_url,
    rowsGood: row.rows_good,
    rowsBad: row.rows_bad,
    rowsSkipped: row.rows_skipped,
  }));
}

/**
 * Takes a register out of force and links the others again. A later cleaning removes its rows.
 * @throws RegisterInstallError `not_installed`.
 */
export async function removeRegister(
  deps: RegisterDependencies,
  registerId: string,
  onProgress: (progress: InstallProgress) => void = () => {},
): Promise<CatalogueReport> {
  const installed = await activeSnapshots(deps.database);
  if (!installed.some((row) => row.register_id === registerId)) {
    throw new RegisterInstallError("not_installed", "register: there is no such register");
  }
  const inSwap = (tx: Transaction) => removeFactHead(tx, registerId);
  return replaceRegisters(deps, { registerId, added: null, inSwap }, onProgress);
}
