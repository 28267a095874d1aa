/** RFC 6749, The OAuth 2.0 Authorization Framework: the authorisation endpoint (§3.1, §4.1.1, §4.1.2). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fields, jsonOf, OAuthService, sentBack } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

describe("§4.1.1 the request", () => {
  test("200: the page says who asks, for what, where the answer goes, and asks for the ticket", async () => {
    const page = await oauth.ask({}, { accept: "text/html" });
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.text).toContain("The Agent asks for access");
    expect(page.text).toContain("Read your companies");
    expect(page.text).toContain("Resolve and match company records");
    expect(page.text).toContain("<strong>agent.example</strong>");
    expect(page.text).toMatch(/90 days at the most, and ends after\s+30 days without use/);
    expect(page.text).toContain('<label for="ticket">');
  });

  test("§3.3: without a scope it asks for all that the client may have", async () => {
    const page = await oauth.ask({ scope: null }, { accept: "text/html" });
    expect(page.text).toContain("Resolve and match company records");
    const narrow = { client_id: "reader", redirect_uri: "https://reader.example/cb", scope: null };
    const reader = await oauth.ask(narrow, { accept: "text/html" });
    expect(reader.text).not.toContain("Resolve and match company records");
  });

  test("§3.1: a parameter without a value counts as left out, and an unknown one is ignored", async () => {
    expect((await oauth.ask({ scope: "", response_mode: "", prompt: "consent" })).status).toBe(200);
  });
});

describe("§4.1.2 the response", () => {
  test("303: a code, and the state exactly as it came", async () => {
    const state = "ä &=?%20/+ ~".repeat(10);
    const form = await oauth.open({ state });
    const answer = await oauth.approve(form, await oauth.ticket());
    const back = sentBack(answer);
    expect(back.get("state")).toBe(state);
    expect(back.get("code")).toMatch(/^assay_ac_[0-9A-Za-z]{49}$/);
    expect(back.get("app")).toBe("1");
    expect(answer.headers.location).toMatch(/^https:\/\/agent\.example\/callback\?app=1&code=/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("303: a state of 2,048 characters comes back whole", async () => {
    const state = "s".repeat(2048);
    const form = await oauth.open({ state });
    expect(sentBack(await oauth.approve(form, await oauth.ticket())).get("state")).toBe(state);
  });

  test("303: who refuses is sent back with access_denied, and no ticket is asked for", async () => {
    const back = sentBack(await oauth.submit(await oauth.open(), { action: "deny" }));
    expect(Object.fromEntries(back)).toMatchObject({ error: "access_denied", state: "the-state" });
    expect(back.has("code")).toBe(false);
  });
});

describe("§4.1.2.1 errors", () => {
  test.each<[string, Fields, string]>([
    ["no response_type", { response_type: null }, "invalid_request"],
    ["another response_type", { response_type: "token" }, "unsupported_response_type"],
    ["the hybrid one", { response_type: "code id_token" }, "unsupported_response_type"],
    ["another response_mode", { response_mode: "fragment" }, "invalid_request"],
    ["a scope that needs a key", { scope: "read review" }, "invalid_scope"],
    ["erase", { scope: "erase" }, "invalid_scope"],
    ["admin", { scope: "admin" }, "invalid_scope"],
    ["a scope of nothing but blanks", { scope: "  " }, "invalid_scope"],
    ["response_type twice", { response_type: ["code", "code"] }, "invalid_request"],
    ["scope twice", { scope: ["read", "resolve"] }, "invalid_request"],
  ])("303: %s goes back as %s's error", async (_, changes, error) => {
    const back = sentBack(await oauth.ask(changes));
    expect(back.get("error")).toBe(error);
    expect(back.get("error_description")).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(back.get("state")).toBe("the-state");
  });

  test("§3.3: a client that may have less gets less; 303: one that may have nothing of it", async () => {
    const reader = { client_id: "reader", redirect_uri: "https://reader.example/cb" };
    const code = await oauth.code({ ...reader, scope: "read resolve" });
    expect(jsonOf(await oauth.redeem(code, { client_id: "reader" })).scope).toBe("read");
    expect(sentBack(await oauth.ask({ ...reader, scope: "resolve" })).get("error")).toBe("invalid_scope");
  });

  test("303: without a state there is none to send back; given twice, neither is believed", async () => {
    for (const state of [null, ""]) {
      const back = sentBack(await oauth.ask({ state }));
      expect(back.get("error")).toBe("invalid_request");
      expect(back.has("state")).toBe(false);
    }
    expect(sentBack(await oauth.ask({ state: ["a", "b"] })).get("error")).toBe("invalid_request");
  });

  test.each<[string, Fields]>([
    ["no client", { client_id: null }],
    ["an unknown client", { client_id: "nobody" }],
    ["a client given twice", { client_id: ["agent", "other"] }],
    ["no redirect URI", { redirect_uri: null }],
    ["another client's redirect URI", { redirect_uri: "https://other.example/callback" }],
    [
      "a redirect URI given twice",
      { redirect_uri: ["https://agent.example/callback?app=1", "https://evil.example/"] },
    ],
  ])("400: %s is never redirected", async (_, changes) => {
    const answer = await oauth.ask(changes);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(jsonOf(answer)).toEqual({ error: "invalid_request", error_description: expect.any(String) });
    const page = await oauth.ask(changes, { accept: "text/html,*/*" });
    expect(page.status).toBe(400);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.text).not.toContain("evil.example");
  });
});

describe("§3.1 methods", () => {
  test.each(["PUT", "DELETE", "PATCH"] as const)("405: %s, with Allow and an OAuth body", async (method) => {
    for (const [path, allow] of [
      ["authorize", "GET, HEAD, OPTIONS, POST"],
      ["token", "OPTIONS, POST"],
      ["revoke", "OPTIONS, POST"],
    ]) {
      const answer = await oauth.service.send(method, `/v1/oauth/${path}`);
      expect(answer).toMatchObject({ status: 405, headers: { allow }, body: { error: "invalid_request" } });
    }
  });
});
