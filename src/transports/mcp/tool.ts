import type { JsonSchema } from "../../contract/json-schema.ts";
import type { Caller } from "../../contract/operation.ts";
import type { Scope } from "../../contract/scopes.ts";
import type { RateState } from "../../door/rate-buckets.ts";

/** A tool in `tools/list` (MCP 2025-11-25, schema `Tool`). All hints are set: their defaults mislead. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema?: JsonSchema;
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** The answer of `tools/call` (schema `CallToolResult`). */
export interface ToolResult {
  readonly content: readonly object[];
  readonly structuredContent?: object;
  readonly isError: boolean;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

export interface ToolCall {
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  /** The bucket `read` after a token was taken for the message; null where it had no token. */
  readonly paid: RateState | null;
  readonly correlationId: string;
}

export interface Tool {
  readonly definition: ToolDefinition;
  /** Accepted alternatives; null where any valid credential may call it. */
  readonly acceptedScopes: readonly Scope[] | null;
  /** Never throws because of a caller's input: failures are results with `isError`. */
  call(call: ToolCall): Promise<ToolResult>;
}
