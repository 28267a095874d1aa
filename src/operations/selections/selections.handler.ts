import { Failure } from "../../contract/errors.ts";
import type { Call, Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import type { Selection, StoredEntity } from "../../domain/entities/project.ts";
import { survivorRule } from "../../domain/entities/survivorship.ts";
import {
  freezeEntity,
  identifierSources,
  licenceFallbacks,
  standingOnDay,
} from "../../domain/selections/freeze-entity.ts";
import type { EntityReader, Reader } from "../../pipelines/entities/entity-reader.ts";
import type { DataSelections, Evaluated } from "../../pipelines/selections/data-selections.ts";
import type { Database } from "../../storage/engine/database.ts";
import { listSelections } from "../../storage/selections/data-selections.ts";
import type { ListCursors } from "../list-cursors.ts";
import type {
  captureDataSelection,
  deleteDataSelection,
  deleteDataSelectionTool,
  getDataSelection,
  listDataSelections,
} from "./selections.contract.ts";

export interface Capturing {
  readonly selections: DataSelections;
  readonly entities: EntityReader;
}

const readerOf = ({ caller, now }: Call): Reader => ({ tenantId: caller.tenantId!, now });

export function captureDataSelectionHandler(deps: Capturing): Handler<typeof captureDataSelection> {
  return async (call, { entity_ids, fields, field_packs, as_of, capture_id: captureId }) => {
    const reader = readerOf(call);
    const wanted = [...new Set(entity_ids)];
    const asOf = as_of ?? null;
    const request = {
      entity_ids: [...wanted].sort(),
      fields: fields === undefined ? null : [...new Set(fields)].sort(),
      field_packs: field_packs === undefined ? null : [...new Set(field_packs)].sort(),
      as_of: asOf,
    };
    const find = async () => {
      const found = await deps.entities.find(reader, wanted);
      const byId = new Map(found.map((entity) => [entity.entityId, entity]));
      const ordered = wanted.flatMap((id) => byId.get(id) ?? []);
      return ordered.length < wanted.length ? new Failure("not_found") : ordered;
    };
    const evaluate = async (found: readonly StoredEntity[]) =>
      evaluated(deps.entities, reader, { found, asOf, selection: { fields, field_packs } });
    const asked = { kind: "data_selection", captureId, request, asOf, rule: survivorRule } as const;
    const done = await deps.selections.capture(reader, asked, { find, evaluate });
    if (done instanceof Failure) return done;
    const headers = { Location: `/v1/data-selections/${done.receipt.receipt_id}` };
    return new Reply(done.receipt, { headers, ...(done.created ? {} : { status: 200 }) });
  };
}

function evaluated(
  entities: EntityReader,
  reader: Reader,
  {
    found,
    asOf,
    selection,
  }: {
    readonly found: readonly StoredEntity[];
    readonly asOf: string | null;
    readonly selection: Selection;
  },
): Evaluated {
  const read = found.map((stored) => {
    const all = asOf === null ? stored.observations : standingOnDay(stored.observations, asOf);
    const entity = { ...stored, observations: all };
    const shown = entities.visible(reader, entity);
    const view = entities.view(reader, entity, { ...selection, include_field_status: true });
    return { ...freezeEntity(view), fallbacks: licenceFallbacks(view, { all, shown }), shown };
  });
  return {
    restsOn: found,
    entities: read.map(({ frozen }) => frozen),
    fallbacks: read.flatMap(({ fallbacks }) => fallbacks),
    gaps: read.flatMap(({ gaps }) => gaps),
    identifierSources: Object.fromEntries(
      read.map(({ frozen, shown }) => [frozen.entity_id, identifierSources(shown)]),
    ),
  };
}

export function listDataSelectionsHandler({
  database,
  cursors,
}: {
  readonly database: Database;
  readonly cursors: ListCursors;
}): Handler<typeof listDataSelections> {
  return async (call, { limit = 100, cursor }) => {
    const { tenantId } = readerOf(call);
    const list = { tenantId, list: "data_selections", filters: [] };
    const opened = cursor === undefined ? [] : await cursors.open(list, cursor, call.now);
    if (opened instanceof Failure) return opened;
    const [createdAt, receiptId] = opened;
    const before = createdAt === undefined ? null : { createdAt, receiptId: receiptId! };
    const rows = await listSelections(database, tenantId, { before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const position = rows.length > limit && last ? [last.created_at, last.receipt_id] : null;
    return {
      receipts: page.map(({ chosen, entities, receipt_id, kind, created_at, fingerprint }) => ({
        receipt_id,
        capture_id: chosen ? receipt_id : null,
        ...{ kind, created_at, entity_count: entities, fingerprint },
      })),
      next_cursor: position && (await cursors.seal(list, position, call.now)),
    };
  };
}

export function getDataSelectionHandler({
  selections,
}: Pick<Capturing, "selections">): Handler<typeof getDataSelection> {
  return async (call, { receipt_id }) =>
    (await selections.read(readerOf(call), receipt_id)) ?? new Failure("not_found");
}

export function deleteDataSelectionHandler({
  selections,
}: Pick<Capturing, "selections">): Handler<typeof deleteDataSelection> {
  return (call, { receipt_id }) => selections.remove(readerOf(call), receipt_id);
}

export function deleteDataSelectionToolHandler({
  selections,
}: Pick<Capturing, "selections">): Handler<typeof deleteDataSelectionTool> {
  return async (call, { receipt_id }) =>
    (await selections.remove(readerOf(call), receipt_id)) ?? { deleted: true };
}
