import type { Queryable } from "../storage/engine/database.ts";

/** A smaller difference between the two clocks is the duration of the answer, or irrelevant. */
const TOLERANCE_MS = 250;

/**
 * The time of the database's clock, which all processes on it share, advanced by the time that has passed
 * here since it was read. A process whose own clock is wrong, or is set, still stamps, orders and expires
 * like the others.
 */
export class DatabaseClock {
  readonly #database: Queryable;
  /** The milliseconds to add to the time that has passed in this process. */
  #offsetMs: number;

  private constructor(database: Queryable, offsetMs: number) {
    this.#database = database;
    this.#offsetMs = offsetMs;
  }

  static async read(database: Queryable): Promise<DatabaseClock> {
    return new DatabaseClock(database, await offsetOf(database));
  }

  now(): Date {
    return new Date(this.#offsetMs + performance.now());
  }

  /** Follows a database whose clock was set, or that was replaced. To be called every few seconds. */
  async follow(): Promise<void> {
    const offsetMs = await offsetOf(this.#database);
    if (Math.abs(offsetMs - this.#offsetMs) > TOLERANCE_MS) this.#offsetMs = offsetMs;
  }
}

/** The embedded database has no other process, and its clock is the machine's. */
export async function databaseClock(database: Queryable): Promise<Pick<DatabaseClock, "now" | "follow">> {
  if (database.engine === "postgres") return DatabaseClock.read(database);
  return { now: () => new Date(), follow: async () => undefined };
}

async function offsetOf(database: Queryable): Promise<number> {
  const askedMs = performance.now();
  const { rows } = await database.query<{ at: string }>("select clock_timestamp() as at");
  return Date.parse(rows[0]!.at) - (askedMs + performance.now()) / 2;
}
