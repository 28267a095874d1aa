import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure } from "../../contract/errors.ts";
import { typedQuery } from "../../contract/limits.ts";
import type { Handler } from "../../contract/operation.ts";
import { companyQuery, meetsQuery, type QueryFilter } from "../../domain/queries/company-query.ts";
import { lookUpsOf } from "../../domain/queries/query-terms.ts";
import type { EntityReader, Reader } from "../../pipelines/entities/entity-reader.ts";
import { helpIndex } from "../../pipelines/queries/index-entities.ts";
import { scanCompanies } from "../../pipelines/queries/scan-companies.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { CursorList, ListCursors } from "../list-cursors.ts";
import type { queryCompanies } from "./query-companies.contract.ts";

interface QueryDependencies {
  readonly database: Database;
  readonly entities: EntityReader;
  readonly cursors: ListCursors;
}

export function queryCompaniesHandler(deps: QueryDependencies): Handler<typeof queryCompanies> {
  return async (call, input) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const { tenantId } = reader;
    const filters: readonly QueryFilter[] = input.filters ?? [];
    const order = { by: input.sort_by ?? "created_at", direction: input.direction ?? "asc" } as const;
    // The order of conditions changes no answer, so it may change from page to page.
    const conditions = filters.map(canonicalJson).sort();
    const list: CursorList = {
      tenantId,
      list: "query",
      filters: [order.by, order.direction, ...conditions],
    };
    const opened = input.cursor === undefined ? [] : await deps.cursors.open(list, input.cursor, call.now);
    if (opened instanceof Failure) return opened;
    const [createdAt, entityId] = opened;
    const query = companyQuery(filters);
    if (lookUpsOf(query).length > 0) await helpIndex(deps.database, tenantId, call.now);
    const { entityIds, scannedCount, next } = await scanCompanies(deps.database, tenantId, {
      query,
      order,
      after: createdAt === undefined ? null : { createdAt, entityId: entityId! },
      limit: input.limit ?? typedQuery.matches,
      scanLimit: input.scan_limit ?? typedQuery.scanned,
    });
    const shown = await shownEntities(deps, reader, entityIds);
    return {
      // A licence may withhold the value that was found: the values that are shown have to match.
      matches: shown.filter((one) =>
        meetsQuery(query, { entityId: one.entity_id, legalName: one.legal_name, ...one }),
      ),
      scanned_count: scannedCount,
      next_cursor: next && (await deps.cursors.seal(list, [next.createdAt, next.entityId], call.now)),
    };
  };
}

async function shownEntities({ entities }: QueryDependencies, reader: Reader, entityIds: readonly string[]) {
  const found = await entities.find(reader, entityIds);
  const byId = new Map(found.map((entity) => [entity.entityId, entity]));
  return entityIds.flatMap((id) => {
    const entity = byId.get(id);
    if (!entity) return [];
    const { record, created_at } = entities.view(reader, entity);
    const textOf = (field: string) => (typeof record[field] === "string" ? record[field] : null);
    return [
      {
        entity_id: id,
        legal_name: textOf("identity.legal_name"),
        domain: textOf("digital.domain"),
        country: textOf("location.country"),
        created_at,
      },
    ];
  });
}
