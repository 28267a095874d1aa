import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isStalePlan } from "../errors.ts";
import type { Engine, Lease, StatementResult } from "../session.ts";
import { TurnQueue } from "../turn-queue.ts";
import { DirectoryLock } from "./directory-lock.ts";
import type { SyncCounts } from "./embedded-server.ts";
import { PgliteSession } from "./pglite-session.ts";
import { WorkerLink } from "./worker-link.ts";

export interface PgliteOptions {
  readonly dataDir: string;
  /** How long a statement may wait for another's transaction, in milliseconds. */
  readonly queueTimeoutMs: number;
  /** False only for tests: nothing is synced then. */
  readonly durable: boolean;
}

/** PGlite in its thread, behind the lock of its directory, with one session for everybody in turn. */
export class PgliteEngine implements Engine {
  readonly name = "pglite";
  readonly #lock: DirectoryLock;
  readonly #link: WorkerLink;
  readonly #session: PgliteSession;
  readonly #turns: TurnQueue;
  #closed: Promise<void> | null = null;

  private constructor(lock: DirectoryLock, link: WorkerLink, queueTimeoutMs: number) {
    this.#lock = lock;
    this.#link = link;
    this.#session = new PgliteSession(link);
    this.#turns = new TurnQueue(queueTimeoutMs);
  }

  /** @throws DatabaseError (unavailable) when another process has the directory or it cannot be opened. */
  static async open({ dataDir, queueTimeoutMs, durable }: PgliteOptions): Promise<PgliteEngine> {
    mkdirSync(dataDir, { recursive: true });
    const lock = DirectoryLock.acquire(dataDir);
    try {
      const link = await WorkerLink.open({ directory: join(dataDir, "pgdata"), durable });
      return new PgliteEngine(lock, link, queueTimeoutMs);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  async lease(): Promise<Lease> {
    await this.#turns.hold();
    return { session: this.#session, release: () => this.#turns.release() };
  }

  async query(text: string, params: readonly unknown[], once = false): Promise<StatementResult> {
    for (;;) {
      const turn = this.#turns.pass();
      if (turn) await turn;
      try {
        return await this.#session.query(text, params, once);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
      }
    }
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
      // Whoever still waits comes to a closed link and is told so.
      this.#turns.release();
    }
  }
}
