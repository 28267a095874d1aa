/** Directories of test processes, which are killed when they are done: the next process removes what they leave. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

export const namePrefix = `assay-test-${userInfo().uid}-`;
const unusedAfterMs = 24 * 60 * 60 * 1000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes the copies of test processes that are gone, most of which were killed, and templates unused for a day. */
export function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(namePrefix)) continue;
    const path = join(tmpdir(), name);
    const owner = /^(\d+)-/.exec(name.slice(namePrefix.length))?.[1];
    const usedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    const unused = owner === undefined ? Date.now() - usedMs > unusedAfterMs : !isRunning(Number(owner));
    if (unused) rmSync(path, { recursive: true, force: true });
  }
}

/** A new directory that bears the process id, by which the next process knows when it is not needed any more. */
export function ownDirectory(): string {
  return mkdtempSync(join(tmpdir(), `${namePrefix}${process.pid}-`));
}
