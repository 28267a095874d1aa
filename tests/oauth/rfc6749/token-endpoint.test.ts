/** RFC 6749: the token endpoint (§3.2, §4.1.3, §4.1.4, §5, §6) and client authentication (§2.3). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { basicSecret, type Fields, jsonOf, OAuthService, resource } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

describe("§5.1 success", () => {
  test("200: both tokens, their type, lifetime and scope, not to be stored by anybody between", async () => {
    const answer = await oauth.redeem(await oauth.code());
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        pragma: "no-cache",
      },
    });
    expect(jsonOf(answer)).toEqual({
      access_token: expect.stringMatching(/^assay_at_[0-9A-Za-z]{49}$/),
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^assay_rt_[0-9A-Za-z]{49}$/),
      scope: "read resolve",
    });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("nothing but digests is stored, and the list of grants shows no secret", async () => {
    const { accessToken, refreshToken, code } = await oauth.grant();
    const tables = ["oauth_install_ticket", "oauth_grant", "oauth_code", "oauth_token"];
    for (const table of tables) {
      const { rows } = await oauth.service.database.query<{ row: string }>(
        `select row_to_json(t)::text as row from ${table} t`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const secret of [accessToken, refreshToken, code])
        expect(rows.some(({ row }) => row.includes(secret.slice(9, 40)))).toBe(false);
    }
    expect(JSON.stringify(await oauth.liveGrants())).not.toMatch(/assay_[a-z]{2}_/);
  });
});

describe("§4.1.3 codes", () => {
  test("400: a code is good for 60 seconds, to the second", async () => {
    const [early, late] = [await oauth.code(), await oauth.code()];
    oauth.advance(59);
    expect((await oauth.redeem(early)).status).toBe(200);
    oauth.advance(1);
    expect(jsonOf(await oauth.redeem(late))).toMatchObject({ error: "invalid_grant" });
  });

  test.each<[string, Fields, string]>([
    ["an unknown code", { code: `assay_ac_${"0".repeat(49)}` }, "invalid_grant"],
    ["no code", { code: null }, "invalid_request"],
    [
      "another redirect URI than the code's",
      { redirect_uri: "https://agent.example/callback" },
      "invalid_grant",
    ],
    ["another client", { client_id: "other" }, "invalid_grant"],
    ["the code twice", { code: ["a", "b"] }, "invalid_request"],
    ["the client twice", { client_id: ["agent", "agent"] }, "invalid_request"],
    ["no grant_type", { grant_type: null }, "invalid_request"],
    ["grant_type twice", { grant_type: ["authorization_code", "refresh_token"] }, "invalid_request"],
    [
      "the password grant",
      { grant_type: "password", username: "a", password: "b" },
      "unsupported_grant_type",
    ],
    ["the client's own grant", { grant_type: "client_credentials" }, "unsupported_grant_type"],
  ])("400: %s; the code stays good for who it belongs to", async (_, changes, error) => {
    const code = await oauth.code();
    const answer = await oauth.redeem(code, changes);
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toEqual({ error, error_description: expect.any(String) });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((await oauth.redeem(code)).status).toBe(200);
  });

  test("200: the redirect URI may be repeated, as it was", async () => {
    const same = { redirect_uri: "https://agent.example/callback?app=1" };
    expect((await oauth.redeem(await oauth.code(), same)).status).toBe(200);
  });

  test("200: an unknown parameter is ignored", async () => {
    expect((await oauth.redeem(await oauth.code(), { audience: "x", foo: ["a", "b"] })).status).toBe(200);
  });
});

describe("§3.2 how it is sent", () => {
  test("400: as JSON", async () => {
    const { code, verifier } = await oauth.code();
    const body = {
      grant_type: "authorization_code",
      code,
      client_id: "agent",
      code_verifier: verifier,
      resource,
    };
    const answer = await oauth.service.send("POST", "/v1/oauth/token", { body });
    expect(answer).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    expect((await oauth.redeem({ code, verifier })).status).toBe(200);
  });

  test("400: in the URL", async () => {
    const { code, verifier } = await oauth.code();
    const query = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      client_id: "agent",
      resource,
    });
    query.set("code_verifier", verifier);
    const answer = await oauth.service.send("POST", `/v1/oauth/token?${query}`, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: "invalid_client" });
  });

  test("400 and 413: a form that is no UTF-8, and one over 16 KiB", async () => {
    const send = (payload: string) =>
      oauth.service.app.http.inject({
        method: "POST",
        url: "/v1/oauth/token",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload,
      });
    expect((await send("client_id=%ff")).json()).toMatchObject({ error: "invalid_request" });
    const large = await send(`client_id=agent&code=${"a".repeat(16 * 1024)}`);
    expect([large.statusCode, large.json().error]).toEqual([413, "invalid_request"]);
  });
});

describe("§2.3 clients prove who they are by their own method", () => {
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`,
  });
  const basicCode = () => oauth.code({ client_id: "basic", redirect_uri: "https://basic.example/cb" });
  const postCode = () => oauth.code({ client_id: "post", redirect_uri: "https://post.example/cb" });

  test("200: by HTTP Basic, its parts form-encoded, with or without client_id in the form", async () => {
    const headers = basic("basic", basicSecret);
    expect((await oauth.redeem(await basicCode(), { client_id: null }, headers)).status).toBe(200);
    expect((await oauth.redeem(await basicCode(), { client_id: "basic" }, headers)).status).toBe(200);
  });

  test("200: by the form", async () => {
    const proof = { client_id: "post", client_secret: "post-secret" };
    expect((await oauth.redeem(await postCode(), proof)).status).toBe(200);
  });

  test.each<[string, Fields, Record<string, string>]>([
    ["a wrong secret", { client_id: null }, basic("basic", "wrong")],
    ["no secret", { client_id: "basic" }, {}],
    ["its secret by another method", { client_id: "basic", client_secret: basicSecret }, {}],
    ["another id in the form", { client_id: "agent" }, basic("basic", basicSecret)],
    ["an unknown client", { client_id: null }, basic("nobody", "x")],
    ["a header that is no Basic", { client_id: null }, { authorization: "Bearer x" }],
    ["a header that cannot be read", { client_id: null }, { authorization: "Basic %%%" }],
    ["no client at all", { client_id: null }, {}],
  ])("401: %s", async (_, changes, headers) => {
    const code = await basicCode();
    const answer = await oauth.redeem(code, changes, headers);
    expect(answer.status).toBe(401);
    expect(jsonOf(answer).error).toBe("invalid_client");
    const challenge = headers.authorization === undefined ? undefined : 'Basic realm="assay"';
    expect(answer.headers["www-authenticate"]).toBe(challenge);
    expect((await oauth.redeem(code, { client_id: null }, basic("basic", basicSecret))).status).toBe(200);
  });

  test("401: a public client that brings a secret; 400: two proofs at once", async () => {
    const secret = await oauth.redeem(await oauth.code(), { client_secret: "x" });
    expect([secret.status, jsonOf(secret).error]).toEqual([401, "invalid_client"]);
    const both = await oauth.redeem(
      await basicCode(),
      { client_id: "basic", client_secret: basicSecret },
      basic("basic", basicSecret),
    );
    expect([both.status, jsonOf(both).error]).toEqual([400, "invalid_request"]);
  });
});

describe("§6 refreshing", () => {
  test("200: a new pair of the same scope, and the old access token goes on to its end", async () => {
    const first = await oauth.grant();
    const answer = await oauth.refresh(first.refreshToken);
    const second = jsonOf(answer) as Record<string, string>;
    expect(second).toMatchObject({ expires_in: 3600, scope: "read resolve" });
    expect([second.access_token, second.refresh_token]).not.toContain(first.accessToken);
    expect(second.refresh_token).not.toBe(first.refreshToken);
    expect([await oauth.use(first.accessToken), await oauth.use(second.access_token!)]).toEqual([200, 200]);
  });

  test("200: a narrower scope for one access token; the grant keeps its own", async () => {
    const { refreshToken } = await oauth.grant();
    const narrow = jsonOf(await oauth.refresh(refreshToken, { scope: "read" })) as Record<string, string>;
    expect(narrow.scope).toBe("read");
    const resolve = { key: narrow.access_token!, body: { name: "Acme Ltd", country: "GB" } };
    expect((await oauth.service.send("POST", "/v1/resolve", resolve)).status).toBe(403);
    const whole = jsonOf(await oauth.refresh(narrow.refresh_token!)) as Record<string, string>;
    expect(whole.scope).toBe("read resolve");
    const again = { ...resolve, key: whole.access_token! };
    expect((await oauth.service.send("POST", "/v1/resolve", again)).status).toBe(200);
  });

  test.each<[string, Fields, string]>([
    ["a wider scope", { scope: "read resolve" }, "invalid_scope"],
    ["another scope", { scope: "review" }, "invalid_scope"],
    ["another client", { client_id: "other" }, "invalid_grant"],
    ["no token", { refresh_token: null }, "invalid_request"],
    ["an unknown token", { refresh_token: `assay_rt_${"0".repeat(49)}` }, "invalid_grant"],
  ])("400: %s; the token stays good for who it belongs to", async (_, changes, error) => {
    const { refreshToken } = await oauth.grant({ scope: "read" });
    const answer = await oauth.refresh(refreshToken, changes);
    expect([answer.status, jsonOf(answer).error]).toEqual([400, error]);
    expect((await oauth.refresh(refreshToken)).status).toBe(200);
  });

  test("400: an access token is no refresh token, and a refresh token opens nothing", async () => {
    const { accessToken, refreshToken } = await oauth.grant();
    expect(jsonOf(await oauth.refresh(accessToken)).error).toBe("invalid_grant");
    expect(await oauth.use(refreshToken)).toBe(401);
  });
});
