import { openConfigured, openMigrated } from "../app/open-migrated.ts";
import { type Config, readConfig } from "../config.ts";
import type { Database } from "../storage/engine/database.ts";
import type { ExitCode } from "./exit-codes.ts";
import type { Terminal } from "./terminal.ts";

/** The ways to open the configured database; each rejects with a DatabaseError. */
export interface Stores {
  /** Opens the database and migrates it to the schema of this version. */
  readonly migrated: (config: Config) => Promise<Database>;
  /** Opens the database without a migration. */
  readonly bare: (config: Config) => Promise<Database>;
}

/** The dependencies that every command receives. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly now: () => Date;
  /** The environment, parsed. @throws ConfigError. */
  readonly config: () => Config;
  readonly stores: Stores;
  /** Sets the exit code of the process; the default is success. */
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
