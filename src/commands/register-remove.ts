import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { removeRegister } from "../pipelines/register-install/list-registers.ts";
import { openStore, wayAround } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, UsageError } from "./command-error.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { interruptible } from "./interruption.ts";
import { progressBar } from "./progress.ts";
import { type Terminal, write, writeJson } from "./terminal.ts";

/** `register remove`: takes a register out of force, after a question on a terminal. */
export function addRegisterRemove(register: Command, context: CommandContext): void {
  const command = register
    .command("remove")
    .description("Take a register out of force and link the others anew.")
    .argument("<id>", "id of the register, as `register list` shows it")
    .option("--yes", "do not ask");
  addExamples(addJsonFlag(command), "assay register remove sample --yes");
  command.action(async (registerId: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
    if (!yes) await confirm(context.terminal);
    const config = context.config();
    const database = await openStore(config, wayAround.install());
    const { terminal, now } = context;
    const message = "interrupted; the register stays in force";
    const remove = async () => {
      const bar = progressBar(terminal, "removing");
      const deps = { database, dataDir: config.ASSAY_DATA_DIR, now };
      return removeRegister(deps, registerId, bar.update).finally(bar.stop);
    };
    try {
      const report = await interruptible(terminal, { message, release: () => database.close() }, remove);
      if (json) return await writeJson(terminal, { registerId, ...report });
      const left = `${report.catalogueRows.toLocaleString("en")} rows of ${report.catalogueCompanies.toLocaleString("en")} companies`;
      return await write(terminal.stdout, `The register is removed; ${left} are left.\n`);
    } finally {
      await database.close();
    }
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
