/**
 * Erasure of an entity or of one submission, in one transaction. It deletes the records and their replays,
 * open review items, replay bindings, blocking keys, register references, and the entity or the records' part
 * of it. It redacts settled review items, labels, receipts, idempotent answers and results of batch jobs,
 * also where the answers of other records show the entity. Decisions stay, as evidence that they were taken.
 */
import { Failure } from "../../contract/errors.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { type EntityRow, findEntities } from "../../storage/entities/catalogue.ts";
import {
  entityVersion,
  lockCatalogue,
  raiseCatalogueVersion,
} from "../../storage/entities/catalogue-changes.ts";
import { findRecord } from "../../storage/records/detach.ts";
import { recordWithReplays } from "../../storage/records/erasure.ts";
import { shrinkEntity } from "../catalogue/change-catalogue.ts";
import { type Remainder, remainderOf } from "../catalogue/entity-remainder.ts";
import { type ErasedMentions, entityErasers, mentionErasers, recordErasers } from "./erasers.ts";

export interface ErasureDependencies {
  readonly database: Database;
}

export interface ErasureRequest {
  readonly tenantId: string;
  readonly now: Date;
}

/** Erases an entity with all its records. @returns null when done; a Failure, and nothing is written. */
export function eraseEntity(
  deps: ErasureDependencies,
  request: ErasureRequest & { readonly entityId: string },
): Promise<Failure | null> {
  const { tenantId, entityId } = request;
  return deps.database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return new Failure("unauthorized");
    const [row] = await findEntities(tx, tenantId, [entityId]);
    if (!row) return new Failure("not_found");
    await forgetEntity(tx, request, row);
    await raiseCatalogueVersion(tx, tenantId);
    return null;
  });
}

/** Attempts when another change of the entity comes between reading it and writing its remainder. */
const ATTEMPTS = 12;

/**
 * Erases one submission with its replays. The remainder of its entity is derived again, and the entity is
 * removed when no member is left.
 * @returns null when done; a Failure, and then nothing is written.
 */
export async function eraseRecord(
  deps: ErasureDependencies,
  request: ErasureRequest & { readonly recordId: string },
): Promise<Failure | null> {
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const settled = await attempt(deps, request);
    if (settled !== "again") return settled;
  }
  return new Failure("service_unavailable", { details: { retry_after: 1 } });
}

async function attempt(
  deps: ErasureDependencies,
  request: ErasureRequest & { readonly recordId: string },
): Promise<Failure | null | "again"> {
  const { tenantId, recordId } = request;
  const record = await findRecord(deps.database, tenantId, recordId);
  if (!record) return new Failure("not_found");
  const entityId = record.member ? record.entity_id : null;
  const [row] = entityId === null ? [] : await findEntities(deps.database, tenantId, [entityId]);
  const departure = {
    leaving: new Set([recordId]),
    change: { kind: "erasure", withheld: new Set<string>() },
  } as const;
  const remainder = row ? await remainderOf(deps.database, tenantId, row, departure) : null;
  return deps.database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return new Failure("unauthorized");
    const places = await recordWithReplays(tx, tenantId, recordId);
    const place = places[0];
    if (!place) return new Failure("not_found");
    const bound = place.member ? place.entity_id : null;
    if (bound !== (row?.entity_id ?? null)) return "again";
    if (row && (await entityVersion(tx, tenantId, row.entity_id)) !== row.version) return "again";
    await removeRecords(
      tx,
      request,
      places.map(({ record_id }) => record_id),
    );
    if (!row || !remainder) return null;
    const version = await raiseCatalogueVersion(tx, tenantId);
    await shrink(tx, request, { row, remainder, version, since: place.created_at });
    return null;
  });
}

/** Writes the remainder of the entity, or removes the entity where no member is left. */
async function shrink(
  tx: Transaction,
  request: ErasureRequest,
  change: {
    readonly row: EntityRow;
    readonly remainder: Remainder;
    readonly version: number;
    readonly since: string;
  },
): Promise<void> {
  const { tenantId } = request;
  const { row, remainder, version } = change;
  // Replays of a record that left the entity before still name the entity.
  if (remainder.members.length === 0) return forgetEntity(tx, request, row);
  const at = request.now.toISOString();
  await shrinkEntity(tx, { tenantId, version, at }, remainder.write);
  const mentions = { tenantId, entityId: row.entity_id, since: margin(change.since), at };
  const left = { supported: supportedBy(remainder.observations), whole: false };
  for (const { erase } of mentionErasers) await erase(tx, { ...mentions, ...left });
}

async function removeRecords(
  tx: Transaction,
  { tenantId, now }: ErasureRequest,
  recordIds: readonly string[],
): Promise<void> {
  for (const { erase } of recordErasers) await erase(tx, { tenantId, recordIds, at: now.toISOString() });
}

/** Erases an entity, the records that still name it, and the facts of it in the answers of other records. */
async function forgetEntity(
  tx: Transaction,
  { tenantId, now }: ErasureRequest,
  row: EntityRow,
): Promise<void> {
  const mentions = { tenantId, entityId: row.entity_id, since: margin(row.created_at) };
  const gone = { ...mentions, at: now.toISOString(), supported: new Set<string>(), whole: true };
  for (const { erase } of [...entityErasers, ...mentionErasers]) await erase(tx, gone);
}

function supportedBy(observations: readonly Observation[]): ErasedMentions["supported"] {
  return new Set(observations.flatMap(({ value }) => (typeof value === "string" ? [value] : [])));
}

const MARGIN_MS = 10 * 60_000;

// A request dates its stored rows by its start time, and its answer may show later changes.
function margin(at: string): string {
  return new Date(Date.parse(at) - MARGIN_MS).toISOString();
}
