import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OAuthService } from "../../../tests/oauth/support/connector.ts";
import type { JsonObject } from "../../../tests/support/answers.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const issue = (body: object) => oauth.service.admin("POST", "/v1/admin/oauth/install-tickets", body);

test("201: the value is shown once, and only its digest is stored", async () => {
  const { clock, database } = oauth.service;
  const made = await issue({ tenant_id: oauth.tenantId });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    ticket_id: expect.stringMatching(/^tkt_[a-z2-7]{26}$/),
    ticket: expect.stringMatching(/^assay_it_[0-9A-Za-z]{49}$/),
    tenant_id: oauth.tenantId,
    client_id: null,
    scopes: ["read", "resolve"],
    created_at: clock.now.toISOString(),
    expires_at: new Date(clock.now.getTime() + 900_000).toISOString(),
    correlation_id: expect.stringMatching(/^req_/),
  });
  const { rows } = await database.query<{ row: string }>(
    "select row_to_json(t)::text as row from oauth_install_ticket t",
  );
  expect(rows.some(({ row }) => row.includes(String(made.body.ticket).slice(9, 40)))).toBe(false);
});

test("201: for one client, with less, for less time", async () => {
  const body = { tenant_id: oauth.tenantId, client_id: "agent", scopes: ["read"], expires_in: 60 };
  const made = await issue(body);
  const expires_at = new Date(oauth.service.clock.now.getTime() + 60_000).toISOString();
  expect(made.body).toMatchObject({ client_id: "agent", scopes: ["read"], expires_at });
});

test("404: a tenant that is not there", async () => {
  expect((await issue({ tenant_id: "nobody" })).status).toBe(404);
});

test.each<[string, JsonObject, string]>([
  ["no tenant", { tenant_id: undefined }, "tenant_id"],
  ["a client that is not registered", { client_id: "nobody" }, "client_id"],
  ["a scope that needs a key", { scopes: ["review"] }, "scopes.0"],
  ["no scope at all", { scopes: [] }, "scopes"],
  ["59 seconds", { expires_in: 59 }, "expires_in"],
  ["3,601 seconds", { expires_in: 3601 }, "expires_in"],
  ["a value of one's own", { ticket: "x" }, "ticket"],
])("422: %s", async (_, changes, path) => {
  const answer = await issue({ tenant_id: oauth.tenantId, ...changes });
  expect(answer).toMatchObject({ status: 422, body: { error: { details: { fields: [{ path }] } } } });
});

test("401 and 403: it needs an admin key", async () => {
  const tenant = await oauth.service.tenant();
  const path = "/v1/admin/oauth/install-tickets";
  const body = { tenant_id: tenant.tenantId };
  expect((await oauth.service.send("POST", path, { body })).status).toBe(401);
  for (const key of Object.values(tenant.keys))
    expect((await oauth.service.send("POST", path, { key, body })).status).toBe(403);
});
