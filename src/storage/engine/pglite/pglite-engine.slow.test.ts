import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../database.ts";
import { isUnavailable } from "../errors.ts";
import { openDatabase } from "../open-database.ts";
import type { Engine } from "../session.ts";
import { openPgliteCopy } from "../testing/pglite-template.ts";
import { PgliteEngine } from "./pglite-engine.ts";

const moduleUrl = new URL("../open-database.ts", import.meta.url).href;

/** The durable engine, opened as the product opens it. */
describe("PGlite on disk", () => {
  let dataDir: string;
  let database: Database;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "pglite-"));
    database = await openDatabase({ dataDir });
    await database.execute("create table kept (n integer primary key, filler text)");
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  async function syncsOf(work: () => Promise<unknown>): Promise<number> {
    const before = (await database.syncCount()) ?? 0;
    await work();
    return ((await database.syncCount()) ?? 0) - before;
  }

  test("every commit is synced before it is acknowledged", async () => {
    const commits = 25;
    for (let n = 0; n < commits; n += 1) {
      const syncs = await syncsOf(() => database.query("insert into kept (n) values ($1)", [n]));
      expect(syncs).toBeGreaterThanOrEqual(1);
    }
    const syncs = await syncsOf(async () => {
      for (let n = 0; n < commits; n += 1) {
        await database.transaction((tx) => tx.query("update kept set filler = 'x' where n = $1", [n]));
      }
    });
    expect(syncs).toBeGreaterThanOrEqual(commits);
  });

  test("one transaction of many statements is synced once", async () => {
    const syncs = await syncsOf(() =>
      database.transaction(async (tx) => {
        for (let n = 100; n < 120; n += 1) await tx.query("insert into kept (n) values ($1)", [n]);
      }),
    );
    expect(syncs).toBe(1);
  });

  test("reads and rollbacks sync nothing", async () => {
    await database.query("select count(*) from kept");
    const syncs = await syncsOf(async () => {
      for (let n = 0; n < 20; n += 1) await database.query("select * from kept where n = $1", [n]);
      await database.transaction((tx) => tx.query("select 1"), { readOnly: true });
      for await (const _ of database.cursor("select * from kept", [], 5)) break;
      const undone = database.transaction(async (tx) => {
        await tx.query("insert into kept (n) values (900)");
        throw new Error("undo");
      });
      await expect(undone).rejects.toThrow("undo");
    });
    expect(syncs).toBe(0);
  });

  test("settings that make a sync mean something", async () => {
    const { rows } = await database.query(
      "select name, setting from pg_settings where name = any($1) order by name",
      [["fsync", "full_page_writes", "synchronous_commit", "wal_sync_method"]],
    );
    expect(rows.map(({ setting }) => setting)).toEqual(["on", "on", "on", "fsync"]);
  });

  test("another process and another handle are refused by name", async () => {
    const second = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(second).toMatchObject({ code: "55006", message: expect.stringContaining(dataDir) });
  });

  test("the write-ahead log stays bounded, by checkpoints that also sync directories", async () => {
    const engineDir = mkdtempSync(join(tmpdir(), "pglite-"));
    const engine = await PgliteEngine.open({ dataDir: engineDir, queueTimeoutMs: 10_000, durable: true });
    try {
      const before = await engine.syncs();
      await engine.query("create table wide as select 0 as n, ''::text as filler", []);
      for (let round = 0; round < 5; round += 1) {
        // 36 MB of write-ahead log a round.
        await engine.query(
          "insert into wide select g, repeat('x', 1000) from generate_series(1, 30000) g",
          [],
        );
      }
      const after = await engine.syncs();
      expect(after.directories).toBeGreaterThan(before.directories);
      const [row] = (
        await engine.query(
          "select pg_current_wal_lsn() - redo_lsn as unflushed from pg_control_checkpoint()",
          [],
        )
      ).rows;
      expect(Number(row?.unflushed)).toBeLessThan(9 * 16 * 1024 * 1024);
    } finally {
      await engine.close();
      rmSync(engineDir, { recursive: true });
    }
  });

  test("an acknowledged write is there after kill -9, and the directory opens at once", async () => {
    const killedDir = mkdtempSync(join(tmpdir(), "pglite-"));
    const script = `
      import { openDatabase } from ${JSON.stringify(moduleUrl)};
      const database = await openDatabase({ dataDir: ${JSON.stringify(killedDir)} });
      await database.execute("create table if not exists acknowledged (n integer primary key)");
      const { rows } = await database.query("select coalesce(max(n), 0) as last from acknowledged");
      for (let n = rows[0].last + 1; ; n += 1) {
        await database.query("insert into acknowledged values ($1)", [n]);
        process.stdout.write(n + "\\n");
      }`;
    for (let round = 1; round <= 2; round += 1) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const exit = once(child, "exit");
      let last = 0;
      let seen = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        last = Number(line);
        seen += 1;
        if (seen === 40) child.kill("SIGKILL");
      }
      await exit;
      const reopened = await openDatabase({ dataDir: killedDir });
      const { rows } = await reopened.query("select count(*) as n, max(n) as last from acknowledged");
      await reopened.close();
      const [row] = rows as { n: number; last: number }[];
      expect(row?.last).toBeGreaterThanOrEqual(last);
      expect(row?.n).toBe(row?.last);
    }
    rmSync(killedDir, { recursive: true });
  });

  test("a creation that was interrupted is begun again", async () => {
    const halfDir = mkdtempSync(join(tmpdir(), "pglite-"));
    mkdirSync(join(halfDir, "pgdata.new"));
    writeFileSync(join(halfDir, "pgdata.new", "PG_VERSION"), "18\n");
    const recreated = await openDatabase({ dataDir: halfDir });
    expect((await recreated.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
    await recreated.close();
    expect(readdirSync(halfDir)).toEqual(["pgdata"]);
    rmSync(halfDir, { recursive: true });
  });

  test("a directory that holds something else is an error, and the lock is given back", async () => {
    const foreignDir = mkdtempSync(join(tmpdir(), "pglite-"));
    writeFileSync(join(foreignDir, "pgdata"), "not a directory");
    const error = await openDatabase({ dataDir: foreignDir }).catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(readdirSync(foreignDir)).toEqual(["pgdata"]);
    rmSync(foreignDir, { recursive: true });
  });
});

