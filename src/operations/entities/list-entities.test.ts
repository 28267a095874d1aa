import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EntityBody, ErrorBody, UsageBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface ListBody {
  readonly entities: readonly EntityBody[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly next_cursor: string | null;
  readonly correlation_id: string;
  readonly usage: UsageBody;
}

let service: TestService;
let tenant: TestTenant;
let started: string;
/** In order of creation. */
const ids: string[] = [];

async function found(record: object): Promise<string> {
  service.advance(1);
  const { entity } = await tenant.resolve(record);
  return entity!.entity_id;
}

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  started = service.clock.now.toISOString();
  ids.push(await found(apple));
  for (let n = 0; n < 4; n++) ids.push(await found(numberedCompany(n)));
  ids.push(
    await found({
      name: "Thistledown Verquay GmbH",
      country: "DE",
      lei: "5493001KJTIIGC8Y1R12",
      domain: "thistledown-verquay.de",
      website: "https://shop.thistledown-verquay.de/Über-uns",
      enrich: false,
    }),
  );
});

afterAll(() => service.close());

const list = async (query = ""): Promise<ListBody> => {
  const answer = await tenant.get<ListBody>(`/v1/entities${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const idsOf = ({ entities }: ListBody) => entities.map(({ entity_id }) => entity_id);

async function walk(query: string, between: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(`?${query}${cursor === null ? "" : `&cursor=${cursor}`}`);
    seen.push(...idsOf(page));
    cursor = page.next_cursor;
    await between();
  } while (cursor !== null);
  return seen;
}

const refusal = async (query: string) => {
  const answer = await tenant.get<ErrorBody>(`/v1/entities${query}`);
  return { status: answer.status, ...answer.body.error };
};

describe("GET /v1/entities", () => {
  test("200: entities are oldest first, whole, with their count", async () => {
    const page = await list();
    expect(idsOf(page)).toEqual(ids);
    expect(page).toMatchObject({ total: 6, limit: 50, offset: 0, next_cursor: null });
    expect(page.entities[0]).toEqual(await tenant.entity(ids[0]!));
    expect(page.usage.credits_charged).toBe(0);
    expect(page.correlation_id).toMatch(/^req_/);
  });

  test("200: offset pages hold what the whole list holds", async () => {
    const pages = [await list("?limit=4"), await list("?limit=4&offset=4"), await list("?limit=4&offset=8")];
    expect(pages.flatMap(idsOf)).toEqual(ids);
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6]);
    expect(pages[1]).toMatchObject({ limit: 4, offset: 4, next_cursor: null });
  });

  test("200: a limit beyond the largest page is taken as the largest", async () => {
    expect((await list("?limit=100000")).limit).toBe(200);
  });

  test.each([1, 2, 5, 6, 7])("200: a cursor walk in pages of %i gives each entity once", async (limit) => {
    expect(await walk(`limit=${limit}`)).toEqual(ids);
  });

  test("200: what is written during a walk moves nothing that was there when it began", async () => {
    const other = await service.tenant();
    const companies = Array.from({ length: 9 }, (_, n) => numberedCompany(100 + n));
    for (const company of companies) await other.resolve(company);
    const before = (await other.get<ListBody>("/v1/entities")).body.entities.map(
      ({ entity_id }) => entity_id,
    );
    let written = 0;
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ListBody = (
        await other.get<ListBody>(`/v1/entities?limit=2${cursor === null ? "" : `&cursor=${cursor}`}`)
      ).body;
      seen.push(...idsOf(page));
      cursor = page.next_cursor;
      // Changes an entity of every age, and founds new ones, at the same moment of creation as the old ones.
      await other.resolve({ ...companies[written % 9]!, phone: `+44 1632 96${1000 + written}` });
      if (written < 6) await other.resolve(numberedCompany(200 + written));
      written += 1;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
  });

  test("200: a walk goes on after a restart of the service", async () => {
    const first = await list("?limit=2");
    await service.restart();
    const rest = await list(`?limit=50&cursor=${first.next_cursor}`);
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(ids);
  });

  test.each([
    ["name, whatever its case", "qUILLworth", 4],
    ["domain", "thistledown-verquay.de", 1],
    ["website", "shop.thistledown", 1],
    ["registration number", "09100002", 1],
    ["LEI", apple.lei.slice(3, 12).toLowerCase(), 1],
    ["letter that folds", "ÜBER-UNS", 1],
    ["what nobody has", "zzzzqq", 0],
    ["pattern sign, taken as it is", "%25", 0],
    ["name and number at once", "limited 09100002", 0],
  ])("200: q finds by a part of the %s", async (_, q, total) => {
    expect((await list(`?q=${q}`)).total).toBe(total);
  });

  test("200: q does not look at what did not survive", async () => {
    await tenant.resolve({ ...apple, name: "Fruit Computers" });
    expect((await list("?q=fruit")).total).toBe(0);
  });

  test.each([
    ["DE", 1],
    ["germany", 1],
    ["GB", 4],
    ["US", 1],
    ["US-CA", 1],
    ["US-DE", 0],
    ["Atlantis", 0],
  ])("200: country=%s finds %i by country or jurisdiction", async (country, total) => {
    expect((await list(`?country=${country}`)).total).toBe(total);
  });

  test("200: updated_since takes what has changed since, and its count", async () => {
    const other = await service.tenant();
    const old = (await other.resolve(numberedCompany(900))).entity!;
    service.advance(60);
    const moment = service.clock.now.toISOString();
    const fresh = (await other.resolve(numberedCompany(901))).entity!;
    const since = async () =>
      (await other.get<ListBody>(`/v1/entities?updated_since=${encodeURIComponent(moment)}`)).body;
    expect(idsOf(await since())).toEqual([fresh.entity_id]);
    await other.resolve({ ...numberedCompany(900), phone: "+44 1632 960123" });
    const changed = await since();
    expect(idsOf(changed)).toEqual([old.entity_id, fresh.entity_id]);
    expect(changed.total).toBe(2);
  });

  test("200: filters combine, and hold along a walk", async () => {
    expect(await walk(`limit=1&country=GB&q=quillworth&updated_since=${started}`)).toEqual(ids.slice(1, 5));
  });

  test("200: another tenant's entities are not there, nor counted", async () => {
    const other = await service.tenant();
    const page = (await other.get<ListBody>("/v1/entities")).body;
    expect(page).toMatchObject({ entities: [], total: 0, next_cursor: null });
  });

  test("200: the tool gives the same page", async () => {
    const { content } = await tenant.tool("list_entities", { limit: 2, country: "United Kingdom" }, "read");
    expect(idsOf(content as unknown as ListBody)).toEqual(ids.slice(1, 3));
    const next = { limit: 2, country: "GB", cursor: (content as unknown as ListBody).next_cursor };
    const rest = await tenant.tool("list_entities", next, "read");
    expect(idsOf(rest.content as unknown as ListBody)).toEqual(ids.slice(3, 5));
  });

  test("422: a cursor that was tampered with, made up, or another tenant's is invalid_cursor", async () => {
    const { next_cursor } = await list("?limit=1");
    const other = await service.tenant();
    const foreign = await other.get<ErrorBody>(`/v1/entities?limit=1&cursor=${next_cursor}`);
    expect(foreign.body.error.code).toBe("invalid_cursor");
    for (const cursor of [`${next_cursor}A`, next_cursor!.slice(0, -4), "abc", "!"]) {
      const refused = await refusal(`?limit=1&cursor=${cursor}`);
      expect(refused).toMatchObject({ status: 422, code: "invalid_cursor" });
      expect(JSON.stringify(refused)).not.toContain(next_cursor!);
    }
  });

  test("422: a cursor with other filters is cursor_filter_mismatch; another limit is none", async () => {
    const { next_cursor } = await list("?limit=1&country=GB");
    const cursor = `cursor=${next_cursor}`;
    for (const query of [`?${cursor}`, `?country=DE&${cursor}`, `?country=GB&q=a&${cursor}`]) {
      expect(await refusal(query)).toMatchObject({ status: 422, code: "cursor_filter_mismatch" });
    }
    expect(idsOf(await list(`?limit=9&country=GB&${cursor}`))).toEqual(ids.slice(2, 5));
    expect(idsOf(await list(`?limit=9&country=united%20kingdom&${cursor}`))).toEqual(ids.slice(2, 5));
  });

  test.each([
    ["?limit=0", "limit", "out_of_range"],
    ["?limit=-1", "limit", "out_of_range"],
    ["?limit=ten", "limit", "wrong_type"],
    ["?limit=1.5", "limit", "wrong_type"],
    ["?offset=-1", "offset", "out_of_range"],
    ["?updated_since=yesterday", "updated_since", "invalid_format"],
    ["?updated_since=2026-11-20T09:00:00", "updated_since", "invalid_format"],
    [`?q=${"a".repeat(501)}`, "q", "too_long"],
    [`?country=${"a".repeat(65)}`, "country", "too_long"],
    [`?cursor=${"a".repeat(2049)}`, "cursor", "too_long"],
    ["?sort=name", "sort", "unknown_field"],
    ["?q=a&q=b", "q", "wrong_type"],
  ])("422: %s", async (query, path, code) => {
    const refused = await refusal(query);
    expect(refused).toMatchObject({ status: 422, code: "invalid_request" });
    expect(refused.details.fields).toMatchObject([{ path, code }]);
  });

  test("422: a cursor and an offset", async () => {
    const { next_cursor } = await list("?limit=1");
    const refused = await refusal(`?offset=1&cursor=${next_cursor}`);
    expect(refused).toMatchObject({ status: 422, code: "invalid_request" });
    expect((await list(`?offset=0&limit=1&cursor=${next_cursor}`)).entities).toHaveLength(1);
  });

  test("403: a key that may neither read nor resolve", async () => {
    expect((await tenant.get("/v1/entities", "review")).status).toBe(403);
  });
});
