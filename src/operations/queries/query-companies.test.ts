import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody, UsageBody } from "../../../tests/support/answers.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface MatchesBody {
  readonly matches: readonly {
    readonly entity_id: string;
    readonly legal_name: string | null;
    readonly domain: string | null;
    readonly country: string | null;
    readonly created_at: string;
  }[];
  readonly scanned_count: number;
  readonly next_cursor: string | null;
  readonly usage: UsageBody;
}

let service: TestService;
let tenant: TestTenant;
/** In order of creation. */
const ids: string[] = [];

const companies = [
  { name: "Straßenbau Verquay GmbH", country: "DE", domain: "verquay-strassenbau.de" },
  { name: "ΟΔΟΣΤΡΩΜΑ Α.Ε.", country: "GR" },
  { name: "中国石油天然气股份有限公司", country: "CN" },
  { name: "Quillworth Brackenfold Limited", country: "GB", domain: "quillworth.co.uk" },
  { name: "Thistledown Energy Limited", country: "IE" },
];

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  tenant = await service.tenant();
  for (const [n, company] of companies.entries()) {
    service.advance(60);
    const { entity } = await tenant.resolve({
      ...numberedCompany(n),
      ...company,
      jurisdiction: company.country,
    });
    ids.push(entity!.entity_id);
  }
});
afterAll(() => service.close());

const send = <Body>(body: object, of: TestTenant = tenant, key = of.keys.read) =>
  service.send<Body>("POST", "/v1/entities/query", { key, body });

