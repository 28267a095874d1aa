/** Commands that run on the database of a test, which they must not close. */
import type { TestService } from "../../../tests/support/service.ts";
import type { Database } from "../../storage/engine/database.ts";
import { runCommandLine } from "../run.ts";
import { recordedTerminal } from "./recorded-terminal.ts";

/** The database, whose `close` does nothing. */
export function lent(database: Database): Database {
  return new Proxy(database, {
    get(target, property) {
      if (property === "close") return async () => undefined;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Runs a command line on the store of the service. */
export async function runOn({ config, database }: TestService, args: readonly string[]) {
  const environment = { ASSAY_DATA_DIR: config.ASSAY_DATA_DIR, ASSAY_LOG_LEVEL: "silent" };
  const terminal = recordedTerminal({ environment });
  const open = async () => lent(database);
  const code = await runCommandLine(args, terminal, { migrated: open, bare: open });
  return { code, ...terminal.said };
}
