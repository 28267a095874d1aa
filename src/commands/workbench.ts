import type { Command } from "commander";
import { baseUrlOf } from "../config.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { addExamples } from "./flags.ts";
import { write } from "./terminal.ts";
import { keepLink, linkFor } from "./workbench-link.ts";

const ANSWER_MS = 5_000;

/** `workbench`: prints a link that opens the workbench of the service on this machine. */
export function addWorkbench(program: Command, context: CommandContext): void {
  const command = program
    .command("workbench")
    .summary("open the workbench")
    .description(
      "Print a link that opens the workbench of the service that runs with the same configuration on this machine, signed in as its operator. It works once, for ten minutes. Where the output is no terminal, the link goes into a file of mode 0600.",
    );
  addExamples(command, "assay workbench");
  command.action(async () => {
    const config = context.config();
    const { terminal } = context;
    await refuseUnlessServed(baseUrlOf(config));
    const { link } = linkFor({ config, now: context.now() });
    if (link === null)
      throw new CommandError(
        "HOST, ASSAY_BASE_URL: the service can be reached from elsewhere, so nobody signs in without a key; open its address and sign in with one",
      );
    const said = terminal.stdout.isTTY ? link : `the link is in ${keepLink(config, link)}`;
    await write(terminal.stdout, `${said}\n`);
  });
}

/** Without a running service the link would not work, so the command fails. */
async function refuseUnlessServed(address: string): Promise<void> {
  const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    () => null,
  );
  if (answer?.ok) return;
  throw new CommandError(
    "no service answers at the configured HOST and PORT; start one with `assay serve`, and give this command the same environment",
  );
}
