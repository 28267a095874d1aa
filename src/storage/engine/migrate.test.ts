import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { migrate, schemaVersion } from "./migrate.ts";
import { openTestDatabase, testableEngines } from "./testing.ts";

// Each test drops the schema, and Citus with it.
const engines = testableEngines.filter((engine) => engine !== "citus");

describe.each(engines)("migrations on %s", (engine) => {
  let database: Database;
  let root: string;
  let directory: URL;

  beforeEach(async () => {
    database = await openTestDatabase({ engine });
    await database.execute("drop schema public cascade; create schema public");
    root = await mkdtemp(join(tmpdir(), "migrations-"));
    directory = pathToFileURL(root);
  });
  afterEach(async () => {
    await database.close();
    await rm(root, { recursive: true });
  });

  const write = (name: string, script: string) => writeFile(join(root, name), script);

  test("files are applied in order, once each, and recorded", async () => {
    expect(await schemaVersion(database)).toBe(0);
    await write("0001_first.sql", "create table a (n int); insert into a values (1);");
    await write(
      "0002_second.sql",
      "create function b() returns int language sql as $$ select 2; select 3 $$;",
    );
    await write("notes.txt", "no migration");
    expect(await migrate(database, directory)).toBe(2);
    await write("0003_third.sql", "insert into a select b();");
    expect(await migrate(database, directory)).toBe(3);
    expect(await migrate(database, directory)).toBe(3);
    expect(await schemaVersion(database)).toBe(3);
    expect((await database.query("select n from a order by n")).rows).toEqual([{ n: 1 }, { n: 3 }]);
    const { rows } = await database.query(
      "select number, name, length(sha256) as digits from schema_migration",
    );
    expect(rows).toContainEqual({ number: 2, name: "0002_second.sql", digits: 64 });
  });

  test("a failing file is undone as a whole, named with its line, and those before it stay", async () => {
    await write("0001_good.sql", "create table a (n int);");
    await write(
      "0002_bad.sql",
      "create table b (n int);\ninsert into b values (1);\nselect wrong wrong wrong;",
    );
    await expect(migrate(database, directory)).rejects.toThrow(/0002_bad\.sql failed: line 3: /);
    expect(await schemaVersion(database)).toBe(1);
    expect((await database.query("select to_regclass('b')::text as b")).rows).toEqual([{ b: null }]);
    await write("0002_bad.sql", "create table b (n int);");
    expect(await migrate(database, directory)).toBe(2);
  });

  test("a file that has changed, was renamed or is gone since it was applied is an error that names it", async () => {
    await write("0001_first.sql", "create table a (n int);");
    await migrate(database, directory);
    await write("0001_first.sql", "create table a (n bigint);");
    await expect(migrate(database, directory)).rejects.toThrow(/0001_first\.sql is not the one/);
    await rm(join(root, "0001_first.sql"));
    await expect(migrate(database, directory)).rejects.toThrow(
      /0001_first\.sql was applied by a newer version/,
    );
    await write("0001_renamed.sql", "create table a (n int);");
    await expect(migrate(database, directory)).rejects.toThrow(/0001_renamed\.sql is not the one/);
  });

  test("a file of which a comment alone has changed is known by the digest of its earlier text", async () => {
    const earlier = "-- as it was\ncreate table a (n int);";
    await write("0001_first.sql", earlier);
    await migrate(database, directory);
    await write("0001_first.sql", "-- as it is\ncreate table a (n int);");
    await expect(migrate(database, directory)).rejects.toThrow(/is not the one/);
    const sha256 = createHash("sha256").update(earlier).digest("hex");
    await write("earlier-texts.json", JSON.stringify({ "0001_first.sql": [sha256] }));
    expect(await migrate(database, directory)).toBe(1);
  });

  test("a file whose number is lower than an applied one is applied all the same", async () => {
    await write("0003_third.sql", "create table c (n int);");
    expect(await migrate(database, directory)).toBe(3);
    await write("0001_first.sql", "create table a (n int);");
    await write("0002_second.sql", "insert into a values (1); insert into c select n from a;");
    expect(await migrate(database, directory)).toBe(3);
    expect((await database.query("select n from c")).rows).toEqual([{ n: 1 }]);
    expect(await schemaVersion(database)).toBe(3);
  });

  test("a new store begins with the baseline, and files that it does not cover are applied on top", async () => {
    const migrations = join(root, "migrations");
    await mkdir(migrations);
    const baseline = "-- covers 0001_first.sql\n-- covers 0003_third.sql\ncreate table a (n int, at int);";
    await writeFile(join(root, "baseline.sql"), baseline);
    await writeFile(join(migrations, "0001_first.sql"), "create table a (n int);");
    await writeFile(join(migrations, "0002_second.sql"), "insert into a (n) values (2);");
    await writeFile(join(migrations, "0003_third.sql"), "alter table a add column at int;");
    expect(await migrate(database, pathToFileURL(migrations))).toBe(3);
    expect((await database.query("select n, at from a")).rows).toEqual([{ n: 2, at: null }]);
    const applied = "select number from schema_migration order by applied_at, number";
    expect((await database.query(applied)).rows).toEqual([{ number: 1 }, { number: 3 }, { number: 2 }]);
    await writeFile(join(root, "baseline.sql"), "never read again by a store that has begun");
    expect(await migrate(database, pathToFileURL(migrations))).toBe(3);
  });

  test("a baseline that covers a file that is gone is an error", async () => {
    const migrations = join(root, "migrations");
    await mkdir(migrations);
    await writeFile(join(root, "baseline.sql"), "-- covers 0001_first.sql\ncreate table a (n int);");
    await expect(migrate(database, pathToFileURL(migrations))).rejects.toThrow(/baseline\.sql covers/);
    expect((await database.query("select to_regclass('a')::text as a")).rows).toEqual([{ a: null }]);
  });

  test.each(["0000_none.sql", "1_short.sql", "0001 space.sql"])(
    "a file named %s is refused",
    async (name) => {
      await write(name, "select 1;");
      await expect(migrate(database, directory)).rejects.toThrow(/expected a name like 0001_name\.sql/);
      expect(await schemaVersion(database)).toBe(0);
    },
  );

  test("two files of one number are refused", async () => {
    await write("0001_a.sql", "select 1;");
    await write("0001_b.sql", "select 1;");
    await expect(migrate(database, directory)).rejects.toThrow(/0001_b\.sql: .* a number of its own/);
  });

  test("a function is applied when its file is new or has changed, behind the migrations", async () => {
    const migrations = join(root, "migrations");
    const functions = join(root, "functions");
    for (const made of [migrations, functions]) await mkdir(made);
    await writeFile(join(migrations, "0001_first.sql"), "create table a (n int);");
    const answering = (n: number) =>
      `create or replace function answer() returns bigint language sql as $$ select ${n} + count(*) from a $$;`;
    const asked = async () => (await database.query<{ n: number }>("select answer() as n")).rows;
    await writeFile(join(functions, "answer.sql"), answering(1));
    await migrate(database, pathToFileURL(migrations));
    expect(await asked()).toEqual([{ n: 1 }]);
    await database.query(
      "create or replace function answer() returns bigint language sql as 'select 9::bigint'",
    );
    await migrate(database, pathToFileURL(migrations));
    expect(await asked(), "a file that has not changed is left alone").toEqual([{ n: 9 }]);
    await writeFile(join(functions, "answer.sql"), answering(2));
    await migrate(database, pathToFileURL(`${migrations}/`));
    expect(await asked()).toEqual([{ n: 2 }]);
    await writeFile(join(functions, "answer.sql"), "select\n  nothing_like_it;");
    await expect(migrate(database, pathToFileURL(migrations))).rejects.toThrow(
      /function answer\.sql failed: line 2/,
    );
    expect(await asked()).toEqual([{ n: 2 }]);
  });

  test("several that start at once apply each file once", async () => {
    await write("0001_first.sql", "create table a (n int);");
    await write("0002_second.sql", "insert into a values (1);");
    const versions = await Promise.all([1, 2, 3, 4].map(() => migrate(database, directory)));
    expect(versions).toEqual([2, 2, 2, 2]);
    expect((await database.query("select n from a")).rows).toEqual([{ n: 1 }]);
  });

  test("a script that ends its own transaction is an error", async () => {
    await write("0001_commits.sql", "create table a (n int); commit;");
    await expect(migrate(database, directory)).rejects.toThrow(
      /0001_commits\.sql failed: .*ended the transaction/,
    );
  });

  test("a test database has the migrations that it is opened with", async () => {
    const own = join(root, "own");
    await mkdir(own);
    await writeFile(join(own, "0001_first.sql"), `create table "${engine}_made" (n int);`);
    const migrated = await openTestDatabase({ engine, migrationsDirectory: pathToFileURL(own) });
    const again = await openTestDatabase({ engine, migrationsDirectory: pathToFileURL(own) });
    try {
      expect(await schemaVersion(migrated)).toBe(1);
      expect((await again.query(`select count(*) as n from "${engine}_made"`)).rows).toEqual([{ n: 0 }]);
    } finally {
      await migrated.close();
      await again.close();
    }
  });
});
