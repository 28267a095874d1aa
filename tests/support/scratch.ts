/** Temporary directories that a test run removes. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ownDirectory, sweep } from "../../src/storage/engine/testing/own-directory.ts";
import { copyPgliteTemplate } from "../../src/storage/engine/testing/pglite-template.ts";

const migrationsDirectory = new URL("../../src/storage/migrations/", import.meta.url);
const RUN = "ASSAY_TEST_SCRATCH";

/**
 * Vitest's global setup: one directory for the whole run, removed after its last test or, where the run was
 * killed, by the next run. A test process is killed when it is done, so it could not remove its own
 * directory.
 */
export function setup(): void {
  process.env[RUN] = ownDirectory();
}

export function teardown(): void {
  rmSync(process.env[RUN]!, { recursive: true, force: true });
  sweep();
}

/** The directory of the run; a program outside vitest is a run of its own. */
export function runDirectory(): string {
  if (process.env[RUN] === undefined) {
    setup();
    process.once("exit", teardown);
  }
  return process.env[RUN]!;
}

/** A new directory in that of the run. */
export function scratchDirectory(): string {
  return mkdtempSync(join(runDirectory(), "of-"));
}

/** A new data directory whose embedded database has every table and no row, as after `assay migrate`. */
export async function migratedDataDirectory(): Promise<string> {
  const dataDir = scratchDirectory();
  await copyPgliteTemplate(migrationsDirectory, dataDir);
  return dataDir;
}
