/** Sessions of the workbench: the rights of a session, and the requests that must not start one. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSignInCode } from "../../src/app/sign-in-codes.ts";
import { sessionLifetimes, signInCodeS } from "../../src/contract/workbench.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";
import { Browser, type SessionView } from "./workbench-session.ts";

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});
afterAll(() => service.close());

const record = { name: "Barclays PLC", country: "GB", registration_number: "48839", jurisdiction: "GB" };

async function signedIn(key = tenant.keys.resolve): Promise<Browser> {
  const browser = new Browser(service);
  expect((await browser.signIn({ key })).status).toBe(200);
  return browser;
}

/** A new code of the operator, as in the line that the start prints. */
const code = () =>
  makeSignInCode(service.config.ASSAY_DATA_DIR, { now: service.clock.now, seconds: signInCodeS });

describe("a session of keys", () => {
  test("a key is exchanged for an http-only cookie that no other site sends and no other path gets", async () => {
    const browser = new Browser(service);
    const { headers, text } = await browser.signIn({ key: tenant.keys.resolve });
    expect(headers["set-cookie"]).toMatch(
      /^assay_workbench_8080=[\w-]{43}; Max-Age=\d+; Path=\/workbench; HttpOnly; SameSite=Strict$/,
    );
    expect(text).not.toContain(tenant.keys.resolve);
    const { body } = await browser.send<SessionView>("GET", "/workbench/session");
    expect(body).toMatchObject({ signed_in: true, kind: "keys", scopes: ["resolve"] });
    expect(body.tenant?.tenant_id).toBe(tenant.tenantId);
  });

  test("over https the cookie is a secure one", async () => {
    const secure = await TestService.start({
      register: "none",
      environment: { ASSAY_BASE_URL: "https://assay.example" },
    });
    const owner = await secure.tenant();
    const { headers } = await secure.send("POST", "/workbench/session", {
      body: { key: owner.keys.read },
      headers: { host: "assay.example", origin: "https://assay.example" },
    });
    expect(headers["set-cookie"]).toMatch(/^__Secure-assay_workbench=.*; Secure$/);
    await secure.close();
  });

  test("a call is made through the door, and its receipt names the workbench and the key", async () => {
    const browser = await signedIn();
    const resolved = await browser.send("POST", "/workbench/v1/resolve", { body: record });
    expect(resolved.status).toBe(200);
    expect(resolved.body).toMatchObject({ decision: "match", usage: { credits_charged: 1 } });
    const receipt = await browser.send("GET", `/workbench/v1/decisions/${resolved.body.decision_id}`);
    expect(receipt.body.decision).toMatchObject({
      acting_surface: "workbench",
      acting_key_id: expect.stringMatching(/^key_/),
    });
  });

  test("each call uses the key that the operation accepts, and 403 where none does", async () => {
    const browser = await signedIn();
    expect((await browser.send("GET", "/workbench/v1/review-queue")).status).toBe(403);
    const both = await browser.signIn({ key: tenant.keys.review });
    expect(both.body.scopes.toSorted()).toEqual(["resolve", "review"]);
    expect((await browser.send("GET", "/workbench/v1/review-queue")).status).toBe(200);
    expect((await browser.send("GET", "/workbench/v1/entities")).status).toBe(200);
    expect((await browser.send("GET", "/workbench/v1/admin/tenants")).status).toBe(403);
  });

  test("422: a key of another tenant does not join", async () => {
    const other = await service.tenant();
    const browser = await signedIn();
    const answer = await browser.signIn({ key: other.keys.read });
    expect(answer.status).toBe(422);
    const { body } = await browser.send<SessionView>("GET", "/workbench/session");
    expect(body.tenant?.tenant_id).toBe(tenant.tenantId);
  });

  test("a key is taken out, and with the last one the session ends", async () => {
    const browser = await signedIn();
    await browser.signIn({ key: tenant.keys.review });
    const { body } = await browser.send<SessionView>("GET", "/workbench/session");
    const [first, second] = body.keys.toSorted((a, b) => a.scope.localeCompare(b.scope));
    const one = await browser.send<SessionView>("DELETE", `/workbench/session/keys/${first?.key_id}`);
    expect(one.body).toMatchObject({ signed_in: true, scopes: ["review"] });
    const none = await browser.send<SessionView>("DELETE", `/workbench/session/keys/${second?.key_id}`);
    expect(none.body.signed_in).toBe(false);
    expect(none.headers["set-cookie"]).toContain("Max-Age=0");
  });

  test("a key that is revoked is worth nothing at once", async () => {
    const owner = await service.tenant();
    const browser = await signedIn(owner.keys.read);
    const { body } = await browser.send<SessionView>("GET", "/workbench/session");
    await service.admin("DELETE", `/v1/admin/keys/${body.keys[0]?.key_id}`);
    expect((await browser.send("GET", "/workbench/v1/entities")).status).toBe(401);
  });

  test("a key that is rotated without grace ends the sessions that were opened with its former value", async () => {
    const owner = await service.tenant();
    const browser = await signedIn(owner.keys.read);
    const { body } = await browser.send<SessionView>("GET", "/workbench/session");
    await service.admin("POST", `/v1/admin/keys/${body.keys[0]?.key_id}/rotate`, { grace_seconds: 0 });
    expect((await browser.send("GET", "/workbench/v1/entities")).status).toBe(401);
  });

  test("sessions survive a restart, and neither the cookie's value nor a key is in the database", async () => {
    const browser = await signedIn();
    await service.restart();
    expect((await browser.send("GET", "/workbench/v1/entities")).status).toBe(200);
    const { rows } = await service.database.query<{ text: string }>(
      `select (select string_agg(s::text, ' ') from workbench_session s) ||
         (select string_agg(k::text, ' ') from workbench_session_key k) as text`,
    );
    const value = browser.cookie!.split("=")[1]!;
    for (const secret of [value, tenant.keys.resolve]) {
      expect(rows[0]!.text).not.toContain(secret);
      expect(rows[0]!.text).not.toContain(Buffer.from(secret).toString("hex"));
    }
  });
});

