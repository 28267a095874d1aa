import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Queryable, Transaction } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { entityErasers, mentionErasers, recordErasers } from "./erasers.ts";

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({
    migrationsDirectory: new URL("../../storage/migrations/", import.meta.url),
  });
});
afterAll(() => database.close());

const ofEntities = [...entityErasers, ...mentionErasers];
const named = {
  record_id: new Set(recordErasers.flatMap(({ tables }) => tables)),
  entity_id: new Set(ofEntities.flatMap(({ tables }) => tables)),
};

/** Columns of tenants' tables that name a record or an entity, in tables that no eraser names. */
async function forgotten(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ table: string; column: string }>(
    `select t.relname as table, a.attname as column from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not a.attisdropped
       and a.attname ~ '(^|_)(record_id|entity_id)$' and a.attname <> 'source_record_id'
       and exists (select 1 from pg_attribute o where o.attrelid = t.oid and o.attname = 'tenant_id')
     order by 1, 2`,
  );
  expect(rows.length).toBeGreaterThan(10);
  return rows
    .filter(
      ({ table, column }) => !named[column.endsWith("record_id") ? "record_id" : "entity_id"].has(table),
    )
    .map(({ table, column }) => `${table}.${column}: no eraser in erasers.ts names the table`);
}

describe("whatever keeps data of a record or an entity has an eraser", () => {
  test("every table of the schema with a record_id or an entity_id is named by one", async () => {
    expect(await forgotten(database)).toEqual([]);
  });

  test.each(["record_id", "entity_id", "verdict_entity_id"])(
    "a table with a column %s that no eraser names is noticed",
    async (column) => {
      const undone = new Error("rolled back");
      const faults: string[] = [];
      const work = database.transaction(async (tx) => {
        await tx.query(`create table stray (tenant_id text, ${column} text)`);
        faults.push(...(await forgotten(tx)));
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      expect(faults).toEqual([`stray.${column}: no eraser in erasers.ts names the table`]);
    },
  );

  /** The statements that an eraser runs, on a store in which each of them finds a row. */
  async function statementsOf(erase: (tx: Transaction) => Promise<void>): Promise<string> {
    const texts: string[] = [];
    await database.transaction(async (tx) => {
      const recorded = new Proxy(tx, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== "function") return value;
          return (...sent: unknown[]) => {
            if (typeof sent[0] === "string") texts.push(sent[0]);
            return value.apply(target, sent);
          };
        },
      });
      await erase(recorded);
    });
    return texts.join("\n");
  }

  test.each(recordErasers.map((eraser) => [eraser.tables.join(", "), eraser] as const))(
    "the eraser of records in %s goes to these tables",
    async (_, { tables, erase }) => {
      const target = { tenantId: "ten_none", recordIds: ["rec_none"], at: "2026-01-01T00:00:00.000Z" };
      const statements = await statementsOf((tx) => erase(tx, target));
      for (const table of tables) expect(statements).toMatch(new RegExp(`(from|update|join) ${table}\\b`));
    },
  );

  test.each(ofEntities.map((eraser) => [eraser.tables.join(", "), eraser] as const))(
    "the eraser of entities in %s goes to these tables",
    async (_, { tables, erase }) => {
      const at = "2026-01-01T00:00:00.000Z";
      const target = { tenantId: "ten_none", entityId: "ent_none", since: at, at };
      const statements = await statementsOf((tx) =>
        erase(tx, { ...target, supported: new Set(), whole: true }),
      );
      for (const table of tables) expect(statements).toMatch(new RegExp(`(from|update|join) ${table}\\b`));
    },
  );
});
