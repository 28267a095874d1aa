/** Directories that a run of the tests leaves nothing of. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownDirectory, sweep } from "../../src/storage/engine/testing/own-directory.ts";

const RUN = "ASSAY_TEST_SCRATCH";

const ofNoRun = new Set<string>();
process.once("exit", () => {
  for (const directory of ofNoRun) rmSync(directory, { recursive: true, force: true });
});

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

/** A new directory in that of the run; without a run it is removed when the process exits. */
export function scratchDirectory(): string {
  const run = process.env[RUN];
  if (run !== undefined) return mkdtempSync(join(run, "of-"));
  const directory = mkdtempSync(join(tmpdir(), "assay-tests-"));
  ofNoRun.add(directory);
  return directory;
}
