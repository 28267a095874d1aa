import { openConfigured, openMigrated } from "../app/open-migrated.ts";
import { type Config, readConfig } from "../config.ts";
import type { Database } from "../storage/engine/database.ts";
import type { ExitCode } from "./exit-codes.ts";
import type { Terminal } from "./terminal.ts";

/** How a command comes to the database of the configuration; each rejects with a DatabaseError. */
export interface Stores {
  /** With the schema of this version. */
  readonly migrated: (config: Config) => Promise<Database>;
  /** As it stands. */
  readonly bare: (config: Config) => Promise<Database>;
}

/** What every command is given. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly now: () => Date;
  /** The environment, parsed. @throws ConfigError. */
  readonly config: () => Config;
  readonly stores: Stores;
  /** Sets what the process ends with; success where a command says nothing. */
  readonly finish: (code: ExitCode) => void;
}

const configured: Stores = {
  migrated: openMigrated,
  bare: openConfigured,
};

export function commandContext(
  terminal: Terminal,
  finish: (code: ExitCode) => void,
  stores: Stores = configured,
): CommandContext {
  return { terminal, now: () => new Date(), config: () => readConfig(terminal.environment), stores, finish };
}
