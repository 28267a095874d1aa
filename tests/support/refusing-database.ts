import type { Database, Queryable, Transaction } from "../../src/storage/engine/database.ts";
import { DatabaseError } from "../../src/storage/engine/errors.ts";
import { unboundTables } from "../../src/storage/engine/testing/tenant-binding.ts";
import { tenantTables } from "../../src/storage/engine/testing/watched-database.ts";

const ofTenants = new RegExp(`\\b(?:commit_resolutions|${[...tenantTables].join("|")})\\b`);

/**
 * A cluster in which one server does not answer: a statement for a tenant of `lost` fails with the error of
 * Citus. While `lost` is not empty, a statement on tenant tables without a tenant fails too, because it would
 * need every server.
 */
export function refusingDatabase(database: Database, lost: ReadonlySet<string>): Database {
  const check = (text: string, params: readonly unknown[] = []) => {
    if (lost.size === 0 || !ofTenants.test(text)) return;
    const [first] = params;
    if ((typeof first === "string" && lost.has(first)) || unboundTables(text, tenantTables).length > 0) {
      throw new DatabaseError({ code: "08006", message: "connection to the remote node failed" });
    }
  };
  const part = (db: Queryable) => ({
    query: async <Row>(text: string, params?: readonly unknown[]) => {
      check(text, params);
      return db.query<Row>(text, params);
    },
    cursor: <Row>(text: string, params: readonly unknown[], batchSize: number) => {
      check(text, params);
      return db.cursor<Row>(text, params, batchSize);
    },
    insertMany: db.insertMany.bind(db),
    execute: db.execute.bind(db),
  });
  const transaction = (tx: Transaction): Transaction => ({
    engine: tx.engine,
    inTransaction: true,
    ...part(tx),
  });
  return {
    engine: database.engine,
    inTransaction: false,
    ...part(database),
    transaction: (work, options) => database.transaction((tx) => work(transaction(tx)), options),
    syncCount: () => database.syncCount(),
    close: () => database.close(),
  };
}
