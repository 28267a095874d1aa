import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const WORKER = fileURLToPath(new URL("install-worker.ts", import.meta.url));

export interface Where {
  readonly dataDir: string;
  /** Address of the database server; empty for the embedded database. */
  readonly databaseUrl: string;
}

export interface Install {
  readonly format: string;
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly facts: number;
  readonly bad: number;
  readonly seconds: number;
  /**
   * Memory of the process before the install, and its peak, in kilobytes; the embedded database is included.
   */
  readonly idleKilobytes: number;
  readonly peakKilobytes: number;
}

/** Installs the file in a process of its own. */
export async function measureInstall(where: Where, format: string, path: string): Promise<Install> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    WORKER,
    where.dataDir,
    format,
    path,
    where.databaseUrl,
  ]);
  const figures = JSON.parse(stdout) as Omit<Install, "format" | "file" | "bytes">;
  return { format, file: basename(path), bytes: statSync(path).size, ...figures };
}
