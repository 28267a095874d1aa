/** RFC 6750, Bearer Token Usage: the access that a token gives, on REST and tools, and the refusals. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issuer, OAuthService } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const metadata = `resource_metadata="${issuer}/.well-known/oauth-protected-resource/mcp"`;
const call = (key: string, name: string, args: object) =>
  oauth.service.send<{ result: { isError: boolean; structuredContent: Record<string, unknown> } }>(
    "POST",
    "/mcp",
    {
      key,
      body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
      headers: { accept: "application/json, text/event-stream", host: "assay.example" },
    },
  );

describe("§2 a token opens what a key of its scopes opens", () => {
  test("200: over REST and as a tool, in the ticket's tenant, and the receipt names the grant", async () => {
    const { accessToken } = await oauth.grant();
    const record = { name: "Connector Test Ltd", country: "GB", registration_number: "01234567" };
    const rest = await oauth.service.send("POST", "/v1/resolve", { key: accessToken, body: record });
    expect(rest.status, rest.text).toBe(200);
    const tool = await call(accessToken, "resolve_company", record);
    expect(tool.body.result).toMatchObject({ isError: false, structuredContent: { replayed: true } });
    const [grant] = (await oauth.liveGrants()).slice(-1);
    const receipt = await oauth.service.send("GET", `/v1/decisions/${rest.body.decision_id}`, {
      key: accessToken,
    });
    expect(receipt.body).toMatchObject({ decision: { acting_key_id: grant!.grant_id } });
    const { rows } = await oauth.service.database.query<{ tenant_id: string }>(
      "select tenant_id from decision where decision_id = $1",
      [rest.body.decision_id],
    );
    expect(rows).toEqual([{ tenant_id: oauth.tenantId }]);
  });

  test("the bucket is the tenant's, shared with its keys", async () => {
    const { accessToken } = await oauth.grant();
    const left = async (key: string) =>
      Number((await oauth.service.send("GET", "/v1/entities", { key })).headers["ratelimit-remaining"]);
    const before = await left(accessToken);
    const key = await oauth.service.admin("POST", "/v1/admin/keys", {
      tenant_id: oauth.tenantId,
      scope: "read",
      name: "x",
    });
    expect(await left(key.body.key as string)).toBe(before - 1);
  });

  test("403: never review, erasure, administration or metrics", async () => {
    const { accessToken: key } = await oauth.grant();
    for (const [method, path] of [
      ["GET", "/v1/review-queue"],
      ["DELETE", "/v1/records/rec_x"],
      ["GET", "/v1/admin/keys"],
      ["GET", "/v1/admin/oauth/grants"],
      ["GET", "/metrics"],
    ] as const) {
      const answer = await oauth.service.send(method, path, { key });
      expect(answer, path).toMatchObject({ status: 403, body: { error: { code: "key_scope_forbidden" } } });
    }
    expect((await call(key, "review_queue_list", {})).body.result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: "key_scope_forbidden" } },
    });
  });

  test("403: a read token does not resolve, and nothing is written", async () => {
    const { accessToken: key } = await oauth.grant({ scope: "read" });
    const body = { name: "Nobody Resolves This Ltd", country: "GB" };
    expect((await oauth.service.send("POST", "/v1/resolve", { key, body })).status).toBe(403);
    const { rows } = await oauth.service.database.query(
      "select 1 from record where submitted like '%Nobody Resolves%'",
    );
    expect(rows).toEqual([]);
  });

  test("401: a token in the URL or in a form is not looked at (§2.2, §2.3)", async () => {
    const { accessToken } = await oauth.grant();
    expect((await oauth.service.send("GET", `/v1/entities?access_token=${accessToken}`)).status).toBe(401);
  });
});

describe("§3 refusals", () => {
  test.each(["/v1/entities", "/mcp"])(
    "401: %s: without a token no error, with a bad one invalid_token",
    async (path) => {
      const ask = (key?: string) =>
        path === "/mcp"
          ? oauth.service.send("POST", path, {
              ...(key === undefined ? {} : { key }),
              body: { jsonrpc: "2.0", id: 1, method: "ping" },
              headers: { host: "assay.example" },
            })
          : oauth.service.send("GET", path, key === undefined ? {} : { key });
      const none = await ask();
      expect(none.status).toBe(401);
      expect(none.headers["www-authenticate"]).toBe(`Bearer scope="read resolve", ${metadata}`);
      const bad = await ask(`assay_at_${"0".repeat(49)}`);
      expect(bad.status).toBe(401);
      expect(bad.headers["www-authenticate"]).toMatch(
        /^Bearer error="invalid_token", error_description="[^"]+", scope=/,
      );
      expect(bad.headers["www-authenticate"]).toContain(metadata);
    },
  );

  test("401: a token past its hour, to the second", async () => {
    const { accessToken } = await oauth.grant();
    oauth.advance(3599);
    expect(await oauth.use(accessToken)).toBe(200);
    oauth.advance(1);
    expect(await oauth.use(accessToken)).toBe(401);
  });

  test("401: a token of a tenant that is suspended since", async () => {
    const { accessToken } = await oauth.grant();
    const status = (to: string) =>
      oauth.service.database.query("update tenant set status = $2 where tenant_id = $1", [
        oauth.tenantId,
        to,
      ]);
    await status("suspended");
    expect(await oauth.use(accessToken)).toBe(401);
    await status("active");
    expect(await oauth.use(accessToken)).toBe(200);
  });

  test("401: a token that is mistyped by one character", async () => {
    const { accessToken } = await oauth.grant();
    expect(await oauth.use(accessToken.slice(0, -1) + (accessToken.endsWith("a") ? "b" : "a"))).toBe(401);
  });
});
