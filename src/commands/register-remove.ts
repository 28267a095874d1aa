import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { removeRegister } from "../pipelines/register-install/list-registers.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, UsageError } from "./command-error.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { interruptible } from "./interruption.ts";
import { progressBar } from "./progress.ts";
import { type Terminal, write, writeJson } from "./terminal.ts";

/** `register remove`: takes a register out of force, after a confirmation on a terminal. */
export function addRegisterRemove(register: Command, context: CommandContext): void {
  const command = register
    .command("remove")
    .description("Take a register out of force and link the others anew.")
    .argument("<id>", "id of the register, as `register list` shows it")
    .option("--yes", "do not ask");
  addExamples(addJsonFlag(command), "assay register remove sample --yes");
  command.action(async (registerId: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
    if (!yes) await confirm(context.terminal);
    const { terminal, now } = context;
    const report = await withStore(context, wayAround.install(), (database, { ASSAY_DATA_DIR: dataDir }) => {
      const release = () => database.close();
      const message = "interrupted; the register stays in force";
      const bar = progressBar(terminal, "removing");
      const work = () => removeRegister({ database, dataDir, now }, registerId, bar.update).finally(bar.stop);
      return interruptible(terminal, { message, release }, work);
    });
    if (json) return writeJson(terminal, { registerId, ...report });
    const rows = report.catalogueRows.toLocaleString("en");
    const companies = report.catalogueCompanies.toLocaleString("en");
    return write(
      terminal.stdout,
      `The register is removed; ${rows} rows of ${companies} companies are left.\n`,
    );
  });
}

async function confirm({ stdin, stderr }: Terminal): Promise<void> {
  if (!stdin.isTTY) throw new UsageError("--yes: needed where nobody can be asked");
  const asking = createInterface({ input: stdin, output: stderr });
  const reply = await asking
    .question("Records are no longer resolved against this register. Remove it? [y/N] ")
    .finally(() => asking.close());
  if (!/^y(es)?$/i.test(reply.trim())) throw new CommandError("nothing was removed");
}
