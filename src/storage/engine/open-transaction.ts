import { bulkInsert } from "./bulk-insert.ts";
import { transactionCursor } from "./cursor.ts";
import type { QueryResult, Transaction } from "./database.ts";
import type { Session } from "./session.ts";

const transactionControl =
  /^\s*(?:begin|start\s+transaction|commit|rollback(?!\s+to)|end|abort|prepare\s+transaction)\b/i;

/** @throws Error for a statement that opens or ends a transaction behind the handle's back. */
export function refuseTransactionControl(text: string): void {
  if (transactionControl.test(text)) {
    throw new Error("transactions are opened and ended by transaction(), not by statements");
  }
}

/** The handle that a transaction's work gets; it dies with the transaction. */
export class OpenTransaction implements Transaction {
  readonly inTransaction = true;
  readonly engine: "postgres" | "pglite";
  readonly #session: Session;
  #open = true;

  constructor(engine: "postgres" | "pglite", session: Session) {
    this.engine = engine;
    this.#session = session;
  }

  get open(): boolean {
    return this.#open;
  }

  end(): void {
    this.#open = false;
  }

  /** Statements of one COPY each, all in this transaction. */
  readonly copyIn = async (statement: string, data: Buffer): Promise<number> => {
    return await this.#usable().copyIn(statement, data);
  };

  async query<Row>(text: string, params: readonly unknown[] = []): Promise<QueryResult<Row>> {
    refuseTransactionControl(text);
    const { rows, rowCount } = await this.#usable().query(text, params);
    return { rows: rows as Row[], rowCount };
  }

  async execute(script: string): Promise<void> {
    const session = this.#usable();
    await session.script(script);
    if (!session.inTransaction) throw new Error("the script ended the transaction that it ran in");
  }

  async *cursor<Row>(text: string, params: readonly unknown[], batchSize: number): AsyncGenerator<Row[]> {
    yield* transactionCursor<Row>(() => this.#usable(), { text, params, batchSize });
  }

  async insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
  ): Promise<number> {
    const target = { copyOnce: this.copyIn, inOneTransaction: (work: CopyWork) => work(this.copyIn) };
    return await bulkInsert(target, { table, columns, rows });
  }

  #usable(): Session {
    if (!this.#open) throw new Error("the transaction has ended: its handle cannot be used any more");
    return this.#session;
  }
}

type CopyWork = (copyIn: OpenTransaction["copyIn"]) => Promise<number>;
