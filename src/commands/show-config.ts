import type { Command } from "commander";
import { describeConfig } from "../config.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { write, writeJson } from "./terminal.ts";

/** `config`: lists every environment variable with its meaning and its default; never its current value. */
export function addConfig(program: Command, { terminal }: CommandContext): void {
  const command = program
    .command("config")
    .description("List every variable of the environment with its default and meaning.");
  addExamples(addJsonFlag(command), "assay config");
  command.action(async ({ json }: { json?: boolean }) => {
    const variables = describeConfig().map((variable) => ({
      ...variable,
      set: Boolean(terminal.environment[variable.name]),
    }));
    if (json) return writeJson(terminal, variables);
    const lines = variables.map(({ name, default: fallback, description, set }) => {
      const facts = [fallback === null ? null : `default ${fallback}`, set ? "set" : null].filter(
        (fact) => fact !== null,
      );
      return `${name}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}\n    ${description}\n`;
    });
    return write(terminal.stdout, lines.join(""));
  });
}
