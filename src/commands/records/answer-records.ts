import type { Failure } from "../../contract/errors.ts";
import type { Operation } from "../../contract/operation.ts";
import type { Answer, Client, ErrorBody } from "../client/client.ts";
import { CommandError } from "../command-error.ts";
import { type ExitCode, exitCodes } from "../exit-codes.ts";
import { streamProgress } from "../progress.ts";
import { type Terminal, write } from "../terminal.ts";
import { inOrder } from "./in-order.ts";
import type { RecordSource } from "./read-records.ts";
import type { SentRecord } from "./sent-record.ts";

/** Records on their way at once. */
const CONCURRENCY = 8;

export interface StreamOptions {
  readonly terminal: Terminal;
  readonly client: Client;
  readonly operation: Operation;
  readonly source: RecordSource;
  /** Fields that a record takes where it does not give them itself. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Names this run, so that the same run again is charged nothing twice. */
  readonly run: string | null;
}

/**
 * Answers every record as one line of JSON, in the order of the input: the answer, or `{"line", "error"}` where the
 * record failed; the others still run.
 * @returns 0 when every record was answered, 1 when any failed.
 */
export async function answerRecords(options: StreamOptions): Promise<ExitCode> {
  const { terminal, operation, source } = options;
  const progress = streamProgress(terminal, source);
  let failed = 0;
  let answered = 0;
  let line = 0;
  try {
    for await (const result of inOrder(source.records(operation), CONCURRENCY, (sent) =>
      answerOne(options, sent),
    )) {
      line = result.line;
      if (!result.answer.ok) failed++;
      answered++;
      await write(
        terminal.stdout,
        `${JSON.stringify(result.answer.ok ? result.answer.body : { line, error: result.answer.error })}\n`,
      );
      progress.update({ answered, failed });
    }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const again =
      options.run === null ? "" : "; run it again with the same --run to go on, nothing is charged twice";
    throw new CommandError(
      `${error.message}; ${answered} records were answered, up to line ${line}${again}`,
      error.exitCode,
    );
  } finally {
    progress.stop();
  }
  if (failed > 0) await write(terminal.stderr, `assay: ${failed} of ${answered} records failed\n`);
  return failed > 0 ? exitCodes.failure : exitCodes.success;
}

async function answerOne(
  { client, operation, defaults, run }: StreamOptions,
  sent: SentRecord,
): Promise<{ readonly line: number; readonly answer: Answer }> {
  const { line } = sent;
  if ("failure" in sent) return { line, answer: { ok: false, error: errorOf(sent.failure) } };
  const request = withDefaults(sent.request, defaults);
  const answer = await client.ask(
    operation,
    request,
    run === null ? {} : { idempotencyKey: keyOfLine(run, line) },
  );
  return { line, answer };
}

/** The record with what it does not say taken from the defaults, part by part in nested objects. */
function withDefaults(own: Fields, defaults: Fields): Fields {
  const merged: Record<string, unknown> = { ...defaults, ...own };
  for (const [name, fallback] of Object.entries(defaults)) {
    const given = merged[name];
    if (isObject(given) && isObject(fallback)) merged[name] = withDefaults(given, fallback);
  }
  return merged;
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The idempotency key of a line of a run. */
export function keyOfLine(run: string, line: number): string {
  return `${run}/${line}`;
}

function errorOf({ code, message, details }: Failure): ErrorBody {
  return { code, message, details };
}
