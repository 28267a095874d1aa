import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseError, isStalePlan } from "../errors.ts";
import type { Engine, Lease, StatementResult } from "../session.ts";
import { TurnQueue } from "../turn-queue.ts";
import { DirectoryLock } from "./directory-lock.ts";
import type { SyncCounts } from "./embedded-server.ts";
import { PgliteSession } from "./pglite-session.ts";
import { serverProgram } from "./server-program.ts";
import { WorkerLink } from "./worker-link.ts";
import type { WorkerOptions } from "./worker-messages.ts";

export interface PgliteOptions {
  readonly dataDir: string;
  /** How long a statement may wait for another's transaction, in milliseconds. */
  readonly queueTimeoutMs: number;
  /** False only for tests: nothing is synced then. */
  readonly durable: boolean;
}

/** How long after a start that failed the next one is tried, in milliseconds. */
const RESTART_PAUSE_MS = 2_000;

/** PGlite in its thread, behind the lock of its directory, with one session for everybody in turn. */
export class PgliteEngine implements Engine {
  readonly name = "pglite";
  readonly #lock: DirectoryLock;
  readonly #worker: WorkerOptions;
  readonly #turns: TurnQueue;
  #link: WorkerLink;
  #session: PgliteSession;
  #restarting: Promise<void> | null = null;
  #notBeforeMs = 0;
  #closed: Promise<void> | null = null;

  private constructor(parts: {
    lock: DirectoryLock;
    link: WorkerLink;
    worker: WorkerOptions;
    queueTimeoutMs: number;
  }) {
    this.#lock = parts.lock;
    this.#worker = parts.worker;
    this.#link = parts.link;
    this.#session = new PgliteSession(parts.link);
    this.#turns = new TurnQueue(parts.queueTimeoutMs);
  }

  /** @throws DatabaseError (unavailable) when another process has the directory or it cannot be opened. */
  static async open({ dataDir, queueTimeoutMs, durable }: PgliteOptions): Promise<PgliteEngine> {
    mkdirSync(dataDir, { recursive: true });
    const lock = DirectoryLock.acquire(dataDir);
    try {
      const worker = { directory: join(dataDir, "pgdata"), durable, program: await serverProgram() };
      const link = await WorkerLink.open(worker);
      return new PgliteEngine({ lock, link, worker, queueTimeoutMs });
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  async lease(): Promise<Lease> {
    await this.#turns.hold();
    try {
      if (this.#link.lost) await this.#restarted();
    } catch (error) {
      this.#turns.release();
      throw error;
    }
    return { session: this.#session, release: () => this.#turns.release() };
  }

  async query(text: string, params: readonly unknown[], once = false): Promise<StatementResult> {
    for (;;) {
      const turn = this.#turns.pass();
      if (turn) await turn;
      if (this.#link.lost) await this.#restarted();
      try {
        return await this.#session.query(text, params, once);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
      }
    }
  }

  #restarted(): Promise<void> {
    this.#restarting ??= this.#restart().finally(() => {
      this.#restarting = null;
    });
    return this.#restarting;
  }

  /**
   * Starts another thread where the server has stopped, as it does when the disk has no room for its log. What was
   * acknowledged is in the log and read from there. After a refused sync none is started: the disk cannot be believed.
   */
  async #restart(): Promise<void> {
    if (this.#closed || performance.now() < this.#notBeforeMs) {
      throw new DatabaseError({ code: "08006", message: "the database server has stopped" });
    }
    await this.#link.giveUp("the database server has stopped");
    this.#notBeforeMs = performance.now() + RESTART_PAUSE_MS;
    this.#link = await WorkerLink.open(this.#worker);
    this.#session = new PgliteSession(this.#link);
    this.#notBeforeMs = 0;
  }

  /** Syncs of files (write-ahead log, data) and of directories since the engine opened. */
  syncs(): Promise<SyncCounts> {
    return this.#link.syncs();
  }

  async syncCount(): Promise<number> {
    const { files } = await this.#link.syncs();
    return files;
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    try {
      await this.#turns.hold();
      await this.#link.close();
    } finally {
      // The lock may go only when the thread has ended, also when a transaction never did.
      await this.#link.abandon("the database is closed");
      this.#lock.release();
      // Callers that still wait come to a closed link, and fail.
      this.#turns.release();
    }
  }
}
