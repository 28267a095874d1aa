import { setTimeout as delay } from "node:timers/promises";
import type { Command } from "commander";
import { type FirstCredentials, prepareFirstStart } from "../app/first-start.ts";
import { findKeyFiles, writeKeyFiles } from "../app/key-files.ts";
import { createLog, type Log } from "../app/log.ts";
import { stopTimesOf } from "../app/parts.ts";
import { type App, createApp } from "../app/server.ts";
import { type WorkbenchBundle, workbenchBundle } from "../app/workbench-bundle.ts";
import type { Config } from "../config.ts";
import { installSampleRegister, onlySampleInstalled } from "../pipelines/register-install/sample-register.ts";
import { warmUp } from "../pipelines/resolution/warm-up.ts";
import type { Database } from "../storage/engine/database.ts";
import { withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { addExamples } from "./flags.ts";
import { greeting } from "./greeting.ts";
import { type HeldPort, holdPort } from "./held-port.ts";
import { progressBar } from "./progress.ts";
import { stopSignal } from "./stop-signal.ts";
import { type Terminal, write } from "./terminal.ts";
import { lookedInOf } from "./views/looked-in.ts";
import { openingLine } from "./workbench-link.ts";

const TAKEN = "stop that service first, or set ASSAY_DATA_DIR or DATABASE_URL";

/** `serve`: runs the service until a signal stops it. */
export function addServe(program: Command, context: CommandContext): void {
  const command = program
    .command("serve")
    .summary("run the service")
    .description(
      "Run the service. A first start migrates the database, installs the sample register and prints each key once. SIGTERM and Ctrl-C let it finish what is in flight. `assay config` lists what can be set.",
    );
  addExamples(command, "assay serve", "PORT=9000 DATABASE_URL=postgres://localhost/assay assay serve");
  command.action(async () => {
    const config = context.config();
    const log = createLog(config.ASSAY_LOG_LEVEL);
    // The bundle starts first, so that it is ready when the database is open.
    const workbench = workbenchBundle(config.ASSAY_DATA_DIR, log);
    void workbench();
    const held = await holdPort({ port: config.PORT, host: config.HOST }).catch(refuseAddress);
    try {
      const opened = sayOpening(context.terminal, log);
      await withStore(context, TAKEN, (database) => {
        opened();
        return serveUntilStopped({ ...context, config, log, held, database, workbench });
      }).finally(opened);
    } finally {
      await held.release();
    }
  });
}

const SILENCE_MS = 5_000;

/** Explains the wait while the database opens on a first start. @returns a function that ends the message. */
function sayOpening({ stderr }: Terminal, log: Log): () => void {
  const opening = "opening the database; a first start creates it";
  if (stderr.isTTY) {
    stderr.write(`${opening} …\n`);
    return () => undefined;
  }
  log.info(opening);
  const timer = setInterval(() => log.info("still opening the database"), SILENCE_MS);
  return () => clearInterval(timer);
}

interface Serving extends Pick<CommandContext, "terminal" | "now"> {
  readonly config: Config;
  readonly log: Log;
  readonly held: HeldPort;
  readonly database: Database;
  readonly workbench: () => Promise<WorkbenchBundle | null>;
}

async function serveUntilStopped(serving: Serving): Promise<void> {
  const { terminal, now, config, log, held, database, workbench } = serving;
  if (config.ASSAY_SAMPLE_REGISTER === "install") {
    const bar = progressBar(terminal, "sample register", log);
    await installSampleRegister({ database, dataDir: config.ASSAY_DATA_DIR, now }, bar.update).finally(
      bar.stop,
    );
  }
  warmUp();
  // The metadata of connectors and the reference contain the port.
  const placed = { ...config, PORT: held.port };
  const app = await createApp(placed, database, { log, workbench });
  try {
    await held.release();
    const { PORT: port, HOST: host } = placed;
    await app.http.listen({ port, host }).catch(refuseAddress);
    // Keys are shown once, so they are made after the last step that can fail.
    const keys = await firstKeys({ config, database, terminal, log, now: now() });
    // Signals are handled before the service reports that it is up: a signal may come at once.
    const stopped = stopSignal(config);
    const looked = lookedInOf(app.registers);
    const isSample = await onlySampleInstalled(database);
    const { engine } = database;
    const open = openingLine({ config: placed, terminal, now: now() });
    await write(terminal.stdout, greeting({ config, port, engine, looked, isSample, open, ...keys }));
    const signal = await stopped;
    await drained(app, { signal, drainMs: stopTimesOf(config).drainMs, log });
    log.info({ signal }, "stopping: finishing what is in flight");
  } finally {
    await app.close();
  }
}

interface Draining {
  readonly signal: string;
  readonly drainMs: number;
  readonly log: Log;
}

/** Load balancers poll `/readyz` at intervals: the service accepts their requests until the next poll. */
async function drained(app: App, { signal, drainMs, log }: Draining): Promise<void> {
  // A person at the terminal waits for the prompt, and no load balancer uses that person's service.
  if (drainMs === 0 || signal === "SIGINT" || signal === "SIGHUP") return;
  app.drain();
  log.info({ signal, seconds: drainMs / 1000 }, "stopping soon: not ready, and still answering");
  await delay(drainMs);
}

interface FirstKeysParts {
  readonly config: Config;
  readonly database: Database;
  readonly terminal: Terminal;
  readonly log: Log;
  readonly now: Date;
}

/** The keys of a first start: a terminal shows their values; elsewhere output is stored, so they go to files. */
async function firstKeys({ config, database, terminal, log, now }: FirstKeysParts) {
  const { ASSAY_ADMIN_KEY: given, ASSAY_DATA_DIR: directory } = config;
  if (terminal.stdout.isTTY) {
    const shown = await prepareFirstStart(database, { given, now });
    return { shown, files: findKeyFiles(directory) };
  }
  const keep = (made: FirstCredentials): void => {
    const { admin, tenant } = writeKeyFiles(directory, made);
    if (admin ?? tenant)
      log.info(
        { adminKeyFile: admin, tenantKeyFile: tenant },
        "the first keys are in files that only this account can read",
      );
  };
  await prepareFirstStart(database, { given, now, keep });
  return { shown: null, files: findKeyFiles(directory) };
}

function refuseAddress(error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE")
    throw new CommandError("PORT: another process listens there; set another one, or 0 for a free one");
  if (code === "EACCES") throw new CommandError("PORT: it may not be listened on without more rights");
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    throw new CommandError("HOST: this machine has no such address");
  throw error;
}
