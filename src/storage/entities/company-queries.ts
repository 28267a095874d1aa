/**
 * Statements of typed queries, for a transaction that reads along indexes. Each reads at most as many rows as its
 * limit, whatever the size of the tenant.
 */
import type { CompanyQuery } from "../../domain/queries/company-query.ts";
import type { TermLookUp } from "../../domain/queries/query-terms.ts";
import type { Transaction } from "../engine/database.ts";

/** A position in the order of a query, after which a page begins. */
export interface QueryPosition {
  /** With microseconds, so that no two moments fall together. */
  readonly createdAt: string;
  readonly entityId: string;
}

/** The order of an answer. Ties of `created_at` are ordered by `entity_id`, in the same direction. */
export interface QueryOrder {
  readonly by: "created_at" | "entity_id";
  readonly direction: "asc" | "desc";
}

export interface ScannedRow {
  readonly entity_id: string;
  readonly position: string;
  /** Whether the row meets the query and stands after the position. */
  readonly matches: boolean;
}

export interface QueryScan {
  readonly query: CompanyQuery;
  readonly order: QueryOrder;
  /** null: from the beginning. */
  readonly after: QueryPosition | null;
}

/**
 * Makes the planner of this transaction read indexes row by row, in their order: the other ways read every row that a
 * condition may mean before the limit ends them, and are chosen where the statistics promise few.
 */
export async function readAlongIndexes(tx: Transaction): Promise<void> {
  await tx.query(
    `select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true),
       set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`,
  );
}

/** Numbers of the entities of a look-up, each as often as it has one of the terms. Relies on the primary key of entity_term. */
export async function entityNumbersOfTerms(
  tx: Transaction,
  tenantId: string,
  { lookUp, limit }: { readonly lookUp: TermLookUp; readonly limit: number },
): Promise<number[]> {
  const isList = "terms" in lookUp;
  const which = isList ? "t.term = any($2::text[])" : "t.term >= $2::text and t.term < $3::text";
  const values = isList ? [lookUp.terms] : [lookUp.from, lookUp.to];
  const { rows } = await tx.query<{ number: number }>(
    `select t.entity_number as number from entity_term t where t.tenant_id = $1 and ${which} limit $${values.length + 2}`,
    [tenantId, ...values, limit],
  );
  return rows.map(({ number }) => number);
}

/** Numbers of the entities that were created within the query's moments. Relies on entity_order. */
export async function entityNumbersCreated(
  tx: Transaction,
  tenantId: string,
  { query, limit }: { readonly query: CompanyQuery; readonly limit: number },
): Promise<number[]> {
  const { rows } = await tx.query<{ number: number }>(
    `select e.number from entity e where e.tenant_id = $1 and e.created_at >= $2 and e.created_at <= $3
     limit $4`,
    [tenantId, ...bounds(query), limit],
  );
  return rows.map(({ number }) => number);
}

/** Of `entity e`, with the parameters of `conditions`; the first line of `search_text` is the folded legal name. */
const name = "split_part(e.search_text, E'\\n', 1)";
const meets = `coalesce(($4::text[] is null or ${name} = any($4))
  and not exists (select 1 from unnest($5::text[]) p(part) where position(p.part in ${name}) = 0)
  and ($6::text[] is null or e.domain = any($6)) and ($7::text[] is null or e.country = any($7))
  and ($8::text[] is null or e.entity_id = any($8))
  and e.created_at >= $2::timestamptz and e.created_at <= $3::timestamptz, false)`;

function conditions(tenantId: string, query: CompanyQuery): unknown[] {
  const { names, contained, domains, countries, entityIds } = query;
  return [tenantId, ...bounds(query), names, contained, domains, countries, entityIds];
}

function bounds({ createdFrom, createdTo }: CompanyQuery): [string, string] {
  return [createdFrom ?? "-infinity", createdTo ?? "infinity"];
}

const positionText = `to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The condition that a row stands after the position, and the order, for `entity e`. */
function ordering({ order: { by, direction }, after }: QueryScan, firstParameter: number) {
  const sign = direction === "asc" ? ">" : "<";
  const [at, id] = [`$${firstParameter}`, `$${firstParameter + 1}`];
  const isMoment = by === "created_at";
  const beyond = isMoment
    ? `(e.created_at, e.entity_id) ${sign} (${at}::timestamptz, ${id}::text)`
    : `e.entity_id ${sign} ${at}::text`;
  const values = isMoment ? [after?.createdAt, after?.entityId] : [after?.entityId];
  return {
    beyond: after === null ? "true" : beyond,
    values: after === null ? [] : values,
    columns: isMoment ? `e.created_at ${direction}, e.entity_id ${direction}` : `e.entity_id ${direction}`,
  };
}

/** The next rows in the order of the query, those that do not meet it included. Relies on entity_order or the primary key of entity. */
export async function walkEntities(
  tx: Transaction,
  tenantId: string,
  scan: QueryScan & { readonly limit: number },
): Promise<ScannedRow[]> {
  const { beyond, values, columns } = ordering(scan, 10);
  // Moments bound a walk along them; a walk along ids passes over the rows of other moments.
  const within = scan.order.by === "created_at" ? "and e.created_at >= $2 and e.created_at <= $3" : "";
  const { rows } = await tx.query<ScannedRow>(
    `select e.entity_id, ${positionText} as position, ${meets} as matches from entity e
     where e.tenant_id = $1 and ${beyond} ${within} order by ${columns} limit $9`,
    [...conditions(tenantId, scan.query), scan.limit, ...values],
  );
  return rows;
}

/** The entities of these numbers, in the order of the query. Relies on entity_numbered. */
export async function entitiesOfNumbers(
  tx: Transaction,
  tenantId: string,
  scan: QueryScan & { readonly numbers: readonly number[] },
): Promise<ScannedRow[]> {
  const { beyond, values, columns } = ordering(scan, 10);
  const { rows } = await tx.query<ScannedRow>(
    `select e.entity_id, ${positionText} as position, ${meets} and ${beyond} as matches
     from unnest((select $9::bigint[])) n(number)
     cross join lateral (select * from entity x where x.tenant_id = $1 and x.number = n.number offset 0) e
     order by ${columns}`,
    [...conditions(tenantId, scan.query), scan.numbers, ...values],
  );
  return rows;
}
