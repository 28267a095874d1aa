import { fileURLToPath } from "node:url";
import type { Database } from "../../storage/engine/database.ts";
import { activeSnapshots } from "../../storage/registers/registers.ts";
import type { RegisterDependencies } from "./dependencies.ts";
import type { InstallProgress } from "./install-progress.ts";
import { installRegister } from "./install-register.ts";

/** The id under which the sample register is installed, and by which it can be removed. */
const SAMPLE_REGISTER_ID = "sample";

const path = fileURLToPath(new URL("../../../samples/register.jsonl", import.meta.url));

/** Whether the sample register is the only installed register. */
export async function onlySampleInstalled(database: Database): Promise<boolean> {
  const installed = await activeSnapshots(database);
  return installed.length > 0 && installed.every(({ register_id }) => register_id === SAMPLE_REGISTER_ID);
}

/** Installs the sample register where no register is installed yet; returns whether it was installed. */
export async function installSampleRegister(
  deps: RegisterDependencies,
  onProgress: (progress: InstallProgress) => void,
): Promise<boolean> {
  if ((await activeSnapshots(deps.database)).length > 0) return false;
  await installRegister(
    deps,
    { format: "company-jsonl", filePath: path, registerId: SAMPLE_REGISTER_ID },
    onProgress,
  );
  return true;
}
