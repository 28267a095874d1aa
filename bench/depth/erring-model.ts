/**
 * A model with a known share of wrong answers: an HTTP server on loopback with the chat completions of OpenAI. The
 * truth is known to the benchmark alone; the service sees an address and its answers.
 */
import { hash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { AskModel } from "../../src/adjudication/ask-in-both-orders.ts";

/** A record as a question shows it. */
export type ShownRecord = Readonly<Record<string, unknown>>;

/** The right answer about two records, in the order of the question; `unknown`: nobody can tell. */
export type KnownTruth = (records: readonly [ShownRecord, ShownRecord]) => "same" | "different" | "unknown";

export interface Erring {
  /** Share of answers that are wrong, 0..1. */
  readonly rate: number;
  /**
   * `order`: each order of a pair is answered wrongly by itself. `pair`: a pair is answered wrongly in both orders or
   * in none, so that asking twice shows nothing.
   */
  readonly by: "order" | "pair";
}

/** The stand-ins that are measured. */
export const erringModels: readonly Erring[] = (["order", "pair"] as const).flatMap((by) =>
  [0.05, 0.1, 0.2].map((rate) => ({ rate, by })),
);

/** The questions to a stand-in so far. */
interface Questions {
  readonly asked: () => number;
  /** Questions whose truth the benchmark does not know, which were not answered. */
  readonly unknown: () => number;
}

/** A stand-in inside the process. */
export interface ErringAsk extends Questions {
  readonly ask: AskModel;
}

export interface ErringModel extends Questions {
  /** The address that an operator configures. */
  readonly url: string;
  close(): Promise<void>;
}

const SEED = "assay bench depth 1";

export function erringAsk(truthOf: KnownTruth, erring: Erring): ErringAsk {
  let asked = 0;
  let unknown = 0;
  return {
    async ask({ user }) {
      asked++;
      try {
        const { records } = JSON.parse(user) as { readonly records: [ShownRecord, ShownRecord] };
        const value = pairReply(answerOf(truthOf(records), isWrong(records, erring)));
        return { value, inputTokens: TOKENS.input, outputTokens: TOKENS.output };
      } catch (error) {
        unknown++;
        process.stderr.write(`the stand-in model: ${(error as Error).message}\n`);
        return { fault: "failed" };
      }
    },
    asked: () => asked,
    unknown: () => unknown,
  };
}

export async function startErringModel(truthOf: KnownTruth, erring: Erring): Promise<ErringModel> {
  const { ask, asked, unknown } = erringAsk(truthOf, erring);
  const server = createServer(async (request, response) => {
    const user = questionOf((await buffer(request)).toString("utf8"));
    const reply = await ask({ system: "", user, schema: {} }, AbortSignal.abort());
    if ("fault" in reply) return void response.writeHead(500).end();
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(completion(reply.value)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    unknown,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The user's message of a request. */
function questionOf(body: string): string {
  const { messages } = JSON.parse(body) as {
    readonly messages: readonly { role: string; content: unknown }[];
  };
  const content = messages.find(({ role }) => role === "user")?.content;
  return Array.isArray(content)
    ? (content as { text?: string }[]).map((part) => part.text ?? "").join("")
    : String(content);
}

/** The draw is a digest of the pair: the same pair is answered alike in every run. */
function isWrong(records: readonly ShownRecord[], { rate, by }: Erring): boolean {
  const texts = records.map((record) => JSON.stringify(record));
  const drawn = by === "pair" ? texts.toSorted() : texts;
  return Number.parseInt(hash("sha256", JSON.stringify([SEED, by, drawn])).slice(0, 12), 16) / 2 ** 48 < rate;
}

/** A wrong answer is the worst one: where nobody can tell, it says that both are one company. */
function answerOf(truth: ReturnType<KnownTruth>, wrong: boolean): "match" | "no_match" | "cannot_tell" {
  if (truth === "unknown") return wrong ? "match" : "cannot_tell";
  return (truth === "same") === wrong ? "no_match" : "match";
}

function pairReply(decision: string): object {
  return { decision, rests_on: ["name"], rationale: "A stand-in without reasons.", confidence: 0.99 };
}

const TOKENS = { input: 700, output: 60 };

function completion(answer: unknown): object {
  return {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "stand-in",
    choices: [
      { index: 0, message: { role: "assistant", content: JSON.stringify(answer) }, finish_reason: "stop" },
    ],
    usage: {
      prompt_tokens: TOKENS.input,
      completion_tokens: TOKENS.output,
      total_tokens: TOKENS.input + TOKENS.output,
    },
  };
}
