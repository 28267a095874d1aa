import type { Config } from "../config.ts";
import { queueMaintenance } from "../jobs/maintenance.ts";
import { Schedule } from "../jobs/schedule.ts";
import type { Database } from "../storage/engine/database.ts";
import { databaseClock } from "./database-clock.ts";
import type { Log } from "./log.ts";
import { decisionThreads, jobWorker, openRegisters, resolutionParts } from "./parts.ts";
import { failureLog, REFRESH_MS, refresher } from "./refresh.ts";

/** A process that works on batch jobs beside a server, on the same database, which the caller owns. */
export async function createWorkerApp(
  config: Config,
  database: Database,
  { log }: { readonly log: Log },
): Promise<{ close(): Promise<void> }> {
  const clock = await databaseClock(database);
  const registers = await openRegisters(config, database, log);
  const threads = decisionThreads(log);
  const { readiness, reanalysis, resolution } = resolutionParts(config, database, registers, {
    threads,
    log,
  });
  const now = () => clock.now();
  const worker = await jobWorker(database, {
    resolution,
    reanalysis,
    now,
    log,
    batches: true,
    deliveries: null,
  });
  const refresh = refresher({ registers, readiness, clock, log });
  const schedule = new Schedule(
    [
      { name: "refresh", everyMs: REFRESH_MS, work: refresh },
      { name: "jobs", everyMs: 1_000, work: () => worker.look() },
      ...queueMaintenance(database, now),
    ],
    failureLog(log),
  );
  schedule.start();
  return {
    async close() {
      const scheduled = schedule.stop();
      await Promise.all([worker.stop(), reanalysis.close()]);
      await resolution.outside.idle();
      await resolution.decisions.close();
      // The end of the registers also stops the loading of a version.
      await Promise.all([registers.close(), scheduled]);
    },
  };
}
