import type { PoolClient, QueryConfig } from "pg";
import { isStalePlan } from "../errors.ts";
import { encodeParameters } from "../parameter-text.ts";
import type { Session, StatementResult } from "../session.ts";
import { copyIn } from "./copy-in.ts";
import { postgresError } from "./postgres-error.ts";
import type { StatementNames } from "./statement-names.ts";

/** Without `queryMode`, `pg` sends statements without parameters in the simple protocol, where they may be several. */
interface ExtendedQuery extends QueryConfig {
  readonly queryMode: "extended";
}

/** One checked-out connection. Statements wait for each other, since a connection runs one at a time. */
export class PostgresSession implements Session {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  #last: Promise<unknown> = Promise.resolve();
  #stale = false;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  get inTransaction(): boolean {
    return this.#client.getTransactionStatus() !== "I";
  }

  /** True when a prepared statement no longer fits the schema: `pg` cannot prepare it anew on this connection. */
  get stale(): boolean {
    return this.#stale;
  }

  query(text: string, params: readonly unknown[], once = false): Promise<StatementResult> {
    return this.#inTurn(async () => {
      const values = encodeParameters(params);
      const name = once ? undefined : this.#names.nameFor(text);
      const config: ExtendedQuery = { text, values, queryMode: "extended", ...(name && { name }) };
      const result = await this.#client.query<Record<string, unknown>>(config);
      return { rows: result.rows, command: result.command ?? "", rowCount: result.rowCount ?? 0 };
    });
  }

  async script(text: string): Promise<void> {
    await this.#inTurn(() => this.#client.query(text));
  }

  copyIn(statement: string, data: Buffer): Promise<number> {
    return this.#inTurn(() => copyIn(this.#client, statement, data));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn;
    return turn.catch((reason: unknown) => {
      const error = postgresError(reason);
      this.#stale ||= isStalePlan(error);
      throw error;
    });
  }
}
