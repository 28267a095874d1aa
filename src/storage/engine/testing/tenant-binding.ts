/**
 * Law 18: a statement names one tenant, by `tenant_id = $1` for each table of tenants in each part of it, so that a
 * cluster sends it to one server. Read from the parse tree of PostgreSQL's own grammar (libpg-query). Within one list of
 * tables `a.tenant_id = b.tenant_id` will do as well; a sub-select says it again.
 */
import { parseSync } from "libpg-query";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const inside = (node: unknown, kind: string): Node | null => {
  const found = isNode(node) ? node[kind] : undefined;
  return isNode(found) ? found : null;
};

/** One list of tables, and which of them are known to be of the tenant `$1`. */
interface Level {
  readonly tables: Map<string, string>;
  readonly bound: Set<string>;
  readonly equal: (readonly [string, string])[];
}

/** The faults of one statement: a line for each table that is not bound; none for a text that is no query. */
export function unboundTables(statement: string, tenantTables: ReadonlySet<string>): string[] {
  const { stmts = [] } = parseSync(statement);
  const faults: string[] = [];
  for (const { stmt } of stmts) visit(stmt, { tenantTables, faults, hidden: new Set() });
  return faults;
}

interface Context {
  readonly tenantTables: ReadonlySet<string>;
  readonly faults: string[];
  /** Names of common table expressions, which are no tables. */
  readonly hidden: ReadonlySet<string>;
}

function visit(value: unknown, context: Context): void {
  if (Array.isArray(value)) for (const item of value) visit(item, context);
  if (!isNode(value)) return;
  for (const [kind, node] of Object.entries(value)) {
    if (["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt"].includes(kind) && isNode(node)) {
      visitQuery(kind, node, context);
    } else if (kind === "larg" || kind === "rarg") {
      // The two sides of a union are selects without the name of their kind; those of a join have one.
      if (isNode(node) && "op" in node && "limitOption" in node) visitQuery("SelectStmt", node, context);
      else visit(node, context);
    } else visit(node, context);
  }
}

function visitQuery(kind: string, query: Node, outer: Context): void {
  const ctes = nodesOf(inside(query, "withClause")?.ctes).map((cte) => inside(cte, "CommonTableExpr")!);
  const context = {
    ...outer,
    hidden: new Set([...outer.hidden, ...ctes.map(({ ctename }) => String(ctename))]),
  };
  const level: Level = { tables: new Map(), bound: new Set(), equal: [] };
  if (kind !== "InsertStmt" && isNode(query.relation)) addTable(query.relation, level, context);
  for (const item of [...nodesOf(query.fromClause), ...nodesOf(query.usingClause)])
    addItem(item, level, context);
  addConditions(query.whereClause, level);
  spread(level);
  for (const [alias, table] of level.tables) {
    if (!level.bound.has(alias)) context.faults.push(`${table} is not bound by tenant_id = $1`);
  }
  if (kind === "InsertStmt") checkInsert(query, context);
  for (const [name, part] of Object.entries(query)) if (name !== "relation") visit({ [name]: part }, context);
}

function addTable(range: Node, level: Level, { tenantTables, hidden }: Context): void {
  const name = String(range.relname);
  const alias = isNode(range.alias) ? String(range.alias.aliasname) : name;
  if (tenantTables.has(name) && !hidden.has(name)) level.tables.set(alias, name);
}

function addItem(item: Node, level: Level, context: Context): void {
  const range = inside(item, "RangeVar");
  if (range) addTable(range, level, context);
  const join = inside(item, "JoinExpr");
  if (!join) return;
  for (const side of [join.larg, join.rarg]) for (const node of nodesOf(side)) addItem(node, level, context);
  addConditions(join.quals, level);
  const shared = nodesOf(join.usingClause).map((name) => inside(name, "String")?.sval);
  if (shared.includes("tenant_id")) {
    const aliases = [...level.tables.keys()];
    for (const alias of aliases.slice(1)) level.equal.push([aliases[0]!, alias]);
  }
}

