/**
 * Notices the silent end of the process that started the server, so that the server does not continue alone
 * and hold the data directory. npm starts a program through a shell, which forwards no signal and ends by it;
 * and no process can react to `kill -9`.
 */
import { readFileSync } from "node:fs";
import type { Config } from "../config.ts";

const LOOK_MS = 500;
const shells = new Set(["sh", "dash", "bash", "ash", "busybox", "zsh", "ksh"]);

/** The processes above this one at the start: its parent and, if that is npm's shell, the shell's parent. */
interface Launcher {
  readonly parent: number;
  readonly grandparent: number | null;
}

/** Read when this module loads, so that the first check finds a process that ended during the start. */
const atStart: Launcher = { parent: process.ppid, grandparent: parentOfShell(process.ppid) };

/**
 * Fulfils when the launcher has ended; never where there is no launcher to watch, as for a system service.
 */
export function launcherGone({
  ASSAY_END_WITH_PARENT: wanted,
  npm_lifecycle_event: npm,
}: Config): Promise<void> {
  const underNpm = npm !== undefined;
  if (wanted === "never" || (wanted === "npm" && !underNpm)) return new Promise(() => undefined);
  const watched = { ...atStart, grandparent: underNpm ? atStart.grandparent : null };
  return new Promise((resolve) => {
    const look = (): void => {
      if (isThere(watched)) return;
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(look, LOOK_MS);
    timer.unref();
    look();
  });
}

function isThere({ parent, grandparent }: Launcher): boolean {
  return process.ppid === parent && (grandparent === null || parentOf(parent) === grandparent);
}

function parentOfShell(pid: number): number | null {
  const [name, parent] = statusOf(pid);
  return name !== undefined && shells.has(name) ? (parent ?? null) : null;
}

const parentOf = (pid: number): number | undefined => statusOf(pid)[1];

/**
 * Name and parent of a process, on systems that show them as files; others replace a shell by its program.
 */
function statusOf(pid: number): [name?: string, parent?: number] {
  try {
    const found = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return found ? [found[1]!, Number(found[2])] : [];
  } catch {
    return [];
  }
}
