import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Queryable } from "../../storage/engine/database.ts";
import { openTestDatabase, testableEngines } from "../../storage/engine/testing.ts";
import { FactReader } from "./fact-reader.ts";
import { searchConnections } from "./search-connections.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const CHILDREN = 50_000;
const DAY = "2026-06-01";

type Edge = readonly [child: string, parent: string];

/** Relationships of made-up companies: `child` and `parent` are SQL expressions of `n`, over rows of `from`. */
const insert = (child: string, parent: string, from: string) =>
  `insert into register_fact (register_id, source, source_record_id, content_key, subject, object, kind, content,
     first_seen_at, from_version)
   select 'paths', 'test', ${child} || '/' || ${parent}, gen_random_uuid(), 'row:paths=' || ${child},
     'row:paths=' || ${parent}, 'relationship', json_build_object('kind', 'relationship', 'basis', 'ownership',
       'type', 'holding', 'level', 'direct', 'object', json_build_object('reference',
       json_build_object('scheme', 'row:paths', 'value', ${parent})))::text, '2026-01-01', 1
   from ${from}`;

const key = (name: string) => `row:paths=${name}`;

describe.each(testableEngines)("paths of relationships on %s", (engine) => {
  let database: Database;

  /** A chain of companies, each the child of the next. */
  const chain = (names: readonly string[]): Edge[] =>
    names.slice(1).map((parent, index) => [names[index]!, parent]);

  async function store(edges: readonly Edge[]): Promise<void> {
    await database.query(insert("e.child", "e.parent", "unnest($1::text[], $2::text[]) e(child, parent)"), [
      edges.map(([child]) => child),
      edges.map(([, parent]) => parent),
    ]);
  }

  beforeAll(async () => {
    database = await openTestDatabase({ engine, migrationsDirectory });
    await database.execute(`
      insert into register_fact_head (register_id, version, seen_at) values ('paths', 1, '2026-01-01');
      ${insert("('child' || n)", "'hub'", `generate_series(1, ${CHILDREN}) n`)};
      ${insert("('child' || n)", "'other-hub'", `generate_series(1, ${CHILDREN}) n`)};`);
    await store([
      ...chain(["left", "a1", "a2", "a3", "hub"]),
      ...chain(["right", "b1", "b2", "b3", "b4", "child9"]),
      ["alone", "hub"],
      ["aside", "other-hub"],
      ...Array.from({ length: 30 }, (_, n): Edge[] => [
        ["bottom", `middle${String(n).padStart(2, "0")}`],
        [`middle${String(n).padStart(2, "0")}`, "summit"],
      ]).flat(),
    ]);
  });
  afterAll(() => database.close());

  async function search(
    left: string,
    right: string,
    options: { maxHops?: number; limit?: number; day?: string } = {},
  ) {
    let [rows, statements] = [0, 0];
    const counted: Queryable = Object.assign(Object.create(database) as Queryable, {
      query: async (sql: string, parameters?: readonly unknown[]) => {
        const result = await database.query<Record<string, unknown>>(sql, parameters as unknown[]);
        rows += result.rows.length;
        statements += 1;
        return result;
      },
    });
    const reader = new FactReader({ database: counted, readiness: { configured: () => true } });
    const { maxHops = 10, limit = 20, day = DAY } = options;
    const found = await searchConnections(
      { reader, tenantId: "" },
      { left: [key(left)], right: [key(right)], maxHops, limit, day },
    );
    const paths = found.paths.map((steps) =>
      [left, ...steps.map(({ to }) => to.slice(key("").length))].join(" "),
    );
    return { ...found, paths, rows, statements };
  }

  test("two children of a parent of 50,000 are connected without reading its children", async () => {
    const found = await search("child7", "child9");
    expect(found.paths).toEqual(["child7 hub child9", "child7 other-hub child9"]);
    expect(found).toMatchObject({ more: false, hubs: [], unread: 0 });
    expect(found.rows).toBeLessThan(100);
  });

  test("a path of ten hops down through a hub is found from its other end, within bounds", async () => {
    const found = await search("left", "right");
    expect(found.paths).toEqual(["left a1 a2 a3 hub child9 b4 b3 b2 b1 right"]);
    expect(found).toMatchObject({ more: false, hubs: [], unread: 0 });
    expect(found.rows).toBeLessThan(3_000);
    expect(found.statements).toBeLessThan(100);
    expect((await search("right", "left")).paths).toEqual(["right b1 b2 b3 b4 child9 hub a3 a2 a1 left"]);
    expect((await search("left", "right", { maxHops: 9 })).paths).toEqual([]);
  });

  test("a path between two hubs may be missed, and the hubs are named", async () => {
    const found = await search("alone", "aside");
    expect(found.paths).toEqual([]);
    expect(found.hubs).toEqual([key("hub"), key("other-hub")]);
  });

  test("of more shortest paths than are asked for the first are given in order, and the rest is told", async () => {
    const all = await search("bottom", "summit", { limit: 30 });
    expect(all).toMatchObject({ more: false });
    expect(all.paths).toHaveLength(30);
    const some = await search("bottom", "summit", { limit: 20 });
    expect(some.paths).toEqual(all.paths.slice(0, 20));
    expect(all.paths).toEqual(all.paths.toSorted());
    expect(some.more).toBe(true);
  });

  test("the same company, an unknown company and a day before the statements", async () => {
    expect((await search("left", "left")).paths).toEqual(["left"]);
    expect(await search("left", "nobody")).toMatchObject({ paths: [], hubs: [] });
    await database.query(
      `update register_fact set valid_from = '2026-05-01' where register_id = 'paths' and subject = $1`,
      [key("alone")],
    );
    expect((await search("alone", "child7", { day: "2026-04-30" })).paths).toEqual([]);
    expect((await search("alone", "child7", { day: "2026-05-01" })).paths).toEqual(["alone hub child7"]);
  });

  /** Every path of the least length, by trying all; none where it is longer than `most`. */
  function bruteForce(edges: readonly Edge[], left: string, right: string, most: number): string[] {
    const near = new Map<string, Set<string>>();
    for (const [child, parent] of edges) {
      near.set(child, (near.get(child) ?? new Set()).add(parent));
      near.set(parent, (near.get(parent) ?? new Set()).add(child));
    }
    let paths = [[left]];
    for (let length = 0; length <= most; length++) {
      const done = paths.filter((path) => path.at(-1) === right);
      if (done.length > 0) return done.map((path) => path.join(" ")).sort();
      paths = paths.flatMap((path) =>
        [...(near.get(path.at(-1)!) ?? [])]
          .filter((next) => !path.includes(next))
          .map((next) => [...path, next]),
      );
    }
    return [];
  }

  test("in any graph the paths are those that trying all of them finds", async () => {
    let graphs = 0;
    const node = fc.integer({ min: 0, max: 11 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(node, node), { minLength: 8, maxLength: 18 }),
        fc.integer({ min: 1, max: 6 }),
        async (pairs, maxHops) => {
          graphs += 1;
          const name = (n: number) => `g${graphs}n${String(n).padStart(2, "0")}`;
          const edges = pairs.filter(([a, b]) => a !== b).map(([a, b]): Edge => [name(a), name(b)]);
          await store(edges);
          const wanted = bruteForce(edges, name(0), name(1), maxHops);
          const found = await search(name(0), name(1), { maxHops, limit: 1_000 });
          expect(found.paths).toEqual(wanted);
          expect(found.unread).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});
