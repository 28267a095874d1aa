/** The companies of the installed registers as a second type of reconciliation, and the pages that show a company. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly type: readonly { readonly id: string }[];
  readonly score: number;
  readonly match: boolean;
}

const hsbc = "reg:sec:1089113";
/** Two rows: one of a register whose licence permits to pass it on, and one of another. */
const hsbcBank = "reg:pra_banks:114216";
/** One row, of a register whose licence does not permit that. */
const hsbcMalta = "reg:ecb_ssm:549300X34UUBDEUL1Z91";

let service: TestService;
/** Has resolved nothing. */
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

async function get(url: string, of: TestTenant | null, app = service.app) {
  const authorization = of ? { authorization: basic(of.keys.read) } : {};
  return app.http.inject({ method: "GET", url, headers: { host: "localhost", ...authorization } });
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
    expect(await candidates({ query: "reg:sec:nobody" })).toEqual([]);
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

describe("the page of a company", () => {
  /** The address that the manifest says, for an id. */
  async function pageOf(id: string, of: TestTenant | null, app = service.app) {
    const manifest = JSON.parse((await get("/openrefine", null, app)).body) as { view: { url: string } };
    const { pathname } = new URL(manifest.view.url.replace("{{id}}", id));
    const answer = await get(pathname, of, app);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    return { status: answer.statusCode, html: answer.body };
  }

  test("200: a register company, for anybody, each fact with its source and licence", async () => {
    const { status, html } = await pageOf(hsbc, null);
    expect(status).toBe(200);
    expect(html).toContain("<h1>HSBC HOLDINGS PLC</h1>");
    expect(html).toContain("US public domain, 2026-06-30");
  });

  test("200: to a stranger only rows that may be passed on, to a caller with a key all", async () => {
    const lei = "MP6I5ZYZBEU3UXPYFY54";
    const stranger = await pageOf(hsbcBank, null);
    expect(stranger.html).toContain("00014259");
    expect(stranger.html).not.toContain(lei);
    expect((await pageOf(hsbcBank, empty)).html).toContain(lei);
    expect((await pageOf(hsbcMalta, null)).status).toBe(404);
    expect((await pageOf(hsbcMalta, empty)).html).toContain("HSBC Bank Malta p.l.c.");
  });

  test("404: a row of a source that is withheld, and one that no register has", async () => {
    for (const of of [null, empty]) {
      for (const id of ["reg:wikidata:Q157617", "reg:sec:nobody", "reg:", "anything-1"]) {
        expect((await pageOf(id, of)).status, id).toBe(404);
      }
    }
  });

  test("200: a stranger is told how to see an entity, the same whether there is one or not", async () => {
    const { status, html } = await pageOf(appleId, null);
    expect(status).toBe(200);
    expect(html).toContain("ASSAY_OPENREFINE_KEY");
    expect(html).not.toContain("Apple");
    expect(await pageOf("ent_nobody1", null)).toEqual({ status, html });
  });

  test("200: an entity, for its tenant alone; another's is as absent as none", async () => {
    const own = await pageOf(appleId, tenant);
    expect(own.status).toBe(200);
    expect(own.html).toContain("<h1>Apple Inc.</h1>");
    const others = await pageOf(appleId, empty);
    expect(others.status).toBe(404);
    expect(others).toEqual(await pageOf("ent_nobody1", empty));
  });

  test("200: an entity, in a browser on this machine where the operator has set a key for it", async () => {
    const config = readConfig({
      ASSAY_DATA_DIR: service.config.ASSAY_DATA_DIR,
      ASSAY_LOG_LEVEL: "silent",
      ASSAY_OPENREFINE_KEY: tenant.keys.read,
    });
    const local = await createApp(config, service.database, { now: () => service.clock.now });
    expect((await pageOf(appleId, null, local)).html).toContain("<h1>Apple Inc.</h1>");
    await local.close();
  });

  test("200: what a row says is shown as text and runs nothing", async () => {
    const tricky = { ...numberedCompany(8), name: "<script>alert(1)</script> Quillworth Limited" };
    const { entity } = await tenant.resolve(tricky);
    const { html } = await pageOf(entity!.entity_id, tenant);
    expect(html).not.toContain("<script>");
  });

  test("401: a key that is none opens no page; 429: nor may a stranger ask without end", async () => {
    const wrong = { authorization: basic("wrong") };
    const refused = await service.app.http.inject({
      method: "GET",
      url: `/companies/${appleId}`,
      headers: wrong,
    });
    expect(refused.statusCode).toBe(401);
    let status = 200;
    for (let n = 0; n < 700 && status === 200; n++) {
      const asked = { method: "GET", url: `/companies/${appleId}`, remoteAddress: "203.0.113.77" } as const;
      status = (await service.app.http.inject(asked)).statusCode;
    }
    expect(status).toBe(429);
  });
});
