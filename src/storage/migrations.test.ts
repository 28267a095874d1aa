/** Rows that were written before a migration are found by the statements of today. */
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./engine/migrate.ts";
import { openTestDatabase } from "./engine/testing.ts";
import { findComparablesByNumber } from "./entities/catalogue.ts";
import { entityNumber } from "./entities/entity-keys.ts";
import { findHolders, rowText } from "./entities/holders.ts";
import { insertTestTenant } from "./testing/insert-test-tenant.ts";

const all = new URL("migrations/", import.meta.url);
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "assay-migrations-"));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

/** The migrations up to this number, by themselves. */
async function migrationsUpTo(number: number): Promise<URL> {
  const names = (await readdir(all)).filter((name) => Number(name.slice(0, 4)) <= number);
  const own = join(directory, String(number));
  for (const name of names) await cp(fileURLToPath(new URL(name, all)), join(own, name));
  return pathToFileURL(`${own}/`);
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

test("records that an earlier release stored and those that come later are counted against the quota of unbound records", async () => {
  const database = await openTestDatabase({ migrationsDirectory: await migrationsUpTo(16) });
  await insertTestTenant(database, "ten_1");
  await insertTestTenant(database, "ten_2");
  await database.query(
    `insert into record (tenant_id, record_id, submitted, content_digest, operation, acting_surface, entity_id, member,
       decision_id, replay_of, created_at)
     values ('ten_1', 'rec_member', '{"a":1}', '\\x01', 'resolve', 'api', 'ent_a', true, 'dec_member', null, now()),
       ('ten_1', 'rec_replay', '{"a":1}', '\\x01', 'resolve', 'api', 'ent_a', false, 'dec_member', 'rec_member', now()),
       ('ten_1', 'rec_open', '{"\u00fc":2}', '\\x02', 'resolve', 'api', null, false, 'dec_open', null, now())`,
  );
  await database.query(
    `insert into decision (tenant_id, decision_id, record_id, decision, stage, match_confidence, threshold_upper,
       pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
     select 'ten_1', 'dec_' || r, 'rec_' || r, 'unresolved', 'probabilistic', 0.5, 0.9, '1', 'key_1', 'api', now(), '{"r":1}'
     from unnest('{member,open}'::text[]) r`,
  );
  await database.query(
    `insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, status, body, usage, record_id, created_at)
     values ('ten_1', 'resolve', '\\x01', '\\x01', 'completed', 200, '{"kept":true}', '{"credits_charged":0}', 'rec_open', now()),
       ('ten_1', 'match', '\\x02', '\\x02', 'completed', 200, '{"free":1}', '{"credits_charged":0}', null, now()),
       ('ten_1', 'match', '\\x03', '\\x03', 'completed', 200, '{"paid":1}', '{"credits_charged":1}', null, now())`,
  );
  await database.query(
    `insert into review_item (tenant_id, review_id, record_id, decision_id, status, reason, stage, evidence_tier, shortlist, created_at)
     values ('ten_1', 'rev_1', 'rec_open', 'dec_open', 'open', 'x', 'probabilistic', 'identifier', '[]', now())`,
  );

  await migrate(database, all);

  await database.query(
    `insert into record (tenant_id, record_id, submitted, content_digest, operation, acting_surface, member, decision_id,
       created_at, stored_bytes)
     values ('ten_2', 'rec_later', '{}', '\\x03', 'resolve', 'api', false, 'dec_later', now(), 2)`,
  );
  const { rows } = await database.query(
    "select tenant_id, records, bytes, job_bytes, answer_bytes from unbound_usage order by tenant_id",
  );
  // The replay has its submission alone; the open record a submission of 8 bytes, receipt, answer and review item.
  const open = 8 + '{"r":1}'.length + '{"kept":true}'.length + "[]".length;
  expect(rows).toEqual([
    { tenant_id: "ten_1", records: 2, bytes: 7 + open, job_bytes: 0, answer_bytes: '{"free":1}'.length },
    { tenant_id: "ten_2", records: 1, bytes: 2, job_bytes: 0, answer_bytes: 0 },
  ]);
  await database.close();
});
