/** One page of a typed query, from the index where that is rare enough, else row by row in the order of the query. */
import { isEmpty } from "../../domain/queries/company-query.ts";
import { lookUpsOf } from "../../domain/queries/query-terms.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import {
  entitiesOfNumbers,
  entityNumbersCreated,
  entityNumbersOfTerms,
  type QueryPosition,
  type QueryScan,
  readAlongIndexes,
  type ScannedRow,
  walkEntities,
} from "../../storage/entities/company-queries.ts";
import { entityNumber } from "../../storage/entities/entity-keys.ts";
import { unindexedNumbers } from "../../storage/entities/entity-terms.ts";

export interface CompanyScan extends QueryScan {
  /** Matches of the page. */
  readonly limit: number;
  /** Rows that the page may read. */
  readonly scanLimit: number;
}

export interface ScannedPage {
  readonly entityIds: readonly string[];
  readonly scannedCount: number;
  /** null: nothing comes after this page. */
  readonly next: QueryPosition | null;
}

/**
 * If an index yields at most `scanLimit` rows for a condition, these are read, sorted and counted as scanned;
 * else the page scans the next `scanLimit` rows in order, and may be empty.
 */
export async function scanCompanies(
  database: Database,
  tenantId: string,
  scan: CompanyScan,
): Promise<ScannedPage> {
  if (isEmpty(scan.query)) return { entityIds: [], scannedCount: 0, next: null };
  return database.transaction(async (tx) => {
    await readAlongIndexes(tx);
    const numbers = await rareNumbers(tx, tenantId, scan);
    if (numbers === null)
      return walkedPage(await walkEntities(tx, tenantId, { ...scan, limit: scan.scanLimit }), scan);
    return foundPage(await entitiesOfNumbers(tx, tenantId, { ...scan, numbers }), scan);
  });
}

function foundPage(rows: readonly ScannedRow[], { limit }: CompanyScan): ScannedPage {
  const matches = rows.filter((row) => row.matches);
  const page = matches.slice(0, limit);
  return {
    entityIds: page.map(({ entity_id }) => entity_id),
    scannedCount: rows.length,
    next: matches.length > page.length ? positionOf(page.at(-1)!) : null,
  };
}

function walkedPage(rows: readonly ScannedRow[], { limit, scanLimit }: CompanyScan): ScannedPage {
  const entityIds: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (!row.matches) continue;
    entityIds.push(row.entity_id);
    const isLast = index === rows.length - 1 && rows.length < scanLimit;
    if (entityIds.length === limit)
      return { entityIds, scannedCount: index + 1, next: isLast ? null : positionOf(row) };
  }
  const last = rows.at(-1);
  return {
    entityIds,
    scannedCount: rows.length,
    next: last !== undefined && rows.length === scanLimit ? positionOf(last) : null,
  };
}

/**
 * Numbers of all entities that may meet the query, from the first index that yields few enough; null where none does.
 * Entities without terms may meet every condition on terms.
 */
async function rareNumbers(
  tx: Transaction,
  tenantId: string,
  { query, order, scanLimit }: CompanyScan,
): Promise<readonly number[] | null> {
  const { entityIds, createdFrom, createdTo } = query;
  if (entityIds !== null && entityIds.length <= scanLimit) return entityIds.map(entityNumber);
  const limit = scanLimit + 1;
  const lookUps = lookUpsOf(query);
  const unindexed = lookUps.length > 0 ? await unindexedNumbers(tx, tenantId, limit) : [];
  for (const lookUp of unindexed.length <= scanLimit ? lookUps : []) {
    const numbers = await entityNumbersOfTerms(tx, tenantId, { lookUp, limit });
    if (numbers.length + unindexed.length <= scanLimit) return [...new Set([...numbers, ...unindexed])];
  }
  // A walk along the moments begins and ends at those of the query by itself.
  if (order.by === "created_at" || (createdFrom === null && createdTo === null)) return null;
  const numbers = await entityNumbersCreated(tx, tenantId, { query, limit });
  return numbers.length <= scanLimit ? numbers : null;
}

function positionOf({ position, entity_id }: ScannedRow): QueryPosition {
  return { createdAt: position, entityId: entity_id };
}
