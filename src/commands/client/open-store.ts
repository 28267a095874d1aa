import type { Config } from "../../config.ts";
import { openMigrated } from "../../service/open-migrated.ts";
import type { Database } from "../../storage/engine/database.ts";
import { DatabaseError } from "../../storage/engine/errors.ts";
import { CommandError } from "../command-error.ts";

/** What to do when another process has the embedded database. */
export const wayAround = {
  ask: (config: Config): string =>
    `ask the service that runs there: --url ${config.ASSAY_BASE_URL ?? `http://127.0.0.1:${config.PORT}`}, with its key in ASSAY_API_KEY`,
  install: (): string =>
    "stop the service first, or set DATABASE_URL: with PostgreSQL this can be done beside a running service",
} as const;

/** Opens the configured database for one command. @throws CommandError that says what to do when it is taken. */
export async function openStore(config: Config, way: string): Promise<Database> {
  return explained(() => openMigrated(config), way);
}

/** Runs `open`, with a message that helps when the data directory is taken. */
export async function explained<T>(open: () => Promise<T>, way: string): Promise<T> {
  try {
    return await open();
  } catch (error) {
    // Another process has the directory (55006), which the embedded database serves one at a time.
    if (error instanceof DatabaseError && error.code === "55006")
      throw new CommandError(`${error.message}; ${way}`);
    throw error;
  }
}
