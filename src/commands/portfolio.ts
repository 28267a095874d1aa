import type { Command } from "commander";
import { watchIntervalSeconds } from "../contract/limits.ts";
import { openPortfolioClient, type Target } from "./client/open-client.ts";
import { withClient } from "./client/with-client.ts";
import type { CommandContext } from "./command-context.ts";
import { UsageError } from "./command-error.ts";
import { exitCodes } from "./exit-codes.ts";
import { addExamples, addTargetFlags, wholeNumber } from "./flags.ts";
import { importPortfolio } from "./portfolio-import.ts";
import { progressBar } from "./progress.ts";
import { recordSource } from "./records/read-records.ts";
import { write, writeJson } from "./terminal.ts";

interface ImportFlags extends Target {
  readonly portfolio: string;
  readonly name?: string;
  readonly watch?: number;
}

/** `portfolio`: fills a list of entities from a file. */
export function addPortfolio(program: Command, context: CommandContext): void {
  const portfolio = program.command("portfolio").description("Fill portfolios, which are lists of entities.");
  const command = portfolio
    .command("import <file>")
    .summary("put the companies of a file into a portfolio")
    .description(
      "Put the companies of a file (CSV or NDJSON, one a line, at most 1,000; - reads standard input) into a portfolio, which is created where there is none. A line has entity_id, or lei, registration_number with jurisdiction, or domain, by which one of your entities is found exactly; and customer_reference and role where the list is to say them. Lines that cannot be put in are written to the standard output with their reasons. Members that are there already are passed over, so an interrupted import goes on when it is run again.",
    )
    .requiredOption("--portfolio <id>", "id of the portfolio: letters, digits, hyphens and underscores")
    .option("--name <text>", "its name where it is created (default: its id)")
    .option("--watch <seconds>", "watch every member, checked once in so many seconds", wholeNumber);
  addTargetFlags(command);
  addExamples(
    command,
    'assay portfolio import suppliers.csv --portfolio suppliers --name "Suppliers"',
    "assay portfolio import suppliers.csv --portfolio suppliers --watch 86400",
  );
  command.action((path: string, flags: ImportFlags) => importFile(context, path, flags));
}

async function importFile(context: CommandContext, path: string, flags: ImportFlags): Promise<void> {
  const { terminal } = context;
  const { min, max } = watchIntervalSeconds;
  if (flags.watch !== undefined && (flags.watch < min || flags.watch > max))
    throw new UsageError(`--watch: ${min} to ${max} seconds`);
  const source = await recordSource(path, terminal);
  const bar = progressBar(terminal, source.name);
  const { counts, problems } = await withClient(openPortfolioClient(context, flags), (client) =>
    importPortfolio(
      { client, progress: bar.update },
      { source, portfolioId: flags.portfolio, name: flags.name, watchSeconds: flags.watch },
    ),
  ).finally(bar.stop);
  for (const problem of problems) await writeJson(terminal, problem);
  const { added, changed, unchanged, watched } = counts;
  const failed = problems.length === 0 ? "" : `, ${problems.length} not put in`;
  const watching = flags.watch === undefined ? "" : `; ${watched} watched`;
  const text = `${added} added, ${changed} changed, ${unchanged} there already${failed}${watching}\n`;
  await write(terminal.stderr, text);
  context.finish(problems.length === 0 ? exitCodes.success : exitCodes.failure);
}
