/**
 * Moves one member out of an entity into an entity of its own, with exactly the facts that it contributed.
 * Both sides, their keys, the replay binding, the audit receipt and the human difference between the two are
 * written in one transaction; violated preconditions are found before anything is written.
 */

import { Failure } from "../../contract/errors.ts";
import type { Surface } from "../../contract/operation.ts";
import { storedObservations } from "../../contract/stored/observations.ts";
import type { Observation } from "../../domain/entities/observation.ts";
import type { SourceReadiness, StoredEntity } from "../../domain/entities/project.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { comparePair } from "../../domain/matching/compare/pair-evidence.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { type EntityRow, findEntities } from "../../storage/entities/catalogue.ts";
import {
  entityVersion,
  insertHumanDecision,
  lockCatalogue,
  raiseCatalogueVersion,
} from "../../storage/entities/catalogue-changes.ts";
import {
  addHumanDifferences,
  findRecord,
  hasOpenReview,
  moveRecord,
  type RecordRow,
} from "../../storage/records/detach.ts";
import { writeEntity } from "../catalogue/change-catalogue.ts";
import { type Remainder, remainderOf } from "../catalogue/entity-remainder.ts";
import { entityWrite } from "../catalogue/entity-write.ts";
import { identityDigest } from "../catalogue/identity-digest.ts";
import { describedBy } from "../catalogue/submitted-record.ts";
import { humanReceipt } from "../resolution/human-receipt.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import { hasUnknownContributor, preconditionFailed, shareDecisiveIdentifier } from "./preconditions.ts";

export interface DetachDependencies {
  readonly database: Database;
  readonly model: MatchingModel;
  readonly readiness: SourceReadiness;
  readonly newId: (prefix: "ent" | "dec") => string;
}

export interface DetachRequest {
  readonly tenantId: string;
  readonly entityId: string;
  readonly recordId: string;
  readonly reviewerId: string;
  readonly reason: string;
  readonly now: Date;
  readonly actor: { readonly keyId: string | null; readonly surface: Surface };
}

export interface Detached {
  readonly sourceEntity: { readonly entity_id: string; readonly member_record_ids: readonly string[] };
  readonly entity: StoredEntity;
  /** Attributes that the record had contributed, sorted. */
  readonly movedAttributes: readonly string[];
  readonly decisionId: string;
}

/** The two sides after the detach. */
interface Split {
  readonly row: EntityRow;
  readonly record: RecordRow;
  readonly query: Comparable;
  readonly moved: readonly Observation[];
  readonly remainder: Remainder;
}

/** @returns both sides as they are stored now; or a Failure, and then nothing was written. */
export async function detachRecord(
  deps: DetachDependencies,
  request: DetachRequest,
): Promise<Detached | Failure> {
  const split = await consider(deps, request);
  if (split instanceof Failure) return split;
  const ids = { entityId: deps.newId("ent"), decisionId: deps.newId("dec") };
  return deps.database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, request.tenantId)) === null) return new Failure("unauthorized");
    const version = await entityVersion(tx, request.tenantId, request.entityId);
    if (version !== split.row.version) return preconditionFailed("entity_changed");
    if (await hasOpenReview(tx, request.tenantId, request.recordId)) return preconditionFailed("open_review");
    await commit(tx, deps, { request, split, ids });
    return detached(request, split, ids);
  });
}

async function consider(deps: DetachDependencies, request: DetachRequest): Promise<Split | Failure> {
  const { tenantId, entityId, recordId } = request;
  const [row] = await findEntities(deps.database, tenantId, [entityId]);
  const record = await findRecord(deps.database, tenantId, recordId);
  if (!row || !record) return new Failure("not_found");
  if (!record.member || record.entity_id !== entityId) return preconditionFailed("not_a_member");
  if (row.member_record_ids.length < 2) return preconditionFailed("last_member");
  const observations = storedObservations(row.observations);
  if (hasUnknownContributor(observations, new Set(row.member_record_ids)))
    return preconditionFailed("unknown_contributor");
  const query = normalise(describedBy(record.submitted));
  const remainder = await remainderOf(deps.database, tenantId, row, {
    leaving: new Set([recordId]),
    change: { kind: "detach", withheld: withheldSources(deps, tenantId) },
  });
  if (shareDecisiveIdentifier(query, remainder.comparable))
    return preconditionFailed("shared_decisive_identifier");
  return { row, record, query, remainder, moved: observations.filter((one) => one.record_id === recordId) };
}

interface Ids {
  readonly entityId: string;
  readonly decisionId: string;
}

async function commit(
  tx: Transaction,
  deps: DetachDependencies,
  { request, split, ids }: { request: DetachRequest; split: Split; ids: Ids },
): Promise<void> {
  const { tenantId, recordId } = request;
  const at = request.now.toISOString();
  const version = await raiseCatalogueVersion(tx, tenantId);
  const fresh = entityWrite({
    entityId: ids.entityId,
    isNew: true,
    former: null,
    observations: split.moved,
    comparable: split.query,
    groupId: -1,
    refs: [],
    registerVersion: 0,
  });
  await writeEntity(tx, { tenantId, version, at }, split.remainder.write);
  await writeEntity(tx, { tenantId, version, at }, fresh);
  await moveRecord(tx, { tenantId, recordId, entityId: ids.entityId, decisionId: ids.decisionId });
  await writeReceipt(tx, deps, { request, split, ids });
  await addHumanDifferences(tx, {
    tenantId,
    identityDigest: identityDigest(split.query),
    rightRefs: [
      request.entityId,
      ...split.remainder.refs.map(({ source, sourceRecordId }) => `${source}:${sourceRecordId}`),
    ],
    recordId,
    decisionId: ids.decisionId,
    at,
  });
}

async function writeReceipt(
  tx: Transaction,
  deps: DetachDependencies,
  { request, split, ids }: { request: DetachRequest; split: Split; ids: Ids },
): Promise<void> {
  const at = request.now.toISOString();
  const receipt = humanReceipt(
    {
      decisionId: ids.decisionId,
      recordId: request.recordId,
      rightRef: request.entityId,
      decision: "no_match",
      binds: true,
      evidence: comparePair(split.query, split.remainder.comparable),
      members: [],
      registerVersion: null,
      reviewerId: request.reviewerId,
      reason: request.reason,
      actor: request.actor,
      at,
    },
    deps.model,
  );
  await insertHumanDecision(tx, {
    tenantId: request.tenantId,
    decisionId: ids.decisionId,
    recordId: request.recordId,
    entityId: ids.entityId,
    decision: "no_match",
    matchConfidence: receipt.match_confidence,
    thresholdUpper: receipt.thresholds.upper,
    pipelineVersion: PIPELINE_VERSION,
    actingKeyId: request.actor.keyId,
    actingSurface: request.actor.surface,
    at,
    receipt: JSON.stringify(receipt),
  });
}

function detached(request: DetachRequest, split: Split, ids: Ids): Detached {
  const at = request.now.toISOString();
  return {
    sourceEntity: {
      entity_id: request.entityId,
      member_record_ids: split.remainder.members.map(({ record_id }) => record_id),
    },
    entity: {
      entityId: ids.entityId,
      observations: split.moved,
      memberRecordIds: [request.recordId],
      createdAt: at,
      updatedAt: at,
      lastCheckedAt: at,
    },
    movedAttributes: [...new Set(split.moved.map(({ attribute }) => attribute))].sort(),
    decisionId: ids.decisionId,
  };
}
