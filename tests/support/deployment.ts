/** The storage of server processes: the embedded database in a directory, or a database of the run's server. */
import { setTimeout } from "node:timers/promises";
import type { Database } from "../../src/storage/engine/database.ts";
import { openTestDatabase } from "../../src/storage/engine/testing.ts";
import { migratedDataDirectory, scratchDirectory } from "./scratch.ts";

const migrationsDirectory = new URL("../../src/storage/migrations/", import.meta.url);

export interface Deployment {
  readonly environment: Readonly<Record<string, string>>;
  /** Expires all leases of a killed process, as the passing of time would. */
  endLeases(): Promise<void>;
  close(): Promise<void>;
}

export async function newDeployment(): Promise<Deployment> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const environment = {
    ASSAY_DATA_DIR: serverUrl ? scratchDirectory() : await migratedDataDirectory(),
    ASSAY_SAMPLE_REGISTER: "skip",
    ASSAY_LOG_LEVEL: "warn",
    ASSAY_DRAIN_S: "0",
  };
  // The embedded database has one process, whose start ends the leases of the one before it.
  if (!serverUrl) return { environment, endLeases: async () => undefined, close: async () => undefined };
  const database = await openTestDatabase({ migrationsDirectory });
  return {
    environment: { ...environment, DATABASE_URL: await urlOf(database, serverUrl) },
    endLeases: async () => {
      await quiet(database);
      await database.query("update job set lease_until = '-infinity' where state = 'held'");
      await database.query("delete from job_slot");
      await database.query("update idempotency set lease_until = '-infinity' where state = 'claimed'");
    },
    close: () => database.close(),
  };
}

/** Waits until the killed process's statements are done: the server completes them without a client. */
async function quiet(database: Database): Promise<void> {
  const busy =
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'";
  while ((await database.query(busy)).rows.length > 0) await setTimeout(10);
}

async function urlOf(database: Database, serverUrl: string): Promise<string> {
  const { rows } = await database.query<{ name: string }>("select current_database() as name");
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]!.name}`;
  return url.href;
}
