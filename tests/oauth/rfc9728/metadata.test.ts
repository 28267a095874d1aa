/** RFC 9728, Protected Resource Metadata, and RFC 8414, Authorization Server Metadata. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issuer, OAuthService, resource } from "../support/connector.ts";

let oauth: OAuthService;
beforeAll(async () => {
  oauth = await OAuthService.start();
});
beforeEach(() => oauth.advance(600));
afterAll(() => oauth.close());

const resourcePaths = ["/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"];
const serverPath = "/.well-known/oauth-authorization-server";

test.each(resourcePaths)("RFC 9728 §3.2 200: %s", async (path) => {
  const { status, body } = await oauth.service.send("GET", path);
  expect(status).toBe(200);
  expect(body).toEqual({
    resource,
    authorization_servers: [issuer],
    scopes_supported: ["read", "resolve"],
    bearer_methods_supported: ["header"],
    resource_name: "Assay",
    resource_documentation: `${issuer}/docs`,
  });
});

test("RFC 9728 §5.1 the challenge leads to the document whose resource is the one that was asked", async () => {
  const { headers } = await oauth.service.send("POST", "/mcp", {
    body: { jsonrpc: "2.0", id: 1, method: "ping" },
    headers: { host: "assay.example" },
  });
  const [, url] = /resource_metadata="([^"]+)"/.exec(headers["www-authenticate"]!)!;
  expect(url).toBe(issuer + resourcePaths[1]);
  expect((await oauth.service.send("GET", new URL(url!).pathname)).body.resource).toBe(`${issuer}/mcp`);
});

test("RFC 8414 §2 200: the server's document, and it is true", async () => {
  const { body } = await oauth.service.send("GET", serverPath);
  expect(body).toEqual({
    issuer,
    authorization_endpoint: `${issuer}/v1/oauth/authorize`,
    token_endpoint: `${issuer}/v1/oauth/token`,
    revocation_endpoint: `${issuer}/v1/oauth/revoke`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    revocation_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    scopes_supported: ["read", "resolve"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: false,
    protected_resources: [resource],
    service_documentation: `${issuer}/docs#connectors`,
  });
  expect(body).not.toHaveProperty("registration_endpoint");
  const { body: page } = await oauth.service.app.http.inject("/docs");
  expect(page.includes('<section id="connectors"')).toBe(true);
});

describe.each([...resourcePaths, serverPath])("%s", (path) => {
  test("200: for everyone, from every origin, for an hour", async () => {
    const answer = await oauth.service.send("GET", path, { headers: { origin: "https://anywhere.example" } });
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
    });
    const { http } = oauth.service.app;
    expect((await http.inject({ method: "HEAD", url: path })).statusCode).toBe(200);
    const preflight = await http.inject({ method: "OPTIONS", url: path });
    expect([preflight.statusCode, preflight.headers["access-control-allow-origin"]]).toEqual([204, "*"]);
    expect(preflight.headers["access-control-allow-methods"]).toBe("GET, HEAD, OPTIONS");
  });

  test("405: anything but reading", async () => {
    for (const method of ["POST", "PUT", "DELETE"] as const)
      expect((await oauth.service.send(method, path)).headers.allow, method).toBe("GET, HEAD, OPTIONS");
  });
});

test("429: reading is gated by address", async () => {
  for (let n = 0; n < 600; n++) await oauth.service.app.http.inject(serverPath);
  expect(await oauth.service.send("GET", serverPath)).toMatchObject({
    status: 429,
    headers: { "retry-after": "1" },
  });
});
