import type { Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import type { EntityView } from "../../domain/entities/project.ts";
import type { EntityReader, Reader } from "../../pipelines/entities/entity-reader.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  type EntityFilter,
  type EntityPosition,
  lastEntity,
  listEntities,
} from "../../storage/entities/entity-lists.ts";
import { entityFilter } from "./entity-filter.ts";
import type { exportEntities } from "./export-entities.contract.ts";

/** Entities that are held in memory at a time. */
const PAGE = 100;

interface ExportDependencies {
  readonly database: Database;
  readonly entities: EntityReader;
}

/**
 * Reads page after page up to the newest entity of the beginning, rather than one long snapshot: a caller who reads
 * slowly then holds neither a connection nor a transaction.
 */
export function exportEntitiesHandler(deps: ExportDependencies): Handler<typeof exportEntities> {
  return async (call, input) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const upTo = await lastEntity(deps.database, reader.tenantId);
    const walk = upTo ? pages(deps, reader, { filter: entityFilter(input), upTo }) : nothing();
    const first = await walk.next();
    const headers = { "Content-Disposition": 'attachment; filename="entities.ndjson"' };
    return new Reply(lines(first.done ? [] : first.value, walk), { headers });
  };
}

async function* nothing(): AsyncGenerator<EntityView[]> {}

async function* lines(
  first: readonly EntityView[],
  rest: AsyncGenerator<EntityView[]>,
): AsyncGenerator<EntityView> {
  yield* first;
  for await (const page of rest) yield* page;
}

async function* pages(
  deps: ExportDependencies,
  reader: Reader,
  { filter, upTo }: { readonly filter: EntityFilter; readonly upTo: EntityPosition },
): AsyncGenerator<EntityView[]> {
  let after: EntityPosition | null = null;
  for (;;) {
    const page = { filter, after, upTo, offset: 0, limit: PAGE };
    const rows = await listEntities(deps.database, reader.tenantId, page);
    const entities = await deps.entities.fresh(reader, rows);
    if (entities.length > 0) yield entities.map((entity) => deps.entities.view(reader, entity));
    const last = rows.at(-1);
    if (rows.length < PAGE || !last) return;
    after = { createdAt: last.position, entityId: last.entity_id };
  }
}
