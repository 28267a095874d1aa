import { afterAll, beforeAll, expect, test } from "vitest";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";
import { run } from "./suite.ts";

let service: TestService;
let tenant: TestTenant;
let endpoint: URL;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  endpoint = new URL("/mcp", await service.app.http.listen({ port: 0, host: "127.0.0.1" }));
});

afterAll(() => service.close());

async function inspect(...args: string[]): Promise<Record<string, unknown>> {
  const header = ["--transport", "http", "--header", `Authorization: Bearer ${tenant.keys.resolve}`];
  const inspector = ["--yes", "@modelcontextprotocol/inspector@2.12.0", "--cli", endpoint.href, ...header];
  const { code, stdout, output } = await run("npx", [...inspector, ...args]);
  expect(code, output).toBe(0);
  return JSON.parse(stdout);
}

/** A tool's structured answer; arguments other than texts are sent as JSON. */
async function call(tool: string, args: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const pairs = Object.entries(args).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const result = await inspect("--method", "tools/call", "--tool-name", tool, "--tool-arg", ...pairs);
  expect(result.isError).toBe(false);
  return result.structuredContent as Record<string, unknown>;
}

test("it lists the tools, and finds no error in their schemas", async () => {
  const { tools } = await inspect("--method", "tools/list", "--strict");
  expect((tools as { name: string }[]).map(({ name }) => name)).toContain("resolve_company");
});

test("a whole story: an abstention, its answer, the match and the receipt", async () => {
  const record = { name: "The Harbro Group Ltd", country: "GB", client_ref: "crm-9" };
  const asked = await call("resolve_company", record);
  expect(asked).toMatchObject({ decision: "unresolved", usage: { credits_charged: 0 } });
  const { options, answer_fields } = asked.clarification as {
    options: string[];
    answer_fields: { field: string }[];
  };
  expect(answer_fields.map(({ field }) => field)).toEqual(["registration_number", "jurisdiction"]);
  const { record_id, decision_id } = asked;
  const settled = await call("resolve_company", {
    ...record,
    registration_number: options[0],
    jurisdiction: "GB",
    clarification_of: { record_id, decision_id },
  });
  expect(settled).toMatchObject({ decision: "match", client_ref: "crm-9", usage: { credits_charged: 1 } });
  const receipt = await call("get_decision", { decision_id: settled.decision_id });
  expect(receipt).toMatchObject({ decision: { decision: "match", acting_surface: "mcp" } });
});
