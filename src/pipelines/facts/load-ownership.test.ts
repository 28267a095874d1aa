import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Queryable } from "../../storage/engine/database.ts";
import { openTestDatabase, testableEngines } from "../../storage/engine/testing.ts";
import { FactReader } from "./fact-reader.ts";
import { loadOwnership } from "./load-ownership.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const CHILDREN = 50_000;

/** Relationships of made-up companies: `child` and `parent` are SQL expressions of `n`. */
const insert = (child: string, parent: string, count: number) =>
  `insert into register_fact (register_id, source, source_record_id, content_key, subject, object, kind, content,
     first_seen_at, from_version)
   select 'test', 'test', ${child} || '/' || ${parent}, gen_random_uuid(), 'row:test=' || ${child},
     'row:test=' || ${parent}, 'relationship', json_build_object('kind', 'relationship', 'basis', 'ownership',
       'type', 'holding', 'level', 'direct', 'object', json_build_object('reference',
       json_build_object('scheme', 'row:test', 'value', ${parent})))::text, '2026-01-01', 1
   from generate_series(1, ${count}) n;`;

describe.each(testableEngines)("a graph of owners on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ engine, migrationsDirectory });
    await database.execute(`
      insert into register_fact_head (register_id, version, seen_at) values ('test', 1, '2026-01-01');
      ${insert("('child' || n)", "'hub'", CHILDREN)}
      ${insert("'hub'", "'top'", 1)}
      ${insert("'many'", "('owner' || n)", 3_000)}
      ${insert("('owner' || n)", "('above' || (n % 900))", 3_000)}`);
  });
  afterAll(() => database.close());

  /** Loads the graph above a company, and counts the rows that were read for it. */
  async function load(company: string, maxHops: number) {
    let rows = 0;
    const counted: Queryable = Object.assign(Object.create(database) as Queryable, {
      query: async (sql: string, parameters?: readonly unknown[]) => {
        const result = await database.query<Record<string, unknown>>(sql, parameters as unknown[]);
        rows += result.rows.length;
        return result;
      },
    });
    const reader = new FactReader({ database: counted, readiness: { configured: () => true } });
    const graph = await loadOwnership({ reader, tenantId: "" }, [`row:test=${company}`], maxHops);
    return { graph, rows };
  }

  test("a parent of 50,000 children is walked without reading one of them", async () => {
    for (const company of ["child7", "hub"]) {
      const { graph, rows } = await load(company, 10);
      expect(graph.truncated).toBe(false);
      expect(graph.nodes.has("row:test=top")).toBe(true);
      expect(rows).toBeLessThanOrEqual(3);
    }
  });

  test("the company that has a number is looked up by an index that names the kind, not among the children", async () => {
    const { rows } = await database.query<{ definition: string }>(
      "select indexdef as definition from pg_indexes where indexname = 'register_fact_object'",
    );
    expect(rows[0]!.definition).toContain("(object, kind, fact_id)");
  });

  test("of a company of 3,000 owners a bounded part is read at each hop, and the graph says so", async () => {
    const { graph, rows } = await load("many", 10);
    expect(graph.truncated).toBe(true);
    expect(new Set(graph.nodes.values()).size).toBeLessThanOrEqual(500);
    expect(rows).toBeLessThanOrEqual(500 + 500 * 4);
  });
});
