import { rmSync } from "node:fs";
import { join } from "node:path";
import { keptDirectory, moveToMemory, namePrefix } from "../../src/storage/engine/testing/own-directory.ts";

/**
 * Vitest's global setup of `npm test`: temporary files are in memory, and the threads of databases, whose sources Node
 * compiles itself, find them compiled. Suites of large stores and killed processes keep their files on the disk.
 */
export function setup(): () => void {
  const directory = moveToMemory();
  process.env.NODE_COMPILE_CACHE ??= join(keptDirectory(), `${namePrefix}compiled`);
  return () => {
    if (directory) rmSync(directory, { recursive: true, force: true });
  };
}
