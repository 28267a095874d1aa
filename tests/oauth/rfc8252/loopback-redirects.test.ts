/** RFC 8252, OAuth 2.0 for Native Apps, §7.3: the port of a loopback redirect is the client's own choice. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OAuthService, sentBack } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const ask = (redirect_uri: string) =>
  oauth.ask({ client_id: "native", redirect_uri }, { accept: "text/html" });

test.each(["http://127.0.0.1/cb", "http://127.0.0.1:49152/cb", "http://[::1]:9/cb", "http://[::1]/cb"])(
  "200: %s",
  async (uri) => {
    const page = await ask(uri);
    expect(page.status).toBe(200);
    expect(page.headers["content-security-policy"]).toContain(
      `form-action 'self' https: ${new URL(uri).origin}`,
    );
  },
);

test.each([
  "http://localhost/cb",
  "http://127.0.0.2:1/cb",
  "https://127.0.0.1:1/cb",
  "http://127.0.0.1:1/cb/",
  "http://127.0.0.1:1/CB",
  "http://127.0.0.1:1/cb?x=1",
  "http://127.0.0.1:1/cb#x",
  "http://127.0.0.1:1@evil.example/cb",
  "http://user@127.0.0.1:1/cb",
  "http://127.0.0.1.evil.example/cb",
  "http://127.0.0.1:123456/cb",
  "http://127.0.0.1:/cb",
  "http://127.1:1/cb",
  "http://2130706433/cb",
])("400: %s is another address", async (uri) => {
  const answer = await ask(uri);
  expect(answer.status).toBe(400);
  expect(answer.headers.location).toBeUndefined();
});

test("303: the code goes to the port that was asked for, and is redeemed with it", async () => {
  const redirect_uri = "http://127.0.0.1:51004/cb";
  const form = await oauth.open({ client_id: "native", redirect_uri });
  const answer = await oauth.approve(form, await oauth.ticket());
  sentBack(answer);
  expect(answer.headers.location).toMatch(/^http:\/\/127\.0\.0\.1:51004\/cb\?code=/);
  const code = await oauth.code({ client_id: "native", redirect_uri });
  expect(
    (await oauth.redeem(code, { client_id: "native", redirect_uri: "http://127.0.0.1:51005/cb" })).status,
  ).toBe(400);
  expect((await oauth.redeem(code, { client_id: "native", redirect_uri })).status).toBe(200);
});
