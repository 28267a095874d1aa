import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { EngineDatabase } from "./engine-database.ts";
import type { Engine } from "./session.ts";
import { openCitusCopy } from "./testing/citus-template.ts";
import { engineClosedBy } from "./testing/engine-closed-by.ts";
import { type Filling, openPgliteCopy } from "./testing/pglite-template.ts";
import { openPostgresCopy } from "./testing/postgres-template.ts";
import { sharedEngines } from "./testing/shared-engines.ts";
import { watchedDatabase } from "./testing/watched-database.ts";

/** Citus is PostgreSQL with the data of tenants spread over several servers. */
type TestEngine = "pglite" | "postgres" | "citus";

export interface TestDatabaseOptions {
  /** Migrations that the database has had. */
  readonly migrationsDirectory?: URL;
  /** Rows that the database has, which only PGlite keeps for the next test: a server gets them each time. */
  readonly filling?: Filling;
  /** Which engine; by default Citus when TEST_CITUS_URL is set, PostgreSQL when TEST_DATABASE_URL is, else PGlite. */
  readonly engine?: TestEngine;
}

function sharedPglite(migrationsDirectory: URL | undefined, filling: Filling | undefined): Promise<Engine> {
  const key = `${migrationsDirectory?.href ?? ""} ${filling?.name ?? ""}`;
  const known = sharedEngines.get(key) ?? openPgliteCopy(migrationsDirectory, { filling });
  sharedEngines.set(key, known);
  return known;
}

/** A handle on the shared engine: closing it leaves the engine to the others. */
function borrowed(engine: Engine): Engine {
  return engineClosedBy(engine, async () => {});
}

/**
 * A database for tests, fast and not durable. On PGlite one database serves the whole process, so give each test a
 * tenant of its own; on PostgreSQL every call gets a fresh one, dropped when it is closed.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const { engine = testableEngines.at(-1)!, migrationsDirectory, filling } = options;
  const database = await openUnwatched(engine, migrationsDirectory, filling);
  return migrationsDirectory ? watchedDatabase(database) : database;
}

async function openUnwatched(
  engine: TestEngine,
  migrations: URL | undefined,
  filling: Filling | undefined,
): Promise<Database> {
  if (engine === "pglite") return new EngineDatabase(borrowed(await sharedPglite(migrations, filling)));
  const [variable, open] = servers[engine];
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set`);
  const database = new EngineDatabase(await open(url, migrations));
  if (filling) await filling.fill(database, mkdtempSync(join(filling.directory, `${filling.name}-`)));
  return database;
}

const servers = {
  postgres: ["TEST_DATABASE_URL", openPostgresCopy],
  citus: ["TEST_CITUS_URL", openCitusCopy],
} as const;

/** The engines that this run can test: PGlite always, and those whose variables are set. */
export const testableEngines: readonly TestEngine[] = (["pglite", "postgres", "citus"] as const).filter(
  (engine) => engine === "pglite" || process.env[servers[engine][0]],
);
