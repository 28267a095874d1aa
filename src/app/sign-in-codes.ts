/**
 * One-time codes that let the operator sign in to the workbench. A code is a file in the data directory,
 * named by the code's digest: `assay workbench` can make one while the server holds the embedded database,
 * and only an account that may write there can. The process that deletes the file has used the code.
 */
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newSessionToken } from "../secrets/session-token.ts";

const FOLDER = "workbench-sign-in";

const directoryIn = (dataDir: string): string => join(dataDir, FOLDER);
const fileOf = (dataDir: string, code: string): string =>
  join(directoryIn(dataDir), createHash("sha256").update(code).digest("hex"));

/** @param options.seconds of validity. @returns the code. */
export function makeSignInCode(dataDir: string, options: { now: Date; seconds: number }): string {
  mkdirSync(directoryIn(dataDir), { recursive: true, mode: 0o700 });
  forgetOld(dataDir, options.now);
  const code = newSessionToken();
  const expires = new Date(options.now.getTime() + options.seconds * 1000).toISOString();
  writeFileSync(fileOf(dataDir, code), expires, { mode: 0o600, flag: "wx" });
  return code;
}

/** Whether the code is valid; it is used up then. */
export function spendSignInCode(dataDir: string, code: string, now: Date): boolean {
  const path = fileOf(dataDir, code);
  try {
    const { mode, uid } = lstatSync(path);
    const expires = readFileSync(path, "utf8");
    unlinkSync(path);
    const isOurs = process.getuid === undefined || uid === process.getuid();
    return isOurs && (mode & 0o077) === 0 && now.getTime() < Date.parse(expires);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function forgetOld(dataDir: string, now: Date): void {
  for (const name of readdirSync(directoryIn(dataDir))) {
    const path = join(directoryIn(dataDir), name);
    try {
      if (Date.parse(readFileSync(path, "utf8")) <= now.getTime()) unlinkSync(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
