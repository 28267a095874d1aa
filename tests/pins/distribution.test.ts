import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../src/storage/engine/database.ts";
import { openTestDatabase, testableEngines } from "../../src/storage/engine/testing.ts";

const migrationsDirectory = new URL("../../src/storage/migrations/", import.meta.url);

/** `name kind` of every table in distribution.sql. */
async function distribution(): Promise<string[]> {
  const script = await readFile(new URL("../distribution.sql", migrationsDirectory), "utf8");
  return [...script.matchAll(/\('([a-z_]+)', '(tenant|reference|local)'\)/g)].map(
    ([, name, kind]) => `${name} ${kind}`,
  );
}

describe.each(testableEngines)("distribution.sql on %s", (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase({ engine, migrationsDirectory });
  });
  afterAll(() => database.close());

  test("names every table of the schema once", async () => {
    const { rows } = await database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
       order by relname collate "C"`,
    );
    const named = (await distribution()).map((entry) => entry.split(" ")[0]).sort();
    expect(named).toEqual(rows.map(({ name }) => name));
  });

  test("distributes by tenant every table whose rows belong to one, and no other", async () => {
    const { rows } = await database.query<{ name: string }>(
      `select relname as name from pg_class join pg_index on indrelid = pg_class.oid and indisprimary
         join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0] and attname = 'tenant_id'
       where relnamespace = 'public'::regnamespace order by relname collate "C"`,
    );
    const byTenant = (await distribution()).filter((entry) => entry.endsWith(" tenant"));
    expect(byTenant.map((entry) => entry.split(" ")[0]).sort()).toEqual(rows.map(({ name }) => name));
  });

  test("no foreign key leads from a table of one kind to a table of another", async () => {
    const kinds = new Map((await distribution()).map((entry) => entry.split(" ") as [string, string]));
    const { rows } = await database.query<{ name: string; from: string; to: string }>(
      `select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ from, to }) => kinds.get(from) !== kinds.get(to))).toEqual([]);
  });
});

describe.each(testableEngines.filter((name) => name === "citus"))("a cluster of %s", (engine) => {
  test("has every tenant's table distributed by its tenant, all of them together, and the commit with them", async () => {
    const database = await openTestDatabase({ engine, migrationsDirectory });
    try {
      const { rows } = await database.query<{ entry: string; place: number }>(
        `select logicalrelid::text || ' tenant' as entry, colocationid as place from pg_dist_partition
         where partmethod = 'h' order by logicalrelid::text collate "C"`,
      );
      const byTenant = (await distribution()).filter((entry) => entry.endsWith(" tenant")).sort();
      expect(rows.map(({ entry }) => entry)).toEqual(byTenant);
      const { rows: commits } = await database.query<{ place: number }>(
        `select colocationid as place from pg_dist_object where classid = 'pg_proc'::regclass
           and objid = 'commit_resolutions(text, jsonb, text)'::regprocedure and distribution_argument_index = 0`,
      );
      expect(new Set([...rows, ...commits].map(({ place }) => place)).size).toBe(1);
    } finally {
      await database.close();
    }
  });
});
