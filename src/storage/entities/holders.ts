import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { Queryable } from "../engine/database.ts";

/** The entities that have one retrieval key, or that stand for one row of a register. */
export interface Holders {
  /** A key as storage has it (`entityKey`), or a register's row (`rowText`). */
  readonly asked: string;
  /** Numbers of entities (`entityNumber`), ascending, joined by spaces. */
  readonly entity_numbers: string;
}

/**
 * The tenant's entities that have a retrieval key, at most `cap` for each so that the work is bounded whatever the name,
 * and those that stand for a register's row: a row for each that anybody holds. Relies on the primary keys of entity_key
 * and entity_register_ref.
 */
export async function findHolders(
  db: Queryable,
  tenantId: string,
  asked: readonly string[],
  cap: number,
): Promise<Holders[]> {
  const keys: string[] = [];
  const rows: RegisterRef[] = [];
  for (const one of new Set(asked)) {
    const row = rowOf(one);
    if (row) rows.push(row);
    else keys.push(one);
  }
  // Aggregated key by key: a `group by` around it sorts all rows of all keys.
  const held = await db.query<Holders>(
    `select k.key as asked, e.entity_numbers
     from unnest((select $2::text[])) k(key) cross join lateral (
       select string_agg(held.entity_number::text, ' ') as entity_numbers
       from (select entity_number from entity_key where tenant_id = $1 and key = k.key::bigint
         order by entity_number limit $3) held) e
     where e.entity_numbers is not null
     union all
     select r.source || E'\n' || r.id, entity_number(x.entity_id)::text
     from unnest((select $4::text[]), (select $5::text[])) r(source, id) cross join lateral (
       select e.entity_id from entity_register_ref e
       where e.tenant_id = $1 and e.source = r.source and e.source_record_id = r.id offset 0) x`,
    [tenantId, keys, cap, rows.map(({ source }) => source), rows.map(({ sourceRecordId }) => sourceRecordId)],
  );
  return held.rows;
}

/** The numbers of a key's holders, taken apart. */
export function numbersOf({ entity_numbers }: Holders): number[] {
  return entity_numbers.split(" ").map(Number);
}

/** A register's row as one text, which no key is. */
export function rowText({ source, sourceRecordId }: RegisterRef): string {
  return `${source}\n${sourceRecordId}`;
}

/** The inverse of `rowText`; null for a key. */
function rowOf(text: string): RegisterRef | null {
  const end = text.indexOf("\n");
  return end < 0 ? null : { source: text.slice(0, end), sourceRecordId: text.slice(end + 1) };
}
