import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../src/storage/engine/database.ts";
import { openTestDatabase, testableEngines } from "../../src/storage/engine/testing.ts";
import { expectPinned } from "./pin.ts";
import { dumpSchema } from "./schema-dump.ts";

const migrationsDirectory = new URL("../../src/storage/migrations/", import.meta.url);

describe.each(testableEngines)("the migrated schema on %s", (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase({ engine, migrationsDirectory });
  });
  afterAll(() => database.close());

  test("schema.sql: every table, index, constraint and function", async () => {
    await expectPinned("schema.sql", await dumpSchema(database));
  });

  test("tenant data has tenant_id as the first column of every key", async () => {
    const { rows } = await database.query<{ index: string; first: string }>(
      `select i.relname as index, attname as first
       from pg_class t join pg_index on indrelid = t.oid and indisunique
         join pg_class i on i.oid = indexrelid
         join pg_attribute on attrelid = t.oid and attnum = indkey[0]
       where t.relnamespace = 'public'::regnamespace
         and exists (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id')`,
    );
    expect(rows.length).toBeGreaterThan(5);
    // A credential is found by id or digest before its tenant is known, and some have no tenant; due work is
    // found by kind.
    const known = [
      "api_key_pkey",
      "job_due_pkey",
      "job_slot_pkey",
      "oauth_grant_pkey",
      "oauth_install_ticket_digest_key",
      "oauth_install_ticket_pkey",
    ];
    expect(rows.filter(({ index, first }) => first !== "tenant_id" && !known.includes(index))).toEqual([]);
  });
});
