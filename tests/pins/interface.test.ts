import { describe, expect, test } from "vitest";
import { errorCatalogue } from "../../src/contract/errors.ts";
import { inputSchemaOf } from "../../src/transports/mcp/tool-schema.ts";
import { openApiDocument } from "../../src/transports/openapi/document.ts";
import { expectPinned, pinnedJson } from "./pin.ts";
import { servedOperations } from "./served-operations.ts";

/** Values that may change without a change of the interface are fixed. */
const deployment = { baseUrl: "https://assay.example", pipelineVersion: "pinned", revision: "pinned" };

/** Recorded answers change with every model; the interface promises only their form. */
function withoutRecordings(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("schema" in value) || !("example" in value))
    return value;
  const { example: _, ...kept } = value;
  return kept;
}

describe("the interface that callers rely on is pinned", () => {
  const served = servedOperations();

  test("openapi.json: every path, parameter, schema and response", async () => {
    const document = openApiDocument(served, deployment);
    expect(Object.keys(document.paths as object).length).toBeGreaterThan(5);
    await expectPinned("openapi.json", pinnedJson(document, withoutRecordings));
  });

  test("tools.json: every tool with its hints, scopes and arguments", async () => {
    const tools = served.flatMap(({ operation }) => {
      const { tool } = operation;
      if (tool === null) return [];
      const { name = operation.name, title, effect, idempotent, openWorld } = tool;
      const hints = { effect, idempotent, open_world: openWorld };
      return [{ name, title, hints, accepted_scopes: operation.scopes, input: inputSchemaOf(operation) }];
    });
    expect(tools.length).toBeGreaterThan(3);
    await expectPinned("tools.json", pinnedJson(tools));
  });

  test("every argument of every tool is described, and every description is short (specification §5.3)", () => {
    const faults = served.flatMap(({ operation }) => {
      const { tool, name, description } = operation;
      if (tool === null) return [];
      const { properties = {} } = inputSchemaOf(operation) as { properties?: Record<string, object> };
      const undescribed = Object.entries(properties).filter(
        ([, schema]) => !("description" in schema || "$ref" in schema || "allOf" in schema),
      );
      return [
        ...undescribed.map(([argument]) => `${name}.${argument} has no description`),
        ...(description.length > 300 ? [`${name}: a description of ${description.length} characters`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("errors.json: every error code with its status and whether to try again", async () => {
    await expectPinned("errors.json", pinnedJson(errorCatalogue));
  });
});
