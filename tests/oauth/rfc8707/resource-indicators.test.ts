/** RFC 8707, Resource Indicators: the audience is named at authorisation, at the code and at every refresh. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issuer, jsonOf, OAuthService, resource, sentBack } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const wrong: [string, string | readonly string[] | null][] = [
  ["none", null],
  ["an empty one", ""],
  ["the origin", issuer],
  ["one with a slash more", `${resource}/`],
  ["one of another case", resource.toUpperCase()],
  ["another host's", "https://evil.example/mcp"],
  ["a relative one", "/mcp"],
  ["one with a fragment", `${resource}#x`],
  ["two", [resource, "https://evil.example/mcp"]],
];

describe.each(wrong)("§2: %s is invalid_target", (_, value) => {
  test("303: at the authorisation endpoint", async () => {
    expect(sentBack(await oauth.ask({ resource: value })).get("error")).toBe("invalid_target");
  });

  test("400: at the exchange of a code, which stays good", async () => {
    const code = await oauth.code();
    const answer = await oauth.redeem(code, { resource: value });
    expect([answer.status, jsonOf(answer).error]).toEqual([400, "invalid_target"]);
    expect((await oauth.redeem(code)).status).toBe(200);
  });

  test("400: at a refresh, and the token stays good", async () => {
    const { refreshToken } = await oauth.grant();
    const answer = await oauth.refresh(refreshToken, { resource: value });
    expect([answer.status, jsonOf(answer).error]).toEqual([400, "invalid_target"]);
    expect((await oauth.refresh(refreshToken)).status).toBe(200);
  });
});

test("401: a token of another audience opens nothing, and its grant must be given anew", async () => {
  const { accessToken, refreshToken } = await oauth.grant();
  await oauth.service.database.query("update oauth_grant set resource = 'https://old.example/mcp'");
  expect(await oauth.use(accessToken)).toBe(401);
  expect(jsonOf(await oauth.refresh(refreshToken)).error).toBe("invalid_grant");
});
