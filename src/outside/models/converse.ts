/** One turn of a conversation with a language model that may call tools: the caller runs them, and takes the next turn. */
import type { JSONSchema7, ModelMessage, ToolSet } from "ai";
import { faultOf, loadedLibrary, type ModelAddress, type ModelFault, modelOf } from "./ask-model.ts";

export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its input. */
  readonly schema: object;
}

/** A call as the model made it: its name and its input are texts of the model, whatever was offered. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export interface ToolResult {
  readonly call: ToolCall;
  readonly text: string;
}

/** The conversation so far; what the model itself said is kept in the form of the library. */
export type Said =
  | { readonly from: "user"; readonly text: string }
  | { readonly from: "model"; readonly messages: readonly unknown[] }
  | { readonly from: "tools"; readonly results: readonly ToolResult[] };

export interface Turn {
  readonly system: string;
  readonly said: readonly Said[];
  readonly tools: readonly OfferedTool[];
  /** Whether the model has to call one of the tools. */
  readonly mustCall: boolean;
  readonly mostTokens: number;
}

export interface TurnReply {
  readonly calls: readonly ToolCall[];
  readonly said: Said;
  /** null: the provider did not count. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/** Takes one turn. Never rejects. */
export type Converse = (
  turn: Turn,
  signal: AbortSignal,
) => Promise<TurnReply | { readonly fault: ModelFault }>;

/** Asks once: no error is tried again, since the turn may have been billed. */
export function converseWith(address: ModelAddress): Converse {
  return async ({ system, said, tools, mustCall, mostTokens }, signal) => {
    const { generateText, jsonSchema } = await loadedLibrary();
    const offered: ToolSet = {};
    for (const { name, description, schema } of tools)
      offered[name] = { description, inputSchema: jsonSchema(schema as JSONSchema7) };
    try {
      const answered = await generateText({
        model: await modelOf(address),
        instructions: system,
        messages: said.flatMap(messagesOf),
        tools: offered,
        toolChoice: mustCall ? "required" : "auto",
        ...(address.provider === "openai-compatible" && { temperature: 0 }),
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      if (answered.finishReason === "content-filter") return { fault: "refused" };
      return {
        calls: answered.toolCalls.map(({ toolCallId, toolName, input }) => ({
          id: toolCallId,
          name: toolName,
          input,
        })),
        said: { from: "model", messages: answered.response.messages },
        inputTokens: answered.usage.inputTokens ?? null,
        outputTokens: answered.usage.outputTokens ?? null,
      };
    } catch (error) {
      return { fault: signal.aborted ? "timed_out" : await faultOf(error) };
    }
  };
}

function messagesOf(said: Said): ModelMessage[] {
  if (said.from === "user") return [{ role: "user", content: said.text }];
  // A call that the library could not read is answered by the library itself, and by us below.
  if (said.from === "model")
    return (said.messages as ModelMessage[]).filter(({ role }) => role === "assistant");
  return [
    {
      role: "tool",
      content: said.results.map(({ call, text }) => ({
        type: "tool-result",
        toolCallId: call.id,
        toolName: call.name,
        output: { type: "text", value: text },
      })),
    },
  ];
}