describe("a server that stops by itself", () => {
  let dataDir: string;
  let database: Database;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "pglite-stopped-"));
    database = await openDatabase({ dataDir });
    await database.execute("create table kept (n integer primary key)");
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  const numbers = async () => (await database.query<{ n: number }>("select n from kept order by n")).rows;

  /** Without a place for its write-ahead log, as on a full disk: the commit that needs a new file stops it. */
  async function withoutLog(work: () => Promise<unknown>): Promise<void> {
    const log = join(dataDir, "pgdata", "pg_wal");
    renameSync(log, `${log}.aside`);
    try {
      await work();
    } finally {
      renameSync(`${log}.aside`, log);
    }
  }

  test("fails what is asked of it as unavailable, and is started again with everything acknowledged", async () => {
    await database.query("insert into kept (n) values (1)");
    await withoutLog(async () => {
      await database.query("select pg_switch_wal()");
      for (let asked = 0; asked < 3; asked++) {
        await expect(database.query("insert into kept (n) values (2)")).rejects.toSatisfy(isUnavailable);
      }
    });
    // A moment after the last vain start it is started by whoever asks.
    await vi.waitFor(async () => expect(await numbers()).toEqual([{ n: 1 }]), {
      timeout: 40_000,
      interval: 250,
    });
  });

  test("loses an open transaction whole, and is one server however many ask for it at once", async () => {
    await withoutLog(async () => {
      const broken = database.transaction(async (tx) => {
        await tx.query("insert into kept (n) values (1)");
        await tx.query("select pg_switch_wal()");
        await tx.query("insert into kept (n) values (2)");
      });
      await expect(broken).rejects.toSatisfy(isUnavailable);
    });
    const asked = [10, 11, 12, 13, 14, 15];
    await Promise.all(
      asked.map((n) =>
        n % 2
          ? database.query("insert into kept (n) values ($1)", [n])
          : database.transaction((tx) => tx.query("insert into kept (n) values ($1)", [n])),
      ),
    );
    expect(await numbers()).toEqual(asked.map((n) => ({ n })));
  });
});

describe("the session of PGlite", () => {
  let engine: Engine;

  beforeEach(async () => {
    engine = await openPgliteCopy();
  });
  afterEach(() => engine.close());

  test("a statement is prepared once, and at most 500 stay prepared", async () => {
    const count =
      "select count(*) as n, count(*) filter (where statement like 'select $1::int + 7%') as ours from pg_prepared_statements";
    for (let use = 0; use < 5; use += 1) await engine.query("select $1::int + 7", [use]);
    expect((await engine.query(count, [])).rows).toMatchObject([{ ours: 1 }]);
    await Promise.all(
      Array.from({ length: 700 }, (_, index) => engine.query(`select ${index}::int as n`, [])),
    );
    const [row] = (await engine.query(count, [])).rows;
    expect(row?.n).toBeLessThanOrEqual(502);
    expect(row?.n).toBeGreaterThan(400);
    expect((await engine.query("select $1::int + 7 as n", [1])).rows).toEqual([{ n: 8 }]);
  });

  test("waiting for a transaction that never ends fails as unavailable, and the order is kept after it", async () => {
    const impatient = await openPgliteCopy(undefined, { queueTimeoutMs: 50 });
    const lease = await impatient.lease();
    const waiting = impatient.query("select 1", []).catch((error: unknown) => error);
    const error = await waiting;
    expect(isUnavailable(error)).toBe(true);
    const next = impatient.query("select 2 as n", []);
    lease.release(false);
    expect((await next).rows).toEqual([{ n: 2 }]);
    await impatient.close();
  });

  test("statements that wait are answered in the order in which they came", async () => {
    const order: string[] = [];
    const lease = await engine.lease();
    const first = engine.query("select 1", []).then(() => order.push("statement"));
    const second = engine.lease().then(({ release }) => {
      order.push("transaction");
      release(false);
    });
    const third = engine.query("select 1", []).then(() => order.push("later statement"));
    lease.release(false);
    await Promise.all([first, second, third]);
    expect(order).toHaveLength(3);
    expect(order.indexOf("transaction")).toBeLessThan(order.indexOf("later statement"));
  });

  test("closing waits for the statements that were sent before", async () => {
    const closing = await openPgliteCopy();
    const statement = closing.query("select count(*) as n from generate_series(1, 200000)", []);
    const closed = closing.close();
    const late = closing.query("select 1", []).catch((error: unknown) => error);
    await closed;
    expect(isUnavailable(await late)).toBe(true);
    expect((await statement).rows).toEqual([{ n: 200_000 }]);
    expect(isUnavailable(await closing.query("select 1", []).catch((error: unknown) => error))).toBe(true);
  });
});
