import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "./database.ts";
import { isRetryable, isUnavailable, isUniqueViolation } from "./errors.ts";
import { jsonText } from "./parameter-text.ts";
import { openTestDatabase, testableEngines } from "./testing.ts";

describe.each(testableEngines)("the database interface on %s", (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await database.execute(
      "create table item (id integer primary key, label text, constraint label_once unique (label))",
    );
  });
  afterAll(() => database.close());

  async function evaluate(expression: string, ...params: unknown[]): Promise<unknown> {
    const { rows } = await database.query<{ value: unknown }>(`select ${expression} as value`, params);
    return rows[0]?.value;
  }

  async function labels(): Promise<unknown[]> {
    const { rows } = await database.query("select label from item where id < 1000 order by id");
    return rows.map(({ label }) => label);
  }

  describe("values that come back", () => {
    test.each([
      ["1::int2", 1],
      ["2147483647::int4", 2_147_483_647],
      ["9007199254740991::int8", Number.MAX_SAFE_INTEGER],
      ["9007199254740992::int8", "9007199254740992"],
      ["'-9223372036854775808'::int8", "-9223372036854775808"],
      ["count(*)", 1],
      ["1.50::numeric", "1.50"],
      ["0.1::float8", 0.1],
      ["1.5::float4", 1.5],
      ["'NaN'::float8", Number.NaN],
      ["'-Infinity'::float8", Number.NEGATIVE_INFINITY],
      ["true", true],
      ["false", false],
      ["null::text", null],
      ["''::text", ""],
      ["'été 💶'::text", "été 💶"],
      ["'\\x00ff10'::bytea", Buffer.from([0, 255, 16])],
      ["''::bytea", Buffer.alloc(0)],
      ["'{\"a\":[1,null]}'::jsonb", { a: [1, null] }],
      ["'[1,2]'::json", [1, 2]],
      ["'null'::jsonb", null],
      ["'2024-02-29'::date", "2024-02-29"],
      ["'12:30:00.5'::time", "12:30:00.5"],
      ["'2024-02-29 12:30:00'::timestamp", "2024-02-29 12:30:00"],
      ["'1 day 02:00'::interval", "1 day 02:00:00"],
      ["'2024-02-29 12:30:00+00'::timestamptz", "2024-02-29T12:30:00.000Z"],
      ["'2024-02-29 23:30:00.123456-01'::timestamptz", "2024-03-01T00:30:00.123Z"],
      ["'0001-01-01 00:00:00+00'::timestamptz", "0001-01-01T00:00:00.000Z"],
      ["'infinity'::timestamptz", "infinity"],
      ["'00000000-0000-0000-0000-000000000001'::uuid", "00000000-0000-0000-0000-000000000001"],
      ["array[1,null,3]", [1, null, 3]],
      [
        "array[[1,2],[3,4]]",
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ["'{}'::text[]", []],
      ["array['a,b','c\"d','','null','\\', null]", ["a,b", 'c"d', "", "null", "\\", null]],
      ["array[9007199254740993::int8, 1]", ["9007199254740993", 1]],
      ["array[true,false]", [true, false]],
      ["array['2024-02-29 00:00:00+00'::timestamptz]", ["2024-02-29T00:00:00.000Z"]],
      ["array['\\x01'::bytea]", [Buffer.from([1])]],
      ['array[\'{"a":"}"}\'::jsonb]', [{ a: "}" }]],
      ["'[5:6]={1,2}'::int4[]", [1, 2]],
    ])("%s", async (expression, expected) => {
      expect(await evaluate(expression)).toEqual(expected);
    });

    test("timestamps are UTC whatever the session's time zone", async () => {
      const seen = await database.transaction(async (tx) => {
        await tx.query("set local timezone = 'Asia/Kolkata'");
        return await tx.query("select '2024-01-01 00:15:00+00'::timestamptz as at");
      });
      expect(seen.rows).toEqual([{ at: "2024-01-01T00:15:00.000Z" }]);
    });
  });

  describe("values that go in", () => {
    const noon = new Date("2024-02-29T12:00:00.250Z");
    test.each<[string, unknown, unknown]>([
      ["$1::text", "plain", "plain"],
      ["$1::text", 'it\'s "quoted" \\ and $2', 'it\'s "quoted" \\ and $2'],
      ["$1::text", "a\0b", "a\uFFFDb"],
      ["$1::text", "a\uD800b", "a\uFFFDb"],
      ["$1::text", "\u202Eright to left", "\u202Eright to left"],
      ["$1::text", null, null],
      ["$1::text", undefined, null],
      ["$1::int4", 7, 7],
      ["$1::float8", 0.1, 0.1],
      ["$1::numeric", 1e21, "1000000000000000000000"],
      ["$1::int8", 9_007_199_254_740_993n, "9007199254740993"],
      ["$1::bool", true, true],
      ["$1::timestamptz", noon, "2024-02-29T12:00:00.250Z"],
      ["$1::bytea", Buffer.from([0, 1, 255]), Buffer.from([0, 1, 255])],
      ["$1::bytea", new Uint8Array([7]), Buffer.from([7])],
      ["$1::text", Buffer.from('été 💶 "\\'), 'été 💶 "\\'],
      ["$1::jsonb", { a: "x\0y", b: "\uDC00" }, { a: "x\uFFFDy", b: "\uFFFD" }],
      ["$1::jsonb", { a: "\\u0000 stays" }, { a: "\\u0000 stays" }],
      ["$1::jsonb", jsonText([1, "a"]), [1, "a"]],
      ["$1::text[]", ["a", null, "", 'q"\\,{}'], ["a", null, "", 'q"\\,{}']],
      ["$1::text[]", ["a\uD83D", "\uDE00b", "\0", "😀"], ["a\uFFFD", "\uFFFDb", "\uFFFD", "😀"]],
      [
        "$1::text[]",
        [
          ['"', "\\"],
          ["{}", "NULL"],
        ],
        [
          ['"', "\\"],
          ["{}", "NULL"],
        ],
      ],
      ["$1::text[]", [], []],
      [
        "$1::int4[]",
        [
          [1, 2],
          [3, 4],
        ],
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ["$1::timestamptz[]", [noon], ["2024-02-29T12:00:00.250Z"]],
      ["$1::bytea[]", [Buffer.from([5])], [Buffer.from([5])]],
      ["$1::jsonb[]", [{ a: 1 }], [{ a: 1 }]],
    ])("%s of %o", async (expression, param, expected) => {
      expect(await evaluate(expression, param)).toEqual(expected);
    });

    test("any text, alone, in an array and in JSON, comes back as it was stored", async () => {
      const text = fc.string({ unit: "binary" }).map((value) => value.replaceAll("\0", " "));
      await fc.assert(
        fc.asyncProperty(fc.array(text), async (texts) => {
          const { rows } = await database.query(
            "select $1::text as one, $2::text[] as list, $3::jsonb as doc",
            [texts.join("\n"), texts, { texts }],
          );
          expect(rows).toEqual([{ one: texts.join("\n"), list: texts, doc: { texts } }]);
        }),
        { numRuns: 50 },
      );
    });

    test("a text of one megabyte passes", async () => {
      const long = "é".repeat(500_000);
      expect(await evaluate("$1::text", long)).toBe(long);
    });

    test.each([0x00, 0xff])("bytes that are no text, as with a %d, are refused as one", async (byte) => {
      await expect(evaluate("$1::text", Buffer.from([0x61, byte]))).rejects.toMatchObject({ code: "22021" });
    });

    test("a value that cannot be stored is refused by position, without its text", async () => {
      const secret = new Date("secret");
      await expect(database.query("select $1, $2", [1, secret])).rejects.toThrow(
        /^\$2: the date is invalid$/,
      );
      await expect(database.query("select $1", [() => "secret"])).rejects.toThrow(/^\$1: a function cannot/);
    });
  });

  describe("row counts", () => {
    test("rows returned, inserted, updated, deleted, and 0 for a definition", async () => {
      const counts: number[] = [];
      await database.transaction(async (tx) => {
        for (const text of [
          "create temporary table counted (n int) on commit drop",
          "insert into counted select generate_series(1, 5)",
          "update counted set n = n + 1 where n > 3",
          "select * from counted",
          "delete from counted",
        ]) {
          counts.push((await tx.query(text)).rowCount);
        }
      });
      expect(counts).toEqual([0, 5, 2, 5, 5]);
    });

    test("two statements in one query are refused", async () => {
      await expect(database.query("select 1; select 2")).rejects.toMatchObject({ code: "42601" });
    });
  });

  describe("transactions", () => {
    test("commit when the work fulfils, roll back when it rejects", async () => {
      await database.transaction(async (tx) => {
        await tx.query("insert into item values (1, 'kept')");
      });
      const failure = new Error("no");
      const rolledBack = database.transaction(async (tx) => {
        await tx.query("insert into item values (2, 'dropped')");
        throw failure;
      });
      await expect(rolledBack).rejects.toBe(failure);
      expect(await labels()).toEqual(["kept"]);
    });

    test("the outer handle inside its own transaction is an immediate error, and the transaction goes on", async () => {
      await database.transaction(async (tx) => {
        const nested = [
          database.query("select 1"),
          database.execute("select 1"),
          database.transaction(async () => {}),
          database.insertMany("item", ["id"], [[3]]),
          database.cursor("select 1", [], 1)[Symbol.asyncIterator]().next(),
        ];
        for (const result of await Promise.allSettled(nested)) {
          expect(result).toMatchObject({ status: "rejected", reason: { message: /outer database/ } });
        }
        await tx.query("insert into item values (3, 'after misuse')");
      });
      expect(await labels()).toContain("after misuse");
    });

    test("a handle that has outlived its transaction is an error", async () => {
      let kept: Transaction | undefined;
      await database.transaction(async (tx) => {
        kept = tx;
      });
      await expect(kept?.query("select 1")).rejects.toThrow(/transaction has ended/);
      await expect(kept?.insertMany("item", ["id"], [[9]])).rejects.toThrow(/transaction has ended/);
    });

    test("code that a transaction started may use the outer handle once it has ended", async () => {
      let later: Promise<unknown> | undefined;
      let end = (): void => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      await database.transaction(async () => {
        later = ended.then(() => database.query("select 1 as n"));
      });
      end();
      expect(await later).toMatchObject({ rows: [{ n: 1 }] });
    });

    test("a failure that the work swallows is not passed off as a commit", async () => {
      const swallowed = database.transaction(async (tx) => {
        await tx.query("insert into item values (4, 'lost')");
        await tx.query("select 1/0").catch(() => {});
      });
      await expect(swallowed).rejects.toMatchObject({ code: "25P02" });
      expect(await labels()).not.toContain("lost");
    });

    test("one for which there was no room, or no time, is rolled back, and the next one takes place", async () => {
      for (const code of ["53100", "53200", "57014", "08006"]) {
        const failed = database.transaction((tx) =>
          tx.execute(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`),
        );
        await expect(failed).rejects.toMatchObject({ code });
        const next = database.transaction((tx) => tx.query("select 1 as n"));
        expect((await next).rows).toEqual([{ n: 1 }]);
      }
    });

    test("a savepoint keeps a transaction usable after a failed statement", async () => {
      await database.transaction(async (tx) => {
        await tx.query("savepoint attempt");
        await tx.query("select 1/0").catch(() => {});
        await tx.query("rollback to savepoint attempt");
        await tx.query("insert into item values (5, 'after savepoint')");
      });
      expect(await labels()).toContain("after savepoint");
    });

    test("read only refuses writes", async () => {
      const write = database.transaction((tx) => tx.query("insert into item values (6, 'x')"), {
        readOnly: true,
      });
      await expect(write).rejects.toMatchObject({ code: "25006" });
    });

    test.each(["read committed", "repeatable read", "serializable"] as const)(
      "isolation %s",
      async (isolation) => {
        const seen = await database.transaction((tx) => tx.query("show transaction_isolation"), {
          isolation,
        });
        expect(seen.rows).toEqual([{ transaction_isolation: isolation }]);
      },
    );

    test.each(["begin", " COMMIT", "rollback", "start transaction", "end"])(
      "the statement %s is refused",
      async (text) => {
        await expect(database.query(text)).rejects.toThrow(/opened and ended by transaction/);
        await expect(database.transaction((tx) => tx.query(text))).rejects.toThrow(
          /opened and ended by transaction/,
        );
      },
    );

    test("a script that leaves a transaction open is rolled back", async () => {
      await expect(database.execute("begin; insert into item values (7, 'left open')")).rejects.toThrow(
        /left a transaction/,
      );
      expect(await labels()).not.toContain("left open");
      expect(await evaluate("1")).toBe(1);
    });

    test("statements of many callers, some in transactions, do not mix", async () => {
      await database.execute("create table tally (n integer not null)");
      await database.query("insert into tally values (0)");
      const increment = (tx: Transaction) => tx.query("update tally set n = n + 1");
      const work = Array.from({ length: 40 }, async (_, index) => {
        if (index % 4 === 0) {
          await database
            .transaction(async (tx) => {
              await increment(tx);
              throw new Error("rolled back");
            })
            .catch(() => {});
        } else if (index % 2 === 0) await database.transaction(increment);
        else await database.query("update tally set n = n + 1");
      });
      await Promise.all(work);
      expect(await evaluate("(select n from tally)")).toBe(30);
    });
  });

  describe("errors", () => {
    test("a unique violation names its constraint", async () => {
      await database.query("insert into item values (100, 'once')");
      const error = await database
        .query("insert into item values (101, 'once')")
        .catch((reason: unknown) => reason);
      expect(isUniqueViolation(error)).toBe(true);
      expect(isUniqueViolation(error, "label_once")).toBe(true);
      expect(isUniqueViolation(error, "item_pkey")).toBe(false);
      expect(isRetryable(error) || isUnavailable(error)).toBe(false);
      expect(error).toMatchObject({ code: "23505", table: "item" });
    });

    test("a syntax error says where", async () => {
      await expect(database.query("select wrong wrong wrong")).rejects.toMatchObject({
        code: "42601",
        position: 20,
      });
      expect(await evaluate("1")).toBe(1);
    });

    test("a bad parameter leaves the statement usable", async () => {
      const text = "select $1::int4 + 1 as value";
      await expect(database.query(text, ["x"])).rejects.toMatchObject({ code: "22P02" });
      for (const n of [1, 2, 3]) expect((await database.query(text, [n])).rows).toEqual([{ value: n + 1 }]);
      await expect(database.query(text, ["x"])).rejects.toMatchObject({ code: "22P02" });
    });

    test("the same new statement from many callers at once, some of them wrong", async () => {
      const text = "select $1::int4 * 3 as value";
      const results = await Promise.allSettled(
        ["a", 1, "b", 2].map((value) => database.query(text, [value])),
      );
      expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
    });

    test("a statement prepared before a column was added works after it", async () => {
      await database.execute("create table widened (a int); insert into widened values (1)");
      const text = "select * from widened";
      for (let uses = 0; uses < 4; uses += 1) await database.query(text);
      await database.execute("alter table widened add column b int default 2");
      expect((await database.query(text)).rows).toEqual([{ a: 1, b: 2 }]);
      await database.execute("alter table widened add column c int default 3");
      const inside = await database.transaction((tx) => tx.query(text));
      expect(inside.rows).toEqual([{ a: 1, b: 2, c: 3 }]);
    });
  });

  describe("cursors", () => {
    const all = "select generate_series(1, $1::int) as n";

    async function sizes(source: AsyncIterable<unknown[]>): Promise<number[]> {
      const seen: number[] = [];
      for await (const batch of source) seen.push(batch.length);
      return seen;
    }

    test("batches of the asked size, the rest at the end, nothing for no rows", async () => {
      expect(await sizes(database.cursor(all, [25], 10))).toEqual([10, 10, 5]);
      expect(await sizes(database.cursor(all, [20], 10))).toEqual([10, 10]);
      expect(await sizes(database.cursor(all, [0], 10))).toEqual([]);
      expect(await database.transaction((tx) => sizes(tx.cursor(all, [25], 10)))).toEqual([10, 10, 5]);
    });

    test("one snapshot, while others write between the batches", async () => {
      await database.execute("create table snapped as select generate_series(1, 10) as n");
      const seen: unknown[] = [];
      for await (const batch of database.cursor<{ n: number }>("select n from snapped order by n", [], 4)) {
        await database.transaction((tx) => tx.query("update snapped set n = n + 100"));
        seen.push(...batch.map(({ n }) => n));
      }
      expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    test("leaving the loop early, by break or by error, leaves nothing open", async () => {
      for await (const _ of database.cursor(all, [100], 10)) break;
      const failing = (async () => {
        for await (const _ of database.cursor(all, [100], 10)) throw new Error("enough");
      })();
      await expect(failing).rejects.toThrow("enough");
      await database.transaction(async (tx) => {
        for await (const _ of tx.cursor(all, [100], 10)) break;
        expect((await tx.query("select 1 from pg_cursors where name like 'assay_cursor%'")).rows).toEqual([]);
      });
      expect(await evaluate("(select count(*) from pg_cursors where name like 'assay_cursor%')")).toBe(0);
    });

    test("a failing statement fails the loop and nothing else", async () => {
      await expect(
        sizes(database.cursor("select 1/(3-n) from generate_series(1, 5) n", [], 2)),
      ).rejects.toMatchObject({
        code: "22012",
      });
      await expect(sizes(database.cursor("select broken", [], 2))).rejects.toMatchObject({ code: "42703" });
      expect(await evaluate("1")).toBe(1);
    });

    test.each([0, -1, 1.5, Number.NaN])("a batch size of %d is refused", async (batchSize) => {
      await expect(sizes(database.cursor(all, [1], batchSize))).rejects.toThrow(/^batchSize:/);
    });
  });

  describe("insertMany", () => {
    beforeAll(() =>
      database.execute(`create table bulk (
        id int8 primary key, label text, at timestamptz, tags text[], doc jsonb, raw bytea, made int default 5)`),
    );
    const columns = ["id", "label", "at", "tags", "doc", "raw"];

    test("every kind of value arrives as a parameter would", async () => {
      const at = new Date("2024-02-29T12:00:00Z");
      const label = 'tab\t newline\n return\r backslash\\ \\N \\. "quoted" été\0';
      const count = await database.insertMany("public.bulk", columns, [
        [1, label, at, ["a", 'b"\\\t'], { a: "\n\\" }, Buffer.from([0, 92, 9])],
        [2, null, null, null, null, undefined],
        [3, "", null, [], jsonText([1]), Buffer.alloc(0)],
        [4, "\\.", null, [null], null, null],
      ]);
      expect(count).toBe(4);
      const { rows } = await database.query("select * from bulk where id < 10 order by id");
      const empty = { label: null, at: null, tags: null, doc: null, raw: null, made: 5 };
      expect(rows).toEqual([
        {
          id: 1,
          label: label.replace("\0", "\uFFFD"),
          at: at.toISOString(),
          tags: ["a", 'b"\\\t'],
          doc: { a: "\n\\" },
          raw: Buffer.from([0, 92, 9]),
          made: 5,
        },
        { ...empty, id: 2 },
        { ...empty, id: 3, label: "", tags: [], doc: [1], raw: Buffer.alloc(0) },
        { ...empty, id: 4, label: "\\.", tags: [null] },
      ]);
    });

    test("several chunks are one transaction: a failure in the last keeps none", async () => {
      const wide = "w".repeat(50_000);
      function* rows(last: number): Generator<unknown[]> {
        for (let id = 1000; id < 1100; id += 1) yield [id, wide];
        yield [last, "end"];
      }
      await expect(database.insertMany("bulk", ["id", "label"], rows(1000))).rejects.toMatchObject({
        code: "23505",
      });
      expect(await evaluate("(select count(*) from bulk where id >= 1000)")).toBe(0);
      expect(await database.insertMany("bulk", ["id", "label"], rows(1100))).toBe(101);
      expect(await evaluate("(select count(*) from bulk where id >= 1000)")).toBe(101);
    });

    test("inside a transaction it belongs to it", async () => {
      const rolledBack = database.transaction(async (tx) => {
        expect(await tx.insertMany("bulk", ["id"], [[2000], [2001]])).toBe(2);
        throw new Error("undo");
      });
      await expect(rolledBack).rejects.toThrow("undo");
      expect(await evaluate("(select count(*) from bulk where id >= 2000)")).toBe(0);
    });

    test("no rows, a row of the wrong length, no columns, an unknown table", async () => {
      expect(await database.insertMany("bulk", ["id"], [])).toBe(0);
      await expect(database.insertMany("bulk", ["id"], [[5000], [5001, "x"]])).rejects.toThrow(
        /^row 2: 2 values/,
      );
      await expect(database.insertMany("bulk", [], [[]])).rejects.toThrow(/^columns:/);
      await expect(database.insertMany('no"such', ["id"], [[1]])).rejects.toMatchObject({ code: "42P01" });
      await expect(database.insertMany("bulk", ["id"], [["x"]])).rejects.toMatchObject({ code: "22P02" });
      expect(await evaluate("(select count(*) from bulk where id >= 5000)")).toBe(0);
    });
  });

  describe("execute", () => {
    test("a script with function bodies runs as a whole or not at all", async () => {
      await database.execute(`
        create function doubled(n int) returns int language plpgsql as $$ begin return n * 2; end $$;
        create table scripted (n int); insert into scripted values (doubled(21));`);
      expect(await evaluate("(select n from scripted)")).toBe(42);
      const failing = "insert into scripted values (1); create table half_done (n int); select 1/0;";
      await expect(database.execute(failing)).rejects.toMatchObject({ code: "22012" });
      expect(await evaluate("to_regclass('half_done')::text")).toBeNull();
      expect(await evaluate("(select count(*) from scripted)")).toBe(1);
    });
  });

  test("sync counts exist only where the engine is ours", async () => {
    expect(await database.syncCount()).toEqual(engine === "pglite" ? expect.any(Number) : null);
  });

  test("a closed handle fails as unavailable, and closing twice is one closing", async () => {
    const other = await openTestDatabase({ engine });
    await Promise.all([other.close(), other.close()]);
    for (const use of [() => other.query("select 1"), () => other.transaction(async () => {})]) {
      expect(isUnavailable(await use().catch((error: unknown) => error))).toBe(true);
    }
  });
});
