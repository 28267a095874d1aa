import { existsSync } from "node:fs";
import type { Config } from "../config.ts";
import type { Database } from "../storage/engine/database.ts";
import { migrate } from "../storage/engine/migrate.ts";
import { openDatabase } from "../storage/engine/open-database.ts";
import { endAbandonedJobLeases } from "../storage/jobs/job-sweep.ts";
import { releaseAbandonedKeys } from "../storage/tenants/idempotency.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { createLog } from "./log.ts";

const migrations = new URL("../storage/migrations/", import.meta.url);

/** Opens the configured database unchanged, in a data directory closed to others. @throws ConfigError. */
export async function openConfigured(config: Config): Promise<Database> {
  const { DATABASE_URL: databaseUrl, ASSAY_DATA_DIR: dataDir, ASSAY_DATABASE_POOL_SIZE: poolSize } = config;
  // With a server the directory is made when the first register index is written.
  if (databaseUrl === undefined || existsSync(dataDir)) {
    const log = createLog(config.ASSAY_LOG_LEVEL);
    for (const warning of prepareDataDirectory(dataDir)) log.warn({ directory: dataDir }, warning);
  }
  return openDatabase({ databaseUrl, dataDir, poolSize });
}

/** Opens the configured database and brings its schema up to date; closed again when that fails. */
export async function openMigrated(config: Config): Promise<Database> {
  const database = await openConfigured(config);
  try {
    await migrate(database, migrations);
    // The embedded database has one process at a time, so the lease of a dead one need not be waited for.
    if (database.engine === "pglite") {
      await releaseAbandonedKeys(database);
      await endAbandonedJobLeases(database);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
