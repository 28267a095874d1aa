/**
 * Law 8: a transaction that locks rows of a tenant locks the tenant's own row first, so that two transactions never wait
 * for each other. Read from the parse tree of PostgreSQL's own grammar (libpg-query).
 */
import { parseSync } from "libpg-query";

/** The rows that a statement locks: the tenant's own row, rows of other tables of tenants. */
export interface Locks {
  readonly tenant: boolean;
  readonly other: boolean;
}

/** Functions of the database that lock the tenant's row before anything else. */
const lockTheTenant = new Set(["commit_resolutions", "commit_resolutions_by_items"]);

/** @param tenantTables the tables whose rows belong to a tenant, the table `tenant` among them. */
export function locksOf(statement: string, tenantTables: ReadonlySet<string>): Locks {
  const tables = new Set<string>();
  visit(parseSync(statement).stmts, tables);
  return {
    tenant: tables.has("tenant"),
    other: [...tables].some((table) => table !== "tenant" && tenantTables.has(table)),
  };
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const nameOf = (range: unknown): string => (isNode(range) ? String(range.relname ?? "") : "");

/** Adds the tables in which existing rows are locked. An insert of new rows waits for no other transaction. */
function visit(value: unknown, tables: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) visit(item, tables);
  if (!isNode(value)) return;
  for (const [kind, node] of Object.entries(value)) {
    if (isNode(node)) {
      const changes = kind === "InsertStmt" && isNode(node.onConflictClause) && overwrites(node);
      if (kind === "UpdateStmt" || kind === "DeleteStmt" || changes) tables.add(nameOf(node.relation));
      if (kind === "SelectStmt" && isLocking(node)) for (const table of rangesOf(node)) tables.add(table);
      if (kind === "FuncCall" && lockTheTenant.has(functionName(node))) tables.add("tenant");
    }
    visit(node, tables);
  }
}

const overwrites = ({ onConflictClause: clause }: Node): boolean =>
  isNode(clause) && clause.action === "ONCONFLICT_UPDATE";

/** Whether a select locks the rows that it reads and waits for locks of others; `skip locked` does not wait. */
function isLocking({ lockingClause: clauses }: Node): boolean {
  if (!Array.isArray(clauses)) return false;
  return clauses.some(
    (one) => isNode(one) && isNode(one.LockingClause) && one.LockingClause.waitPolicy === "LockWaitBlock",
  );
}

/** The tables that a locking select names in FROM; which aliases it locks makes no difference here. */
function rangesOf({ fromClause }: Node): string[] {
  const found: string[] = [];
  const search = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) search(item);
    if (!isNode(value)) return;
    if (isNode(value.RangeVar)) found.push(nameOf(value.RangeVar));
    if (isNode(value.JoinExpr)) search([value.JoinExpr.larg, value.JoinExpr.rarg]);
  };
  search(fromClause);
  return found;
}

function functionName({ funcname }: Node): string {
  const last = Array.isArray(funcname) ? funcname.at(-1) : null;
  return isNode(last) && isNode(last.String) ? String(last.String.sval) : "";
}
