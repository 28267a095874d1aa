import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { conformanceTools } from "../testing/conformance-tools.ts";
import { createFixtureServer, type FixtureServer } from "../testing/fixture-server.ts";

let fixture: FixtureServer;
let client: Client;

async function connect(
  options: Parameters<typeof createFixtureServer>[0] = {},
  key = "resolve-key",
): Promise<void> {
  fixture = createFixtureServer(options);
  await fixture.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = fixture.app.server.address() as { port: number };
  client = new Client({ name: "test", version: "1.0.0" });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  // The SDK's own types are looser than exactOptionalPropertyTypes requires.
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
    requestInit,
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
}

beforeEach(() => connect());

afterEach(async () => {
  await client.close();
  await fixture.app.close();
});

describe("the official client, which validates what it receives", () => {
  test("connects, agrees on the version and lists the tools", async () => {
    expect(client.getServerVersion()).toMatchObject({ name: "assay" });
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["get_entity", "resolve_company", "fail_on_request"]);
    await client.ping();
  });

  test("a success meets the tool's output schema", async () => {
    await client.listTools();
    const result = await client.callTool({ name: "resolve_company", arguments: { name: "Example AS" } });
    expect(result).toMatchObject({ isError: false, structuredContent: { decision: "match" } });
  });

  test("an error meets it too (decision 2 of specification §5.3)", async () => {
    await client.listTools();
    const result = await client.callTool({ name: "get_entity", arguments: { entity_id: "ent_2" } });
    expect(result).toMatchObject({ isError: true, structuredContent: { error: { code: "not_found" } } });
  });

  test("walks pages", async () => {
    await client.close();
    await fixture.app.close();
    await connect({ mcp: { pageSize: 1 } });
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listTools(cursor === undefined ? {} : { cursor });
      names.push(...page.tools.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(names).toHaveLength(3);
  });

  test("the transport serves tools of another kind: content that is no operation's", async () => {
    await client.close();
    await fixture.app.close();
    await connect({ tools: conformanceTools }, "metrics-key");
    const image = await client.callTool({ name: "test_image_content", arguments: {} });
    expect(image.content).toMatchObject([{ type: "image", mimeType: "image/png" }]);
    const mixed = await client.callTool({ name: "test_multiple_content_types", arguments: {} });
    expect((mixed.content as { type: string }[]).map(({ type }) => type)).toEqual([
      "text",
      "image",
      "resource",
    ]);
  });
});
