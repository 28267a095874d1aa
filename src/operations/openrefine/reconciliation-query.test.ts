import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { type App, createApp } from "../../app/server.ts";
import { readConfig } from "../../config.ts";

/** The published schema of manifests (Reconciliation Service API 0.2), rule by rule. */
const suggestService = z.looseObject({
  service_url: z.string().optional(),
  service_path: z.string().optional(),
  flyout_service_url: z.string().optional(),
  flyout_service_path: z
    .string()
    .regex(/\$\{id\}/)
    .optional(),
});
const manifestSchema = z.looseObject({
  versions: z.array(z.string()).refine((versions) => versions.includes("0.2")),
  name: z.string(),
  identifierSpace: z.url(),
  schemaSpace: z.url(),
  documentation: z.url().optional(),
  serviceVersion: z.string().optional(),
  // A security definition of OpenAPI 2, to which that schema refers; a basic one has no more fields.
  authentication: z.strictObject({ type: z.literal("basic"), description: z.string().optional() }),
  view: z.looseObject({ url: z.string().regex(/\{\{id\}\}/) }),
  defaultTypes: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  suggest: z.strictObject({ entity: suggestService, property: suggestService, type: suggestService }),
});

/** The published schema of answers. */
const candidateSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  score: z.number(),
  match: z.boolean().optional(),
  type: z.array(z.looseObject({ id: z.string(), name: z.string() })).optional(),
  features: z.array(z.looseObject({ id: z.string(), value: z.union([z.number(), z.boolean()]) })).optional(),
});
const resultSchema = z.looseObject({ result: z.array(candidateSchema) });
const batchSchema = z.record(z.string(), resultSchema);

type Answer = { status: number; headers: Record<string, unknown>; text: string };

let service: TestService;
let tenant: TestTenant;
let appleId: string;
let verquayId: string;
let quillworthId: string;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  appleId = (await tenant.resolve(apple)).entity!.entity_id;
  quillworthId = (await tenant.resolve(numberedCompany(1))).entity!.entity_id;
  const verquay = { ...numberedCompany(7), name: "Thistledown Verquay Ltd", domain: "verquay.de" };
  verquayId = (await tenant.resolve(verquay)).entity!.entity_id;
});

afterAll(() => service.close());

const basic = (password: string) => `Basic ${Buffer.from(`refine:${password}`).toString("base64")}`;

