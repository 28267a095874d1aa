/**
 * A test database that stops at a statement of the service which names several tenants, or none (`tenant-binding.ts`),
 * and at one that locks a tenant's row after other rows (`lock-order.ts`).
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadModule } from "libpg-query";
import type { Database, Queryable, Transaction } from "../database.ts";
import { acrossTenants } from "./across-tenants.ts";
import { type Locks, locksOf } from "./lock-order.ts";
import { changingFunctions, unboundTables } from "./tenant-binding.ts";

/** The tables that distribution.sql spreads by tenant. */
export const tenantTables: ReadonlySet<string> = new Set(
  [
    ...readFileSync(new URL("../../distribution.sql", import.meta.url), "utf8").matchAll(
      /\('([a-z_]+)', 'tenant'\)/g,
    ),
  ].map(([, name]) => name!),
);

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const isOfTheService =
  /^src\/(?!storage\/engine\/|.*\/(?:testing|fixtures)\/|.*\.test\.ts$|.*\/testing\.ts$)/;

/** The functions that led to the statement, innermost first, as `file function`. */
function callers(): { readonly file: string; readonly name: string }[] {
  const { stack = "" } = new Error("where");
  return [...stack.matchAll(/at (?:async )?(?:(\S+) \(|)(?:file:\/\/)?(\/[^:)]+):\d+/g)].map(
    ([, name, path]) => ({
      file: path!.startsWith(root) ? path!.slice(root.length) : path!,
      name: name?.split(".").at(-1) ?? "",
    }),
  );
}

const seen = new Set<string>();

function check(statement: string): void {
  if (seen.has(statement)) return;
  seen.add(statement);
  const asks = callers().find(
    ({ file }) => !file.includes("storage/testing/") && !file.includes("storage/engine/"),
  );
  if (!asks || !isOfTheService.test(asks.file)) return;
  const namesAll = acrossTenants[asks.file]?.[asks.name] !== undefined;
  const faults = [
    ...(namesAll ? [] : unboundTables(statement, tenantTables)),
    ...changingFunctions(statement, tenantTables).map(
      (name) => `${name}() in UPDATE or ON CONFLICT: take it as a parameter`,
    ),
  ];
  if (faults.length === 0) return;
  fail(new Error(`${asks.file} ${asks.name}: ${faults.join("; ")}\n${statement}`));
}

/** Work in the background may catch the error of a statement; the run fails all the same. */
function fail(error: Error): void {
  queueMicrotask(() => {
    throw error;
  });
}

const locks = new Map<string, Locks>();

/** @returns a check of the statements of one transaction, in their order. */
function lockOrder(): (statement: string) => void {
  let tenantLocked = false;
  let otherLocked: string | null = null;
  return (statement) => {
    const known = locks.get(statement) ?? locksOf(statement, tenantTables);
    locks.set(statement, known);
    if (known.tenant && !tenantLocked && otherLocked !== null)
      fail(new Error(`the tenant's row is locked after other rows of it\n${otherLocked}\n${statement}`));
    tenantLocked ||= known.tenant;
    if (known.other) otherLocked ??= statement;
  };
}

const watchedPart = (db: Queryable, inOrder: (statement: string) => void = () => {}) => ({
  query: <Row>(text: string, params?: readonly unknown[]) => {
    check(text);
    inOrder(text);
    return db.query<Row>(text, params);
  },
  cursor: <Row>(text: string, params: readonly unknown[], batchSize: number) => {
    check(text);
    return db.cursor<Row>(text, params, batchSize);
  },
  insertMany: db.insertMany.bind(db),
  execute: db.execute.bind(db),
});

export async function watchedDatabase(database: Database): Promise<Database> {
  await loadModule();
  const watchedTransaction = (tx: Transaction): Transaction => ({
    engine: tx.engine,
    inTransaction: true,
    ...watchedPart(tx, lockOrder()),
  });
  return {
    engine: database.engine,
    inTransaction: false,
    ...watchedPart(database),
    transaction: (work, options) => database.transaction((tx) => work(watchedTransaction(tx)), options),
    syncCount: () => database.syncCount(),
    close: () => database.close(),
  };
}
