/** The companies of the installed registers as a second type of reconciliation. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly type: readonly { readonly id: string }[];
  readonly score: number;
  readonly match: boolean;
}

const hsbc = "reg:sec:1089113";
/** Two rows: one of a register whose licence permits redistribution, and one of another. */
const hsbcBank = "reg:pra_banks:114216";
/** One row, of a register whose licence does not permit redistribution. */
const hsbcMalta = "reg:ecb_ssm:549300X34UUBDEUL1Z91";

let service: TestService;
/** A tenant that has resolved nothing. */
let empty: TestTenant;
let tenant: TestTenant;
let appleId: string;

beforeAll(async () => {
  service = await TestService.start({ environment: { ASSAY_RESTRICTED_SOURCES: "wikidata" } });
  empty = await service.tenant();
  tenant = await service.tenant();
  appleId = (await tenant.resolve(apple)).entity!.entity_id;
});

afterAll(() => service.close());

const basic = (key: string) => `Basic ${Buffer.from(`refine:${key}`).toString("base64")}`;

async function get(url: string, of: TestTenant) {
  return service.app.http.inject({ method: "GET", url, headers: { authorization: basic(of.keys.read) } });
}

async function candidates(query: object, of = empty): Promise<Candidate[]> {
  const answer = await get(`/openrefine?query=${encodeURIComponent(JSON.stringify(query))}`, of);
  expect(answer.statusCode, answer.body).toBe(200);
  return (JSON.parse(answer.body) as { result: Candidate[] }).result;
}

const typesOf = (found: readonly Candidate[]) => [...new Set(found.map(({ type }) => type[0]!.id))];

describe("register companies in the answers", () => {
  test("200: an empty catalogue is answered from the registers, without being asked for a type", async () => {
    const [first, ...others] = await candidates({ query: "HSBC Holdings plc" });
    expect(first).toMatchObject({
      id: hsbc,
      name: "HSBC HOLDINGS PLC",
      type: [{ id: "register-company", name: "Register company" }],
      match: true,
    });
    expect(first!.score).toBeGreaterThanOrEqual(90);
    for (const { name, match, score } of others) {
      expect(name).toMatch(/HSBC/i);
      expect([match, score < 90]).toEqual([false, true]);
    }
    const all = await candidates({ query: "HSBC" });
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([hsbc, hsbcBank, hsbcMalta]));
  });

  test.each([
    "HSBC",
    "Siemens",
    "Bank",
    "Deutsche Bank",
    "Banco Santander",
    "ING Bank",
    "Holdings plc",
    "Apple",
  ])("200: %s: 90 or more is a match, and a match is what a resolve binds to", async (query) => {
    const found = await candidates({ query });
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { match, score } of found) expect(score >= 90).toBe(match);
    const fresh = await service.tenant();
    const { decision, entity } = await fresh.resolve({ name: query });
    const [matched] = found.filter(({ match }) => match);
    expect(matched !== undefined).toBe(decision === "match" || (entity !== null && decision !== "no_match"));
    if (matched && entity) expect(matched.name).toBe(entity.record["identity.legal_name"]);
  });

  test("200: what an entity stands for is that entity, and its row where register companies alone are wanted", async () => {
    const both = await candidates({ query: "Apple Inc." }, tenant);
    expect(both[0]).toMatchObject({ id: appleId, type: [{ id: "company" }], match: true });
    expect(both.filter(({ name, id }) => name === "Apple Inc." && id !== appleId)).toEqual([]);
    const [listed] = await candidates({ query: "Apple Inc.", type: "register-company" }, tenant);
    expect(listed).toMatchObject({ name: "Apple Inc.", type: [{ id: "register-company" }], match: true });
  });

  test("200: a query for one type is answered with it alone, and for an unknown one with nothing", async () => {
    await tenant.resolve({ ...numberedCompany(3), name: "HSBC Quillworth Limited" });
    const types = async (asked: object) => typesOf(await candidates({ query: "HSBC", ...asked }, tenant));
    expect((await types({})).sort()).toEqual(["company", "register-company"]);
    expect(await types({ type: "company" })).toEqual(["company"]);
    expect(await types({ type: ["register-company"] })).toEqual(["register-company"]);
    expect(await types({ type: ["company", "register-company"], type_strict: "any" })).toHaveLength(2);
    expect(await types({ type: "/people/person" })).toEqual([]);
    expect(await types({ type: "/people/person", type_strict: "should" })).toHaveLength(2);
    expect(await candidates({ query: "HSBC", type: "company" })).toEqual([]);
  });

  test("200: the id of a register company is that company, where its type is wanted", async () => {
    expect(await candidates({ query: hsbc })).toMatchObject([{ id: hsbc, score: 100, match: true }]);
    expect(await candidates({ query: hsbc, type: "company" })).toEqual([]);
    expect(await candidates({ query: "reg:sec:zzqxvk" })).toEqual([]);
  });

  test("200: nothing names a row of a source that is withheld from the tenant", async () => {
    const found = await candidates({ query: "Commerzbank AG" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ id }) => id.includes("wikidata"))).toEqual([]);
    expect(await candidates({ query: "reg:wikidata:Q157617" })).toEqual([]);
  });

  test("200: suggestions are entities of the tenant first, then register companies that have the text", async () => {
    const suggest = async (prefix: string) => {
      const { body } = await get(`/openrefine/suggest/entity?prefix=${encodeURIComponent(prefix)}`, tenant);
      return (JSON.parse(body) as { result: { id: string; name: string; notable: { id: string }[] }[] })
        .result;
    };
    const found = await suggest("hsbc");
    expect(found[0]).toMatchObject({ name: "HSBC Quillworth Limited", notable: [{ id: "company" }] });
    expect(found).toContainEqual(
      expect.objectContaining({ id: hsbc, notable: [{ id: "register-company", name: "Register company" }] }),
    );
    for (const { name } of found) expect(name).toMatch(/hsbc/i);
    expect(await suggest(hsbc)).toMatchObject([{ id: hsbc, name: "HSBC HOLDINGS PLC" }]);
    expect((await suggest("Apple Inc.")).map(({ id }) => id)).toEqual([appleId]);
  });
});
