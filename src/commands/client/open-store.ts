import type { Config } from "../../config.ts";
import type { Database } from "../../storage/engine/database.ts";
import { DatabaseError } from "../../storage/engine/errors.ts";
import type { CommandContext } from "../command-context.ts";
import { CommandError } from "../command-error.ts";

/** The advice to give when another process has the embedded database open. */
export const wayAround = {
  ask: (config: Config): string =>
    `ask the service that runs there: --url ${config.ASSAY_BASE_URL ?? `http://127.0.0.1:${config.PORT}`}, with its key in ASSAY_API_KEY`,
  install: (): string =>
    "stop the service first, or set DATABASE_URL: with PostgreSQL this can be done beside a running service",
} as const;

/**
 * Runs `work` with the configured database and always closes the database.
 * @throws CommandError with the remaining way when another process has the database open.
 */
export async function withStore<T>(
  context: CommandContext,
  way: string,
  work: (database: Database, config: Config) => Promise<T>,
): Promise<T> {
  const database = await openStore(context, way);
  try {
    return await work(database, context.config());
  } finally {
    await database.close();
  }
}

/** Opens the database for a caller that closes it later. */
export function openStore({ stores, config }: CommandContext, way: string): Promise<Database> {
  return explained(() => stores.migrated(config()), way);
}

/** Runs `open`; a taken data directory gives an error message with advice. */
export async function explained<T>(open: () => Promise<T>, way: string): Promise<T> {
  try {
    return await open();
  } catch (error) {
    // Another process has opened the directory (55006), which the embedded database serves to one process at
    // a time.
    if (error instanceof DatabaseError && error.code === "55006") {
      throw new CommandError(`${error.message}; ${way}`);
    }
    throw error;
  }
}
