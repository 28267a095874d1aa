import { expect, test } from "vitest";
import { openTestDatabase } from "./engine/testing.ts";
import { followGrowth } from "./maintenance.ts";

test("embedded: a table that has grown eightfold gets new statistics, and one that has not keeps its own", async () => {
  const database = await openTestDatabase({
    migrationsDirectory: new URL("migrations/", import.meta.url),
    engine: "pglite",
  });
  const known = async (): Promise<number> => {
    const { rows } = await database.query<{ known: number }>(
      "select reltuples::int as known from pg_class where relname = 'decision'",
    );
    return rows[0]!.known;
  };
  const add = (count: number) =>
    database.query(
      `insert into decision (tenant_id, decision_id, record_id, decision, stage, match_confidence, threshold_upper,
         pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
       select 'ten_growth', gen_random_uuid()::text, 'rec', 'no_match', 'probabilistic', 0, 1, 'v', 'key', 'api', now(),
         repeat('x', 1000) from generate_series(1, $1)`,
      [count],
    );
  await add(500);
  await followGrowth(database);
  const before = await known();
  expect(before).toBeGreaterThanOrEqual(500);
  await add(100);
  await followGrowth(database);
  expect(await known()).toBe(before);
  await add(10 * before);
  await followGrowth(database);
  expect(await known()).toBeGreaterThan(10 * before);
  await database.query("delete from decision where tenant_id = 'ten_growth'");
  await database.close();
});
