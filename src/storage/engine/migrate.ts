/**
 * Forward-only migrations: numbered SQL files, each applied once, in one transaction together with its record.
 * Behind them the functions: a file each in the directory `functions` beside the migrations, applied when it changed.
 * Behind those, where the extension Citus is installed, `distribution.sql` beside the directory: each time.
 */
import type { Database, Queryable, Transaction } from "./database.ts";
import { DatabaseError } from "./errors.ts";
import {
  baselineBeside,
  distributionBeside,
  type FunctionFile,
  type MigrationFile,
  readFunctions,
  readIfThere,
  readMigrations,
} from "./migration-files.ts";

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
}

/** An arbitrary number that only migrations lock: "assay" as ASCII. */
const lockKey = 0x6173736179;

const createTable = `create table if not exists schema_migration (
  number integer primary key,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

const createFunctionTable = `create table if not exists schema_function (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

/** Waits until no other process migrates, for the rest of the transaction. */
async function lockMigrations(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1)", [lockKey]);
}

function checkApplied(applied: readonly AppliedMigration[], files: readonly MigrationFile[]): void {
  for (const { number, name, sha256 } of applied) {
    const file = files.find((one) => one.number === number);
    if (!file) throw new Error(`migration ${name} was applied by a newer version of the program`);
    if (file.name !== name || (file.sha256 !== sha256 && !file.earlier.includes(sha256))) {
      throw new Error(
        `migration ${file.name} is not the one that this database had: the database was written by a development version that cannot be upgraded`,
      );
    }
  }
}

/** The server's message, with the line of the script that it complains about. */
function reasonIn(script: string, error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  if (!(error instanceof DatabaseError) || error.position === undefined) return error.message;
  const line = [...script].slice(0, error.position - 1).filter((character) => character === "\n").length + 1;
  return `line ${line}: ${error.message}`;
}

/** Whether the database is spread over several servers by Citus. */
async function isCluster(db: Queryable): Promise<boolean> {
  const { rows } = await db.query("select 1 from pg_extension where extname = 'citus'");
  return rows.length > 0;
}

/** Distributes the tables that are not distributed yet, as `distribution.sql` beside the migrations says. */
async function distribute(tx: Transaction, migrations: URL): Promise<void> {
  await lockMigrations(tx);
  const script = await readIfThere(distributionBeside(migrations));
  try {
    await tx.execute(script);
  } catch (error) {
    throw new Error(`distribution.sql failed: ${reasonIn(script, error)}`, { cause: error });
  }
}

/**
 * Gives a store that has had no migration yet the tables that the first ones come to. `scripts/build-baseline.ts` writes
 * the file, and the names of those migrations at its head.
 */
async function applyBaseline(
  tx: Transaction,
  directory: URL,
  files: readonly MigrationFile[],
): Promise<void> {
  await lockMigrations(tx);
  const { rows } = await tx.query("select 1 from schema_migration limit 1");
  const script = await readIfThere(baselineBeside(directory));
  if (rows.length > 0 || script === "") return;
  const covered = [...script.matchAll(/^-- covers (\S+)$/gm)].map(([, name]) => name);
  const names = new Set(covered);
  const known = files.filter(({ name }) => names.has(name));
  if (known.length !== names.size) throw new Error("baseline.sql covers a migration that is not there");
  try {
    await tx.execute(script);
  } catch (error) {
    throw new Error(`baseline.sql failed: ${reasonIn(script, error)}`, { cause: error });
  }
  for (const file of known) await recordMigration(tx, file);
}

const recordMigration = (tx: Transaction, { number, name, sha256 }: MigrationFile) =>
  tx.query("insert into schema_migration (number, name, sha256) values ($1, $2, $3)", [number, name, sha256]);

/** Applies the first file that is not applied yet, if there is one; the lock makes two processes at once take turns. */
async function applyNext(tx: Transaction, files: readonly MigrationFile[]): Promise<boolean> {
  await lockMigrations(tx);
  const { rows: applied } = await tx.query<AppliedMigration>(
    "select number, name, sha256 from schema_migration order by number",
  );
  checkApplied(applied, files);
  const known = new Set(applied.map(({ number }) => number));
  const next = files.find(({ number }) => !known.has(number));
  if (!next) return false;
  try {
    await tx.execute(next.script);
  } catch (error) {
    throw new Error(`migration ${next.name} failed: ${reasonIn(next.script, error)}`, { cause: error });
  }
  await recordMigration(tx, next);
  return true;
}

interface MigrateOptions {
  /** Whether a new store begins with the baseline. Default true; `false` applies each migration. */
  readonly fromBaseline?: boolean;
}

/**
 * Brings the database to the newest file of `directory` (`0001_name.sql`, `0002_…`): every file that it has not got,
 * in the order of the numbers; a new one begins with `baseline.sql` beside the directory. Safe when several processes
 * start at once. A file may hold any statements that can run in a transaction, but not end it.
 * @returns the schema version, which is the number of the newest file.
 * @throws Error that names the file: it failed, it has changed since it was applied, or it is misnamed.
 */
export async function migrate(
  database: Database,
  directory: URL,
  { fromBaseline = true }: MigrateOptions = {},
): Promise<number> {
  const files = await readMigrations(directory);
  await database.transaction(async (tx) => {
    await lockMigrations(tx);
    await tx.execute(createTable);
    await tx.execute(createFunctionTable);
    if (fromBaseline) await applyBaseline(tx, directory, files);
  });
  while (await database.transaction((tx) => applyNext(tx, files))) {
    // Each file commits by itself, so that a failure keeps those before it.
  }
  const functions = await readFunctions(directory);
  if (functions.length > 0) await database.transaction((tx) => applyFunctions(tx, functions));
  if (await isCluster(database)) await database.transaction((tx) => distribute(tx, directory));
  return files.at(-1)?.number ?? 0;
}

/**
 * Applies each function whose file has changed since, in the order of the names. A file creates or replaces one
 * function; where its parameters or its result change it drops the former one first.
 */
async function applyFunctions(tx: Transaction, files: readonly FunctionFile[]): Promise<void> {
  await lockMigrations(tx);
  const { rows } = await tx.query<{ name: string; sha256: string }>(
    "select name, sha256 from schema_function",
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, script, sha256 } of files) {
    if (applied.get(name) === sha256) continue;
    try {
      await tx.execute(script);
    } catch (error) {
      throw new Error(`function ${name} failed: ${reasonIn(script, error)}`, { cause: error });
    }
    await tx.query(
      `insert into schema_function (name, sha256) values ($1, $2)
       on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
      [name, sha256],
    );
  }
}

/** The number of the newest migration that the database has, 0 when it has none. */
export async function schemaVersion(database: Database): Promise<number> {
  const { rows: tables } = await database.query("select 1 where to_regclass('schema_migration') is not null");
  if (tables.length === 0) return 0;
  const { rows } = await database.query<{ version: number }>(
    "select coalesce(max(number), 0) as version from schema_migration",
  );
  return rows[0]?.version ?? 0;
}
