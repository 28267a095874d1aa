/**
 * Writes `src/storage/baseline.sql`: the schema after all current migrations, for new stores.
 *
 *   scripts/ci-postgres.sh npm run baseline
 *
 * Applies the migrations to an empty database of the server in TEST_DATABASE_URL and reads it with `pg_dump` of that
 * server's version. Functions that have files of their own are left out, because they are applied after it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "../src/storage/engine/database.ts";
import { migrate } from "../src/storage/engine/migrate.ts";
import { functionsBeside } from "../src/storage/engine/migration-files.ts";
import { openDatabase } from "../src/storage/engine/open-database.ts";

const migrations = new URL("../src/storage/migrations/", import.meta.url);
const target = new URL("../src/storage/baseline.sql", import.meta.url);

/** `pg_dump` of the server's major version, where Debian keeps it, or the one on the path. */
async function dumpProgram(database: Database): Promise<string> {
  const { rows } = await database.query<{ version: string }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const program = join("/usr/lib/postgresql", String(rows[0]!.version), "bin/pg_dump");
  return existsSync(program) ? program : "pg_dump";
}

/** Drops those functions that have a file of their own and that no table needs. */
async function dropFunctionsOfFiles(database: Database): Promise<void> {
  const directory = functionsBeside(migrations);
  const names = readdirSync(directory).flatMap((name) =>
    [...readFileSync(new URL(name, directory), "utf8").matchAll(/create or replace function (\w+)/g)].map(
      ([, found]) => found,
    ),
  );
  const { rows } = await database.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any($1) and not exists (
       select 1 from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid)`,
    [names],
  );
  for (const { signature } of rows) await database.query(`drop function ${signature}`);
}

/** The statements alone, without settings, comments and the name of the schema. */
function statementsOf(dump: string): string {
  const kept = dump
    .split("\n")
    .filter((line) => !/^(SET |SELECT pg_catalog\.set_config|\\|--)/.test(line))
    .join("\n");
  return kept
    .replaceAll(/\bpublic\./g, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) throw new Error("TEST_DATABASE_URL is not set: scripts/ci-postgres.sh npm run baseline");
const name = `assay_baseline_${process.pid}`;
const url = new URL(serverUrl);
url.pathname = `/${name}`;
const server = await openDatabase({ databaseUrl: serverUrl, dataDir: "" });
await server.query(`create database "${name}" template template0 encoding 'UTF8' locale 'C'`);
const database = await openDatabase({ databaseUrl: url.href, dataDir: "" });
try {
  await migrate(database, migrations, { fromBaseline: false });
  const { rows } = await database.query<{ name: string }>(
    "select name from schema_migration order by number",
  );
  await dropFunctionsOfFiles(database);
  const program = await dumpProgram(database);
  const dump = execFileSync(
    program,
    ["--no-owner", "--no-privileges", "--inserts", "--exclude-table=schema_*", "--dbname", url.href],
    { encoding: "utf8" },
  );
  const head = [
    "-- What a new store gets in place of these migrations, which stores that are older go through.",
    "-- Written by `scripts/ci-postgres.sh npm run baseline`; never edited.",
    ...rows.map((row) => `-- covers ${row.name}`),
    "set local check_function_bodies = off;",
  ];
  writeFileSync(target, `${head.join("\n")}\n\n${statementsOf(dump)}\n`);
  process.stdout.write(`${fileURLToPath(target)}: ${rows.length} migrations\n`);
} finally {
  await database.close();
  await server.query(`drop database "${name}" with (force)`);
  await server.close();
}
