/** The tools that the MCP conformance suite calls by name, to run its scenarios against this transport. */
import type { Tool, ToolResult } from "../mcp/tool.ts";

// A transparent PNG of one pixel and a WAV of no samples.
const image =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const audio = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=";

const text = { type: "text", text: "This is a simple text response for testing." };
const picture = { type: "image", data: image, mimeType: "image/png" };
const resource = {
  type: "resource",
  resource: {
    uri: "test://embedded-resource",
    mimeType: "text/plain",
    text: "This is an embedded resource content.",
  },
};

const results: Readonly<Record<string, ToolResult>> = {
  test_simple_text: { content: [text], isError: false },
  test_image_content: { content: [picture], isError: false },
  test_audio_content: { content: [{ type: "audio", data: audio, mimeType: "audio/wav" }], isError: false },
  test_embedded_resource: { content: [resource], isError: false },
  test_multiple_content_types: {
    content: [
      { type: "text", text: "Multiple content types test:" },
      picture,
      {
        type: "resource",
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: '{"test":"data","value":123}',
        },
      },
    ],
    isError: false,
  },
  test_error_handling: {
    content: [{ type: "text", text: "This tool intentionally returns an error for testing" }],
    isError: true,
  },
};

const schema2020 = {
  type: "object",
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $defs: {
    address: { type: "object", properties: { street: { type: "string" }, city: { type: "string" } } },
  },
  properties: { name: { type: "string" }, address: { $ref: "#/$defs/address" } },
  additionalProperties: false,
};

/** The tools; none of them asks for a scope. */
export const conformanceTools: readonly Tool[] = [
  ...Object.entries(results).map(([name, result]) => toolOf(name, { type: "object" }, result)),
  toolOf("json_schema_2020_12_tool", schema2020, { content: [text], isError: false }),
];

function toolOf(name: string, inputSchema: object, result: ToolResult): Tool {
  return {
    definition: {
      name,
      title: name,
      description: `The conformance suite's ${name}.`,
      inputSchema: inputSchema as Tool["definition"]["inputSchema"],
      annotations: {
        title: name,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    acceptedScopes: null,
    call: async () => result,
  };
}
