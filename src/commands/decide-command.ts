import type { Command, OptionValues } from "commander";
import type { Operation } from "../contract/operation.ts";
import type { Answer, Client, ErrorBody } from "./client/client.ts";
import { sentenceOf } from "./client/client.ts";
import type { Target } from "./client/open-client.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, UsageError } from "./command-error.ts";
import { type ExitCode, exitCodeOfDecision, exitCodes } from "./exit-codes.ts";
import { addTargetFlags } from "./flags.ts";
import { answerRecords, type Rendering } from "./records/answer-records.ts";
import { keyOfLine } from "./records/answer-singly.ts";
import { type RecordSource, recordSource } from "./records/read-records.ts";
import { addRecordFlags } from "./records/record-flags.ts";
import type { RequestField } from "./records/request-fields.ts";
import { write, writeJson } from "./terminal.ts";

/** The differences between the commands resolve and match. */
export interface DecideCommand {
  readonly operation: Operation;
  /** The operation that decides many records in one request; null where there is none. */
  readonly batch: Operation | null;
  readonly describes: (field: RequestField) => boolean;
  readonly open: (context: CommandContext, target: Target) => Promise<Client>;
  /** The text of an answer for a person. */
  readonly view: (body: unknown) => string;
  readonly decisionOf: (body: unknown) => "match" | "no_match" | "unresolved";
  /** Further lines for a person, requested by `--explain`; null where the command has no such flag. */
  readonly explain: ((client: Client, body: unknown) => Promise<{ view: string; body: unknown }>) | null;
  /** Reads the command's own flags on many records; null where it has none. */
  readonly many?: (flags: OptionValues) => ManyRecords;
}

/** How a command answers many records otherwise than the others do. */
export interface ManyRecords {
  /** Opens records that stand in no file; null where a file or a pipe has them. */
  readonly source: ((client: Client) => Promise<RecordSource>) | null;
  /** Prepares another form of the lines; null for one line of JSON each. */
  readonly rendering: ((client: Client) => Promise<Rendering>) | null;
}

export interface DecideFlags extends Target {
  readonly file?: string;
  readonly json?: boolean;
  readonly run?: string;
  readonly explain?: boolean;
}

/** Completes a command that decides one record given in flags, or each record of a file or a pipe. */
export function addDecideAction(command: Command, context: CommandContext, decide: DecideCommand): void {
  command
    .option(
      "--file <path>",
      "records as NDJSON or CSV, one a line; - reads standard input, as a pipe without --file does",
    )
    .option("--run <id>", "names this run: the same run again is charged nothing twice", runId)
    .option("--json", "print the answer as the service gives it");
  if (decide.explain) command.option("--explain", "draw how the score came about");
  addTargetFlags(command);
  const flagged = addRecordFlags(command, decide.operation, decide.describes);
  command.action(async (flags: DecideFlags) => {
    const { request, describes } = flagged();
    const many = decide.many?.(command.opts()) ?? { source: null, rendering: null };
    const own = many.source;
    const path = flags.file ?? (describes || own !== null ? null : "-");
    if (own !== null && (flags.file !== undefined || describes)) {
      throw new UsageError("--portfolio: not together with --file or with a company in flags");
    }
    if (path === null && own === null && many.rendering !== null) {
      throw new UsageError("--csv and --since: for --file, a pipe or --portfolio");
    }
    if (path === "-" && context.terminal.stdin.isTTY) {
      throw new UsageError(
        `describe a record in flags, or give records with --file or a pipe; see assay ${command.name()} --help`,
      );
    }
    const file = path === null ? null : await recordSource(path, context.terminal);
    const client = await decide.open(context, flags);
    try {
      const source = own === null ? file : await own(client);
      const { terminal } = context;
      const run = flags.run ?? null;
      const { operation } = decide;
      const batch = client.countsRequests ? decide.batch : null;
      const code = source
        ? await answerRecords({
            ...{ terminal, client, operation, batch, source, defaults: request, run },
            rendering: (await many.rendering?.(client)) ?? null,
          })
        : await answerOne(context, decide, { client, request, flags });
      context.finish(code);
    } finally {
      await client.close();
    }
  });
}

interface One {
  readonly client: Client;
  readonly request: Record<string, unknown>;
  readonly flags: DecideFlags;
}

async function answerOne(
  { terminal }: CommandContext,
  decide: DecideCommand,
  { client, request, flags }: One,
): Promise<ExitCode> {
  const key = flags.run === undefined ? {} : { idempotencyKey: keyOfLine(flags.run, 1) };
  const answer: Answer = await client.ask(decide.operation, request, key);
  if (!answer.ok) return refuse(terminal, answer.error, flags);
  const explained = flags.explain && decide.explain ? await decide.explain(client, answer.body) : null;
  // A program reads a pipe, unless `--explain` requested the drawing.
  if (flags.json || !(terminal.stdout.isTTY || explained)) {
    await writeJson(terminal, answer.body);
    if (explained) await writeJson(terminal, explained.body);
  } else {
    await write(terminal.stdout, decide.view(answer.body) + (explained?.view ?? ""));
  }
  return exitCodeOfDecision(decide.decisionOf(answer.body));
}

async function refuse(
  terminal: CommandContext["terminal"],
  error: ErrorBody,
  { json }: DecideFlags,
): Promise<ExitCode> {
  if (!json) throw new CommandError(sentenceOf(error));
  await writeJson(terminal, { error });
  return exitCodes.failure;
}

function runId(text: string): string {
  if (/^[\x21-\x7e]{1,150}$/.test(text)) return text;
  throw new UsageError("--run: 1 to 150 visible ASCII characters");
}
