import { AsyncResource } from "node:async_hooks";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { isRetryable, isUnavailable } from "../errors.ts";
import { openDatabase } from "../open-database.ts";
import { openTestDatabase } from "../testing.ts";
import { StatementNames } from "./statement-names.ts";

/** A place outside of every transaction, made before any began: work that runs there is as another request's. */
const elsewhere = new AsyncResource("elsewhere");

function outside<T>(work: () => Promise<T>): Promise<T> {
  return elsewhere.runInAsyncScope(work);
}

const databaseUrl = process.env.TEST_DATABASE_URL;

describe("a PostgreSQL server that cannot be used", () => {
  test("nobody listens", async () => {
    const error = await openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/x", dataDir: "" }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ message: "PostgreSQL cannot be reached (ECONNREFUSED)" });
    expect(isUnavailable(error)).toBe(true);
  });

  test("somebody listens who does not answer", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const url = `postgres://nobody@127.0.0.1:${port}/x`;
    const error = await openDatabase({ databaseUrl: url, dataDir: "", queueTimeoutMs: 50 }).catch(
      (reason: unknown) => reason,
    );
    expect(isUnavailable(error)).toBe(true);
    silent.close();
  });
});

describe("names of prepared statements", () => {
  test("a text is named from its second use on, the same for everybody", () => {
    const names = new StatementNames();
    expect(names.nameFor("select 1")).toBeUndefined();
    const name = names.nameFor("select 1");
    expect(name).toMatch(/^assay_[\w-]{24}$/);
    expect(names.nameFor("select 1")).toBe(name);
    const others = new StatementNames();
    others.nameFor("select 1");
    expect(others.nameFor("select 1")).toBe(name);
  });

  test("no more texts are named than the limit", () => {
    const names = new StatementNames(3);
    const named = Array.from({ length: 10 }, (_, index) => {
      names.nameFor(`select ${index}`);
      return names.nameFor(`select ${index}`);
    });
    expect(new Set(named.filter(Boolean)).size).toBe(3);
  });
});

describe.runIf(databaseUrl)("PostgreSQL with several connections", () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase({ engine: "postgres" });
    await database.execute(
      "create table account (id int primary key, balance int); insert into account values (1, 0), (2, 0)",
    );
  });
  afterAll(() => database.close());

  test("texts are compressed with lz4 where the server has it", async () => {
    const { rows } = await database.query<{ method: string; offered: boolean }>(
      `select current_setting('default_toast_compression') as method, 'lz4' = any(enumvals) as offered
       from pg_settings where name = 'default_toast_compression'`,
    );
    expect(rows).toEqual([{ method: rows[0]!.offered ? "lz4" : "pglz", offered: rows[0]!.offered }]);
  });

  test("a connection that the server ends is an unavailable error, and the next statement gets another", async () => {
    const killed = database
      .query("select pg_terminate_backend(pg_backend_pid())")
      .catch((reason: unknown) => reason);
    expect(isUnavailable(await killed)).toBe(true);
    const inside = database.transaction((tx) => tx.query("select pg_terminate_backend(pg_backend_pid())"));
    expect(isUnavailable(await inside.catch((reason: unknown) => reason))).toBe(true);
    expect((await database.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  });

  test("a transaction that stands still is ended and lets go of its locks; a cursor may be read slowly", async () => {
    const timeout = "select current_setting('idle_in_transaction_session_timeout') as s";
    const stood = database.transaction(async (tx) => {
      expect((await tx.query(timeout)).rows).toEqual([{ s: "5s" }]);
      await tx.query("update account set balance = balance where id = 1");
      await tx.query("set local idle_in_transaction_session_timeout = 1");
      // It waits for the lock until the server has ended the other transaction.
      await otherWrite();
      await tx.query("select 1");
    });
    expect(isUnavailable(await stood.catch((reason: unknown) => reason))).toBe(true);
    for await (const [row] of database.cursor(timeout, [], 1)) expect(row).toEqual({ s: "0" });
  });

  test("a transaction that could not be serialised is run again from its start", async () => {
    let runs = 0;
    await database.transaction(
      async (tx) => {
        await tx.query("select * from account");
        runs += 1;
        if (runs === 1) await otherWrite();
        await tx.query("update account set balance = balance + 1 where id = 1");
      },
      { isolation: "repeatable read" },
    );
    expect(runs).toBe(2);
    expect((await database.query("select balance from account where id = 1")).rows).toEqual([{ balance: 6 }]);
  });

  test("one that loses every time is told why", async () => {
    const losing = database.transaction(
      async (tx) => {
        await tx.query("select * from account");
        await otherWrite();
        await tx.query("update account set balance = balance + 1 where id = 1");
      },
      { isolation: "repeatable read" },
    );
    expect(isRetryable(await losing.catch((reason: unknown) => reason))).toBe(true);
  });

  /** A write on another connection. */
  async function otherWrite(): Promise<void> {
    const { rows } = await outside(() =>
      database.query("update account set balance = 5 where id = 1 returning id"),
    );
    expect(rows).toEqual([{ id: 1 }]);
  }

  test("of two transactions in a deadlock one is run again, and both take place", async () => {
    await database.query("update account set balance = 0");
    const arrived = new Set<number>();
    const bothHaveOne = Promise.withResolvers<void>();
    const take = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await tx.query("update account set balance = balance + 1 where id = $1", [first]);
        if (arrived.add(first).size === 2) bothHaveOne.resolve();
        await bothHaveOne.promise;
        await tx.query("update account set balance = balance + 1 where id = $1", [second]);
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    const { rows } = await database.query("select balance from account order by id");
    expect(rows).toEqual([{ balance: 2 }, { balance: 2 }]);
  });

  test("a pool that is used up fails as unavailable after the time it was given", async () => {
    const url = databaseUrl ?? "";
    const small = await openDatabase({ databaseUrl: url, dataDir: "", poolSize: 1, queueTimeoutMs: 50 });
    const waiting = await small.transaction(async () => {
      return await outside(() => small.query("select 1")).catch((reason: unknown) => reason);
    });
    expect(isUnavailable(waiting)).toBe(true);
    await small.close();
  });

  test("a database whose text is not UTF-8 is refused", async () => {
    await database.query("create database assay_latin template template0 encoding 'LATIN1' locale 'C'");
    const url = new URL(databaseUrl ?? "");
    url.pathname = "/assay_latin";
    await expect(openDatabase({ databaseUrl: url.href, dataDir: "" })).rejects.toThrow(
      /encoding must be UTF8/,
    );
    await database.query("drop database assay_latin with (force)");
  });
});
