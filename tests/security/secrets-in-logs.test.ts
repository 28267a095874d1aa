import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../src/app/log.ts";
import { basicSecret, jsonOf, OAuthService, registry } from "../oauth/support/connector.ts";

const written: string[] = [];
let oauth: OAuthService;

beforeAll(async () => {
  const log = createLog("debug", { write: (line) => written.push(line) });
  oauth = await OAuthService.start(registry, { log });
});

afterAll(() => oauth.close());

test("nothing that authenticates is ever logged: keys, tickets, codes, tokens, verifiers, secrets, forms", async () => {
  const { service } = oauth;
  const mint = { tenant_id: oauth.tenantId, scope: "resolve", name: "logged" };
  const minted = await service.admin("POST", "/v1/admin/keys", mint);
  const rotated = await service.admin("POST", `/v1/admin/keys/${minted.body.key_id}/rotate`, {});
  await service.send("GET", "/v1/entities", { key: "a-made-up-value-that-is-no-key" });
  const ticket = await oauth.ticket();
  const form = await oauth.open({ state: "a-state-that-is-the-client's-own" });
  await oauth.approve(form, "a-wrong-ticket");
  const { code, verifier } = await oauth.code({}, ticket);
  const tokens = jsonOf(await oauth.redeem({ code, verifier })) as Record<string, string>;
  await oauth.use(tokens.access_token!);
  await oauth.token(
    { grant_type: "x", client_id: "basic" },
    { authorization: `Basic ${btoa(`basic:${basicSecret}`)}` },
  );
  await oauth.refresh(tokens.refresh_token!);
  await oauth.redeem({ code, verifier });
  await service.database.execute("alter table oauth_token rename to oauth_token_gone");
  expect((await oauth.refresh(tokens.refresh_token!)).status).toBe(500);
  expect((await service.send("GET", "/v1/entities", { key: tokens.access_token! })).status).toBe(500);
  await service.database.execute("alter table oauth_token_gone rename to oauth_token");

  const secrets = [
    service.adminKey,
    String(minted.body.key),
    String(rotated.body.key),
    "a-made-up-value-that-is-no-key",
    "a-wrong-ticket",
    "client's-own",
    ticket,
    code,
    verifier,
    tokens.access_token!,
    tokens.refresh_token!,
    basicSecret,
    btoa(`basic:${basicSecret}`),
    String(form.fields.csrf_token),
    String(form.fields.request).slice(0, 60),
    form.cookie.split("=")[1]!,
  ];
  const text = written.join("");
  expect(written.length).toBeGreaterThan(15);
  for (const [at, secret] of secrets.entries()) expect(text.includes(secret), `secret ${at}`).toBe(false);
  expect(text).not.toMatch(/assay_(sk|at|rt|ac|it)_/);
});

test("a value that came twice is a warning that names the grant, and a wrong ticket is told from a right one", () => {
  const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
  const [warning] = lines.filter(({ level, incident }) => level === 40 && incident !== undefined);
  expect(warning).toMatchObject({
    operation: "oauth_token",
    status: 400,
    code: "invalid_grant",
    clientId: "agent",
    incident: { what: "authorisation code used twice", grantId: expect.stringMatching(/^gr_/) },
  });
  expect(lines.filter(({ code }) => code === "ticket_refused")).toHaveLength(1);
});
