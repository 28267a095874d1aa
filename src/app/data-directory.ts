import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config.ts";

/** Names that Assay gives in its data directory. No other file is changed: the directory may be shared. */
const OWN_NAME =
  /^(pgdata(\.new)?|register-index|models|(admin|tenant|encryption)\.key(\.new)?|assay\.lock.*)$/;
/** A file system of its own has this directory at its root. */
const BESIDE = "lost+found";

const MODE = 0o777;
const OTHERS = 0o007;
const OTHERS_SEARCH = 0o001;
const OTHERS_WRITE = 0o002;
const STICKY = 0o1000;

/** The findings of a walk over the directory. */
interface Findings {
  /** The first path that other accounts can still use. */
  open: string | null;
  /** Whether a mode was set and the file system did not keep it. */
  modeless: boolean;
}

/**
 * Makes the data directory and closes Assay's files there to all accounts but the owner: 0700 and 0600.
 * @returns warnings for the operator, on a platform or in a directory where that is not entirely possible.
 * @throws ConfigError where the directory cannot be used, or others than owner and group can still use its
 * files.
 */
export function prepareDataDirectory(directory: string): string[] {
  makeDirectory(directory);
  if (process.platform === "win32")
    return [
      "this platform has no file modes: see to it that only the service's account can use the data directory",
    ];
  const root = realpathSync(directory);
  const names = readdirSync(root).filter((name) => name !== BESIDE);
  const own = names.filter((name) => OWN_NAME.test(name));
  const isShared = own.length < names.length;
  const found: Findings = { open: null, modeless: false };
  const stats = isShared ? statSync(root) : closed(root, statSync(root), found);
  const reachable = (stats.mode & OTHERS_SEARCH) !== 0;
  if (isShared ? isReplaceable(stats) : (stats.mode & OTHERS) !== 0) found.open ??= root;
  for (const name of own) closeTree(join(root, name), reachable, found);
  if (found.modeless)
    return ["the file system of the data directory keeps no file modes: others may be able to read it"];
  if (found.open !== null) throw refusal(found.open);
  return isShared && (stats.mode & OTHERS) !== 0
    ? ["the data directory holds files of others and stays open to them; give Assay one of its own"]
    : [];
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    readdirSync(directory);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigError(`ASSAY_DATA_DIR: ${reasons[code] ?? `it cannot be used (${code})`}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: "it is a file, and has to be a directory",
  ENOTDIR: "a part of its path is a file, and has to be a directory",
  EACCES: "this account may not make or read the directory",
  EPERM: "this account may not make or read the directory",
  EROFS: "it is on a file system that is read-only",
  ENOSPC: "the disk is full",
};

function refusal(path: string): ConfigError {
  return new ConfigError(
    `ASSAY_DATA_DIR: others than owner and group can use ${path}, and this account may not change that. ` +
      "Give the directory to the service's account (chown), close it (chmod 700), or name a subdirectory, which Assay then makes itself",
  );
}

/** In a directory that others can write to without the sticky bit, Assay's files could be replaced. */
const isReplaceable = ({ mode }: Stats): boolean => (mode & OTHERS_WRITE) !== 0 && (mode & STICKY) === 0;

function closeTree(path: string, reachable: boolean, found: Findings): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before?.isSymbolicLink()) judgeLink(path, found);
  if (!before?.isFile() && !before?.isDirectory()) return;
  const { mode } = closed(path, before, found);
  if (reachable && (mode & OTHERS) !== 0) found.open ??= path;
  if (!before.isDirectory()) return;
  const within = reachable && (mode & OTHERS_SEARCH) !== 0;
  for (const name of readableNames(path)) closeTree(join(path, name), within, found);
}

/** The repair does not follow a link: any earlier writer may have made it. Its target has to be closed. */
function judgeLink(path: string, found: Findings): void {
  const target = statSync(path, { throwIfNoEntry: false });
  if (target && (target.mode & OTHERS) !== 0) found.open ??= path;
}

function readableNames(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    // A directory that this account cannot read belongs to another; its own mode has been judged.
    return [];
  }
}

/** Removes the access of group and others. @returns the file's state afterwards. */
function closed(path: string, before: Stats, found: Findings): Stats {
  const wanted = before.isDirectory() ? 0o700 : 0o600;
  if ((before.mode & MODE) === wanted) return before;
  try {
    chmodSync(path, wanted);
  } catch {
    return before;
  }
  const after = statSync(path, { throwIfNoEntry: false }) ?? before;
  if ((after.mode & OTHERS) !== 0) found.modeless = true;
  return after;
}
