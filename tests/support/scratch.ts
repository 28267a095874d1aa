/** Directories that a run of the tests leaves nothing of. */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ownDirectory, sweep } from "../../src/storage/engine/testing/own-directory.ts";

const RUN = "ASSAY_TEST_SCRATCH";

/**
 * Vitest's global setup: one directory for the whole run, removed behind its last test or, where the run was killed, by
 * the next. A test process is killed when it is done, so none of them could remove its own.
 */
export function setup(): void {
  process.env[RUN] = ownDirectory();
}

export function teardown(): void {
  rmSync(process.env[RUN]!, { recursive: true, force: true });
  sweep();
}

/** A new directory in that of the run; a program that vitest does not run is a run of its own. */
export function scratchDirectory(): string {
  if (process.env[RUN] === undefined) {
    setup();
    process.once("exit", teardown);
  }
  return mkdtempSync(join(process.env[RUN]!, "of-"));
}
