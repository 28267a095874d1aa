import { readFileSync } from "node:fs";
import { Command } from "commander";
import { PIPELINE_VERSION } from "../domain/matching/release.ts";
import { addCalls } from "./calls.ts";
import type { CommandContext } from "./command-context.ts";
import { addConnectors } from "./connectors.ts";
import { addJobs } from "./jobs.ts";
import { addKeys } from "./keys.ts";
import { addLists } from "./lists.ts";
import { addMatch } from "./match.ts";
import { addMigrate } from "./migrate.ts";
import { addModel } from "./model.ts";
import { addPortfolio } from "./portfolio.ts";
import { addReanalyse } from "./reanalyse.ts";
import { addReceipt } from "./receipt.ts";
import { addRegister } from "./register.ts";
import { addResolve } from "./resolve.ts";
import { addScreen } from "./screen.ts";
import { addServe } from "./serve.ts";
import { addConfig } from "./show-config.ts";
import { addTenants } from "./tenants.ts";
import { addTrain } from "./train/train.ts";
import { withoutValues } from "./usage-messages.ts";
import { addWorkbench } from "./workbench.ts";
import { addWorker } from "./worker.ts";

function versionOf(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { version } = JSON.parse(text) as { version: string };
  return `assay ${version}, decisions ${PIPELINE_VERSION}`;
}

/**
 * The command line, as `assay --help` prints it. Parsing throws CommanderError and never ends the process.
 */
export function buildCommandLine(context: CommandContext): Command {
  const { stdout, stderr } = context.terminal;
  const program = new Command("assay")
    .description("Company entity resolution with a receipt for every decision.")
    .version(versionOf(), "-V, --version", "print the version of the program and of its decisions")
    .exitOverride()
    .showHelpAfterError("(add --help for more)")
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, out) => out(withoutValues(text)),
      getOutHelpWidth: () => stdout.columns ?? 100,
      getErrHelpWidth: () => stderr.columns ?? 100,
    });
  program.addHelpText(
    "after",
    "\nExit codes: 0 success (one record: match), 10 no_match, 20 unresolved, 1 failure, 2 usage or configuration, 130 interrupted.\n\nExample:\n  assay serve\n",
  );
  for (const add of [
    addServe,
    addWorker,
    addResolve,
    addMatch,
    addScreen,
    addPortfolio,
    addReceipt,
    addRegister,
    addLists,
    addTenants,
    addKeys,
    addConnectors,
    addTrain,
    addModel,
    addJobs,
    addCalls,
    addMigrate,
    addReanalyse,
    addConfig,
    addWorkbench,
  ])
    add(program, context);
  return program;
}
