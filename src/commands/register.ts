import type { Command } from "commander";
import { listRegisters } from "../pipelines/register-install/list-registers.ts";
import { registerFormats } from "../registers/register-formats.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { addRegisterInstall } from "./register-install.ts";
import { addRegisterProbe } from "./register-probe.ts";
import { addRegisterRemove } from "./register-remove.ts";
import { write, writeJson } from "./terminal.ts";
import { table } from "./views/table.ts";

/** `register`: the registers that records are resolved against. */
export function addRegister(program: Command, context: CommandContext): void {
  const register = program
    .command("register")
    .description(
      "Install, list and remove the registers that records are resolved against, and ask the live ones.",
    );
  addRegisterInstall(register, context);
  addList(register, context);
  addRegisterRemove(register, context);
  addFormats(register, context);
  addRegisterProbe(register, context);
}

function addList(register: Command, context: CommandContext): void {
  const command = register.command("list").description("List the installed registers.");
  addExamples(addJsonFlag(command), "assay register list");
  command.action(async ({ json }: { json?: boolean }) => {
    const registers = await withStore(context, wayAround.install(), (database) =>
      listRegisters({ database }),
    );
    if (json) return writeJson(context.terminal, registers);
    const rows = registers.map((row) => [
      row.registerId,
      row.format,
      row.asOf?.replace("T00:00:00.000Z", "") ?? "not known",
      row.rowsGood,
      row.rowsBad,
      row.licence ?? "not known",
      row.licencePermitsResale ? "yes" : "no",
      row.installedAt.slice(0, 16),
    ]);
    const header = ["register", "format", "as of", "rows", "bad", "licence", "resale", "installed"];
    return write(
      context.terminal.stdout,
      rows.length > 0 ? table(header, rows) : "No register is installed.\n",
    );
  });
}

function addFormats(register: Command, { terminal }: CommandContext): void {
  const command = register
    .command("formats")
    .description("List the formats of register files that can be installed.");
  addExamples(addJsonFlag(command), "assay register formats");
  command.action(({ json }: { json?: boolean }) => {
    const formats = registerFormats.map(({ name, describe, defaults }) => ({
      name,
      description: describe,
      ...defaults,
    }));
    if (json) return writeJson(terminal, formats);
    const text = formats.map(({ name, description, licence, sourceUrl }) => {
      const terms = [licence && `licence ${licence}`, sourceUrl].filter((part) => part !== null);
      return `${name}\n    ${description}\n${terms.length > 0 ? `    ${terms.join(" · ")}\n` : ""}`;
    });
    return write(terminal.stdout, text.join(""));
  });
}
