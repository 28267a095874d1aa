import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import { installSampleRegister } from "../pipelines/register-install/sample-register.ts";
import { prepareFirstStart } from "../service/first-start.ts";
import { createLog } from "../service/log.ts";
import { openMigrated } from "../service/open-migrated.ts";
import { greeting } from "./greeting.ts";
import { progressBar } from "./progress.ts";

/**
 * Runs the service until SIGTERM or SIGINT, then finishes what is in flight. A first start migrates, installs the
 * sample register and prints each key once.
 */
export async function serve(config: Config): Promise<void> {
  const database = await openMigrated(config);
  const log = createLog(config.ASSAY_LOG_LEVEL);
  const credentials = await prepareFirstStart(database, config.ASSAY_ADMIN_KEY, new Date());
  if (config.ASSAY_SAMPLE_REGISTER === "install") {
    const bar = progressBar("sample register");
    await installSampleRegister({ database, dataDir: config.ASSAY_DATA_DIR, now: () => new Date() }, bar.update);
    bar.stop();
  }
  const app = await createApp(config, database, { log });
  await app.http.listen({ port: config.PORT, host: config.HOST });
  const stop = once(async (signal: string) => {
    log.info({ signal }, "stopping: finishing what is in flight");
    await app.close();
    await database.close();
  });
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  const address = app.http.server.address();
  const port = address !== null && typeof address === "object" ? address.port : config.PORT;
  process.stdout.write(greeting({ config, port, engine: database.engine, ...credentials, companies: app.registers.current()?.size ?? 0 }));
}

function once(work: (signal: string) => Promise<void>): (signal: string) => Promise<void> {
  let running: Promise<void> | null = null;
  return (signal) => {
    running ??= work(signal).then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`assay: stopping failed: ${error instanceof Error ? error.message : "unknown error"}\n`);
        process.exit(1);
      },
    );
    return running;
  };
}
