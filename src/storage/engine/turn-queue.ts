import { DatabaseError } from "./errors.ts";

interface Waiter {
  readonly holds: boolean;
  readonly admit: () => void;
  expired: boolean;
}

/**
 * First come, first served access to one connection. Single statements pass through one after the other without
 * waiting for each other's answers; a transaction holds the connection, and everybody else waits until it ends.
 */
export class TurnQueue {
  readonly #timeoutMs: number;
  readonly #waiters: Waiter[] = [];
  #held = false;

  /** A caller that waits longer than `timeoutMs` fails with an error that `isUnavailable` knows. */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Fulfils when a single statement may be sent; null when that is now. */
  pass(): Promise<void> | null {
    if (!this.#held && this.#waiters.length === 0) return null;
    return this.#wait(false);
  }

  /** Fulfils when the connection is the caller's own, until `release`. */
  async hold(): Promise<void> {
    if (this.#held || this.#waiters.length > 0) await this.#wait(true);
    else this.#held = true;
  }

  release(): void {
    this.#held = false;
    while (!this.#held) {
      const next = this.#waiters.shift();
      if (!next) return;
      if (next.expired) continue;
      this.#held = next.holds;
      next.admit();
    }
  }

  #wait(holds: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        holds,
        expired: false,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiter.expired = true;
        reject(
          new DatabaseError({
            code: "53300",
            message: `waited ${this.#timeoutMs} ms for another transaction to end`,
          }),
        );
      }, this.#timeoutMs);
      this.#waiters.push(waiter);
    });
  }
}
