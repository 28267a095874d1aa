/**
 * Answers lines in batches: a service counts requests, and a request of 500 records costs as many tokens as
 * one of 1. If a batch is refused as a whole, its lines are sent singly, so that each line has the answer of
 * a single request.
 */
import { batchRecords, bodyLimitOf } from "../../contract/limits.ts";
import type { Operation } from "../../contract/operation.ts";
import type { Answer } from "../client/client.ts";
import { type Asked, answerSingly, type LineAnswer, type LineRequest } from "./answer-singly.ts";
import { inGroups } from "./in-groups.ts";

/** A smaller group is sent singly: its lines come slowly, or are the last. */
const FEWEST = 9;
/** Bytes for the JSON around the records. */
const ENVELOPE_BYTES = 64 * 1024;

export interface AskedInBatches extends Asked {
  readonly batch: Operation;
}

/** @returns the answers in the order of the lines, without `usage`, which a batch has as a whole. */
export async function* answerInBatches(
  asked: AskedInBatches,
  lines: AsyncIterable<LineRequest | LineAnswer>,
): AsyncGenerator<LineAnswer> {
  const groups = inGroups(lines, {
    most: batchRecords,
    sizeOf: (line) => ("request" in line ? Buffer.byteLength(JSON.stringify(line.request)) + 1 : 0),
    mostSize: bodyLimitOf(asked.batch.bucket) - ENVELOPE_BYTES,
    // The idempotency key of a batch comes from its lines, so a repeated run has to make the same groups.
    whole: asked.run !== null,
  });
  for await (const group of groups)
    for await (const { line, answer } of answerGroup(asked, group))
      yield { line, answer: answer.ok ? { ok: true, body: withoutUsage(answer.body) } : answer };
}

async function* answerGroup(
  asked: AskedInBatches,
  group: readonly (LineRequest | LineAnswer)[],
): AsyncGenerator<LineAnswer> {
  const sound = group.filter(
    (line): line is LineRequest => "request" in line && asked.operation.input.safeParse(line.request).success,
  );
  const outcomes = sound.length < FEWEST ? null : await askBatch(asked, sound);
  const answers = new Map(sound.map(({ line }, at) => [line, outcomes?.[at]]));
  yield* answerSingly(
    asked,
    from(
      group.map((line) => {
        const body = answers.get(line.line);
        return body === undefined ? line : { line: line.line, answer: { ok: true, body } };
      }),
    ),
  );
}

async function* from<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** The answers of a batch, line by line; null where the batch was refused. */
async function askBatch(
  { client, batch, run }: AskedInBatches,
  lines: readonly LineRequest[],
): Promise<readonly object[] | null> {
  const key = run === null ? {} : { idempotencyKey: `${run}/${lines[0]!.line}-${lines.at(-1)!.line}` };
  const answer: Answer = await client.ask(batch, { records: lines.map(({ request }) => request) }, key);
  if (!answer.ok) return null;
  const { outcomes } = answer.body as { outcomes: readonly (object & { readonly index: number })[] };
  return outcomes.map(({ index: _, ...outcome }) => outcome);
}

function withoutUsage(body: unknown): unknown {
  if (body === null || typeof body !== "object") return body;
  const { usage: _, ...rest } = body as Record<string, unknown>;
  return rest;
}
