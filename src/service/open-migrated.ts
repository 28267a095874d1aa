import type { Config } from "../config.ts";
import { endAbandonedLeases } from "../storage/batch-job-leases.ts";
import type { Database } from "../storage/engine/database.ts";
import { migrate } from "../storage/engine/migrate.ts";
import { openDatabase } from "../storage/engine/open-database.ts";
import { releaseAbandonedKeys } from "../storage/idempotency.ts";
import { releaseAttempts } from "../storage/webhook-deliveries.ts";

const migrations = new URL("../storage/migrations/", import.meta.url);

/** Opens the configured database and brings its schema up to date; closed again when that fails. */
export async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.ASSAY_DATA_DIR,
    poolSize: config.ASSAY_DATABASE_POOL_SIZE,
  });
  try {
    await migrate(database, migrations);
    // The embedded database has one process at a time, so nothing need wait for a dead one's lease.
    if (database.engine === "pglite") {
      await releaseAbandonedKeys(database);
      await releaseAttempts(database);
      await endAbandonedLeases(database);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