function addConditions(condition: unknown, level: Level): void {
  const all = inside(condition, "BoolExpr");
  if (all?.boolop === "AND_EXPR") for (const part of nodesOf(all.args)) addConditions(part, level);
  const test = inside(condition, "A_Expr");
  if (test?.kind !== "AEXPR_OP" || inside(nodesOf(test.name)[0], "String")?.sval !== "=") return;
  const [left, right] = [test.lexpr, test.rexpr].map((side) => tenantColumn(side, level));
  if (left && isFirstParameter(test.rexpr)) level.bound.add(left);
  else if (right && isFirstParameter(test.lexpr)) level.bound.add(right);
  else if (left && right) level.equal.push([left, right]);
}

/** The table whose `tenant_id` it is; by itself the column is that of the only table. */
function tenantColumn(value: unknown, level: Level): string | null {
  const names = nodesOf(inside(value, "ColumnRef")?.fields).map((field) => inside(field, "String")?.sval);
  if (names.at(-1) !== "tenant_id") return null;
  const alias = names.length > 1 ? String(names.at(-2)) : [...level.tables.keys()].at(-1);
  return alias !== undefined && level.tables.has(alias) ? alias : null;
}

function isFirstParameter(value: unknown): boolean {
  const cast = inside(value, "TypeCast");
  return cast ? isFirstParameter(cast.arg) : inside(value, "ParamRef")?.number === 1;
}

function spread({ bound, equal }: Level): void {
  for (const _ of equal)
    for (const [left, right] of equal)
      if (bound.has(left) || bound.has(right)) for (const alias of [left, right]) bound.add(alias);
}

function checkInsert(query: Node, { tenantTables, faults }: Context): void {
  const table = String((query.relation as Node).relname);
  if (!tenantTables.has(table)) return;
  const place = nodesOf(query.cols).findIndex((column) => inside(column, "ResTarget")?.name === "tenant_id");
  const select = inside(query.selectStmt, "SelectStmt");
  const rows = nodesOf(select?.valuesLists).map((row) => nodesOf(inside(row, "List")?.items)[place]);
  const target = inside(nodesOf(select?.targetList)[place], "ResTarget")?.val;
  const given = rows.length > 0 ? rows : [target];
  if (place < 0 || !given.every((value) => isFirstParameter(value) || isOfBoundTable(value, select)))
    faults.push(`a row of ${table} does not get $1 as its tenant_id`);
}

/** `w.tenant_id` of a table that the same select takes the rows of one tenant from, which it is checked for itself. */
function isOfBoundTable(value: unknown, select: Node | null): boolean {
  const names = nodesOf(inside(value, "ColumnRef")?.fields).map((field) => inside(field, "String")?.sval);
  const from = nodesOf(select?.fromClause).map((item) => inside(item, "RangeVar"));
  return names.at(-1) === "tenant_id" && from.length === 1 && from[0] !== null && isTable(from[0]!);
}

const isTable = (range: Node): boolean => range.relname !== undefined;

const volatileNames = new Set([
  "now",
  "clock_timestamp",
  "statement_timestamp",
  "transaction_timestamp",
  "random",
  "json_build_object",
  "jsonb_build_object",
  "json_build_array",
  "to_json",
  "to_jsonb",
  "age",
  "timeofday",
  "to_char",
  "to_date",
  "concat",
  "concat_ws",
  "format",
  "gen_random_uuid",
  "txid_current",
]);

/** Functions that are not immutable in the new values of UPDATE or ON CONFLICT: a cluster refuses them. */
export function changingFunctions(statement: string, tenantTables: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const search = (value: unknown, changing: boolean): void => {
    if (Array.isArray(value)) for (const item of value) search(item, changing);
    if (!isNode(value)) return;
    for (const [kind, node] of Object.entries(value)) {
      const call =
        kind === "FuncCall" && isNode(node) ? inside(nodesOf(node.funcname).at(-1), "String")?.sval : null;
      if (changing && typeof call === "string" && volatileNames.has(call)) found.push(call);
      if (changing && kind === "SQLValueFunction") found.push("current_timestamp");
      const change =
        kind === "InsertStmt" && isNode(node) ? node.onConflictClause : kind === "UpdateStmt" ? node : null;
      const table = isNode(node) && isNode(node.relation) ? String(node.relation.relname) : "";
      if (change && tenantTables.has(table)) search(change, true);
      else search(node, kind === "SelectStmt" ? false : changing);
    }
  };
  search(parseSync(statement).stmts, false);
  return found;
}
