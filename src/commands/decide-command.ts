import type { Command } from "commander";
import type { Operation } from "../contract/operation.ts";
import type { Answer, Client, ErrorBody } from "./client/client.ts";
import { sentenceOf } from "./client/client.ts";
import type { Target } from "./client/open-client.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, UsageError } from "./command-error.ts";
import { type ExitCode, exitCodeOfDecision, exitCodes } from "./exit-codes.ts";
import { addTargetFlags } from "./flags.ts";
import { answerRecords } from "./records/answer-records.ts";
import { keyOfLine } from "./records/answer-singly.ts";
import { recordSource } from "./records/read-records.ts";
import { addRecordFlags } from "./records/record-flags.ts";
import type { RequestField } from "./records/request-fields.ts";
import { write, writeJson } from "./terminal.ts";

/** What resolve and match differ in. */
export interface DecideCommand {
  readonly operation: Operation;
  /** In which a service is asked about many records at once; null where there is no such operation. */
  readonly batch: Operation | null;
  readonly describes: (field: RequestField) => boolean;
  readonly open: (context: CommandContext, target: Target) => Promise<Client>;
  /** What a person reads of an answer. */
  readonly view: (body: unknown) => string;
  readonly decisionOf: (body: unknown) => "match" | "no_match" | "unresolved";
  /** Further lines for a person, asked for by `--explain`; null where the command has no such flag. */
  readonly explain: ((client: Client, body: unknown) => Promise<{ view: string; body: unknown }>) | null;
}

export interface DecideFlags extends Target {
  readonly file?: string;
  readonly json?: boolean;
  readonly run?: string;
  readonly explain?: boolean;
}

/** Completes a command that decides about one record given in flags, or about each record of a file or a pipe. */
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
    const path = flags.file ?? (describes ? null : "-");
    if (path === "-" && context.terminal.stdin.isTTY) {
      throw new UsageError(
        `describe a record in flags, or give records with --file or a pipe; see assay ${command.name()} --help`,
      );
    }
    const source = path === null ? null : await recordSource(path, context.terminal);
    const client = await decide.open(context, flags);
    try {
      const { terminal } = context;
      const run = flags.run ?? null;
      const { operation } = decide;
      const batch = client.countsRequests ? decide.batch : null;
      const code = source
        ? await answerRecords({ terminal, client, operation, batch, source, defaults: request, run })
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
  // A pipe is read by a program, unless the drawing was asked for.
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
