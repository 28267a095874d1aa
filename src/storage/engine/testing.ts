import type { Database } from "./database.ts";
import { EngineDatabase } from "./engine-database.ts";
import type { Engine } from "./session.ts";
import { openPgliteCopy } from "./testing/pglite-template.ts";
import { openPostgresCopy } from "./testing/postgres-template.ts";

export interface TestDatabaseOptions {
  /** Migrations that the database has had. */
  readonly migrationsDirectory?: URL;
  /** Which engine; by default PostgreSQL when TEST_DATABASE_URL is set, else PGlite. */
  readonly engine?: "postgres" | "pglite";
}

/** One PGlite a process and migrations, kept open for the next test that asks for it. */
const pgliteEngines = new Map<string, Promise<Engine>>();

function sharedPglite(migrationsDirectory: URL | undefined): Promise<Engine> {
  const key = migrationsDirectory?.href ?? "";
  const known = pgliteEngines.get(key);
  if (known) return known;
  const opening = openPgliteCopy(migrationsDirectory);
  pgliteEngines.set(key, opening);
  return opening;
}

/** A handle on the shared engine: closing it leaves the engine to the others. */
function borrowed(engine: Engine): Engine {
  return {
    name: engine.name,
    lease: () => engine.lease(),
    query: (...statement) => engine.query(...statement),
    syncCount: () => engine.syncCount(),
    close: async () => {},
  };
}

/**
 * A database for tests, fast and not durable. On PGlite one database serves the whole process, so give each test a
 * tenant of its own; on PostgreSQL every call gets a fresh one, dropped when it is closed.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const wanted = options.engine ?? (databaseUrl ? "postgres" : "pglite");
  if (wanted === "pglite") {
    return new EngineDatabase(borrowed(await sharedPglite(options.migrationsDirectory)));
  }
  if (!databaseUrl) throw new Error("TEST_DATABASE_URL is not set");
  return new EngineDatabase(await openPostgresCopy(databaseUrl, options.migrationsDirectory));
}

/** The engines that this run can test: PGlite always, PostgreSQL when TEST_DATABASE_URL is set. */
export const testableEngines: readonly ("postgres" | "pglite")[] = process.env.TEST_DATABASE_URL
  ? ["pglite", "postgres"]
  : ["pglite"];
