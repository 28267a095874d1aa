/**
 * Statements that every change of the catalogue shares. A change runs in one transaction that locks the tenant's row
 * first, as `commit_resolutions` does, so that its checks stay true until it commits.
 */

import type { EntityWrite } from "../decisions/resolutions.ts";
import type { Queryable, Transaction } from "../engine/database.ts";
import { entityNumber } from "./entity-keys.ts";

/** Locks the tenant's catalogue against other changes. @returns its version, or null where no active tenant has this id. */
export async function lockCatalogue(tx: Transaction, tenantId: string): Promise<number | null> {
  const { rows } = await tx.query<{ catalogue_version: number }>(
    "select catalogue_version from tenant where tenant_id = $1 and status = 'active' for update",
    [tenantId],
  );
  return rows[0]?.catalogue_version ?? null;
}

/** Raises the version of the catalogue, which must be locked. @returns the new one. */
export async function raiseCatalogueVersion(tx: Transaction, tenantId: string): Promise<number> {
  const { rows } = await tx.query<{ catalogue_version: number }>(
    `update tenant set catalogue_version = catalogue_version + 1 where tenant_id = $1 returning catalogue_version`,
    [tenantId],
  );
  return rows[0]!.catalogue_version;
}

/** The version of an entity's last change; null where the tenant has no such entity. */
export async function entityVersion(
  db: Queryable,
  tenantId: string,
  entityId: string,
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    "select version from entity where tenant_id = $1 and entity_id = $2",
    [tenantId, entityId],
  );
  return rows[0]?.version ?? null;
}

interface EntityChange {
  readonly tenantId: string;
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly write: EntityWrite;
}

/** An entity's texts beside the rest of it, as `write_entity` takes them. */
const partsOf = ({ observations, comparable, ...entity }: EntityWrite) => ({
  entity: JSON.stringify(entity),
  observations,
  comparable,
});

/**
 * Stores an entity whole, new or changed, with the row of its change: its keys and register references become exactly
 * those of the write. A register row that another entity stands for stays with that one.
 */
export async function storeEntity(tx: Transaction, change: EntityChange): Promise<void> {
  const { tenantId, version, at } = change;
  const { entity, observations, comparable } = partsOf(change.write);
  await tx.query("select write_entity($1, $2, $3, $4::jsonb, $5, $6, true)", [
    tenantId,
    version,
    at,
    entity,
    observations,
    comparable,
  ]);
}

/** Adds to what these entities have, in the order given; the keys and register references that are there stay. */
export async function addToEntities(
  tx: Transaction,
  tenantId: string,
  {
    version,
    at,
    writes,
  }: Omit<EntityChange, "tenantId" | "write"> & { readonly writes: readonly EntityWrite[] },
): Promise<void> {
  const parts = writes.map(partsOf);
  await tx.query(
    `select write_entity($1, $2, $3, w.entity::jsonb, w.observed, w.compared, false)
     from unnest($4::text[], $5::text[], $6::text[]) with ordinality w(entity, observed, compared, place)
     order by w.place`,
    [
      tenantId,
      version,
      at,
      parts.map(({ entity }) => entity),
      parts.map(({ observations }) => observations),
      parts.map(({ comparable }) => comparable),
    ],
  );
}

/** Deletes an entity with its keys and register references. Its records are the caller's to see to. */
export async function dropEntity(tx: Transaction, tenantId: string, entityId: string): Promise<void> {
  await tx.query("delete from entity_key where tenant_id = $1 and entity_number = $2", [
    tenantId,
    entityNumber(entityId),
  ]);
  await tx.query("delete from entity_register_ref where tenant_id = $1 and entity_id = $2", [
    tenantId,
    entityId,
  ]);
  await tx.query("delete from entity where tenant_id = $1 and entity_id = $2", [tenantId, entityId]);
}

export interface HumanDecision {
  readonly tenantId: string;
  readonly decisionId: string;
  readonly recordId: string;
  readonly entityId: string | null;
  readonly decision: "match" | "no_match";
  readonly matchConfidence: number;
  readonly thresholdUpper: number;
  readonly pipelineVersion: string;
  readonly actingKeyId: string | null;
  readonly actingSurface: string;
  readonly at: string;
  /** JSON. */
  readonly receipt: string;
}

/** Appends a decision that a person took, with its receipt. */
export async function insertHumanDecision(tx: Transaction, decision: HumanDecision): Promise<void> {
  await tx.query(
    `insert into decision (tenant_id, decision_id, record_id, entity_id, decision, stage, probability,
       match_confidence, threshold_upper, pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
     values ($1, $2, $3, $4, $5, 'human_review', null, $6, $7, $8, $9, $10, $11, $12)`,
    [
      decision.tenantId,
      decision.decisionId,
      decision.recordId,
      decision.entityId,
      decision.decision,
      decision.matchConfidence,
      decision.thresholdUpper,
      decision.pipelineVersion,
      decision.actingKeyId,
      decision.actingSurface,
      decision.at,
      decision.receipt,
    ],
  );
}
