/** The page of the manifest's view URL, for an entity or a register company. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { createApp } from "../../app/server.ts";
import { readConfig } from "../../config.ts";

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

async function get(url: string, of: TestTenant | null, app = service.app) {
  const authorization = of ? { authorization: basic(of.keys.read) } : {};
  return app.http.inject({ method: "GET", url, headers: { host: "localhost", ...authorization } });
}

describe("the page of a company", () => {
  /** The page at the manifest's address for an id. */
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

  test("404: not_found for a row of a source that is withheld, and one that no register has", async () => {
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
