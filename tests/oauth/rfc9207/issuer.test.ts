/** RFC 9207, Authorization Server Issuer Identification: every redirected answer names its issuer. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { issuer, OAuthService, sentBack } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

test("§2 303: with a code, with a refusal and with an error", async () => {
  const granted = sentBack(await oauth.approve(await oauth.open(), await oauth.ticket()));
  const refused = sentBack(await oauth.submit(await oauth.open(), { action: "deny" }));
  const wrong = sentBack(await oauth.ask({ scope: "admin" }));
  expect([granted, refused, wrong].map((answer) => answer.getAll("iss"))).toEqual([
    [issuer],
    [issuer],
    [issuer],
  ]);
});

test("§3 the metadata says so, and its issuer is the same text", async () => {
  const { body } = await oauth.service.send("GET", "/.well-known/oauth-authorization-server");
  expect(body).toMatchObject({ issuer, authorization_response_iss_parameter_supported: true });
});
