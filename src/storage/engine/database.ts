/**
 * One SQL interface over two engines: PostgreSQL 15 or later through `pg`, and PGlite in a worker thread.
 * Both answer every statement with the same values, so that no caller asks which one it has.
 *
 * Values that come back, by column type:
 * - `int2`, `int4`, `oid`, `float4`, `float8`: number; `int8`: number when safe, else its decimal string
 * - `numeric`, `text`, `uuid`, `interval`, `time`, `timestamp`, every other type: the text PostgreSQL prints
 * - `bool`: boolean; `bytea`: Buffer; `json`, `jsonb`: the parsed value (select `column::text` for its bytes)
 * - `date`: `YYYY-MM-DD`; `timestamptz`: ISO 8601 in UTC with milliseconds, `2026-01-31T23:59:59.123Z`
 * - arrays of these: (nested) arrays; SQL null: null
 *
 * Values that go in: null and undefined (SQL null), boolean, number, bigint, string, Date, Buffer or another
 * byte view (`bytea`, or a text in UTF-8, as in `$1::text`), array (an SQL array, as in `= any($1)`), any other
 * object (its JSON). For a JSON array pass `JSON.stringify(value)`. A NUL character, which PostgreSQL cannot
 * hold, and a lone surrogate, which UTF-8 cannot, are stored as U+FFFD; bytes that are no text are refused.
 */
export interface QueryResult<Row> {
  readonly rows: Row[];
  /** Rows returned or changed, as the command tag counts them; 0 where the tag has no count. */
  readonly rowCount: number;
}

/** The statements that both the database and an open transaction take. */
export interface Queryable {
  readonly engine: "postgres" | "pglite";

  /**
   * Runs one statement with `$1`-style parameters. Outside a transaction it commits by itself.
   * The statement is prepared once per text and connection: keep values out of the text.
   * @throws DatabaseError, see `errors.ts`.
   */
  query<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<QueryResult<Row>>;

  /**
   * Reads the rows of one `select` in batches of at most `batchSize`, all from one snapshot, with the memory of
   * one batch. Outside a transaction other statements go on meanwhile. Leaving the loop closes the cursor.
   */
  cursor<Row = Record<string, unknown>>(
    text: string,
    params: readonly unknown[],
    batchSize: number,
  ): AsyncIterable<Row[]>;

  /**
   * Inserts many rows in bounded chunks, each row in the order of `columns`, all of them or none. `table` is a
   * name, or `schema.name`; columns that are not named get their defaults. Values go in as parameters do.
   * @returns how many rows went in.
   */
  insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
  ): Promise<number>;

  /** Runs a script of several statements without parameters, all in one transaction: all of it or none. */
  execute(script: string): Promise<void>;
}

/** An open transaction. Using it after its work function has settled is an Error. */
export interface Transaction extends Queryable {
  readonly inTransaction: true;
}

export interface TransactionOptions {
  /** Refuses every write (SQLSTATE 25006). Default false. */
  readonly readOnly?: boolean;
  /** Default `read committed`. */
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
}

export interface Database extends Queryable {
  readonly inTransaction: false;

  /**
   * Runs `work` in one transaction: commits when it fulfils, rolls back when it rejects. One that loses to another
   * transaction (a deadlock, a serialisation failure, a plan that a migration made stale) is run again from its start,
   * so `work` changes nothing but through its handle. While it runs, any use of the outer handle in the same
   * asynchronous context is an immediate Error (with one connection it would hang).
   * On PGlite other callers wait in a fair queue, at most `queueTimeoutMs`, then fail as unavailable.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;

  /** PGlite: how many times the engine asked the disk to keep a file's data, since it opened. PostgreSQL: null. */
  syncCount(): Promise<number | null>;

  /** Waits for running statements, then closes; a second call waits for the first. Later use fails as unavailable. */
  close(): Promise<void>;
}
