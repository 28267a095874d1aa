/**
 * Notices that the process which a person started has ended without a word, so that the server does not go on alone
 * and hold the data directory. npm starts a program through a shell, which passes no signal on and dies of it; and
 * `kill -9` is heard by nobody.
 */
import { readFileSync } from "node:fs";
import type { Config } from "../config.ts";

const LOOK_MS = 500;
const shells = new Set(["sh", "dash", "bash", "ash", "busybox", "zsh", "ksh"]);

/** Those above this process, as they were found: its parent and, where that is npm's shell, the parent of the shell. */
interface Launcher {
  readonly parent: number;
  readonly grandparent: number | null;
}

/** Read when this module is: whoever goes while the service starts is missed at the first look. */
const atStart: Launcher = { parent: process.ppid, grandparent: parentOfShell(process.ppid) };

/** Fulfils when the launcher is gone; never where none is to be watched, as for a service of its own. */
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

/** Name and parent of a process, where the system shows them as files; elsewhere a shell becomes the program it starts. */
function statusOf(pid: number): [name?: string, parent?: number] {
  try {
    const found = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return found ? [found[1]!, Number(found[2])] : [];
  } catch {
    return [];
  }
}
