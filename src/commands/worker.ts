import type { Command } from "commander";
import { createLog } from "../app/log.ts";
import { createWorkerApp } from "../app/worker.ts";
import { withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { addExamples } from "./flags.ts";
import { stopSignal } from "./stop-signal.ts";
import { write } from "./terminal.ts";

const TAKEN = "the embedded database has its workers in the server: set DATABASE_URL to have them beside it";

/** `worker`: works on batch jobs beside a server until a signal stops it. */
export function addWorker(program: Command, context: CommandContext): void {
  const command = program
    .command("worker")
    .summary("work on batch jobs beside a server")
    .description(
      "Work on batch jobs in a process of its own, beside servers on the same PostgreSQL; as many as there is work for. A server works on them itself unless ASSAY_WORKER=separate. SIGTERM and Ctrl-C give back what is not finished, with everything decided so far.",
    );
  addExamples(command, "DATABASE_URL=postgres://localhost/assay assay worker");
  command.action(() =>
    withStore(context, TAKEN, async (database, config) => {
      const log = createLog(config.ASSAY_LOG_LEVEL);
      const app = await createWorkerApp(config, database, { log });
      try {
        const stopped = stopSignal(config);
        await write(context.terminal.stdout, "Assay works on batch jobs. Stop it with Ctrl-C.\n");
        const signal = await stopped;
        log.info({ signal }, "stopping: giving back what is not finished");
      } finally {
        await app.close();
      }
    }),
  );
}
