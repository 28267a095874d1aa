/** The terms under which typed queries find entities (`entity_term`): a new entity has none until a query asks for them. */
import type { Queryable, Transaction } from "../engine/database.ts";
import { lockCatalogue } from "./catalogue-changes.ts";

/** Numbers of entities that have no terms yet, ascending, at most `limit`. Relies on the primary key of entity_unindexed. */
export async function unindexedNumbers(db: Queryable, tenantId: string, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>(
    `select u.entity_number as number from entity_unindexed u where u.tenant_id = $1 order by u.entity_number limit $2`,
    [tenantId, limit],
  );
  return rows.map(({ number }) => number);
}

/**
 * Writes the terms of at most `limit` entities that have none, under the lock of the tenant's row, so that none of them
 * changes meanwhile. @returns the number of entities; 0 where all have terms or the tenant is gone.
 */
export async function writeTerms(tx: Transaction, tenantId: string, limit: number): Promise<number> {
  if ((await lockCatalogue(tx, tenantId)) === null) return 0;
  const numbers = await unindexedNumbers(tx, tenantId, limit);
  if (numbers.length === 0) return 0;
  // In the order of the key, so that neighbouring rows of the index are written together. An entity whose name has
  // changed meanwhile has some of its terms.
  await tx.query(
    `insert into entity_term (tenant_id, term, entity_number)
     select $1, t.term, e.number from unnest((select $2::bigint[])) n(number)
       cross join lateral (select * from entity x where x.tenant_id = $1 and x.number = n.number offset 0) e
       cross join lateral unnest(array_remove(entity_terms(e.search_text, e.domain, e.country), null)) t(term)
     order by t.term on conflict do nothing`,
    [tenantId, numbers],
  );
  await tx.query("delete from entity_unindexed where tenant_id = $1 and entity_number = any($2::bigint[])", [
    tenantId,
    numbers,
  ]);
  return numbers.length;
}
