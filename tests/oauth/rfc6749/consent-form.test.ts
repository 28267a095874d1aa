/** RFC 6749 §10.12 and the install ticket: the requirements on a consent form before anything is granted. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fields, OAuthService, sentBack } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(1000));
afterAll(() => oauth.close());

const grants = async () =>
  (await oauth.service.database.query<{ n: number }>("select count(*)::int as n from oauth_grant")).rows[0]!
    .n;

describe("§10.12 the form comes from the page that we gave to this browser", () => {
  test.each<[string, (form: { fields: Fields; cookie: string }) => { fields: Fields; cookie: string }]>([
    ["without the cookie", (form) => ({ ...form, cookie: "" })],
    [
      "with another browser's cookie",
      (form) => ({ ...form, cookie: `__Host-assay_consent=${"A".repeat(22)}` }),
    ],
    ["with two cookies of the name", (form) => ({ ...form, cookie: `${form.cookie}; ${form.cookie}` })],
    ["without the form token", ({ fields, cookie }) => ({ fields: { ...fields, csrf_token: null }, cookie })],
    [
      "with a made-up form token",
      ({ fields, cookie }) => ({ fields: { ...fields, csrf_token: "x" }, cookie }),
    ],
    [
      "without the sealed request",
      ({ fields, cookie }) => ({ fields: { ...fields, request: null }, cookie }),
    ],
    [
      "with a sealed request that was changed",
      ({ fields, cookie }) => {
        const bytes = Buffer.from(String(fields.request), "base64url");
        bytes[40]! ^= 1;
        return { fields: { ...fields, request: bytes.toString("base64url") }, cookie };
      },
    ],
    [
      "with the request's fields in the open instead",
      ({ cookie }) => ({ fields: { client_id: "agent", scope: "read" }, cookie }),
    ],
  ])("400: %s nothing is granted and the ticket is not spent", async (_, tamper) => {
    const ticket = await oauth.ticket();
    const form = await oauth.open();
    const before = await grants();
    const answer = await oauth.approve(tamper(form), ticket);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(await grants()).toBe(before);
    sentBack(await oauth.approve(form, ticket));
  });

  test("400: a form of one request does not take the token of another", async () => {
    const first = await oauth.open();
    const second = await oauth.open({ state: "other" }, { cookie: first.cookie });
    const mixed = { ...second, fields: { ...second.fields, csrf_token: first.fields.csrf_token! } };
    expect((await oauth.approve(mixed, await oauth.ticket())).status).toBe(400);
  });

  test.each(["cross-site", "same-site"])("400: a form that a %s page sent", async (site) => {
    const form = await oauth.open();
    const fields = { ticket: await oauth.ticket(), action: "approve" };
    expect((await oauth.submit(form, fields, { "sec-fetch-site": site })).status).toBe(400);
    sentBack(await oauth.submit(form, fields, { "sec-fetch-site": "same-origin" }));
  });

  test("400: a page that is ten minutes old has to be opened again", async () => {
    const form = await oauth.open();
    oauth.advance(600);
    const answer = await oauth.approve(form, await oauth.ticket());
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("too old");
  });

  test("303: the forms of two tabs both work, each with a ticket of its own", async () => {
    const first = await oauth.open({ state: "one" });
    const second = await oauth.open({ state: "two" }, { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    expect(sentBack(await oauth.approve(first, await oauth.ticket())).get("state")).toBe("one");
    expect(sentBack(await oauth.approve(second, await oauth.ticket())).get("state")).toBe("two");
  });

  test("400: action is approve or deny", async () => {
    const form = await oauth.open();
    for (const action of [null, "", "maybe", ["approve", "deny"]])
      expect((await oauth.submit(form, { ticket: "x", action })).status).toBe(400);
  });
});

describe("the install ticket", () => {
  test.each([
    ["unknown", async () => `assay_it_${"0".repeat(49)}`],
    ["empty", async () => ""],
    ["an API key", async () => oauth.service.adminKey],
    ["for another client", () => oauth.ticket({ client_id: "other" })],
  ])("400: %s: the page again, not redirected, nothing granted", async (_, make) => {
    const form = await oauth.open();
    const before = await grants();
    const ticket = await make();
    const answer = await oauth.approve(form, ticket);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).toContain(String(form.fields.request));
    expect(ticket === "" || !answer.text.includes(ticket)).toBe(true);
    expect(await grants()).toBe(before);
  });

  test("400: expired, to the second", async () => {
    const ticket = await oauth.ticket({ expires_in: 60 });
    oauth.advance(59);
    const form = await oauth.open();
    oauth.advance(1);
    expect((await oauth.approve(form, ticket)).status).toBe(400);
    const fresh = await oauth.ticket({ expires_in: 60 });
    oauth.advance(59);
    sentBack(await oauth.approve(form, fresh));
  });

  test("400: of a tenant that is not active", async () => {
    const ticket = await oauth.ticket();
    const status = (to: string) =>
      oauth.service.database.query("update tenant set status = $2 where tenant_id = $1", [
        oauth.tenantId,
        to,
      ]);
    await status("suspended");
    expect((await oauth.approve(await oauth.open(), ticket)).status).toBe(400);
    await status("active");
    sentBack(await oauth.approve(await oauth.open(), ticket));
  });

  test("400: used, in the second tab as anywhere", async () => {
    const ticket = await oauth.ticket();
    const tabs = [await oauth.open(), await oauth.open()];
    sentBack(await oauth.approve(tabs[0]!, ticket));
    expect((await oauth.approve(tabs[1]!, ticket)).status).toBe(400);
    expect((await oauth.approve(tabs[0]!, ticket)).status).toBe(400);
  });

  test("303: of eight tabs at once exactly one gets a code", async () => {
    const ticket = await oauth.ticket();
    const tabs = await Promise.all(Array.from({ length: 8 }, () => oauth.open()));
    const before = await grants();
    const answers = await Promise.all(tabs.map((tab) => oauth.approve(tab, ticket)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(400)]);
    expect(await grants()).toBe(before + 1);
  });

  test("a ticket that allows less grants less; one that allows nothing of it is refused", async () => {
    const code = await oauth.code({}, await oauth.ticket({ scopes: ["read"] }));
    expect(JSON.parse((await oauth.redeem(code)).text).scope).toBe("read");
    const form = await oauth.open({ scope: "resolve" });
    expect((await oauth.approve(form, await oauth.ticket({ scopes: ["read"] }))).status).toBe(400);
  });

  test("the tenant is the ticket's: a tenant that the request names is not heard", async () => {
    const elsewhere = await oauth.service.tenant();
    const { code, verifier } = await oauth.code({
      tenant_id: elsewhere.tenantId,
      tenant: elsewhere.tenantId,
    });
    await oauth.redeem({ code, verifier }, { tenant_id: elsewhere.tenantId });
    const [grant] = (await oauth.liveGrants()).slice(-1);
    expect(grant).toMatchObject({ tenant_id: oauth.tenantId, client_id: "agent" });
  });

  test("429: the eleventh wrong ticket within ten minutes, the right one too; another client is not meant", async () => {
    const form = await oauth.open();
    for (let n = 0; n < 10; n++) expect((await oauth.approve(form, "wrong")).status).toBe(400);
    const ticket = await oauth.ticket();
    const refused = await oauth.approve(form, ticket);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBe(60);
    const other = await oauth.open({ client_id: "other", redirect_uri: "https://other.example/callback" });
    sentBack(await oauth.approve(other, await oauth.ticket()));
    oauth.advance(60);
    sentBack(await oauth.approve(form, ticket));
  });

  test("429: wrong tickets at once are not more than ten either, and right ones cost none", async () => {
    const form = await oauth.open();
    const tries = await Promise.all(Array.from({ length: 25 }, () => oauth.approve(form, "wrong")));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    oauth.advance(600);
    const later = await oauth.open();
    for (let n = 0; n < 12; n++) sentBack(await oauth.approve(later, await oauth.ticket()));
  });
});
