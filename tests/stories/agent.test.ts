import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple } from "../support/records.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";

let service: TestService;
let tenant: TestTenant;
let client: Client;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  const url = new URL("/mcp", await service.app.http.listen({ port: 0, host: "127.0.0.1" }));
  client = new Client({ name: "story", version: "1.0.0" });
  const requestInit = { headers: { Authorization: `Bearer ${tenant.keys.resolve}` } };
  // The SDK's own types are less strict than exactOptionalPropertyTypes requires.
  const transport = new StreamableHTTPClientTransport(url, { requestInit });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
});

afterAll(async () => {
  await client.close();
  await service.close();
});

describe("an agent with the official client", () => {
  let decisionId: string;
  let entityId: string;

  test("introduces itself and lists the tools, each with the scopes that may use it", async () => {
    expect(client.getServerVersion()).toMatchObject({
      name: "assay",
      title: "Company Entity Resolution",
      description: expect.stringContaining("abstains"),
      websiteUrl: expect.stringMatching(/\/docs$/),
    });
    expect(Buffer.byteLength(client.getInstructions() ?? "")).toBeLessThanOrEqual(2048);
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["resolve_company", "match_records", "get_decision", "get_entity"]),
    );
    const scopesOf = new Map(
      tools.map(({ name, _meta: meta }) => [
        name,
        (meta?.assay as { accepted_scopes: string[] } | undefined)?.accepted_scopes,
      ]),
    );
    for (const tool of tools) {
      expect(tool.outputSchema, tool.name).toBeDefined();
      expect(scopesOf.get(tool.name)?.length, tool.name).toBeGreaterThan(0);
    }
    for (const name of ["resolve_company", "match_records", "get_decision", "get_entity"]) {
      expect(scopesOf.get(name), name).toContain("resolve");
    }
  });

  test("resolves a company, keyed, and retries at no cost", async () => {
    const call = { name: "resolve_company", arguments: { ...apple, idempotency_key: "story-1" } };
    const first = await client.callTool(call);
    expect(first.isError).not.toBe(true);
    expect(first.structuredContent).toMatchObject({ decision: "match", usage: { credits_charged: 1 } });
    expect((await client.callTool(call)).structuredContent).toEqual(first.structuredContent);
    const content = first.structuredContent as { decision_id: string; entity: { entity_id: string } };
    decisionId = content.decision_id;
    entityId = content.entity.entity_id;
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  test("reads the receipt and the entity that it got", async () => {
    const receipt = await client.callTool({ name: "get_decision", arguments: { decision_id: decisionId } });
    expect(receipt.structuredContent).toMatchObject({
      decision: { decision_id: decisionId, acting_surface: "mcp" },
    });
    const entity = await client.callTool({ name: "get_entity", arguments: { entity_id: entityId } });
    expect(entity.structuredContent).toMatchObject({ record: { "identity.legal_name": "Apple Inc." } });
  });

  test("is told how probable a match is, by a receipt that replays", async () => {
    const answer = await client.callTool({
      name: "resolve_company",
      arguments: { name: "Commerzbank", country: "DE" },
    });
    const { decision_id } = answer.structuredContent as { decision_id: string };
    expect(answer.structuredContent).toMatchObject({ decision: "match", stage: "probabilistic" });
    const receipt = await client.callTool({ name: "get_decision", arguments: { decision_id } });
    expect(receipt.structuredContent).toMatchObject({
      decision: { decision: "match", replay: { reproduced: true } },
    });
  });

  test("answers a clarification, and gets the match and its receipt", async () => {
    const record = { name: "The Harbro Group Ltd", country: "GB", client_ref: "crm-9" };
    const asked = await client.callTool({ name: "resolve_company", arguments: record });
    expect(asked.isError).toBe(false);
    const { record_id, decision_id, clarification } = asked.structuredContent as {
      record_id: string;
      decision_id: string;
      clarification: { options: string[]; answer_fields: { field: string }[] };
    };
    expect(asked.structuredContent).toMatchObject({ decision: "unresolved", usage: { credits_charged: 0 } });
    expect(clarification.answer_fields.map(({ field }) => field)).toContain("registration_number");
    const settled = await client.callTool({
      name: "resolve_company",
      arguments: {
        ...record,
        registration_number: clarification.options[0],
        jurisdiction: "GB",
        clarification_of: { record_id, decision_id },
      },
    });
    const { decision_id: settledId } = settled.structuredContent as { decision_id: string };
    expect(settled.structuredContent).toMatchObject({ decision: "match", client_ref: "crm-9" });
    const receipt = await client.callTool({ name: "get_decision", arguments: { decision_id: settledId } });
    expect(receipt.structuredContent).toMatchObject({
      decision: { decision: "match", stage: "deterministic" },
    });
  });

  test("meets errors that fit each tool's own output schema, which it checks itself (specification §5.4)", async () => {
    const { tools } = await client.listTools();
    for (const { name } of tools) {
      const refused = await client.callTool({ name, arguments: { no_such_argument: 1 } });
      expect(refused, name).toMatchObject({
        isError: true,
        structuredContent: { error: { correlation_id: expect.stringMatching(/^req_/) } },
        _meta: { assay: { correlation_id: expect.stringMatching(/^req_/) } },
      });
    }
  });

  test("meets an error as an error: the envelope, and no value of its own in it", async () => {
    const refused = await client.callTool({
      name: "resolve_company",
      arguments: { name: "Acme", country: "US", colour: "canary7f3a" },
    });
    expect(refused).toMatchObject({
      isError: true,
      structuredContent: { error: { code: "invalid_request" } },
    });
    expect(JSON.stringify(refused)).not.toContain("canary7f3a");
  });
});
