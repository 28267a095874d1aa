import type { Config } from "../config.ts";
import type { Database } from "../storage/engine/database.ts";
import type { Log } from "./log.ts";
import { createJobWorker, decisionThreads, openRegisters, resolutionParts } from "./parts.ts";
import { sharedClock } from "./shared-clock.ts";

const REFRESH_MS = 5_000;

/** A process that works on batch jobs beside a server, on the same database. The database stays the caller's. */
export async function createWorkerApp(
  config: Config,
  database: Database,
  { log }: { readonly log: Log },
): Promise<{ close(): Promise<void> }> {
  const clock = await sharedClock(database);
  const registers = await openRegisters(config, database, log);
  const threads = decisionThreads(log);
  const { readiness, reanalysis, resolution } = resolutionParts(config, database, registers, threads);
  const worker = createJobWorker({ resolution, now: () => clock.now(), log });
  const failed = (error: unknown) => log.warn({ err: error }, "background refresh failed; it is tried again");
  const timer = setInterval(async () => {
    await registers.refresh().catch(failed);
    await readiness.look().catch(failed);
    await clock.follow().catch(failed);
  }, REFRESH_MS);
  worker.start();
  return {
    async close() {
      clearInterval(timer);
      await Promise.all([worker.stop(), reanalysis.close()]);
      await resolution.decisions.close();
      await registers.close();
    },
  };
}
