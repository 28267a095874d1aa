import type { Queryable } from "../storage/engine/database.ts";

/** Less than this between the two clocks is how long the answer took, or nobody's concern. */
const TOLERANCE_MS = 250;

/**
 * The time by the database's clock, which all processes on it share, carried on by what has passed here since it was
 * read. A process whose own clock is wrong, or is set, still stamps, orders and expires as the others do.
 */
export class DatabaseClock {
  readonly #database: Queryable;
  /** What is to be added to the time that has passed in this process, in milliseconds. */
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

  /** Follows a database whose clock was set, or which is another by now. To be called every few seconds. */
  async follow(): Promise<void> {
    const offsetMs = await offsetOf(this.#database);
    if (Math.abs(offsetMs - this.#offsetMs) > TOLERANCE_MS) this.#offsetMs = offsetMs;
  }
}

/** Beside the embedded database there is no other process, and its clock is the machine's. */
export async function databaseClock(database: Queryable): Promise<Pick<DatabaseClock, "now" | "follow">> {
  if (database.engine === "postgres") return DatabaseClock.read(database);
  return { now: () => new Date(), follow: async () => undefined };
}

async function offsetOf(database: Queryable): Promise<number> {
  const askedMs = performance.now();
  const { rows } = await database.query<{ at: string }>("select clock_timestamp() as at");
  return Date.parse(rows[0]!.at) - (askedMs + performance.now()) / 2;
}
