import type { Database } from "./database.ts";
import { EngineDatabase } from "./engine-database.ts";
import { PgliteEngine } from "./pglite/pglite-engine.ts";
import { PostgresEngine } from "./postgres/postgres-engine.ts";

export interface OpenDatabaseOptions {
  /** A `postgres://` URL; without one the database is embedded, in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** The directory of the embedded database, created when it does not exist; one process at a time has it. */
  readonly dataDir: string;
  /** Connections to PostgreSQL. Default 10. */
  readonly poolSize?: number | undefined;
  /** How long a statement waits for a free connection before it fails as unavailable. Default 30,000 ms. */
  readonly queueTimeoutMs?: number | undefined;
}

/**
 * Opens the database: PostgreSQL 15 or later when `databaseUrl` is set, else PGlite in `dataDir`, where every
 * commit is on the disk before it is acknowledged.
 * @throws DatabaseError with a message for the operator: server unreachable or too old, directory taken.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, poolSize = 10, queueTimeoutMs = 30_000 } = options;
  const engine = databaseUrl
    ? await PostgresEngine.open({ databaseUrl, poolSize, queueTimeoutMs })
    : await PgliteEngine.open({ dataDir, queueTimeoutMs, durable: true });
  return new EngineDatabase(engine);
}
