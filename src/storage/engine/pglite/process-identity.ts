import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";

/** A process, told apart from a later one that got the same id. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Where the id means something: the boot and the pid namespace (a container has its own); empty off Linux. */
  readonly scope: string;
  /** When it started, in the platform's own words; empty where that cannot be found out. */
  readonly startedAt: string;
}

function scopeOf(): string {
  if (process.platform !== "linux") return "";
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
}

/** The start in clock ticks since the boot: field 22 of /proc/pid/stat, see proc(5). */
function linuxStart(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return afterName[19] ?? "";
}

function startOf(pid: number): string {
  try {
    if (process.platform === "linux") return linuxStart(pid);
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

export function processIdentity(pid: number): ProcessIdentity {
  return { pid, scope: scopeOf(), startedAt: startOf(pid) };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * True while the very process lives; when in doubt, true. Null when it cannot be told from here: the process belongs
 * to another container or host, or to a time before the last boot.
 */
export function processLives({ pid, scope, startedAt }: ProcessIdentity): boolean | null {
  if (scope !== scopeOf()) return null;
  if (!Number.isSafeInteger(pid) || pid < 1 || !exists(pid)) return false;
  const current = startOf(pid);
  return startedAt === "" || current === "" || current === startedAt;
}
