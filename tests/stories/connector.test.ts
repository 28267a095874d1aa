import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdPort } from "../../src/commands/held-port.ts";
import { owners } from "../support/browser.ts";
import { apple } from "../support/records.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { TestService } from "../support/service.ts";

let service: TestService;
let baseUrl: URL;
/** The agent's own callback, at which the browser's redirect has to arrive. */
let callback: Server;
let redirectUrl: string;

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  callback = createServer((_request, response) => response.end("You can close this page."));
  redirectUrl = `http://127.0.0.1:${await listening(callback)}/callback`;
  const file = join(scratchDirectory(), "clients.json");
  const agent = {
    client_id: "agent",
    client_name: "The Agent",
    redirect_uris: ["http://127.0.0.1/callback"],
  };
  writeFileSync(file, JSON.stringify([agent]));
  // The base URL contains the port, so a free port is found before the service starts.
  const { port, release } = await holdPort({ port: 0, host: "127.0.0.1" });
  await release();
  service = await TestService.start({ environment: { PORT: String(port), ASSAY_OAUTH_CLIENTS: file } });
  baseUrl = new URL(await service.app.http.listen({ port, host: "127.0.0.1" }));
});

afterAll(async () => {
  await service.close();
  await new Promise((resolve) => callback.close(resolve));
});

/** The parts that the official client asks its host for; the flow itself is the client's own code. */
class Host implements OAuthClientProvider {
  readonly redirectUrl = redirectUrl;
  readonly clientMetadata = { redirect_uris: [redirectUrl], client_name: "The Agent" };
  page: URL | null = null;
  #verifier = "";
  #tokens: Awaited<ReturnType<OAuthClientProvider["tokens"]>>;
  state = () => "state of the host";
  clientInformation = () => ({ client_id: "agent", issuer: baseUrl.origin });
  tokens = () => this.#tokens;
  saveTokens(tokens: NonNullable<Awaited<ReturnType<OAuthClientProvider["tokens"]>>>): void {
    this.#tokens = tokens;
  }
  redirectToAuthorization(page: URL): void {
    this.page = page;
  }
  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }
  codeVerifier = () => this.#verifier;
}

function agent(host: Host): {
  client: Client;
  transport: StreamableHTTPClientTransport;
  connect(): Promise<void>;
} {
  const client = new Client({ name: "story", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", baseUrl), { authProvider: host });
  // The SDK's own types are less strict than exactOptionalPropertyTypes requires.
  return { client, transport, connect: () => client.connect(transport as Parameters<Client["connect"]>[0]) };
}

describe.each(owners)("the official client connects by its own OAuth flow, answered by $name", (owner) => {
  test("it finds the server by itself, gets tokens, resolves, refreshes, and is cut off when it is revoked", async () => {
    const tenant = await service.tenant();
    const host = new Host();
    await expect(agent(host).connect()).rejects.toThrow(UnauthorizedError);
    const asked = host.page!;
    expect(asked.origin + asked.pathname).toBe(`${baseUrl.origin}/v1/oauth/authorize`);
    expect(asked.searchParams.get("resource")).toBe(`${baseUrl.origin}/mcp`);
    const { body: issued } = await service.admin("POST", "/v1/admin/oauth/install-tickets", {
      tenant_id: tenant.tenantId,
    });

    const back = await owner.answer(asked, { ticket: String(issued.ticket), action: "approve" });
    expect(back.origin + back.pathname).toBe(redirectUrl);
    expect(back.searchParams.get("state")).toBe("state of the host");
    expect(back.searchParams.get("iss")).toBe(baseUrl.origin);

    const first = agent(host);
    await first.transport.finishAuth(back.searchParams.get("code")!);
    await first.connect();
    const resolved = await first.client.callTool({ name: "resolve_company", arguments: { ...apple } });
    expect(resolved.structuredContent).toMatchObject({ decision: "match" });
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });

    const { access_token: before, refresh_token: spent } = host.tokens()!;
    service.advance(3600);
    await first.client.ping();
    expect(host.tokens()!.access_token).not.toBe(before);
    expect(host.tokens()!.refresh_token).not.toBe(spent);

    const grants = await service.admin("GET", `/v1/admin/oauth/grants?tenant_id=${tenant.tenantId}`);
    const [grant] = grants.body.grants as { grant_id: string; client_name: string }[];
    expect(grant).toMatchObject({ client_name: "The Agent" });
    await service.admin("DELETE", `/v1/admin/oauth/grants/${grant!.grant_id}`);
    host.page = null;
    await expect(first.client.ping()).rejects.toThrow();
    await first.client.close();
  });

  test("it is told when the owner refuses", async () => {
    const host = new Host();
    await expect(agent(host).connect()).rejects.toThrow(UnauthorizedError);
    const back = await owner.answer(host.page!, { ticket: "", action: "deny" });
    expect(back.origin + back.pathname).toBe(redirectUrl);
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe("state of the host");
  });
});