describe("the two ways in are apart", () => {
  test("401: /v1 and /mcp take no cookie, and /workbench/v1 takes no bearer value", async () => {
    const browser = await signedIn();
    expect((await browser.send("GET", "/v1/entities")).status).toBe(401);
    const asBearer = { authorization: `Bearer ${tenant.keys.read}`, host: "localhost:8080" };
    expect((await service.send("GET", "/workbench/v1/entities", { headers: asBearer })).status).toBe(401);
  });

  test("the OpenAPI document says nothing of the workbench", async () => {
    const { body } = await service.send<{ paths: object }>("GET", "/openapi.json");
    expect(Object.keys(body.paths).filter((path) => path.startsWith("/workbench"))).toEqual([]);
  });
});

describe("requests of other sites' pages", () => {
  test.each([
    ["no token of the page", { "x-assay-csrf": null }],
    ["a token of another session", { "x-assay-csrf": "A".repeat(43) }],
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    ["no origin", { origin: null }],
    ["another port of this machine", { origin: "http://localhost:9999" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["another service of the same site", { "sec-fetch-site": "same-site" }],
    ["another name of this machine (DNS rebinding)", { host: "evil.example:8080" }],
  ])("421: a write with %s", async (_, headers) => {
    const browser = await signedIn();
    const write = await browser.send("POST", "/workbench/v1/resolve", { body: record, headers });
    expect(write.status).toBe(421);
    expect((await browser.send("DELETE", "/workbench/session", { headers })).status).toBe(421);
  });

  test.each([
    ["no token of the page", { "x-assay-csrf": null }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
  ])("421: a read with %s", async (_, headers) => {
    const browser = await signedIn();
    expect((await browser.send("GET", "/workbench/v1/entities", { headers })).status).toBe(421);
  });

  test("421: nobody is signed in by another site's form", async () => {
    const browser = new Browser(service);
    const body = { key: tenant.keys.read };
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await browser.send("POST", "/workbench/session", { body, headers })).status).toBe(421);
    expect(browser.cookie).toBeNull();
  });
});

describe("session fixation", () => {
  test("a value that somebody has put into the browser is never given rights", async () => {
    const planted = `assay_workbench_8080=${"A".repeat(43)}`;
    const browser = new Browser(service);
    browser.cookie = planted;
    await browser.signIn({ key: tenant.keys.read });
    expect(browser.cookie).not.toBe(planted);
    const victim = new Browser(service);
    victim.cookie = planted;
    const { body } = await victim.send<SessionView>("GET", "/workbench/session");
    expect(body.signed_in).toBe(false);
  });

  test("a further key makes a new value, and the former is worth nothing", async () => {
    const browser = await signedIn();
    const former = browser.cookie;
    await browser.signIn({ key: tenant.keys.review });
    expect(browser.cookie).not.toBe(former);
    const stale = new Browser(service);
    stale.cookie = former;
    expect((await stale.send<SessionView>("GET", "/workbench/session")).body.signed_in).toBe(false);
  });
});

describe("the end of a session", () => {
  test("signing out ends it everywhere", async () => {
    const browser = await signedIn();
    const { cookie, csrf } = browser;
    expect((await browser.send("DELETE", "/workbench/session")).status).toBe(204);
    expect(browser.cookie).toBeNull();
    Object.assign(browser, { cookie, csrf });
    expect((await browser.send("GET", "/workbench/v1/entities")).status).toBe(401);
  });

  test.each([
    ["twelve hours without use", sessionLifetimes.idleS, 1],
    ["seven days in use", sessionLifetimes.idleS - 60, 15],
  ])("it ends after %s", async (_, stepS, steps) => {
    const browser = await signedIn();
    const start = service.clock.now;
    for (let step = 0; step < steps; step++) {
      service.advance(stepS);
      await browser.send("GET", "/workbench/v1/entities");
    }
    expect((await browser.send("GET", "/workbench/v1/entities")).status).toBe(401);
    service.clock.now = start;
  });
});

test("429: ten wrong keys of an address, and right ones cost nothing", async () => {
  const gated = await TestService.start({ register: "none" });
  const owner = await gated.tenant();
  for (let n = 0; n < 12; n++)
    expect((await new Browser(gated).signIn({ key: owner.keys.read })).status).toBe(200);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++)
    statuses.push((await new Browser(gated).signIn({ key: `assay_sk_wrong${n}` })).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await new Browser(gated).signIn({ key: owner.keys.read })).status).toBe(429);
  await gated.close();
});

