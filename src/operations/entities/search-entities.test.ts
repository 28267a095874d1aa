import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface Found {
  readonly entity_id: string;
  readonly legal_name: string | null;
  readonly domain: string | null;
}

let service: TestService;
let tenant: TestTenant;
let appleId: string;
let quillworthId: string;
let shopId: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  appleId = (await tenant.resolve(apple)).entity!.entity_id;
  quillworthId = (await tenant.resolve(numberedCompany(1))).entity!.entity_id;
  const shop = { ...numberedCompany(2), name: "Thistledown Verquay", domain: "verquay.de" };
  shopId = (await tenant.resolve(shop)).entity!.entity_id;
});

afterAll(() => service.close());

const search = async (query: string, of = tenant): Promise<readonly Found[]> => {
  const answer = await of.get<{ candidates: Found[] }>(`/v1/entities/search?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.candidates;
};

describe("GET /v1/entities/search", () => {
  test.each([
    ["a name", "name=Apple", () => appleId],
    ["a name that is misspelt", "name=Quilworth%20Brackenfold", () => quillworthId],
    ["an LEI in lower case", `lei=${apple.lei.toLowerCase()}`, () => appleId],
    ["a domain with its host", "domain=www.verquay.de", () => shopId],
    ["a number, read in the country", "registration_number=9100001&country=GB", () => quillworthId],
    ["a number without its country", "registration_number=9100001", () => quillworthId],
    ["a number without its country, with blanks", "registration_number=0910%200001", () => quillworthId],
  ])("200: finds by %s", async (_, query, id) => {
    expect((await search(query))[0]?.entity_id).toBe(id());
  });

  test("200: candidates are id, name and domain, and say nothing of how likely they are", async () => {
    const [found] = await search("name=Thistledown%20Verquay");
    expect(found).toEqual({ entity_id: shopId, legal_name: "Thistledown Verquay", domain: "verquay.de" });
  });

  test("200: the likelier company comes first", async () => {
    const other = await service.tenant();
    const sister = { ...numberedCompany(3), name: "Thistledown Verquay Holding", domain: "a-verquay.co.uk" };
    await other.resolve(sister);
    const exact = await other.resolve({
      ...numberedCompany(4),
      name: "Thistledown Verquay",
      domain: "b-verquay.co.uk",
    });
    const found = await search("name=Thistledown%20Verquay&country=GB", other);
    expect(found).toHaveLength(2);
    expect(found[0]?.entity_id).toBe(exact.entity!.entity_id);
    expect(await search("name=Thistledown%20Verquay&country=GB&limit=1", other)).toEqual(found.slice(0, 1));
  });

  test("200: both doors give as many as are asked for, up to 100", async () => {
    const other = await service.tenant();
    const records = Array.from({ length: 70 }, (_, n) => ({
      name: `Thistledown Verquay ${n + 101}`,
      country: "GB",
      registration_number: String(9_200_000 + n),
      jurisdiction: "GB",
    }));
    await other.batch(records);
    expect(await search("name=Thistledown%20Verquay&limit=100", other)).toHaveLength(70);
    expect(await search("name=Thistledown%20Verquay&limit=60", other)).toHaveLength(60);
    const asked = { name: "Thistledown Verquay", limit: 60 };
    const { content } = await other.tool("search_entities", asked, "read");
    expect(content.result).toHaveLength(60);
    expect(await search("name=Thistledown%20Verquay", other)).toHaveLength(10);
  });

  test("200: a number finds the tool's entities as well, whichever register issued it", async () => {
    const { content } = await tenant.tool("search_entities", { registration_number: "9100001" }, "read");
    expect((content.result as Found[]).map(({ entity_id }) => entity_id)).toEqual([quillworthId]);
  });

  test("200: nothing that shares a key is an empty page", async () => {
    expect(await search("name=Zzyzx%20Wolframite")).toEqual([]);
    expect(await search("name=N%2FA")).toEqual([]);
    expect(await search("lei=not-an-lei")).toEqual([]);
  });

  test("200: another tenant's entities are not found, and a register's companies are no entities", async () => {
    expect(await search("name=Apple", await service.tenant())).toEqual([]);
    expect(await search("name=Commerzbank")).toEqual([]);
  });

  test("200: it writes nothing", async () => {
    const rows = async () =>
      Promise.all(
        (["record", "entity", "decision", "ledger", "review_item"] as const).map((t) => tenant.count(t)),
      );
    const before = await rows();
    await search("name=Apple&country=US");
    expect(await rows()).toEqual(before);
  });

  test("200: the tool gives the list as its result", async () => {
    const { content } = await tenant.tool("search_entities", { name: "Apple", limit: 5 }, "read");
    expect(content).toEqual({ result: await search("name=Apple&limit=5") });
  });

  test.each([
    ["", "", "one_of_required"],
    ["country=GB", "", "one_of_required"],
    ["name=", "name", "too_short"],
    [`name=${"a".repeat(501)}`, "name", "too_long"],
    [`domain=${"a".repeat(254)}`, "domain", "too_long"],
    [`lei=${"a".repeat(21)}`, "lei", "too_long"],
    ["name=a&limit=0", "limit", "out_of_range"],
    ["name=a&limit=101", "limit", "out_of_range"],
    ["name=a&q=b", "q", "unknown_field"],
  ])("422: %s", async (query, path, code) => {
    const { status, body } = await tenant.get<ErrorBody>(`/v1/entities/search?${query}`);
    expect(status).toBe(422);
    expect(body.error.details.fields?.[0]).toMatchObject({ path, code });
  });

  test("403: a key that may neither read nor resolve", async () => {
    expect((await tenant.get("/v1/entities/search?name=Apple", "erase")).status).toBe(403);
  });
});
