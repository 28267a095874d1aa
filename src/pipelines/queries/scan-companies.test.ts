import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyQuery, type QueryFilter } from "../../domain/queries/company-query.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { openTestDatabase, testableEngines } from "../../storage/engine/testing.ts";
import type { QueryOrder } from "../../storage/entities/company-queries.ts";
import { insertTestTenant } from "../../storage/testing/insert-test-tenant.ts";
import { helpIndex, INDEX_KIND, indexEntities } from "./index-entities.ts";
import { type CompanyScan, type ScannedPage, scanCompanies } from "./scan-companies.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
const ENTITIES = 3_000;
const SCAN_LIMIT = 50;

interface PlanNode {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Every look at rows of a table or an index in a plan, with the rows that it touched. */
function touchedBy(node: PlanNode): { readonly node: string; readonly rows: number }[] {
  const type = node["Node Type"];
  const rows =
    (node["Actual Rows"] +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)) *
    node["Actual Loops"];
  const own = /Scan$/.test(type) && !/^(Function|Subquery)/.test(type) ? [{ node: type, rows }] : [];
  return [...own, ...(node.Plans ?? []).flatMap(touchedBy)];
}

const contains = (value: string): QueryFilter => ({
  field: "identity.legal_name",
  operator: "contains",
  value,
});
const country = (value: string): QueryFilter => ({ field: "location.country", operator: "eq", value });
const since = (value: string): QueryFilter => ({ field: "created_at", operator: "gte", value });

