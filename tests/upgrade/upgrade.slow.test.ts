/** Today's release opens stores of earlier releases: no data is lost, and old entities are found. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../src/storage/engine/migrate.ts";
import { openDatabase } from "../../src/storage/engine/open-database.ts";
import { ServerProcess } from "../support/process.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { type Answered, fillTables, migrationsOf, type RecordedStore, readStore } from "./recorded-store.ts";

const stores = new URL("stores/", import.meta.url);
const migrations = new URL("../../src/storage/migrations/", import.meta.url);

/** A data directory of the earlier release. */
async function directoryOf(store: RecordedStore): Promise<string> {
  const root = scratchDirectory();
  const known = join(root, "migrations");
  mkdirSync(known);
  const applied = migrationsOf(store);
  for (const name of readdirSync(migrations)) {
    if (applied.has(Number(name.slice(0, 4))))
      cpSync(fileURLToPath(new URL(name, migrations)), join(known, name));
  }
  const dataDir = join(root, "data");
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database, pathToFileURL(known));
    await database.transaction((tx) => fillTables(tx, store.tables));
    await database.query("drop table if exists schema_function");
  } finally {
    await database.close();
  }
  if (store.encryptionKey !== null) {
    writeFileSync(join(dataDir, "encryption.key"), store.encryptionKey, { mode: 0o600 });
  }
  return dataDir;
}

const names = readdirSync(stores).filter((name) => name.endsWith(".json.gz"));

test("stores of at least three releases are kept, and jobs in some of them", () => {
  expect(names.length).toBeGreaterThanOrEqual(3);
  const withJobs = names.filter((name) => readStore(new URL(name, stores)).tables.batch_job?.length);
  expect(withJobs.length).toBeGreaterThanOrEqual(2);
});

describe.each(names)("the store of %s", (name) => {
  const store = readStore(new URL(name, stores));
  const { keys, calls } = store.answers;
  const resolved = calls.filter(({ path }) => path === "/v1/resolve");
  const bound = resolved.filter(({ body }) => body.entity !== null);
  let server: ServerProcess;

  beforeAll(async () => {
    const dataDir = await directoryOf(store);
    server = await ServerProcess.listening({ ASSAY_DATA_DIR: dataDir, ASSAY_LOG_LEVEL: "warn" });
  });
  afterAll(() => server.kill("SIGTERM"));

  const ask = async <Body = Answered["body"]>(path: string, body?: unknown, idempotencyKey?: string) => {
    const key = keys.resolve!;
    const options = { key, ...(body === undefined ? {} : { body }) };
    return await server.send<Body>(body === undefined ? "GET" : "POST", path, {
      ...options,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  };

  test("has a decision of each kind, or it would show nothing", () => {
    expect(new Set(resolved.map(({ body }) => body.decision))).toEqual(
      new Set(["match", "no_match", "unresolved"]),
    );
  });

  test("nothing is lost: every record, its entity and its receipt are there", async () => {
    for (const { body } of resolved) {
      const { decision_id, entity } = body as { decision_id: string; entity: null | { entity_id: string } };
      const receipt = await ask<{ decision: { decision_id: string } }>(`/v1/decisions/${decision_id}`);
      expect(receipt, decision_id).toMatchObject({ status: 200, body: { decision: { decision_id } } });
      if (entity === null) continue;
      const read = await ask(`/v1/entities/${entity.entity_id}`);
      expect(read.status).toBe(200);
      expect(read.body.member_record_ids).toContain(body.record_id);
    }
  });

  test("receipts replay to the same bits", async () => {
    for (const { body } of resolved) {
      const { decision } = (
        await ask<{ decision: Record<string, unknown> }>(`/v1/decisions/${body.decision_id}`)
      ).body;
      if (decision.probability === null) continue;
      expect(decision.replay, String(body.decision_id)).toMatchObject({ reproduced: true });
    }
  });

  test("a record that was bound is answered from its binding, for nothing", async () => {
    for (const { request, body } of bound) {
      const again = await ask("/v1/resolve", request);
      expect(again.body, JSON.stringify(request)).toMatchObject({
        replayed: true,
        decision_id: body.decision_id,
        usage: { credits_charged: 0 },
      });
    }
  });

  test("a keyed request that comes again has the stored answer", async () => {
    for (const { request, body } of resolved.slice(0, 8)) {
      const { client_ref } = request as { client_ref: string };
      const again = await ask("/v1/resolve", request, `key-${client_ref}`);
      expect(again.body).toMatchObject({ record_id: body.record_id, decision_id: body.decision_id });
    }
  });

  test("a company that the release founded is found under its name written otherwise", async () => {
    const founded = bound.filter(({ body }) => body.entity_created === true);
    expect(founded.length).toBeGreaterThan(1);
    for (const { request, body } of founded) {
      const { client_ref: _, ...record } = request as { client_ref: string; name: string };
      const { entity_id } = body.entity as { entity_id: string };
      const again = await ask("/v1/resolve", { ...record, name: writtenOtherwise(record.name) });
      expect(again.body, record.name).toMatchObject({ decision: "match", entity: { entity_id } });
    }
  });

  test("every job that was queued runs to its end", async () => {
    const jobs = calls.filter(({ path, status }) => path === "/v1/batch-jobs" && status === 202);
    expect(jobs.length).toBe(store.tables.batch_job?.length ?? 0);
    for (const { request, body: job } of jobs) {
      const path = `/v1/batch-jobs/${job.job_id}`;
      await expect
        .poll(async () => (await ask(path)).body.state, { timeout: 60_000, interval: 250 })
        .toBe("succeeded");
      const { body } = await ask<{ outcomes: unknown[] }>(`${path}/result`);
      expect(body.outcomes).toHaveLength((request as { records: unknown[] }).records.length);
    }
  });
});

/** The same name with another spelling of its legal form. */
function writtenOtherwise(name: string): string {
  return name
    .replace(/Sdn\.? Bhd\.?/, "Sendirian Berhad")
    .replace(/Limited$/, "Ltd")
    .replace(/Pty Ltd$/, "Proprietary Limited")
    .replace("GmbH", "Gesellschaft mit beschränkter Haftung")
    .replace("株式会社", "(株)")
    .replace(/ООО «(.+)»/, "Общество с ограниченной ответственностью $1");
}
