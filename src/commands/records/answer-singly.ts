import type { Operation } from "../../contract/operation.ts";
import type { Answer, Client } from "../client/client.ts";
import { inOrder } from "./in-order.ts";

/** Concurrent requests. */
const CONCURRENCY = 8;

/** A request that was read from a line of the input. */
export interface LineRequest {
  readonly line: number;
  readonly request: Record<string, unknown>;
}

export interface LineAnswer {
  readonly line: number;
  readonly answer: Answer;
}

export interface Asked {
  readonly client: Client;
  readonly operation: Operation;
  /** Names this run, so that a repeated run is charged nothing twice. */
  readonly run: string | null;
}

/** Sends every line as one request, several at once, and returns the answers in the order of the lines. */
export function answerSingly(
  { client, operation, run }: Asked,
  lines: AsyncIterable<LineRequest | LineAnswer>,
): AsyncGenerator<LineAnswer> {
  return inOrder(lines, CONCURRENCY, async (sent) => {
    if ("answer" in sent) return sent;
    const { line, request } = sent;
    const key = run === null ? {} : { idempotencyKey: keyOfLine(run, line) };
    return { line, answer: await client.ask(operation, request, key) };
  });
}

/** The idempotency key of a line of a run. */
export function keyOfLine(run: string, line: number): string {
  return `${run}/${line}`;
}
