import { describe, expect, test } from "vitest";
import { batch } from "../../operations/batch/batch.contract.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import type { Answer, Client } from "../client/client.ts";
import { answerInBatches } from "./answer-in-batches.ts";
import type { LineAnswer, LineRequest } from "./answer-singly.ts";

interface Sent {
  readonly operation: string;
  readonly names: readonly unknown[];
  readonly key: string | undefined;
}

/** A service that returns a record's name as its decision, and refuses batches with `refuses`. */
function service({ refuses = false }: { readonly refuses?: boolean } = {}) {
  const sent: Sent[] = [];
  const client: Client = {
    countsRequests: true,
    async ask({ name: operation }, input, { idempotencyKey: key } = {}): Promise<Answer> {
      const { records, name } = input as { records?: { name: string }[]; name?: unknown };
      sent.push({ operation, names: records?.map((one) => one.name) ?? [name], key });
      const usage = { credits_charged: 1 };
      if (records && refuses) return { ok: false, error: { code: "credits_exhausted", message: "" } };
      if (records)
        return {
          ok: true,
          body: { outcomes: records.map((one, index) => ({ index, decision: one.name })), usage },
        };
      if (typeof name !== "string") return { ok: false, error: { code: "invalid_request", message: "" } };
      return { ok: true, body: { decision: name, usage } };
    },
    close: async () => undefined,
  };
  return { client, sent };
}

async function* linesOf(names: readonly unknown[], from = 1): AsyncGenerator<LineRequest | LineAnswer> {
  for (const [at, name] of names.entries()) yield { line: from + at, request: { name } };
}

const named = (count: number): string[] => Array.from({ length: count }, (_, at) => `Company ${at}`);

const answersTo = (client: Client, run: string | null, lines: AsyncIterable<LineRequest | LineAnswer>) =>
  Array.fromAsync(answerInBatches({ client, operation: resolve, batch, run }, lines));

const answered = (names: readonly string[]): LineAnswer[] =>
  names.map((decision, at) => ({ line: at + 1, answer: { ok: true, body: { decision } } }));

describe("many lines at a service", () => {
  test("go in batches of 500, and have their answers in their order", async () => {
    const { client, sent } = service();
    expect(await answersTo(client, "r", linesOf(named(1_020)))).toEqual(answered(named(1_020)));
    expect(sent.map(({ operation, names, key }) => [operation, names.length, key])).toEqual([
      ["batch", 500, "r/1-500"],
      ["batch", 500, "r/501-1000"],
      ["batch", 20, "r/1001-1020"],
    ]);
  });

  test("a few are asked about by themselves", async () => {
    const { client, sent } = service();
    expect(await answersTo(client, null, linesOf(named(3)))).toEqual(answered(named(3)));
    expect(sent.map(({ operation, key }) => [operation, key])).toEqual(Array(3).fill(["resolve", undefined]));
  });

  test("a row that no service would accept, or that could not be read, is kept out of the batch and has its own answer", async () => {
    const { client, sent } = service();
    const unread: LineAnswer = {
      line: 41,
      answer: { ok: false, error: { code: "invalid_json", message: "" } },
    };
    const lines = async function* () {
      yield* linesOf([...named(20), 7, ...named(19)]);
      yield unread;
    };
    const answers = await answersTo(client, "r", lines());
    expect(answers.map(({ line }) => line)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
    expect(answers[20]!.answer).toMatchObject({ ok: false, error: { code: "invalid_request" } });
    expect(answers[40]).toEqual(unread);
    expect(sent.map(({ operation, key }) => [operation, key])).toEqual([
      ["batch", "r/1-40"],
      ["resolve", "r/21"],
    ]);
  });

  test("of a batch that is refused each line is asked about under its own key", async () => {
    const { client, sent } = service({ refuses: true });
    expect(await answersTo(client, "r", linesOf(named(12)))).toEqual(answered(named(12)));
    expect(sent.map(({ key }) => key)).toEqual([
      "r/1-12",
      ...Array.from({ length: 12 }, (_, at) => `r/${at + 1}`),
    ]);
  });

  test("a batch is no larger than a body may be", async () => {
    const { client, sent } = service();
    const extra = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, "é".repeat(1_000)]));
    const lines = async function* (): AsyncGenerator<LineRequest> {
      for (const [at, name] of named(200).entries()) yield { line: at + 1, request: { name, extra } };
    };
    await answersTo(client, "r", lines());
    expect(sent.flatMap(({ names }) => names)).toEqual(named(200));
    expect(new Set(sent.map(({ operation }) => operation))).toEqual(new Set(["batch"]));
    const bytes = Buffer.byteLength(JSON.stringify({ name: "Company 100", extra }));
    for (const { names } of sent) expect(names.length * bytes).toBeLessThan(8 * 1024 * 1024);
  });
});
