/** RFC 9700, Best Current Practice for OAuth 2.0 Security: the known attacks, each tried. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mintCredential } from "../../../src/secrets/credential.ts";
import { jsonOf, OAuthService, sentBack } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const isLive = async (refreshToken: string) => (await oauth.refresh(refreshToken)).status === 200;

describe("§2.1, §4.1 redirect URIs are compared as text", () => {
  test.each([
    "https://agent.example/callback",
    "https://agent.example/callback?app=1&x=2",
    "https://agent.example/callback?app=1/",
    "https://agent.example/callback?app=1#",
    "https://agent.example/callback?app=1#fragment",
    "https://agent.example/callback/?app=1",
    "https://agent.example/callback/../evil?app=1",
    "https://agent.example/Callback?app=1",
    "https://AGENT.example/callback?app=1",
    "HTTPS://agent.example/callback?app=1",
    "https://agent.example:443/callback?app=1",
    "http://agent.example/callback?app=1",
    "https://agent.example.evil.example/callback?app=1",
    "https://evil.example/callback?app=1",
    "https://agent.example@evil.example/callback?app=1",
    "https://agent.example/callback?app=1%00",
    " https://agent.example/callback?app=1",
    "//agent.example/callback?app=1",
    "javascript:alert(1)",
  ])("400: %s", async (redirect_uri) => {
    const answer = await oauth.ask({ redirect_uri });
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).not.toContain("evil");
  });
});

describe("§2.1.1, §4.5 a code that comes twice", () => {
  test("400: is refused, and every token of its grant dies", async () => {
    const { accessToken, refreshToken, code, verifier } = await oauth.grant();
    const answer = await oauth.redeem({ code, verifier });
    expect([answer.status, jsonOf(answer).error]).toEqual([400, "invalid_grant"]);
    expect(await oauth.use(accessToken)).toBe(401);
    expect(await isLive(refreshToken)).toBe(false);
  });

  test("400: from a thief without the verifier, or with another client, it dies as well", async () => {
    const proofs = [{ code_verifier: "x".repeat(43) }, { client_id: "other" }];
    for (const proof of proofs) {
      const { accessToken, code, verifier } = await oauth.grant();
      expect((await oauth.redeem({ code, verifier }, proof)).status).toBe(400);
      expect(await oauth.use(accessToken)).toBe(401);
    }
  });

  test("at once: one exchange of eight is answered, and then the grant is dead", async () => {
    const code = await oauth.code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => oauth.redeem(code)));
    const [first, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(await oauth.use(String(jsonOf(first!).access_token))).toBe(401);
  });
});

describe("§2.2.2, §4.14 a refresh token that comes twice", () => {
  test("400: ends the family: the newest tokens die with the oldest", async () => {
    const first = await oauth.grant();
    const second = jsonOf(await oauth.refresh(first.refreshToken)) as Record<string, string>;
    const third = jsonOf(await oauth.refresh(second.refresh_token!)) as Record<string, string>;
    expect(await oauth.use(third.access_token!)).toBe(200);
    expect(jsonOf(await oauth.refresh(first.refreshToken)).error).toBe("invalid_grant");
    expect(await oauth.use(third.access_token!)).toBe(401);
    expect(await oauth.use(first.accessToken)).toBe(401);
    expect(await isLive(third.refresh_token!)).toBe(false);
  });

  test("at once: one refresh of eight is answered, and then the grant is dead", async () => {
    const { refreshToken } = await oauth.grant();
    const answers = await Promise.all(Array.from({ length: 8 }, () => oauth.refresh(refreshToken)));
    const [first, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(await oauth.use(String(jsonOf(first!).access_token))).toBe(401);
  });

  test("another tenant's grant of the same client is not meant", async () => {
    const [mine, bystander] = [await oauth.grant(), await oauth.grant()];
    await oauth.refresh(mine.refreshToken);
    await oauth.refresh(mine.refreshToken);
    expect(await isLive(bystander.refreshToken)).toBe(true);
  });

  test("a used token of a grant that is revoked stays refused", async () => {
    const { refreshToken } = await oauth.grant();
    await oauth.revoke({ token: refreshToken });
    expect(jsonOf(await oauth.refresh(refreshToken)).error).toBe("invalid_grant");
  });

  test("400: a token ends after 30 days without use; used, the grant ends after 90 days however it is used", async () => {
    const DAY_S = 86_400;
    const idle = await oauth.grant();
    oauth.advance(30 * DAY_S);
    expect(await isLive(idle.refreshToken)).toBe(false);
    let { refreshToken } = await oauth.grant();
    let expiresIn = 0;
    for (let day = 29; day < 90; day += 29) {
      oauth.advance(29 * DAY_S);
      const answer = await oauth.refresh(refreshToken);
      expect(answer.status, String(day)).toBe(200);
      ({ refresh_token: refreshToken, expires_in: expiresIn } = JSON.parse(answer.text));
    }
    expect(expiresIn).toBe(3600);
    oauth.advance(3 * DAY_S - 600);
    const last = JSON.parse((await oauth.refresh(refreshToken)).text);
    expect(last.expires_in).toBe(600);
    oauth.advance(600);
    expect(await oauth.use(last.access_token)).toBe(401);
    expect(await isLive(last.refresh_token)).toBe(false);
  });
});

describe("§4.12 redirects make a GET of it", () => {
  test("303, never 307, for a code, a refusal and an error", async () => {
    const form = await oauth.open();
    const answers = [
      await oauth.approve(form, await oauth.ticket()),
      await oauth.submit(form, { action: "deny" }),
      await oauth.ask({ scope: "admin" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  });

  test("no answer is stored anywhere, and no page after it learns where it came from", async () => {
    for (const answer of [
      await oauth.ask(),
      await oauth.ask({ scope: "admin" }),
      await oauth.ask({ client_id: "x" }),
    ])
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  });
});

describe("§4.16 the page is in no frame, and holds nothing from outside", () => {
  test("its policy admits its own style only, no script and no frame", async () => {
    const page = await oauth.ask({}, { accept: "text/html" });
    const policy = page.headers["content-security-policy"]!;
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; form-action 'self' https:; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers["x-frame-options"]).toBe("DENY");
    expect(page.text).not.toMatch(/<script|<img|<link|src=|onclick/i);
    const message = await oauth.ask({ client_id: "nobody" }, { accept: "text/html" });
    expect(message.headers["x-frame-options"]).toBe("DENY");
    expect(message.headers["content-security-policy"]).toContain("form-action 'none'");
  });

  test("no other origin may read the authorisation or the token endpoint", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await oauth.ask({}, headers)).headers["access-control-allow-origin"]).toBeUndefined();
    const token = await oauth.token({ grant_type: "x", client_id: "agent" }, headers);
    expect(token.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("the cookie is for our host over https alone, and not for scripts or other sites' forms", async () => {
    const page = await oauth.ask({}, { accept: "text/html" });
    expect(page.headers["set-cookie"]).toMatch(
      /^__Host-assay_consent=[A-Za-z0-9_-]{22}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test("the name of a client is text on the page, never markup", async () => {
    const named = await OAuthService.start([
      {
        client_id: "agent",
        client_name: '<img src=x onerror="1">',
        redirect_uris: ["https://agent.example/callback?app=1"],
      },
    ]);
    const page = await named.ask({}, { accept: "text/html" });
    expect(page.text).toContain("&lt;img src=x onerror=&quot;1&quot;&gt;");
    expect(page.text).not.toContain("<img");
    await named.close();
  });
});

describe("the gates", () => {
  test("429: an address gets 30 tries at once with a client, and no other client pays for it", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await oauth.redeem({ code: "x", verifier: "y".repeat(43) })).status);
    expect(statuses).toEqual([...Array(30).fill(400), 429]);
    const refused = await oauth.ask();
    expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "2" } });
    expect(jsonOf(refused).error).toBe("temporarily_unavailable");
    expect((await oauth.refresh("x", { client_id: "other" })).status).toBe(400);
    oauth.advance(2);
    expect((await oauth.ask()).status).toBe(200);
  });

  test("a genuine code or refresh token passes whatever others at its address have spent", async () => {
    const granted = await oauth.grant();
    const waiting = await oauth.code();
    let spent = 0;
    for (let n = 0; n < 700 && spent < 20; n++) {
      const forged = { code: mintCredential("assay_ac_"), verifier: "y".repeat(43) };
      if ((await oauth.redeem(forged, { client_id: `made-up-${n}` })).status === 429) spent++;
    }
    for (let n = 0; n < 31; n++) await oauth.redeem({ code: "x", verifier: "y".repeat(43) });
    expect((await oauth.redeem({ code: "x", verifier: "y".repeat(43) })).status).toBe(429);
    expect((await oauth.redeem(waiting)).status).toBe(200);
    const refreshed = await oauth.refresh(granted.refreshToken);
    expect(refreshed.status).toBe(200);
    expect((await oauth.revoke({ token: String(jsonOf(refreshed).refresh_token) })).status).toBe(200);
  });

  test("429: a grant that is refreshed without end spends its own gate and nobody else's", async () => {
    const busy = await oauth.grant();
    const other = await oauth.grant();
    let { refreshToken } = busy;
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) {
      const answer = await oauth.refresh(refreshToken);
      statuses.push(answer.status);
      if (answer.status === 200) refreshToken = String(jsonOf(answer).refresh_token);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await oauth.refresh(other.refreshToken)).status).toBe(200);
    expect((await oauth.ask()).status).toBe(200);
  });

  test("429: a genuine secret that is brought for nothing is charged to its address as well", async () => {
    const { code } = await oauth.code();
    for (let n = 0; n < 30; n++) await oauth.redeem({ code, verifier: "z".repeat(43) });
    oauth.advance(1);
    expect((await oauth.ask()).status).toBe(429);
  });

  test("429: clients that are not registered share one", async () => {
    for (let n = 0; n < 30; n++)
      expect((await oauth.refresh("x", { client_id: `made-up-${n}` })).status).toBe(401);
    expect((await oauth.refresh("x", { client_id: "made-up-30" })).status).toBe(429);
    expect((await oauth.refresh("x")).status).toBe(400);
  });
});

test("a grant that is revoked while its code is out gives no tokens", async () => {
  const code = await oauth.code();
  await oauth.service.database.query("update oauth_grant set revoked_at = now()");
  expect(jsonOf(await oauth.redeem(code)).error).toBe("invalid_grant");
});

test("500 and 503: what goes wrong inside is opaque and an OAuth error", async () => {
  const code = await oauth.code();
  const redeemed = await oauth.service.database.transaction(async (tx) => {
    await tx.execute("alter table oauth_code rename to oauth_code_gone");
    return null;
  });
  expect(redeemed).toBeNull();
  const answer = await oauth.redeem(code);
  await oauth.service.database.execute("alter table oauth_code_gone rename to oauth_code");
  expect([answer.status, jsonOf(answer)]).toEqual([
    500,
    { error: "server_error", error_description: "The request failed inside the service." },
  ]);
  expect(sentBack(await oauth.approve(await oauth.open(), await oauth.ticket())).has("code")).toBe(true);
});
