/** RFC 7009, Token Revocation. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jsonOf, OAuthService } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

describe("§2.1 the request", () => {
  test("200: a refresh token takes the whole grant with it", async () => {
    const { accessToken, refreshToken } = await oauth.grant();
    const answer = await oauth.revoke({ token: refreshToken, token_type_hint: "refresh_token" });
    expect([answer.status, answer.text, answer.headers["cache-control"]]).toEqual([200, "", "no-store"]);
    expect(await oauth.use(accessToken)).toBe(401);
    expect(jsonOf(await oauth.refresh(refreshToken)).error).toBe("invalid_grant");
  });

  test("200: an access token takes only itself", async () => {
    const { accessToken, refreshToken } = await oauth.grant();
    await oauth.revoke({ token: accessToken });
    expect(await oauth.use(accessToken)).toBe(401);
    expect((await oauth.refresh(refreshToken)).status).toBe(200);
  });

  test.each(["access_token", "refresh_token", "something_else"])(
    "200: the hint %s decides nothing",
    async (hint) => {
      const { accessToken, refreshToken } = await oauth.grant();
      expect((await oauth.revoke({ token: refreshToken, token_type_hint: hint })).status).toBe(200);
      expect(await oauth.use(accessToken)).toBe(401);
    },
  );

  test("200: another client's token is left alone, and nobody learns that it exists", async () => {
    const { accessToken, refreshToken } = await oauth.grant();
    for (const token of [accessToken, refreshToken]) {
      const answer = await oauth.revoke({ token, client_id: "other" });
      expect([answer.status, answer.text]).toEqual([200, ""]);
    }
    expect(await oauth.use(accessToken)).toBe(200);
    expect((await oauth.refresh(refreshToken)).status).toBe(200);
  });
});

describe("§2.2 the response", () => {
  test.each(["unknown", `assay_rt_${"0".repeat(49)}`])("200: %s is no error", async (token) => {
    const answer = await oauth.revoke({ token });
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });

  test("200: again is no error either", async () => {
    const { refreshToken } = await oauth.grant();
    await oauth.revoke({ token: refreshToken });
    expect((await oauth.revoke({ token: refreshToken })).status).toBe(200);
  });

  test("400: no token, or two; 401: no such client", async () => {
    expect(jsonOf(await oauth.revoke({}))).toMatchObject({ error: "invalid_request" });
    expect(jsonOf(await oauth.revoke({ token: ["a", "b"] }))).toMatchObject({ error: "invalid_request" });
    const unknown = await oauth.revoke({ token: "x", client_id: "nobody" });
    expect([unknown.status, jsonOf(unknown).error]).toEqual([401, "invalid_client"]);
    const unproved = await oauth.revoke({ token: "x", client_id: "post" });
    expect([unproved.status, jsonOf(unproved).error]).toEqual([401, "invalid_client"]);
    const asJson = await oauth.service.send("POST", "/v1/oauth/revoke", { body: { token: "x" } });
    expect(asJson).toMatchObject({ status: 400, body: { error: "invalid_request" } });
  });
});
