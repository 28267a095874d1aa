import type { Database } from "./database.ts";
import { EngineDatabase } from "./engine-database.ts";
import type { Engine } from "./session.ts";
import { openCitusCopy } from "./testing/citus-template.ts";
import { openPgliteCopy } from "./testing/pglite-template.ts";
import { openPostgresCopy } from "./testing/postgres-template.ts";
import { watchedDatabase } from "./testing/watched-database.ts";

/** Citus is PostgreSQL with the data of tenants spread over several servers. */
type TestEngine = "pglite" | "postgres" | "citus";

export interface TestDatabaseOptions {
  /** Migrations that the database has had. */
  readonly migrationsDirectory?: URL;
  /** Which engine; by default Citus when TEST_CITUS_URL is set, PostgreSQL when TEST_DATABASE_URL is, else PGlite. */
  readonly engine?: TestEngine;
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
  const { engine = testableEngines.at(-1)!, migrationsDirectory } = options;
  const database = await openUnwatched(engine, migrationsDirectory);
  return migrationsDirectory ? watchedDatabase(database) : database;
}

async function openUnwatched(engine: TestEngine, migrations: URL | undefined): Promise<Database> {
  if (engine === "pglite") return new EngineDatabase(borrowed(await sharedPglite(migrations)));
  const [variable, open] = servers[engine];
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set`);
  return new EngineDatabase(await open(url, migrations));
}

const servers = {
  postgres: ["TEST_DATABASE_URL", openPostgresCopy],
  citus: ["TEST_CITUS_URL", openCitusCopy],
} as const;

/** The engines that this run can test: PGlite always, and those whose variables are set. */
export const testableEngines: readonly TestEngine[] = (["pglite", "postgres", "citus"] as const).filter(
  (engine) => engine === "pglite" || process.env[servers[engine][0]],
);
