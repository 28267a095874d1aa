import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jsonOf, OAuthService, resource } from "../../../tests/oauth/support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const path = "/v1/admin/oauth/grants";
const list = async (query = "") => (await oauth.service.admin("GET", `${path}?limit=200${query}`)).body;
const newest = async () => (await oauth.liveGrants()).at(-1)!;

describe("GET /v1/admin/oauth/clients", () => {
  test("200: the registered clients by their id, without a digest of a secret", async () => {
    const { body, status, text } = await oauth.service.admin("GET", "/v1/admin/oauth/clients");
    expect(status).toBe(200);
    const clients = body.clients as { client_id: string }[];
    expect(clients.map(({ client_id }) => client_id)).toEqual([
      "agent",
      "basic",
      "native",
      "other",
      "post",
      "reader",
    ]);
    expect(clients[0]).toEqual({
      client_id: "agent",
      client_name: "The Agent",
      redirect_uris: ["https://agent.example/callback?app=1"],
      token_endpoint_auth_method: "none",
      allowed_scopes: ["read", "resolve"],
    });
    expect(text).not.toContain("sha256");
  });
});

describe("GET /v1/admin/oauth/grants", () => {
  test("200: what was granted to whom, until when", async () => {
    await oauth.grant({ scope: "read" });
    const { clock } = oauth.service;
    expect(await newest()).toEqual({
      grant_id: expect.stringMatching(/^gr_[a-z2-7]{26}$/),
      tenant_id: oauth.tenantId,
      client_id: "agent",
      client_name: "The Agent",
      scopes: ["read"],
      resource,
      created_at: clock.now.toISOString(),
      last_used_at: clock.now.toISOString(),
      refresh_expires_at: new Date(clock.now.getTime() + 30 * 86_400_000).toISOString(),
    });
  });

  test("200: live ones only: not a code that nobody fetched, not what is over or revoked", async () => {
    const before = (await list()).total as number;
    await oauth.code();
    expect((await list()).total).toBe(before);
    const { refreshToken } = await oauth.grant();
    expect((await list()).total).toBe(before + 1);
    await oauth.revoke({ token: refreshToken });
    expect((await list()).total).toBe(before);
    await oauth.grant();
    oauth.advance(30 * 86_400);
    expect(await list()).toMatchObject({ total: 0, grants: [] });
  });

  test("200: by tenant, by client, in pages, oldest first", async () => {
    await oauth.grant();
    oauth.advance(1);
    await oauth.grant({ client_id: "other", redirect_uri: "https://other.example/callback" });
    const ids = (await oauth.liveGrants()).map(({ grant_id }) => grant_id);
    const idsOf = async (query: string) =>
      ((await list(query)).grants as { grant_id: string }[]).map(({ grant_id }) => grant_id);
    expect(await idsOf("&client_id=other")).toEqual(ids.slice(-1));
    expect(await idsOf(`&tenant_id=${oauth.tenantId}`)).toEqual(ids);
    expect(await idsOf("&tenant_id=nobody")).toEqual([]);
    const page = await oauth.service.admin("GET", `${path}?limit=1&offset=1`);
    expect(page.body).toMatchObject({
      total: ids.length,
      limit: 1,
      offset: 1,
      grants: [{ grant_id: ids[1] }],
    });
  });

  test("200: its last use is written down", async () => {
    const { accessToken } = await oauth.grant();
    oauth.advance(600);
    await oauth.use(accessToken);
    const at = oauth.service.clock.now.toISOString();
    await oauth.service.restart();
    expect(await newest()).toMatchObject({ last_used_at: at });
  });

  test.each(["&limit=0", "&offset=-1", "&status=live"])("422: %s", async (query) => {
    expect((await oauth.service.admin("GET", `${path}?${query}`)).status).toBe(422);
  });
});

describe("DELETE /v1/admin/oauth/grants/{grant_id}", () => {
  test("204: every token of it stops with the answer, in every process", async () => {
    const { accessToken, refreshToken } = await oauth.grant();
    const refreshed = jsonOf(await oauth.refresh(refreshToken)) as Record<string, string>;
    const { grant_id } = await newest();
    const gone = await oauth.service.admin("DELETE", `${path}/${grant_id}`);
    expect([gone.status, gone.text]).toEqual([204, ""]);
    expect([await oauth.use(accessToken), await oauth.use(refreshed.access_token!)]).toEqual([401, 401]);
    expect(jsonOf(await oauth.refresh(refreshed.refresh_token!)).error).toBe("invalid_grant");
    await oauth.service.restart();
    expect(await oauth.use(accessToken)).toBe(401);
  });

  test("204: another grant of the same client goes on", async () => {
    const bystander = await oauth.grant();
    oauth.advance(1);
    await oauth.grant();
    await oauth.service.admin("DELETE", `${path}/${(await newest()).grant_id}`);
    expect(await oauth.use(bystander.accessToken)).toBe(200);
  });

  test("404: again, and a grant that is not there", async () => {
    await oauth.grant();
    const { grant_id } = await newest();
    await oauth.service.admin("DELETE", `${path}/${grant_id}`);
    expect((await oauth.service.admin("DELETE", `${path}/${grant_id}`)).status).toBe(404);
    expect((await oauth.service.admin("DELETE", `${path}/gr_x`)).status).toBe(404);
  });

  test("401 and 403: it needs an admin key", async () => {
    const tenant = await oauth.service.tenant();
    for (const method of ["GET", "DELETE"] as const) {
      const url = method === "GET" ? path : `${path}/gr_x`;
      expect((await oauth.service.send(method, url)).status).toBe(401);
      for (const key of Object.values(tenant.keys))
        expect((await oauth.service.send(method, url, { key })).status).toBe(403);
    }
  });
});
