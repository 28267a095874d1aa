/**
 * One question to a language model at the address that the operator has configured, which is used as it stands,
 * loopback and http too. The library of the providers is loaded with the first question.
 */
import type { JSONSchema7, LanguageModel } from "ai";

export interface ModelAddress {
  readonly provider: "openai-compatible" | "anthropic";
  /** null: the provider's own address, which only Anthropic has. */
  readonly url: string | null;
  readonly modelId: string;
  /** null: sent without a key. */
  readonly key: string | null;
}

export interface ModelQuestion {
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the answer. */
  readonly schema: object;
}

export interface ModelReply {
  /** The answer as JSON; whether it has the form that was asked for is not checked. */
  readonly value: unknown;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Why there is no answer. */
export type ModelFault = "refused" | "malformed" | "quota" | "timed_out" | "failed";

/** Tokens of an answer: its rationale has a few sentences. */
const MOST_TOKENS = 1000;
/** Bytes of an answer that are read. */
const MOST_BYTES = 1024 * 1024;

/** Asks once: no error is tried again, since the call may have been billed. @param signal ends the call. */
export async function askModel(
  address: ModelAddress,
  { system, user, schema }: ModelQuestion,
  signal: AbortSignal,
): Promise<ModelReply | { readonly fault: ModelFault }> {
  const { generateText, jsonSchema, Output } = await loadedLibrary();
  try {
    const answered = await generateText({
      model: await modelOf(address),
      instructions: system,
      prompt: user,
      output: Output.object({ schema: jsonSchema(schema as JSONSchema7) }),
      // Some models of Anthropic accept no temperature.
      ...(address.provider === "openai-compatible" && { temperature: 0 }),
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    if (answered.finishReason === "content-filter") return { fault: "refused" };
    const { inputTokens = 0, outputTokens = 0 } = answered.usage;
    // Reading it throws where it is not JSON.
    return { value: answered.output, inputTokens, outputTokens };
  } catch (error) {
    return { fault: signal.aborted ? "timed_out" : await faultOf(error) };
  }
}

/** The library of the providers, which is loaded with the first question. */
export async function loadedLibrary() {
  // Its warnings go to the console, past the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import("ai");
}

export async function modelOf({ provider, url, modelId, key }: ModelAddress): Promise<LanguageModel> {
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    // Without a key the library would take one from the environment.
    const apiKey = key ?? "none";
    return createAnthropic({ apiKey, fetch: boundedFetch, ...(url !== null && { baseURL: url }) })(modelId);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "configured",
    baseURL: url!,
    fetch: boundedFetch,
    supportsStructuredOutputs: true,
    ...(key !== null && { apiKey: key }),
  })(modelId);
}

/** No redirect is followed: a model's answer names no other address. */
async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: "error" });
  let bytes = 0;
  const bounded = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.length;
        if (bytes > MOST_BYTES) controller.error(new Error("the answer is too long"));
        else controller.enqueue(piece);
      },
    }),
  );
  return new Response(bounded ?? null, answer);
}

export async function faultOf(error: unknown): Promise<ModelFault> {
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = await import("ai");
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === 429 || statusCode === 402 || statusCode === 529) return "quota";
    return statusCode === 200 ? "malformed" : "failed";
  }
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === "content-filter" ? "refused" : "malformed";
  if (NoOutputGeneratedError.isInstance(error)) return "malformed";
  const { JSONParseError, TypeValidationError } = await import("ai");
  return JSONParseError.isInstance(error) || TypeValidationError.isInstance(error) ? "malformed" : "failed";
}
