import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Queryable } from "./database.ts";

/** Kysely's connection on a database or an open transaction, which do their own queueing and preparing. */
class QueryableConnection implements DatabaseConnection {
  readonly #queryable: Queryable;

  constructor(queryable: Queryable) {
    this.#queryable = queryable;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#queryable.query<Row>(sql, parameters);
    return { rows, numAffectedRows: BigInt(rowCount) };
  }

  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    batchSize: number,
  ): AsyncGenerator<QueryResult<Row>> {
    for await (const rows of this.#queryable.cursor<Row>(sql, parameters, batchSize)) yield { rows };
  }
}

async function refuseTransaction(): Promise<never> {
  throw new Error("transactions are opened by database.transaction(), not by Kysely");
}

function driverOf(queryable: Queryable): Driver {
  const connection = new QueryableConnection(queryable);
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

const builders = new WeakMap<Queryable, unknown>();

/**
 * Kysely's query builder on a database or an open transaction; statements run there at once, on both engines. The
 * builder of one handle is kept as long as the handle. Its `transaction()` is refused, and `destroy()` closes nothing.
 * @typeParam Schema tables and their row types.
 */
export function kysely<Schema>(queryable: Queryable): Kysely<Schema> {
  const known = builders.get(queryable);
  if (known) return known as Kysely<Schema>;
  const builder = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(queryable),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  builders.set(queryable, builder);
  return builder;
}
