import { errorCatalogue, type Failure, invalidRequest } from "../../contract/errors.ts";
import type { Operation, Served, ToolBinding } from "../../contract/operation.ts";
import type { DoorAnswer } from "../../door/answer.ts";
import type { Door } from "../../door/invoke.ts";
import type { RateState } from "../../door/rate-buckets.ts";
import type { Tool, ToolCall, ToolDefinition, ToolResult } from "./tool.ts";
import { inputSchemaOf, isWrapped, outputSchemaOf } from "./tool-schema.ts";

/** The tools of the operations that are offered as tools, in the given order. */
export function operationTools(served: readonly Served[], door: Door): readonly Tool[] {
  return served.flatMap((one) => {
    const { operation } = one;
    if (operation.tool === null) return [];
    const wrapped = isWrapped(operation);
    return {
      definition: definitionOf(operation, operation.tool),
      acceptedScopes: operation.scopes,
      call: async (call: ToolCall) => {
        const answer = await invokeTool(door, one, call);
        // A refusal before the tool's own bucket is charged has cost the message's token.
        return resultOf({ ...answer, rate: answer.rate ?? call.paid }, wrapped);
      },
    };
  });
}

function definitionOf(operation: Operation, tool: ToolBinding): ToolDefinition {
  const scopes = [...operation.scopes];
  return {
    name: tool.name ?? operation.name,
    title: tool.title,
    description: `${tool.description}\nExample arguments: ${JSON.stringify(tool.example ?? operation.example.input)}`,
    inputSchema: inputSchemaOf(operation),
    outputSchema: outputSchemaOf(operation),
    annotations: {
      title: tool.title,
      readOnlyHint: tool.effect === "read",
      destructiveHint: tool.effect === "destroy",
      idempotentHint: tool.idempotent,
      openWorldHint: tool.openWorld,
    },
    _meta: { assay: { accepted_scopes: scopes }, "dev.assay/accepted_scopes": scopes },
  };
}

function invokeTool(door: Door, served: Served, call: ToolCall): Promise<DoorAnswer> {
  const { operation } = served;
  const { input, key } = separateKey(operation, call.arguments);
  return door.invoke(served, {
    credential: null,
    caller: call.caller,
    correlationId: call.correlationId,
    rawInput: input,
    ...(call.paid === null ? {} : { prepaid: "read" as const }),
    ...(operation.tool?.input === undefined ? {} : { argumentSchema: operation.tool.input }),
    idempotencyKey: key,
    surface: "mcp",
  });
}

/** The `idempotency_key` argument equals the header: it names the call and is no part of its content. */
function separateKey(
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
): { input: Readonly<Record<string, unknown>> | Failure; key: string | null } {
  if (operation.idempotency === "none" || given.idempotency_key === undefined)
    return { input: given, key: null };
  const { idempotency_key: key, ...input } = given;
  if (typeof key === "string") return { input, key };
  const fault = { path: "idempotency_key", code: "wrong_type", message: "expected a string" } as const;
  return { input: invalidRequest([fault]), key: null };
}

function resultOf(answer: DoorAnswer, wrapped: boolean): ToolResult {
  const meta = metaOf(answer.correlationId, answer.rate);
  if (answer.failure !== null) {
    return {
      content: [{ type: "text", text: textOf(answer.failure) }],
      structuredContent: answer.body as object,
      isError: true,
      _meta: meta,
    };
  }
  const structured = wrapped ? { result: answer.body ?? null } : (answer.body as object);
  return {
    content: [{ type: "text", text: JSON.stringify(structured) }],
    structuredContent: structured,
    isError: false,
    _meta: meta,
  };
}

/** The text of a failure for a model: the error, the fields that caused it, and the next step. */
function textOf(failure: Failure): string {
  const { fields } = failure.details as { fields?: readonly { path: string; message: string }[] };
  const named = (fields ?? []).map(
    ({ path, message }) => `\n- ${path === "" ? "arguments" : path}: ${message}`,
  );
  return `${failure.code}: ${failure.message}${named.join("")}\nRetry: ${errorCatalogue[failure.code].retry}.`;
}

/** The metadata of a result under the plain key and under reverse-DNS keys. */
export function metaOf(correlationId: string, rate: RateState | null): Readonly<Record<string, unknown>> {
  const limit =
    rate === null
      ? null
      : {
          scope: rate.scope,
          limit: rate.limit,
          remaining: rate.remaining,
          reset_seconds: rate.resetSeconds,
          retry_after_seconds: rate.retryAfterSeconds,
        };
  return {
    assay: { correlation_id: correlationId, ...(limit === null ? {} : { rate_limit: limit }) },
    "dev.assay/correlation_id": correlationId,
    ...(limit === null ? {} : { "dev.assay/rate_limit": limit }),
  };
}
