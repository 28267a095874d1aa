/**
 * What every human act on the catalogue has in common. Each runs in one transaction that locks the tenant's row
 * first, as `commit_resolutions` does, so that what it has checked stays true until it commits.
 */

import type { EntityWrite } from "../decisions/resolutions.ts";
import type { Transaction } from "../engine/database.ts";
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
  tx: Transaction,
  tenantId: string,
  entityId: string,
): Promise<number | null> {
  const { rows } = await tx.query<{ version: number }>(
    "select version from entity where tenant_id = $1 and entity_id = $2",
    [tenantId, entityId],
  );
  return rows[0]?.version ?? null;
}

export interface EntityChange {
  readonly tenantId: string;
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly write: EntityWrite;
}

/**
 * Stores an entity whole, new or changed: its keys and register references become exactly those of the write. A
 * register row that another entity stands for stays with that one.
 */
export async function storeEntity(tx: Transaction, change: EntityChange): Promise<void> {
  const { tenantId, write } = change;
  await tx.query(
    `insert into entity (tenant_id, entity_id, version, observations, comparable, legal_name, domain, country,
       search_text, places, register_version, created_at, updated_at, last_checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $12)
     on conflict (tenant_id, entity_id) do update set
       version = excluded.version, observations = excluded.observations, comparable = excluded.comparable,
       legal_name = excluded.legal_name, domain = excluded.domain, country = excluded.country,
       search_text = excluded.search_text, places = excluded.places, register_version = excluded.register_version,
       updated_at = excluded.updated_at, last_checked_at = excluded.last_checked_at`,
    [
      tenantId,
      write.entity_id,
      change.version,
      write.observations,
      write.comparable,
      write.legal_name,
      write.domain,
      write.country,
      write.search_text,
      write.places,
      write.register_version,
      change.at,
    ],
  );
  await dropEntityKeys(tx, tenantId, write.entity_id);
  await tx.query(
    `insert into entity_key (tenant_id, key, entity_number)
     select distinct $1, k.key::bigint, $2::bigint from unnest($3::text[]) k(key)`,
    [tenantId, entityNumber(write.entity_id), write.keys],
  );
  await tx.query(
    `insert into entity_register_ref (tenant_id, source, source_record_id, entity_id)
     select $1, r.source, r.id, $2 from unnest($3::text[], $4::text[]) r(source, id) on conflict do nothing`,
    [
      tenantId,
      write.entity_id,
      write.register_refs.map((ref) => ref.source),
      write.register_refs.map((ref) => ref.source_record_id),
    ],
  );
}

/** Deletes an entity with its keys and register references. Its records are the caller's to see to. */
export async function dropEntity(tx: Transaction, tenantId: string, entityId: string): Promise<void> {
  await dropEntityKeys(tx, tenantId, entityId);
  await tx.query("delete from entity where tenant_id = $1 and entity_id = $2", [tenantId, entityId]);
}

async function dropEntityKeys(tx: Transaction, tenantId: string, entityId: string): Promise<void> {
  await tx.query("delete from entity_key where tenant_id = $1 and entity_number = $2", [
    tenantId,
    entityNumber(entityId),
  ]);
  await tx.query("delete from entity_register_ref where tenant_id = $1 and entity_id = $2", [
    tenantId,
    entityId,
  ]);
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
  readonly actingKeyId: string;
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
