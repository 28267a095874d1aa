import type { Config } from "../../config.ts";
import type { Database } from "../../storage/engine/database.ts";
import { DatabaseError } from "../../storage/engine/errors.ts";
import type { CommandContext } from "../command-context.ts";
import { CommandError } from "../command-error.ts";

/** What to do when another process has the embedded database. */
export const wayAround = {
  ask: (config: Config): string =>
    `ask the service that runs there: --url ${config.ASSAY_BASE_URL ?? `http://127.0.0.1:${config.PORT}`}, with its key in ASSAY_API_KEY`,
  install: (): string =>
    "stop the service first, or set DATABASE_URL: with PostgreSQL this can be done beside a running service",
} as const;

/**
 * Does `work` with the configured database and closes it, whatever comes of it.
 * @throws CommandError that says which way is left when another process has the database.
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

/** The same for whoever closes it later. */
export function openStore({ stores, config }: CommandContext, way: string): Promise<Database> {
  return explained(() => stores.migrated(config()), way);
}

/** Runs `open`, with a message that helps when the data directory is taken. */
export async function explained<T>(open: () => Promise<T>, way: string): Promise<T> {
  try {
    return await open();
  } catch (error) {
    // Another process has the directory (55006), which the embedded database serves one at a time.
    if (error instanceof DatabaseError && error.code === "55006") {
      throw new CommandError(`${error.message}; ${way}`);
    }
    throw error;
  }
}