async function ask(
  method: "GET" | "POST" | "OPTIONS",
  path: string,
  options: {
    form?: Record<string, string>;
    headers?: Record<string, string>;
    authorization?: string | null;
  } = {},
): Promise<Answer> {
  const { authorization = basic(tenant.keys.read) } = options;
  const answer = await service.app.http.inject({
    method,
    url: path,
    headers: {
      ...(authorization === null ? {} : { authorization }),
      ...(options.form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      ...options.headers,
    },
    ...(options.form ? { payload: new URLSearchParams(options.form).toString() } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

async function queries(batch: Record<string, object>, of = tenant) {
  const form = { queries: JSON.stringify(batch) };
  const { status, text } = await ask("POST", "/openrefine", { form, authorization: basic(of.keys.read) });
  expect(status, text).toBe(200);
  return batchSchema.parse(JSON.parse(text));
}

describe("the manifest", () => {
  test("200: it meets the published schema, without a key, and any page may read it", async () => {
    const { status, text, headers } = await ask("GET", "/openrefine", { authorization: null });
    expect(status).toBe(200);
    const manifest = manifestSchema.parse(JSON.parse(text));
    expect(manifest.view.url).toBe(`${manifest.identifierSpace}{{id}}`);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(text).not.toMatch(/probabilit/i);
  });

  test("200: its suggest services answer where it says", async () => {
    const manifest = manifestSchema.parse(JSON.parse((await ask("GET", "/openrefine")).text));
    for (const { service_url, service_path } of Object.values(manifest.suggest)) {
      expect(service_url).toBe("http://127.0.0.1:8080");
      const { status, text } = await ask("GET", `${service_path}?prefix=a`);
      expect(status).toBe(200);
      z.looseObject({ result: z.array(z.looseObject({ id: z.string(), name: z.string() })) }).parse(
        JSON.parse(text),
      );
    }
  });
});

describe("queries", () => {
  test("200: a batch is answered under its names, by form and by URL", async () => {
    const batch = { q0: { query: "Apple", limit: 3 }, "row 2": { query: "Thistledown Verquay" } };
    const answered = await queries(batch);
    expect(answered.q0?.result[0]).toMatchObject({ id: appleId, name: "Apple Inc." });
    expect(answered["row 2"]?.result[0]).toMatchObject({
      id: verquayId,
      name: "Thistledown Verquay Ltd",
      description: "GB · 09100007 · verquay.de",
      type: [{ id: "company", name: "Company" }],
    });
    const url = `/openrefine?queries=${encodeURIComponent(JSON.stringify(batch))}`;
    expect(JSON.parse((await ask("GET", url)).text)).toEqual(JSON.parse(JSON.stringify(answered)));
  });

  test("200: a single query is answered without a name, as an object and as bare text", async () => {
    for (const query of ['{"query":"Apple","limit":1}', "Apple"]) {
      const posted = await ask("POST", "/openrefine", { form: { query } });
      const got = await ask("GET", `/openrefine?query=${encodeURIComponent(query)}`);
      expect(posted.text).toBe(got.text);
      expect(resultSchema.parse(JSON.parse(got.text)).result[0]?.id).toBe(appleId);
    }
  });

  test("200: candidates come by falling score, from 0 to 100, at most `limit`", async () => {
    const other = await service.tenant();
    for (let n = 0; n < 4; n++) await other.resolve(numberedCompany(n));
    const query = "Quillworth Brackenfold";
    const { q0, q1 } = await queries({ q0: { query }, q1: { query, limit: 2 } }, other);
    const scores = q0!.result.map(({ score }) => score);
    expect(scores).toHaveLength(4);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
    expect(q1!.result).toEqual(q0!.result.slice(0, 2));
  });

  test("200: an agreeing number is a match, and another company's is none, whatever the name", async () => {
    const number = (v: string) => [
      { pid: "registration_number", v },
      { pid: "jurisdiction", v: "GB" },
    ];
    const { same, other } = await queries({
      same: { query: "Quillworth Brackenfold", properties: number("9100001") },
      other: { query: "Quillworth Brackenfold Limited", properties: number("9100002") },
    });
    expect(same?.result[0]).toMatchObject({ id: quillworthId, match: true, score: 100 });
    expect(other?.result.filter(({ match }) => match)).toEqual([]);
  });

  test("200: properties alone, as lists, numbers and reconciled values", async () => {
    const { lei, domain, number } = await queries({
      lei: { properties: [{ pid: "lei", v: [apple.lei, "another"] }] },
      domain: {
        properties: [
          { pid: "domain", v: { id: "x", name: "verquay.de" } },
          { pid: "nothing", v: true },
        ],
      },
      number: {
        properties: [
          { pid: "registration_number", v: 9_100_001 },
          { pid: "country", v: "GB" },
        ],
      },
    });
    expect(lei?.result[0]).toMatchObject({ id: appleId, match: true });
    expect(domain?.result[0]?.id).toBe(verquayId);
    expect(number?.result[0]?.id).toBe(quillworthId);
  });

  test("200: an entity's id is that entity; another tenant's is nobody", async () => {
    const batch = { q: { query: appleId } };
    expect((await queries(batch)).q?.result).toMatchObject([{ id: appleId, score: 100, match: true }]);
    expect((await queries(batch, await service.tenant())).q?.result).toEqual([]);
  });

  test("200: cells as spreadsheets have them: long, blank, strange", async () => {
    const answered = await queries({
      long: { query: "Apple Inc. ".repeat(1000) },
      placeholder: { query: "n/a" },
      strange: { query: "\u202e🤖\ufeff", type: ["company", "other"], type_strict: "any" },
      nothing: { query: "", properties: [{ pid: "country", v: null }] },
    });
    expect(Object.keys(answered)).toEqual(["long", "placeholder", "strange", "nothing"]);
    expect(answered.placeholder?.result).toEqual([]);
    expect(answered.nothing?.result).toEqual([]);
  });

  test("200: they cost one token of the read bucket together, and write nothing", async () => {
    const before = await tenant.count("record");
    const form = {
      queries: JSON.stringify(
        Object.fromEntries(Array.from({ length: 50 }, (_, n) => [n, { query: "Apple" }])),
      ),
    };
    const remaining = async () =>
      Number((await ask("POST", "/openrefine", { form })).headers["ratelimit-remaining"]);
    const first = await remaining();
    expect(await remaining()).toBe(first - 1);
    expect(await tenant.count("record")).toBe(before);
  });

  test.each([
    ["JSON that is none", { queries: "{" }],
    ["a list", { queries: "[]" }],
    ["a query that is none", { queries: '{"a":7}' }],
    ["a query that asks nothing", { queries: '{"a":{}}' }],
    ["an unknown field", { queries: '{"a":{"query":"b","lang":"de"}}' }],
    ["a repeated name", { queries: '{"a":{"query":"b"},"a":{"query":"c"}}' }],
    ["no candidates", { queries: '{"a":{"query":"b","limit":0}}' }],
    [
      "too many",
      {
        queries: JSON.stringify(
          Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, { query: "a" }])),
        ),
      },
    ],
    ["data extension", { extend: "{}" }],
  ])("422: %s", async (_, form) => {
    const { status, text } = await ask("POST", "/openrefine", { form });
    expect(status, text).toBe(422);
    expect(JSON.parse(text).error.code).toBe("invalid_request");
  });

  test("415: a body that is no form", async () => {
    const answer = await service.app.http.inject({
      method: "POST",
      url: "/openrefine",
      headers: { authorization: basic(tenant.keys.read), "content-type": "application/json" },
      payload: "{}",
    });
    expect(answer.statusCode).toBe(415);
  });

  test("413: a body beyond the limit", async () => {
    const form = { queries: "x".repeat(300_000) };
    expect((await ask("POST", "/openrefine", { form })).status).toBe(413);
  });
});

describe("suggestions", () => {
  const suggest = async (what: string, prefix: string) =>
    JSON.parse((await ask("GET", `/openrefine/suggest/${what}?prefix=${encodeURIComponent(prefix)}`)).text)
      .result;

  test("200: entities by a part of the name, and by id", async () => {
    expect(await suggest("entity", "thistle")).toMatchObject([
      { id: verquayId, name: "Thistledown Verquay Ltd", notable: [{ id: "company" }] },
    ]);
    expect(await suggest("entity", appleId)).toMatchObject([{ id: appleId }]);
    expect(await suggest("entity", "zzz")).toEqual([]);
  });

  test("200: properties and the types", async () => {
    expect(await suggest("property", "regist")).toMatchObject([{ id: "registration_number" }]);
    expect((await suggest("type", "comp")).map(({ id }: { id: string }) => id)).toEqual([
      "company",
      "register-company",
    ]);
  });

  test("401: entities are nobody's without a key", async () => {
    expect((await ask("GET", "/openrefine/suggest/entity?prefix=a", { authorization: null })).status).toBe(
      401,
    );
  });
});

describe("keys", () => {
  const form = { queries: '{"q":{"query":"Apple"}}' };
  const statusWith = async (authorization: string | null, headers: Record<string, string> = {}) =>
    (await ask("POST", "/openrefine", { form, authorization, headers })).status;

  test("200: as a bearer value and as the password of HTTP Basic, whatever the user", async () => {
    expect(await statusWith(`Bearer ${tenant.keys.read}`)).toBe(200);
    expect(await statusWith(basic(tenant.keys.resolve))).toBe(200);
    expect(await statusWith(`basic ${Buffer.from(`:${tenant.keys.read}`).toString("base64")}`)).toBe(200);
  });

  test("401: without a key, with a wrong one, with what is no credential, or in the URL", async () => {
    for (const value of [null, basic("wrong"), basic(""), "Basic !!", "Basic bm9jb2xvbg==", "Digest a"]) {
      expect(await statusWith(value), String(value)).toBe(401);
    }
    const url = `/openrefine?query=Apple&key=${tenant.keys.read}&api_key=${tenant.keys.read}`;
    expect((await ask("GET", url, { authorization: null })).status).toBe(401);
  });

  test("403: a key that may neither read nor resolve", async () => {
    expect(await statusWith(basic(tenant.keys.review))).toBe(403);
  });

  test("200: a page of any origin may read what it asks for with a key; without one only a local page", async () => {
    const allowed = async (authorization: string | null, origin: string) =>
      (await ask("POST", "/openrefine", { form, authorization, headers: { origin } })).headers[
        "access-control-allow-origin"
      ];
    expect(await allowed(basic(tenant.keys.read), "https://sheets.example")).toBe("https://sheets.example");
    expect(await allowed(null, "https://sheets.example")).toBeUndefined();
    expect(await allowed(null, "http://127.0.0.1:3333")).toBe("http://127.0.0.1:3333");
    const preflight = await ask("OPTIONS", "/openrefine", { headers: { origin: "https://sheets.example" } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-headers"]).toContain("authorization");
  });
});

describe("a key for this machine", () => {
  let local: App;
  const url = `/openrefine?query=${encodeURIComponent('{"query":"Apple"}')}`;

  beforeAll(async () => {
    const config = readConfig({
      ASSAY_DATA_DIR: service.config.ASSAY_DATA_DIR,
      ASSAY_LOG_LEVEL: "silent",
      ASSAY_OPENREFINE_KEY: tenant.keys.read,
    });
    local = await createApp(config, service.database, { now: () => service.clock.now });
  });
  afterAll(() => local.close());

  const asked = async (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    (
      await local.http.inject({
        method: "GET",
        url,
        headers: { host: "localhost:8080", ...headers },
        remoteAddress,
      })
    ).statusCode;

  test("200: programs here are answered without a key, OpenRefine's own page too", async () => {
    expect(await asked()).toBe(200);
    expect(await asked({ host: "127.0.0.1:8080", origin: "http://127.0.0.1:3333" })).toBe(200);
    expect(await asked({ host: "[::1]:8080" }, "::1")).toBe(200);
  });

  test.each([
    ["another machine", {}, "192.168.1.7"],
    ["a name that somebody else gave this machine", { host: "rebound.example" }, "127.0.0.1"],
    ["a website in a browser here", { origin: "https://evil.example" }, "127.0.0.1"],
    ["a page without an origin of its own", { origin: "null" }, "127.0.0.1"],
    ["a proxy", { "x-forwarded-for": "203.0.113.9" }, "127.0.0.1"],
    ["a proxy that says so", { forwarded: "for=203.0.113.9" }, "127.0.0.1"],
  ])("401: %s is not", async (_, headers, remoteAddress) => {
    expect(await asked(headers, remoteAddress)).toBe(401);
  });

  test("401: a wrong key is not replaced by the right one", async () => {
    expect(await asked({ authorization: basic("wrong") })).toBe(401);
  });

  test("401: it opens nothing but this endpoint", async () => {
    const { statusCode } = await local.http.inject({
      method: "GET",
      url: "/v1/entities",
      headers: { host: "localhost" },
    });
    expect(statusCode).toBe(401);
  });
});
