/**
 * The lock of a data directory: a file that one living process has. PGlite itself lets a second process open the
 * same directory, and both then corrupt it.
 *
 * Method. The lock is a hard link to a file that is already written, so it appears whole or not at all. It names its
 * holder by process id and start time, so that a reused id is not taken for the holder. A holder that cannot be seen
 * from here (another container on the same volume) lives as long as it touches its lock. A lock whose holder has
 * died is taken over by renaming a new one onto it, under a second lock that bears the dead one's token: only one
 * process can ever replace a given lock, and one that comes late finds another token there.
 */
import { randomUUID } from "node:crypto";
import {
  linkSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseError } from "../errors.ts";
import { type ProcessIdentity, processIdentity, processLives } from "./process-identity.ts";

interface LockContent extends ProcessIdentity {
  readonly token: string;
}

const heartbeatMs = 5_000;
/** Six heartbeats missed: the holder has died, or has stood still for so long that it is no use to anybody. */
const silenceMs = 30_000;

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

function isLockContent(content: unknown): content is LockContent {
  if (typeof content !== "object" || content === null) return false;
  const { pid, scope, startedAt, token } = content as Record<string, unknown>;
  return typeof pid === "number" && [scope, startedAt, token].every((value) => typeof value === "string");
}

/** The lock at `path`, null when there is none. */
function readLock(path: string): LockContent | null {
  try {
    const content: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isLockContent(content)) return content;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new DatabaseError({
    // Not the code of a directory that is in use: whether one is, nobody can tell.
    code: "F0001",
    message: `the lock file ${path} is damaged, so nobody can tell which process has the data directory`,
    hint: "If no process uses the data directory, remove that file and start again",
  });
}

function isAlive(path: string, holder: LockContent): boolean {
  const lives = processLives(holder);
  if (lives !== null) return lives;
  const touchedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touchedMs < silenceMs;
}

function taken(directory: string, pid: number): DatabaseError {
  return new DatabaseError({
    code: "55006",
    message: `the data directory ${directory} is in use by process ${pid}`,
    hint: "Stop that process, use another directory, or a PostgreSQL server, which serves several processes.",
  });
}

/** Publishes the written draft as the lock; false when there is one. Some file systems have no hard links. */
function publish(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    if (!hasCode(error, "EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS")) throw error;
  }
  try {
    writeFileSync(path, readFileSync(draft), { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

export class DirectoryLock {
  readonly #path: string;
  readonly #token: string;
  readonly #heartbeat: NodeJS.Timeout;

  private constructor(path: string, token: string) {
    this.#path = path;
    this.#token = token;
    this.#heartbeat = setInterval(() => this.#touch(), heartbeatMs);
    this.#heartbeat.unref();
  }

  /** @throws DatabaseError that names the directory and the process that has it (55006), or a damaged lock (F0001). */
  static acquire(dataDir: string): DirectoryLock {
    const directory = realpathSync(dataDir);
    return DirectoryLock.#acquireFile(directory, join(directory, "assay.lock"));
  }

  static #acquireFile(directory: string, path: string): DirectoryLock {
    const token = randomUUID();
    const draft = `${path}.${token}.draft`;
    writeFileSync(draft, JSON.stringify({ ...processIdentity(process.pid), token }));
    try {
      for (;;) {
        if (publish(draft, path)) return new DirectoryLock(path, token);
        const holder = readLock(path);
        if (!holder) continue;
        if (isAlive(path, holder)) throw taken(directory, holder.pid);
        if (DirectoryLock.#takeOver(directory, path, holder, draft)) return new DirectoryLock(path, token);
      }
    } finally {
      rmSync(draft, { force: true });
    }
  }

  /** Puts the draft in a dead holder's place; false when another process was faster. */
  static #takeOver(directory: string, path: string, dead: LockContent, draft: string): boolean {
    const guard = DirectoryLock.#acquireFile(directory, `${path}.${dead.token}`);
    try {
      if (readLock(path)?.token !== dead.token) return false;
      renameSync(draft, path);
      return true;
    } finally {
      guard.release();
    }
  }

  #touch(): void {
    const now = new Date();
    try {
      utimesSync(this.#path, now, now);
    } catch {
      // A directory that has been removed under us has no lock to touch.
    }
  }

  release(): void {
    clearInterval(this.#heartbeat);
    if (readLock(this.#path)?.token === this.#token) rmSync(this.#path, { force: true });
  }
}
