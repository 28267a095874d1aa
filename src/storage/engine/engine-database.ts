import { AsyncLocalStorage } from "node:async_hooks";
import { bulkInsert, type CopyTarget } from "./bulk-insert.ts";
import { heldCursor, snapshotCursor } from "./cursor.ts";
import type { Database, QueryResult, Transaction, TransactionOptions } from "./database.ts";
import { DatabaseError, isUnavailable } from "./errors.ts";
import { OpenTransaction, refuseTransactionControl } from "./open-transaction.ts";
import { runAgain } from "./run-again.ts";
import type { Engine, Session } from "./session.ts";

function beginStatement({ readOnly = false, isolation = "read committed" }: TransactionOptions): string {
  return `begin isolation level ${isolation}${readOnly ? " read only" : ""}`;
}

/** The Database over either engine: transactions, cursors and bulk inserts, written once on sessions. */
export class EngineDatabase implements Database {
  readonly inTransaction = false;
  readonly #engine: Engine;
  /** The transaction that the running code is inside of, so that its outer handle can refuse instead of hang. */
  readonly #current = new AsyncLocalStorage<OpenTransaction>();
  #closed: Promise<void> | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get engine(): "postgres" | "pglite" {
    return this.#engine.name;
  }

  async query<Row>(text: string, params: readonly unknown[] = []): Promise<QueryResult<Row>> {
    this.#assertUsable();
    refuseTransactionControl(text);
    const { rows, rowCount } = await this.#engine.query(text, params);
    return { rows: rows as Row[], rowCount };
  }

  async execute(script: string): Promise<void> {
    this.#assertUsable();
    await this.#withSession(async (session) => {
      await session.script(script);
      if (!session.inTransaction) return;
      await session.script("rollback");
      throw new Error("the script left a transaction open: it was rolled back");
    });
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return runAgain(() => this.#transactionOnce(work, options));
  }

  async #transactionOnce<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions): Promise<T> {
    this.#assertUsable();
    return await this.#withSession(async (session) => {
      await session.script(beginStatement(options));
      const tx = new OpenTransaction(this.#engine.name, session);
      try {
        const result = await this.#current.run(tx, () => work(tx));
        tx.end();
        const { command } = await session.query("commit", []);
        if (command === "COMMIT") return result;
      } catch (error) {
        tx.end();
        await this.#rollBack(session);
        throw error;
      }
      // PostgreSQL answers ROLLBACK to a commit after a failed statement: the work swallowed that failure.
      throw new DatabaseError({ code: "25P02", message: "a statement failed, so nothing was committed" });
    });
  }

  async *cursor<Row>(text: string, params: readonly unknown[], batchSize: number): AsyncGenerator<Row[]> {
    this.#assertUsable();
    if (this.#engine.name === "pglite") {
      yield* heldCursor<Row>(this.#engine, { text, params, batchSize });
      return;
    }
    const { session, release } = await this.#engine.lease();
    let broken = true;
    try {
      yield* snapshotCursor<Row>(session, { text, params, batchSize });
      broken = false;
    } finally {
      // A loop that was left early comes here too, after the cursor has ended its transaction.
      release(broken && session.inTransaction);
    }
  }

  async insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
  ): Promise<number> {
    this.#assertUsable();
    const target: CopyTarget = {
      copyOnce: (statement, data) => this.#withSession((session) => session.copyIn(statement, data)),
      // Rows that were read from an iterator are gone: they cannot be inserted a second time.
      inOneTransaction: (work) => this.#transactionOnce((tx) => work((tx as OpenTransaction).copyIn), {}),
    };
    return await bulkInsert(target, { table, columns, rows });
  }

  async syncCount(): Promise<number | null> {
    return await this.#engine.syncCount();
  }

  close(): Promise<void> {
    this.#assertOutside();
    this.#closed ??= this.#engine.close();
    return this.#closed;
  }

  async #withSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const { session, release } = await this.#engine.lease();
    let broken = true;
    try {
      const result = await work(session);
      broken = false;
      return result;
    } catch (error) {
      broken = isUnavailable(error) || session.inTransaction;
      throw error;
    } finally {
      release(broken);
    }
  }

  // Also after a failure that has another session tried next: the embedded engine has no other.
  async #rollBack(session: Session): Promise<void> {
    try {
      await session.script("rollback");
    } catch {
      // The connection is lost as well: the server rolls back by itself, and the first failure is the one to tell.
    }
  }

  #assertOutside(): void {
    if (!this.#current.getStore()?.open) return;
    throw new Error("the outer database was used inside its own transaction: use the transaction's handle");
  }

  #assertUsable(): void {
    this.#assertOutside();
    if (this.#closed) throw new DatabaseError({ code: "08003", message: "the database is closed" });
  }
}
