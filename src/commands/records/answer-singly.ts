import type { Operation } from "../../contract/operation.ts";
import type { Answer, Client } from "../client/client.ts";
import { inOrder } from "./in-order.ts";

/** Requests on their way at once. */
const CONCURRENCY = 8;

/** A request that stands on a line of the input. */
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
  /** Names this run, so that the same run again is charged nothing twice. */
  readonly run: string | null;
}

/** Asks about every line by itself, several at once, and answers in the order of the lines. */
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