async function query(body: object, of: TestTenant = tenant): Promise<MatchesBody> {
  const answer = await send<MatchesBody>(body, of);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const filter = (field: string, operator: string, value: unknown) => ({
  filters: [{ field, operator, value }],
});
const found = async (body: object): Promise<number[]> =>
  (await query(body)).matches.map(({ entity_id }) => ids.indexOf(entity_id));

describe("POST /v1/entities/query", () => {
  test("200: without filters every entity matches, oldest first, with its values", async () => {
    const page = await query({});
    expect(page.matches.map(({ entity_id }) => entity_id)).toEqual(ids);
    expect(page).toMatchObject({ scanned_count: 5, next_cursor: null, usage: { credits_charged: 0 } });
    const entity = await tenant.entity(ids[0]!);
    expect(page.matches[0]).toEqual({
      entity_id: ids[0],
      legal_name: companies[0]!.name,
      domain: "verquay-strassenbau.de",
      country: "DE",
      created_at: entity.created_at,
    });
  });

  test.each([
    ["identity.legal_name", "contains", "STRASSE", [0]],
    ["identity.legal_name", "contains", "οδος", [1]],
    ["identity.legal_name", "contains", "石", [2]],
    ["identity.legal_name", "contains", "limited", [3, 4]],
    ["identity.legal_name", "contains", "ited quill", []],
    ["identity.legal_name", "eq", "QUILLWORTH brackenfold  LIMITED", [3]],
    ["identity.legal_name", "eq", "Quillworth", []],
    ["identity.legal_name", "in", ["thistledown energy limited", "ΟΔΟΣΤΡΩΜΑ α.ε."], [1, 4]],
    ["digital.domain", "eq", "https://www.Quillworth.co.uk/about", [3]],
    ["digital.domain", "in", ["quillworth.co.uk", "verquay-strassenbau.de"], [0, 3]],
    ["location.country", "eq", "Deutschland", [0]],
    ["location.country", "in", ["UK", "Irland", "XX"], [3, 4]],
  ])("200: %s %s %j", async (field, operator, value, expected) => {
    expect(await found(filter(field, operator, value))).toEqual(expected);
  });

  test("200: filters combine with AND; ids and moments are fields too", async () => {
    const at = (await tenant.entity(ids[3]!)).created_at;
    const zoned = `${new Date(Date.parse(at) + 2 * 3_600_000).toISOString().slice(0, -1)}+02:00`;
    expect(await found(filter("entity_id", "in", [ids[2], "ent_none", ids[4]]))).toEqual([2, 4]);
    expect(await found(filter("created_at", "gte", zoned))).toEqual([3, 4]);
    expect(await found(filter("created_at", "lte", at))).toEqual([0, 1, 2, 3]);
    const { filters } = filter("identity.legal_name", "contains", "limited");
    expect(
      await found({
        filters: [...filters, ...filter("location.country", "eq", "IE").filters],
        direction: "desc",
      }),
    ).toEqual([4]);
  });

  test("200: entities that a query does not index itself are indexed by a job", async () => {
    const many = await service.tenant();
    await many.resolve(numberedCompany(1));
    await service.database.query(
      `insert into entity (tenant_id, entity_id, version, observations, comparable, legal_name, domain, country,
         search_text, places, register_version, created_at, updated_at, last_checked_at)
       select e.tenant_id, 'ent_' || n, e.version, e.observations, e.comparable, e.legal_name, e.domain, e.country,
         e.search_text, e.places, e.register_version, e.created_at, e.updated_at, e.last_checked_at
       from (select * from entity where tenant_id = $1) e cross join generate_series(1, 1100) n`,
      [many.tenantId],
    );
    const waiting = async () =>
      (await service.database.query("select 1 from entity_unindexed where tenant_id = $1", [many.tenantId]))
        .rows.length;
    // A query without a condition on names, domains or countries needs no terms.
    await query({ limit: 1 }, many);
    expect(await waiting()).toBe(1_101);
    await query({ limit: 1, ...filter("location.country", "eq", "GB") }, many);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  });

  test("200: pages of one scanned entity, empty ones included, give each match once", async () => {
    const body = {
      ...filter("identity.legal_name", "contains", "e"),
      scan_limit: 1,
      limit: 1,
      direction: "desc",
    };
    const seen: string[] = [];
    const scanned: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: MatchesBody = await query({ ...body, ...(cursor ? { cursor } : {}) });
      seen.push(...page.matches.map(({ entity_id }) => entity_id));
      scanned.push(page.scanned_count);
      cursor = page.next_cursor;
    }
    expect(seen.map((id) => ids.indexOf(id))).toEqual([4, 3, 0]);
    expect(scanned).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test("422: a cursor continues under its own filters and sort alone, in any order of the filters", async () => {
    const { filters } = filter("identity.legal_name", "contains", "e");
    const both = [...filters, ...filter("location.country", "in", ["DE", "GB", "IE"]).filters];
    const { next_cursor: cursor } = await query({ filters: both, limit: 1 });
    expect((await query({ filters: both.toReversed(), limit: 3, cursor })).matches).toHaveLength(2);
    for (const other of [
      { filters },
      { filters: both, sort_by: "entity_id" },
      { filters: both, direction: "desc" },
    ]) {
      const answer = await send<ErrorBody>({ ...other, cursor });
      expect([answer.status, answer.body.error.code]).toEqual([422, "cursor_filter_mismatch"]);
    }
    const stranger = await service.tenant();
    for (const refused of [
      await send<ErrorBody>({ filters: both, cursor }, stranger),
      await send<ErrorBody>({ filters: both, cursor: `${cursor}x` }),
    ])
      expect([refused.status, refused.body.error.code]).toEqual([422, "invalid_cursor"]);
  });

  test("200: a cursor whose entity was erased goes on behind it, and erased entities are not found", async () => {
    const other = await service.tenant();
    const made: string[] = [];
    for (let n = 0; n < 4; n++) {
      service.advance(1);
      made.push(
        (await other.resolve({ ...numberedCompany(50 + n), name: `Rarity 油 ${n}` })).entity!.entity_id,
      );
    }
    const body = filter("identity.legal_name", "contains", "油");
    const first = await query({ ...body, limit: 2 }, other);
    expect(first.matches.map(({ entity_id }) => entity_id)).toEqual(made.slice(0, 2));
    for (const id of [made[1], made[2]])
      expect(
        (await service.send("DELETE", `/v1/entities/${id}`, { key: other.keys.erase })).status,
      ).toBeLessThan(300);
    const rest = await query({ ...body, limit: 2, cursor: first.next_cursor }, other);
    expect(rest.matches.map(({ entity_id }) => entity_id)).toEqual([made[3]]);
    const { rows } = await service.database.query<{ number: string }>(
      `select distinct entity_number as number from entity_term
       where tenant_id = $1 and entity_number in (select entity_number(id) from unnest($2::text[]) id)`,
      [other.tenantId, made],
    );
    expect(rows).toHaveLength(2);
  });

  test("200: another tenant's entities are not found", async () => {
    const stranger = await service.tenant();
    expect(await query(filter("entity_id", "eq", ids[0]), stranger)).toMatchObject({
      matches: [],
      scanned_count: 0,
    });
    expect(await query({}, stranger)).toMatchObject({ matches: [], next_cursor: null });
  });

  test.each([
    ["an operator of another field", filter("identity.legal_name", "gte", "a"), "filters.0.operator"],
    ["a domain that contains", filter("digital.domain", "contains", "a"), "filters.0.operator"],
    ["a field that is not searched", filter("contact.phone", "eq", "1"), "filters.0.field"],
    ["a list under eq", filter("location.country", "eq", ["DE"]), "filters.0.value"],
    ["an empty list", filter("location.country", "in", []), "filters.0.value"],
    ["51 values", filter("location.country", "in", Array(51).fill("DE")), "filters.0.value"],
    ["501 characters", filter("identity.legal_name", "contains", "x".repeat(501)), "filters.0.value"],
    ["a moment without a zone", filter("created_at", "gte", "2026-01-01T00:00:00"), "filters.0.value"],
    ["a day", filter("created_at", "gte", "2026-01-01"), "filters.0.value"],
    ["the year 10000 of UTC", filter("created_at", "gte", "9999-12-31T23:00:00-05:00"), "filters.0.value"],
    ["17 filters", { filters: Array(17).fill(filter("entity_id", "eq", "a").filters[0]) }, "filters"],
    ["a sort by name", { sort_by: "identity.legal_name" }, "sort_by"],
    ["101 matches", { limit: 101 }, "limit"],
    ["1,001 scanned", { scan_limit: 1001 }, "scan_limit"],
    ["an unknown field", { order: "asc" }, "order"],
  ])("422: %s", async (_, body, path) => {
    const answer = await send<ErrorBody & { error: { details: { fields: { path: string }[] } } }>(body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields.map((field) => field.path)).toContain(path);
  });

  test("401 and 403: without a key, and with a key of another scope", async () => {
    expect((await service.send("POST", "/v1/entities/query", { body: {} })).status).toBe(401);
    expect((await send({}, tenant, tenant.keys.review)).status).toBe(403);
  });

  test("200: the tool gives what the route gives", async () => {
    const payload = filter("location.country", "in", ["DE", "GR"]);
    const { correlation_id: _, ...body } = (await query(payload)) as MatchesBody & { correlation_id: string };
    expect((await tenant.tool("query_companies", { payload }, "read")).content).toMatchObject({ ...body });
  });
});
