import type { Failure } from "../../contract/errors.ts";
import type { Operation } from "../../contract/operation.ts";
import type { ErrorBody } from "../client/client.ts";
import { CommandError } from "../command-error.ts";
import { type ExitCode, exitCodes } from "../exit-codes.ts";
import { showsStream, streamProgress } from "../progress.ts";
import { type Terminal, write } from "../terminal.ts";
import { answerInBatches } from "./answer-in-batches.ts";
import { type Asked, answerSingly, type LineAnswer, type LineRequest } from "./answer-singly.ts";
import type { RecordSource } from "./read-records.ts";

/** How the answers are written. */
export interface Rendering {
  /** Written before the first answer. */
  readonly head: string;
  readonly linesOf: (answered: LineAnswer) => string;
  /** Said on standard error after the last answer; empty for nothing. */
  readonly summary: () => string;
}

const jsonLines: Rendering = {
  head: "",
  linesOf: ({ line, answer }) =>
    `${JSON.stringify(answer.ok ? answer.body : { line, error: answer.error })}\n`,
  summary: () => "",
};

export interface StreamOptions extends Asked {
  readonly terminal: Terminal;
  /** The operation that answers many records in one request; null where each record is sent singly. */
  readonly batch: Operation | null;
  readonly source: RecordSource;
  /** Values for fields that a record does not have. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** null for one line of JSON each. */
  readonly rendering: Rendering | null;
}

/**
 * Answers every record, in the order of the input, as its rendering writes it: by default as one line of JSON, the answer or
 * `{"line", "error"}` where the record failed; the others still run.
 * @returns 0 when every record was answered, 1 when any failed.
 */
export async function answerRecords(options: StreamOptions): Promise<ExitCode> {
  const { terminal, source, batch } = options;
  const rendering = options.rendering ?? jsonLines;
  const lineCount = showsStream(terminal) ? await source.countLines() : null;
  const progress = streamProgress(terminal, { name: source.name, lines: lineCount });
  let failed = 0;
  let answered = 0;
  let line = 0;
  try {
    if (rendering.head !== "") await write(terminal.stdout, rendering.head);
    const lines = lineRequests(options);
    const answers =
      batch === null ? answerSingly(options, lines) : answerInBatches({ ...options, batch }, lines);
    for await (const result of answers) {
      line = result.line;
      if (!result.answer.ok) failed++;
      answered++;
      await write(terminal.stdout, rendering.linesOf(result));
      progress.update({ line, answered, failed });
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
  if (answered === 0) await write(terminal.stderr, `assay: ${source.name}: there is no record in it\n`);
  if (rendering.summary() !== "") await write(terminal.stderr, rendering.summary());
  if (failed > 0) await write(terminal.stderr, `assay: ${failed} of ${answered} records failed\n`);
  return failed > 0 ? exitCodes.failure : exitCodes.success;
}

async function* lineRequests({
  source,
  operation,
  defaults,
}: StreamOptions): AsyncGenerator<LineRequest | LineAnswer> {
  for await (const sent of source.records(operation)) {
    const { line } = sent;
    if ("failure" in sent) yield { line, answer: { ok: false, error: errorOf(sent.failure) } };
    else yield { line, request: withDefaults(sent.request, defaults) };
  }
}

/** The record, with missing fields taken from the defaults, field by field in nested objects. */
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

function errorOf({ code, message, details }: Failure): ErrorBody {
  return { code, message, details };
}
