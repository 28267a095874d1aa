/** RFC 7636, Proof Key for Code Exchange: for every client, S256 only. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Fields, jsonOf, newProof, OAuthService, sentBack } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const challenge = newProof().challenge;

test.each<[string, Fields]>([
  ["no challenge", { code_challenge: null }],
  ["no challenge and no method", { code_challenge: null, code_challenge_method: null }],
  ["no method, which would mean plain", { code_challenge_method: null }],
  ["plain", { code_challenge_method: "plain" }],
  ["another case", { code_challenge_method: "s256" }],
  ["a challenge of 42", { code_challenge: challenge.slice(1) }],
  ["a challenge of 44", { code_challenge: `${challenge}A` }],
  ["a challenge with padding", { code_challenge: `${challenge.slice(1)}=` }],
  ["a challenge of another alphabet", { code_challenge: `${challenge.slice(1)}+` }],
  ["two challenges", { code_challenge: [challenge, newProof().challenge] }],
  ["two methods", { code_challenge_method: ["S256", "plain"] }],
])("§4.4.1 303: %s is invalid_request", async (_, changes) => {
  expect(sentBack(await oauth.ask(changes)).get("error")).toBe("invalid_request");
});

test("§4.6 200: the example of appendix B", async () => {
  const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const { code } = await oauth.code({ code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM" });
  expect((await oauth.redeem({ code, verifier })).status).toBe(200);
});

test.each([43, 128])("§4.1 200: a verifier of %d characters", async (length) => {
  const verifier = "aZ0-._~".repeat(20).slice(0, length);
  const code_challenge = createHash("sha256").update(verifier).digest("base64url");
  const { code } = await oauth.code({ code_challenge });
  expect((await oauth.redeem({ code, verifier })).status).toBe(200);
});

test.each<[string, string | null, string]>([
  ["none", null, "invalid_request"],
  ["an empty one", "", "invalid_request"],
  ["one of 42 characters", "a".repeat(42), "invalid_request"],
  ["one of 129", "a".repeat(129), "invalid_request"],
  ["one of another alphabet", `${"a".repeat(42)}+`, "invalid_request"],
  ["another request's", newProof().verifier, "invalid_grant"],
  ["the challenge itself", challenge, "invalid_grant"],
])("§4.6 400: the verifier is %s", async (_, verifier, error) => {
  const code = await oauth.code({});
  const answer = await oauth.redeem(code, { code_verifier: verifier });
  expect([answer.status, jsonOf(answer).error]).toEqual([400, error]);
  expect((await oauth.redeem(code)).status).toBe(200);
});