describe.each(testableEngines)("a page of a query on %s", (engine) => {
  let database: Database;
  const tenantId = `ten_query_${Math.random().toString(36).slice(2)}`;

  beforeAll(async () => {
    database = await openTestDatabase({ engine, migrationsDirectory });
    // Each tenth moment is shared by ten entities; one name in a thousand is rare, and one in three German.
    await database.query(
      `insert into entity (tenant_id, entity_id, version, observations, comparable, legal_name, domain, country,
         search_text, places, register_version, created_at, updated_at, last_checked_at)
       select $1, 'ent_' || lpad(((n * 7919) % 100003)::text, 6, '0'), 1, '[]', '{}', 'x', 'd' || n || '.com',
         case when n % 3 = 0 then 'DE' else 'GB' end,
         case when n % 1000 = 7 then '中国石油 ' else '' end || 'energy holding ' || n || E'\\n', '{}', 0, t.at, t.at, t.at
       from generate_series(1, $2::int) n
         cross join lateral (select '2026-01-01T00:00:00Z'::timestamptz + (n / 10) * interval '1 hour' as at) t`,
      [tenantId, ENTITIES],
    );
    await insertTestTenant(database, tenantId);
    await indexEntities(database, tenantId, new AbortController().signal);
    await database.query("analyze entity");
    await database.query("analyze entity_term");
  });
  afterAll(() => database.close());

  interface Walk {
    readonly ids: string[];
    readonly pages: ScannedPage[];
    readonly most: number;
    readonly excess: string[];
  }

  /** All pages of a query, and the most rows that one node of a plan touched. */
  async function walk(
    filters: readonly QueryFilter[],
    options: { readonly order?: QueryOrder; readonly limit?: number; readonly scanLimit?: number } = {},
  ): Promise<Walk> {
    const { order = { by: "created_at", direction: "asc" }, limit = 100, scanLimit = SCAN_LIMIT } = options;
    let most = 0;
    const excess: string[] = [];
    const explained: Database = Object.assign(Object.create(database) as Database, {
      transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
        database.transaction(async (tx) => {
          const query = async (text: string, params: readonly unknown[] = []) => {
            const { rows } = await tx.query<{ "QUERY PLAN": unknown }>(
              `explain (analyze, format json) ${text}`,
              params as unknown[],
            );
            const said = rows[0]!["QUERY PLAN"];
            const [{ Plan }] = (typeof said === "string" ? JSON.parse(said) : said) as [{ Plan: PlanNode }];
            for (const { node, rows: count } of touchedBy(Plan)) {
              most = Math.max(most, count);
              if (count > scanLimit + 1) excess.push(`${node}: ${count} rows of ${text}`);
            }
            return tx.query(text, params as unknown[]);
          };
          return work(Object.assign(Object.create(tx) as Transaction, { query }));
        }),
    });
    const query = companyQuery(filters);
    const pages: ScannedPage[] = [];
    let after: CompanyScan["after"] = null;
    do {
      const page: ScannedPage = await scanCompanies(explained, tenantId, {
        query,
        order,
        limit,
        scanLimit,
        after,
      });
      pages.push(page);
      after = page.next;
    } while (after !== null);
    return { ids: pages.flatMap(({ entityIds }) => entityIds), pages, most, excess };
  }

  /** Ids in the order of the query, from a statement that reads everything. */
  async function all(where: string, order = "created_at, entity_id"): Promise<string[]> {
    const { rows } = await database.query<{ entity_id: string }>(
      `select entity_id from entity where tenant_id = $1 and ${where} order by ${order}`,
      [tenantId],
    );
    return rows.map(({ entity_id }) => entity_id);
  }

  test("a rare text is found through the index in one page, whatever its script and length", async () => {
    for (const text of ["油", "石油", "国石油", "中国石油 energy holding", "中国石油 ENERGY holding 7"]) {
      const { ids, pages, excess } = await walk([contains(text)]);
      const wanted = await all(`position('${text.toLowerCase()}' in search_text) > 0`);
      expect(ids, text).toEqual(wanted);
      expect(pages).toHaveLength(1);
      expect(pages[0]!.scannedCount).toBeLessThanOrEqual(3);
      expect(excess).toEqual([]);
    }
  });

  test("a text of most names is walked in order, and no statement touches more rows than the limit", async () => {
    for (const text of ["e", "en", "energy holding 1"]) {
      const { ids, pages, excess } = await walk([contains(text)]);
      expect(ids, text).toEqual(await all(`position('${text}' in search_text) > 0`));
      expect(pages.every(({ scannedCount }) => scannedCount <= SCAN_LIMIT)).toBe(true);
      expect(pages.reduce((sum, { scannedCount }) => sum + scannedCount, 0)).toBe(ENTITIES);
      expect(excess).toEqual([]);
    }
  });

  test("conditions that are frequent alone and never meet are walked over empty pages", async () => {
    const { ids, pages, excess } = await walk(
      [contains("energy"), country("DE"), contains("holding 1000000")],
      {
        scanLimit: 1_000,
      },
    );
    expect(ids).toEqual([]);
    expect(excess).toEqual([]);
    const frequent = await walk([contains("energy holding 100"), country("DE"), contains("y holding 1001")]);
    expect(frequent.ids).toEqual(await all("search_text like '%energy holding 1001%' and country = 'DE'"));
    expect(pages.length).toBeGreaterThan(0);
  });

  test.each([
    ["created_at", "asc", "created_at, entity_id"],
    ["created_at", "desc", "created_at desc, entity_id desc"],
    ["entity_id", "asc", "entity_id"],
    ["entity_id", "desc", "entity_id desc"],
  ] as const)("pages by %s %s give each match once, in order", async (by, direction, order) => {
    for (const filters of [
      [],
      [country("Germany")],
      [contains("石油")],
      [since("2026-01-12T10:00:00+02:00")],
    ]) {
      const where = filters.length === 0 ? "true" : "entity_id = entity_id";
      const { ids, excess } = await walk(filters, { order: { by, direction }, limit: 7 });
      expect(new Set(ids).size).toBe(ids.length);
      expect(excess).toEqual([]);
      if (filters.length === 0) expect(ids).toEqual(await all(where, order));
      else if (filters[0]!.field === "location.country")
        expect(ids).toEqual(await all("country = 'DE'", order));
      else if (filters[0]!.field === "created_at")
        expect(ids).toEqual(await all("created_at >= '2026-01-12T08:00:00Z'", order));
      else expect(ids).toEqual(await all("search_text like '%石油%'", order));
    }
  });

  test("ids and moments are looked up, and are counted as scanned", async () => {
    const [first, second] = await all("true");
    const ids = await walk([{ field: "entity_id", operator: "in", value: [second!, "ent_none", first!] }]);
    expect(ids.ids).toEqual([first, second]);
    expect(ids.pages).toEqual([{ entityIds: [first, second], scannedCount: 2, next: null }]);
    const late = await walk([since("2026-01-13T11:00:00Z")]);
    expect(late.ids).toEqual(await all("created_at >= '2026-01-13T11:00:00Z'"));
    expect(late.pages).toHaveLength(1);
  });

  test("terms follow an entity that is renamed, and go with it", async () => {
    const id = (await all("search_text like '%石油%'"))[0]!;
    await database.query(
      "update entity set search_text = E'газпром\\n', domain = null where tenant_id = $1 and entity_id = $2",
      [tenantId, id],
    );
    expect((await walk([contains("газ")])).ids).toEqual([id]);
    expect((await walk([contains("石油")])).ids).not.toContain(id);
    const terms = async () =>
      (
        await database.query<{ term: string }>(
          `select t.term from entity_term t where t.tenant_id = $1 and t.entity_number = entity_number($2)
           order by t.term`,
          [tenantId, id],
        )
      ).rows.map(({ term }) => term);
    expect(await terms()).toEqual(
      ["=газпром", "cGB", "nазпром", "nгазпром", "nзпром", "nм", "nом", "nпром", "nром"].sort(),
    );
    await database.query("delete from entity where tenant_id = $1 and entity_id = $2", [tenantId, id]);
    expect(await terms()).toEqual([]);
  });

  /** Adds entities whose name is `name` and a number, without terms. */
  const found = (name: string, count: number) =>
    database.query(
      `insert into entity (tenant_id, entity_id, version, observations, comparable, legal_name, domain, country,
         search_text, places, register_version, created_at, updated_at, last_checked_at)
       select $1, 'ent_' || $2 || lpad(n::text, 5, '0'), 1, '[]', '{}', 'x', null, 'FR', $2 || ' ' || n || E'\\n', '{}', 0,
         t.at, t.at, t.at
       from generate_series(1, $3::int) n cross join lateral (select '2027-01-01T00:00:00Z'::timestamptz as at) t`,
      [tenantId, name, count],
    );
  const unindexed = async () =>
    (
      await database.query<{ count: number }>(
        "select count(*)::int as count from entity_unindexed where tenant_id = $1",
        [tenantId],
      )
    ).rows[0]!.count;
  /** Terms that an entity lacks, or has and should not have. */
  const wrongTerms = async () =>
    (
      await database.query<{ term: string }>(
        `select * from (
           select e.number, t.term from entity e
             cross join lateral unnest(array_remove(entity_terms(e.search_text, e.domain, e.country), null)) t(term)
           where e.tenant_id = $1) w(number, term)
         full join (select * from entity_term where tenant_id = $1) h on h.entity_number = w.number and h.term = w.term
         where w.term is null or h.term is null limit 5`,
        [tenantId],
      )
    ).rows;

  test("new entities are found before they have terms, however many they are", async () => {
    await found("alpenglow", 30);
    expect(await unindexed()).toBe(30);
    const few = await walk([contains("penglow")]);
    expect(few.ids).toEqual(await all("search_text like '%penglow%'"));
    expect(few.pages).toHaveLength(1);
    expect(few.excess).toEqual([]);
    // The entities without terms alone are more than a page may read, so all entities are walked.
    await found("edelweiss", 30);
    const many = await walk([contains("penglow")]);
    expect(many.ids).toEqual(few.ids);
    expect(many.pages.length).toBeGreaterThan(ENTITIES / SCAN_LIMIT);
    expect(many.excess).toEqual([]);
  });

  test("an entity that changes or goes before it has terms leaves none behind", async () => {
    await database.query(
      "update entity set search_text = E'gentian 1\\n' where tenant_id = $1 and entity_id = 'ent_alpenglow00001'",
      [tenantId],
    );
    await database.query("delete from entity where tenant_id = $1 and entity_id = 'ent_alpenglow00002'", [
      tenantId,
    ]);
    expect((await walk([contains("gentian")])).ids).toEqual(["ent_alpenglow00001"]);
    expect(await unindexed()).toBe(59);
    await helpIndex(database, tenantId, new Date("2027-01-02T00:00:00Z"));
    expect(await unindexed()).toBe(0);
    expect(await wrongTerms()).toEqual([]);
    expect((await walk([contains("penglow")])).ids).toHaveLength(28);
    // A query that finds nothing to write takes no lock, so it does not wait for a commit of the tenant.
    const asked: string[] = [];
    const watched = Object.assign(Object.create(database) as Database, {
      query: (text: string, params: unknown[]) => {
        asked.push(text);
        return database.query(text, params);
      },
      transaction: () => expect.unreachable(),
    });
    await helpIndex(watched, tenantId, new Date("2027-01-02T00:00:00Z"));
    expect(asked).toHaveLength(1);
  });

  test("a query indexes a thousand entities itself, and asks for a job that indexes the rest", async () => {
    const jobs = async () =>
      (await database.query("select 1 from job where tenant_id = $1 and kind = $2", [tenantId, INDEX_KIND]))
        .rows.length;
    expect(await jobs()).toBe(0);
    await found("saxifrage", 1_200);
    await helpIndex(database, tenantId, new Date("2027-01-02T00:00:00Z"));
    expect(await unindexed()).toBe(200);
    expect(await jobs()).toBe(1);
    const aborted = AbortSignal.abort();
    await indexEntities(database, tenantId, aborted);
    expect(await unindexed()).toBe(200);
    await indexEntities(database, tenantId, new AbortController().signal);
    expect(await unindexed()).toBe(0);
    expect(await wrongTerms()).toEqual([]);
  });
});
