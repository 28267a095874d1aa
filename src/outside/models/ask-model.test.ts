import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ModelServer, type Reply } from "../../../tests/support/model-server.ts";
import { askModel, type ModelAddress } from "./ask-model.ts";

const question = {
  system: "Compare.",
  user: '{"records":[]}',
  schema: {
    type: "object",
    properties: { decision: { type: "string" } },
    required: ["decision"],
    additionalProperties: false,
  },
};
const never = new AbortController().signal;

let server: ModelServer;

beforeEach(async () => {
  server = await ModelServer.start();
});

afterEach(() => server.close());

const at = (provider: ModelAddress["provider"], key: string | null = "secret"): ModelAddress => {
  return { provider, url: server.url, modelId: "small-1", key };
};

describe.each(["openai-compatible", "anthropic"] as const)("a model of %s", (provider) => {
  test("is asked once at the configured address, with the instructions apart from the data", async () => {
    const reply = await askModel(at(provider), question, never);
    expect(reply).toMatchObject({ value: { decision: "match" }, inputTokens: 700, outputTokens: 60 });
    expect(server.asked).toHaveLength(1);
    const [asked] = server.asked;
    expect(asked!.system).toContain("Compare.");
    expect(asked!.user).toBe(question.user);
    expect(asked!.body).toMatchObject({ model: "small-1" });
    expect(asked!.headers[provider === "anthropic" ? "x-api-key" : "authorization"]).toContain("secret");
  });

  test.each([
    ["quota", { status: 429, headers: { "retry-after": "0" } }],
    ["failed", { status: 500 }],
    ["failed", { status: 302, headers: { location: "http://127.0.0.1:1/" } }],
    ["malformed", { text: "Both are the same company." }],
    ["malformed", { text: '{"decision": "mat' }],
    ["refused", { refuses: true }],
  ] as const)("that has no answer is %s, and is not asked again: %j", async (fault, reply: Reply) => {
    server.answer = () => reply;
    expect(await askModel(at(provider), question, never)).toEqual({ fault });
    expect(server.asked).toHaveLength(1);
  });

  test("that answers too late is left", async () => {
    const deadline = new AbortController();
    const { promise, resolve } = Promise.withResolvers<Reply>();
    server.answer = () => {
      deadline.abort();
      return promise;
    };
    expect(await askModel(at(provider), question, deadline.signal)).toEqual({ fault: "timed_out" });
    resolve({ decision: "match" });
  });
});

test("a local server needs no key", async () => {
  await askModel(at("openai-compatible", null), question, never);
  expect(server.asked[0]!.headers.authorization).toBeUndefined();
});

test("nothing listens at the address", async () => {
  const nowhere = { ...at("openai-compatible"), url: "http://127.0.0.1:1/v1" };
  expect(await askModel(nowhere, question, never)).toEqual({ fault: "failed" });
});
