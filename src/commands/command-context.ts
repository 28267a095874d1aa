import { type Config, readConfig } from "../config.ts";
import type { ExitCode } from "./exit-codes.ts";
import type { Terminal } from "./terminal.ts";

/** What every command is given. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly now: () => Date;
  /** The environment, parsed. @throws ConfigError. */
  readonly config: () => Config;
  /** Sets what the process ends with; success where a command says nothing. */
  readonly finish: (code: ExitCode) => void;
}

export function commandContext(terminal: Terminal, finish: (code: ExitCode) => void): CommandContext {
  return { terminal, now: () => new Date(), config: () => readConfig(terminal.environment), finish };
}
