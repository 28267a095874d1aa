import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { FirstCredentials } from "./first-start.ts";

/** The paths of the first keys; null for a key without a file. */
export interface KeyFiles {
  readonly admin: string | null;
  readonly tenant: string | null;
}

const fileOf = {
  admin: (directory: string) => join(directory, "admin.key"),
  tenant: (directory: string) => join(directory, "tenant.key"),
} as const;

/**
 * Stores first keys without a terminal, in files that only the owner can read, and makes the directory where there is none.
 * @returns the paths of the files.
 */
export function writeKeyFiles(directory: string, { adminKey, tenantKey }: FirstCredentials): KeyFiles {
  // Beside a database server nothing has made the directory yet.
  if (adminKey ?? tenantKey) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const files = {
    admin: adminKey === null ? null : written(fileOf.admin(directory), adminKey),
    tenant: tenantKey === null ? null : written(fileOf.tenant(directory), tenantKey),
  };
  if (files.admin ?? files.tenant) syncDirectory(directory);
  return files;
}

/** The files that an earlier start wrote and that are still there. */
export function findKeyFiles(directory: string): KeyFiles {
  const found = (path: string): string | null => (existsSync(path) ? path : null);
  return { admin: found(fileOf.admin(directory)), tenant: found(fileOf.tenant(directory)) };
}

function written(path: string, value: string): string {
  // The file gets its name only when it is complete, and an existing file of another writer is never used.
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${value}\n`, { mode: 0o600, flag: "wx", flush: true });
  renameSync(draft, path);
  return path;
}

function syncDirectory(directory: string): void {
  const opened = openSync(directory, "r");
  fsyncSync(opened);
  closeSync(opened);
}
