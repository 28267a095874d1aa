/** Directories of test processes, which are killed when they are done: the next process removes what they leave. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

export const namePrefix = `assay-test-${userInfo().uid}-`;
const unusedAfterMs = 24 * 60 * 60 * 1000;

/** A file system in memory, which Linux has. */
const memory = "/dev/shm";
/** More than the temporary files of a test run take. */
const roomOfRun = 2 * 1024 ** 3;
const KEPT = "ASSAY_TEST_KEPT";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The directory of what later test runs use as well: templates of databases, and compiled sources. */
export function keptDirectory(): string {
  return process.env[KEPT] ?? tmpdir();
}

/**
 * Puts the temporary files of this process and of those that it starts into memory, where the machine has room for
 * them: to make the thousand files of a database on a disk takes ten times the processor time.
 * @returns the new directory of temporary files, which the caller removes; null where they stay where they were.
 */
export function moveToMemory(): string | null {
  if (process.env[KEPT] !== undefined || !existsSync(memory)) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < roomOfRun) return null;
  process.env[KEPT] = tmpdir();
  process.env.TMPDIR = mkdtempSync(join(memory, `${namePrefix}${process.pid}-`));
  return process.env.TMPDIR;
}

/** Removes the copies of test processes that are gone, most of which were killed, and templates unused for a day. */
export function sweep(): void {
  for (const directory of new Set([tmpdir(), keptDirectory(), memory])) {
    if (existsSync(directory)) sweepDirectory(directory);
  }
}

function sweepDirectory(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(namePrefix)) continue;
    const path = join(directory, name);
    const owner = /^(\d+)-/.exec(name.slice(namePrefix.length))?.[1];
    const usedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    const unused = owner === undefined ? Date.now() - usedMs > unusedAfterMs : !isRunning(Number(owner));
    if (unused) rmSync(path, { recursive: true, force: true });
  }
}

/** A new directory that bears the process id, by which the next process knows when it is not needed any more. */
export function ownDirectory(parent = tmpdir()): string {
  return mkdtempSync(join(parent, `${namePrefix}${process.pid}-`));
}
