import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FirstCredentials } from "./first-start.ts";

/** Where the first keys are, as paths; null for one that has no file. */
export interface KeyFiles {
  readonly admin: string | null;
  readonly tenant: string | null;
}

const fileOf = {
  admin: (directory: string) => join(directory, "admin.key"),
  tenant: (directory: string) => join(directory, "tenant.key"),
} as const;

/** Keeps first keys that no terminal can show, each in a file that only its owner can read. @returns where they are. */
export function writeKeyFiles(directory: string, { adminKey, tenantKey }: FirstCredentials): KeyFiles {
  const files = {
    admin: adminKey === null ? null : written(fileOf.admin(directory), adminKey),
    tenant: tenantKey === null ? null : written(fileOf.tenant(directory), tenantKey),
  };
  if (files.admin ?? files.tenant) syncDirectory(directory);
  return files;
}

/** The files that an earlier start wrote and nobody has moved away. */
export function findKeyFiles(directory: string): KeyFiles {
  const found = (path: string): string | null => (existsSync(path) ? path : null);
  return { admin: found(fileOf.admin(directory)), tenant: found(fileOf.tenant(directory)) };
}

function written(path: string, value: string): string {
  // Under its name only when it is whole, and never in a file that somebody else has laid there.
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
