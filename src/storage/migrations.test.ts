/** A store that was filled before a migration is found by what comes after it. */
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findComparablesByNumber } from "./catalogue.ts";
import { migrate } from "./engine/migrate.ts";
import { openTestDatabase } from "./engine/testing.ts";
import { entityNumber } from "./entity-keys.ts";
import { findHolders, rowText } from "./holders.ts";

const all = new URL("migrations/", import.meta.url);
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "assay-migrations-"));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

/** The migrations up to this number, by themselves. */
async function migrationsUpTo(number: number): Promise<URL> {
  const names = (await readdir(all)).filter((name) => Number(name.slice(0, 4)) <= number);
  for (const name of names) await cp(fileURLToPath(new URL(name, all)), join(directory, name));
  return pathToFileURL(`${directory}/`);
}

test("entities whose keys named them by id have the same keys by number", async () => {
  const database = await openTestDatabase({ migrationsDirectory: await migrationsUpTo(15) });
  const ids = ["ent_a", "ent_b", "ent_c"];
  await database.query(
    `insert into entity (tenant_id, entity_id, version, observations, comparable, search_text, places,
       register_version, created_at, updated_at, last_checked_at)
     select 'ten_1', id, 1, '[]', 'of ' || id, '', '{}', 0, now(), now(), now() from unnest($1::text[]) id`,
    [ids],
  );
  await database.query(
    `insert into entity_key (tenant_id, key, entity_id)
     values ('ten_1', 7, 'ent_a'), ('ten_1', 7, 'ent_b'), ('ten_1', -8, 'ent_c'), ('ten_2', 7, 'ent_c')`,
  );
  await database.query("insert into entity_register_ref values ('ten_1', 'gleif', '5299', 'ent_b')");

  await migrate(database, all);

  const row = rowText({ source: "gleif", sourceRecordId: "5299" });
  const held = await findHolders(database, "ten_1", ["7", "-8", "9", row], 50);
  const [a, b, c] = ids.map(entityNumber) as [number, number, number];
  expect(new Map(held.map(({ asked, entity_numbers }) => [asked, entity_numbers]))).toEqual(
    new Map([
      ["7", [a, b].sort((one, other) => one - other).join(" ")],
      ["-8", `${c}`],
      [row, `${b}`],
    ]),
  );
  const comparables = await findComparablesByNumber(database, "ten_1", [a, c]);
  expect(comparables.map(({ comparable }) => comparable).sort()).toEqual(["of ent_a", "of ent_c"]);
  await database.close();
});