describe("the operator", () => {
  test("a code signs in once, acts in a chosen tenant without a key, and reviews under a name given once", async () => {
    const once = code();
    const browser = new Browser(service);
    const { body } = await browser.signIn({ code: once });
    expect(body).toMatchObject({ kind: "operator", tenant: null, scopes: ["admin"] });
    expect((await browser.send("POST", "/workbench/v1/resolve", { body: record })).status).toBe(403);

    const chosen = await browser.send<SessionView>("PUT", "/workbench/session/tenant", {
      body: { tenant_id: tenant.tenantId },
    });
    expect(chosen.body.scopes).toEqual(["admin", "read", "resolve", "review", "erase"]);
    const resolved = await browser.send("POST", "/workbench/v1/resolve", {
      body: { ...record, name: "Barclays Public Limited Company" },
    });
    const receipt = await browser.send("GET", `/workbench/v1/decisions/${resolved.body.decision_id}`);
    expect(receipt.body.decision).toMatchObject({ acting_surface: "workbench", acting_key_id: null });

    const reviewer = { body: { reviewer_id: "ada@example.com" } };
    expect(
      (await browser.send<SessionView>("PUT", "/workbench/session/reviewer", reviewer)).body,
    ).toMatchObject({ reviewer_id: "ada@example.com" });
    expect((await new Browser(service).signIn({ code: once })).status).toBe(401);
  });

  test("404: an unknown tenant is not chosen", async () => {
    const browser = new Browser(service);
    await browser.signIn({ code: code() });
    const body = { tenant_id: "ten_unknown" };
    expect((await browser.send("PUT", "/workbench/session/tenant", { body })).status).toBe(404);
  });

  test("403: a session of keys chooses no tenant and names no reviewer", async () => {
    const browser = await signedIn();
    const other = await service.tenant();
    const body = { tenant_id: other.tenantId };
    expect((await browser.send("PUT", "/workbench/session/tenant", { body })).status).toBe(403);
    const reviewer = { reviewer_id: "eve" };
    expect((await browser.send("PUT", "/workbench/session/reviewer", { body: reviewer })).status).toBe(403);
  });

  test("401: a code is worth nothing after ten minutes", async () => {
    const late = code();
    service.advance(signInCodeS);
    expect((await new Browser(service).signIn({ code: late })).status).toBe(401);
    service.advance(-signInCodeS);
  });

  test("a code is a file that only this account can read, and its name does not tell the code", () => {
    const fresh = code();
    const folder = join(service.config.ASSAY_DATA_DIR, "workbench-sign-in");
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
      expect(name).not.toContain(fresh);
    }
  });

  test.each([
    ["Forwarded", { forwarded: "for=127.0.0.1" }],
    ["X-Forwarded-For", { "x-forwarded-for": "127.0.0.1" }],
    ["Via", { via: "1.1 proxy" }],
    ["X-Real-IP", { "x-real-ip": "127.0.0.1" }],
  ])("401: a request that came with %s gets and uses no operator's session", async (_, headers) => {
    const fresh = code();
    const signIn = { body: { code: fresh }, headers };
    expect((await new Browser(service).send("POST", "/workbench/session", signIn)).status).toBe(401);
    const browser = new Browser(service);
    expect((await browser.signIn({ code: fresh })).status).toBe(200);
    expect((await browser.send("GET", "/workbench/v1/admin/tenants")).status).toBe(200);
    expect((await browser.send("GET", "/workbench/v1/admin/tenants", { headers })).status).toBe(401);
  });

  test.each([
    ["listens elsewhere", { HOST: "0.0.0.0" }],
    ["has a public address", { ASSAY_BASE_URL: "https://assay.example" }],
  ])("401: not where the service %s", async (_, environment) => {
    const reachable = await TestService.start({ register: "none", environment });
    const own = makeSignInCode(reachable.config.ASSAY_DATA_DIR, {
      now: reachable.clock.now,
      seconds: signInCodeS,
    });
    const browser = new Browser(reachable);
    expect((await browser.signIn({ code: own })).status).toBe(401);
    expect((await browser.send<SessionView>("GET", "/workbench/session")).body.operator_admitted).toBe(false);
    await reachable.close();
  });

  test("422: the scope operator is never issued over the API", async () => {
    const body = { tenant_id: tenant.tenantId, scope: "operator", name: "no" };
    expect((await service.admin("POST", "/v1/admin/keys", body)).status).toBe(422);
  });
});
