import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  countEntities,
  type EntityPosition,
  listEntities as readPage,
} from "../../storage/entities/entity-lists.ts";
import type { CursorList, ListCursors } from "../list-cursors.ts";
import { entityFilter } from "./entity-filter.ts";
import type { listEntities } from "./list-entities.contract.ts";

const MOST = 200;
const USUAL = 50;

export function listEntitiesHandler(deps: {
  readonly database: Database;
  readonly entities: EntityReader;
  readonly cursors: ListCursors;
}): Handler<typeof listEntities> {
  return async (call, input) => {
    const tenantId = call.caller.tenantId!;
    const filter = entityFilter(input);
    const limit = Math.min(input.limit ?? USUAL, MOST);
    const offset = input.offset ?? 0;
    const list: CursorList = {
      tenantId,
      list: "entities",
      filters: [filter.updatedSince, filter.place, filter.text],
    };
    const opened = input.cursor === undefined ? [] : await deps.cursors.open(list, input.cursor, call.now);
    if (opened instanceof Failure) return opened;
    const after = positionOf(opened);
    const [total, rows] = await Promise.all([
      countEntities(deps.database, tenantId, filter),
      readPage(deps.database, tenantId, { filter, after, upTo: null, offset, limit: limit + 1 }),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const reader = { tenantId, now: call.now };
    const entities = await deps.entities.fresh(reader, page);
    return {
      entities: entities.map((entity) => deps.entities.view(reader, entity)),
      total,
      limit,
      offset,
      next_cursor:
        rows.length > limit && last
          ? await deps.cursors.seal(list, [last.position, last.entity_id], call.now)
          : null,
    };
  };
}

function positionOf([createdAt, entityId]: readonly string[]): EntityPosition | null {
  return createdAt === undefined || entityId === undefined ? null : { createdAt, entityId };
}
