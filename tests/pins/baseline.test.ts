import { describe, expect, test } from "vitest";
import type { Database } from "../../src/storage/engine/database.ts";
import { migrate } from "../../src/storage/engine/migrate.ts";
import { openTestDatabase, testableEngines } from "../../src/storage/engine/testing.ts";
import { dumpSchema } from "./schema-dump.ts";

const migrations = new URL("../../src/storage/migrations/", import.meta.url);
// Each store is made in a schema of its own; dropping such a schema would drop Citus too.
const engines = testableEngines.filter((engine) => engine !== "citus");

/** Every row of every table, without the times at which migrations were applied. */
async function rowsOf(database: Database): Promise<Record<string, unknown>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'schema\\_%' order by relname`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await database.query(`select to_jsonb(t) as row from "${name}" t`);
    if (rows.length > 0) content[name] = rows;
  }
  const migrated = "select number, name, sha256 from schema_migration order by number";
  const functions = "select name, sha256 from schema_function order by name";
  return {
    ...content,
    migrated: (await database.query(migrated)).rows,
    functions: (await database.query(functions)).rows,
  };
}

async function newStore(database: Database, fromBaseline: boolean) {
  await database.execute("drop schema public cascade; create schema public");
  const version = await migrate(database, migrations, { fromBaseline });
  return { version, schema: await dumpSchema(database), rows: await rowsOf(database) };
}

describe.each(engines)("baseline.sql on %s", (engine) => {
  test("makes the store that all migrations make, one after another", async () => {
    const database = await openTestDatabase({ engine });
    try {
      const migrated = await newStore(database, false);
      expect(await newStore(database, true)).toEqual(migrated);
      expect(migrated.rows.register_catalogue).toHaveLength(1);
    } finally {
      await database.close();
    }
  });
});
