/**
 * The interface of an engine: sessions, one statement at a time each. Transactions, cursors and bulk inserts
 * are written once, on top of this.
 */
export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  /** The command of the tag, such as `COMMIT`; empty when there was none. */
  readonly command: string;
  readonly rowCount: number;
}

export interface Session {
  /** `once` keeps the text out of the prepared statements. */
  query(text: string, params: readonly unknown[], once?: boolean): Promise<StatementResult>;
  /** Several statements in the simple protocol, in one implicit transaction unless one is open. */
  script(text: string): Promise<void>;
  /** One `copy … from stdin` with its data in COPY's text format. */
  copyIn(statement: string, data: Buffer): Promise<number>;
  /** True while a transaction block is open. */
  readonly inTransaction: boolean;
}

/** A session of one's own, until it is given back; with `broken` it is not used again. */
export interface Lease {
  readonly session: Session;
  release(broken: boolean): void;
}

export interface Engine {
  readonly name: "postgres" | "pglite";
  lease(): Promise<Lease>;
  /** Runs one statement that commits by itself, on any session, in turn. */
  query(text: string, params: readonly unknown[], once?: boolean): Promise<StatementResult>;
  syncCount(): Promise<number | null>;
  close(): Promise<void>;
}
