/** A stand-in for a language model on loopback: chat completions as OpenAI has them, messages as Anthropic has. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The text of all of the user's messages. */
  readonly user: string;
  readonly system: string;
  /** The two records of the question, where it has such. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

export interface PairReply {
  readonly decision: "match" | "no_match" | "cannot_tell";
  readonly rests_on?: readonly string[];
  readonly rationale?: string;
  readonly confidence?: number;
}

/** `status`: an HTTP error. `text`: the model's words as they are. `calls`: of tools. `refuses`: it declined. */
export type Reply =
  | PairReply
  | { readonly calls: readonly { readonly name: string; readonly input: object }[] }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly text: string }
  | { readonly refuses: true };

export class ModelServer {
  readonly asked: Asked[] = [];
  answer: (asked: Asked) => Reply | Promise<Reply> = () => ({ decision: "match", confidence: 0.99 });
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server);
    server.on("request", async (request, response) => {
      const asked = askedOf(request.url ?? "", request.headers, (await buffer(request)).toString("utf8"));
      model.asked.push(asked);
      const reply = await model.answer(asked);
      if ("status" in reply) {
        response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
        response.end(JSON.stringify({ error: { message: "no", type: "stand_in" } }));
        return;
      }
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify(asked.path.endsWith("/messages") ? messages(reply, asked) : completion(reply)),
      );
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return model;
  }

  /** The address that an operator configures. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

function askedOf(path: string, headers: Asked["headers"], text: string): Asked {
  const body = JSON.parse(text) as Asked["body"];
  const sent = body.messages as readonly { role: string; content: unknown }[];
  const said = (role: string) =>
    sent
      .filter((one) => one.role === role)
      .map(({ content }) => textOf(content))
      .join("\n");
  const user = said("user");
  return {
    path,
    headers,
    body,
    user,
    system: said("system") + textOf(body.system),
    records: recordsOf(user),
  };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { readonly text?: string }) => part.text ?? "").join("");
}

function recordsOf(user: string): Asked["records"] {
  try {
    return (JSON.parse(user) as { readonly records: Asked["records"] }).records;
  } catch {
    return [];
  }
}

function wordsOf(reply: Exclude<Reply, { readonly status: number }>): string {
  if ("text" in reply) return reply.text;
  if ("refuses" in reply || "calls" in reply) return "";
  return JSON.stringify({ rests_on: ["name"], rationale: "As it stands.", confidence: 0.9, ...reply });
}

type Words = Exclude<Reply, { readonly status: number }>;

function completion(reply: Words): object {
  return {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "stand-in",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: wordsOf(reply), ...("calls" in reply && callsOf(reply)) },
        finish_reason: "refuses" in reply ? "content_filter" : "calls" in reply ? "tool_calls" : "stop",
      },
    ],
    usage: { prompt_tokens: 700, completion_tokens: 60, total_tokens: 760 },
  };
}

function callsOf({ calls }: Extract<Reply, { readonly calls: unknown }>): object {
  return {
    tool_calls: calls.map(({ name, input }, place) => ({
      id: `call_${place}`,
      type: "function",
      function: { name, arguments: JSON.stringify(input) },
    })),
  };
}

function messages(reply: Words, { body }: Asked): object {
  const tool = (body.tools as readonly { readonly name: string }[] | undefined)?.[0];
  const text = wordsOf(reply);
  const content =
    tool && !("text" in reply) && !("refuses" in reply) && !("calls" in reply)
      ? [{ type: "tool_use", id: "t1", name: tool.name, input: JSON.parse(text) as unknown }]
      : [{ type: "text", text }];
  return {
    id: "1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content,
    stop_reason: "refuses" in reply ? "refusal" : tool ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 700, output_tokens: 60 },
  };
}
