/**
 * Resolves up to 500 records. Each record is decided, charged and committed by itself, many at once through
 * the one commit queue. Records that may be one company run in the order of the batch, so that the second
 * sees the entity that the first founded. Committed decisions stay when the batch is interrupted.
 */

import { hash } from "node:crypto";
import { Failure } from "../../contract/errors.ts";
import { storedCharge } from "../../contract/stored/kept-answer.ts";
import type { Usage } from "../../contract/usage.ts";
import { hasSignal } from "../../domain/matching/comparable/comparable.ts";
import { type BatchPart, findBatchParts, unboundContents } from "../../storage/decisions/batches.ts";
import { tenantStanding } from "../../storage/entities/catalogue.ts";
import type { ResolutionAnswer } from "../resolution/answer.ts";
import { clarificationFaults } from "../resolution/clarified-record.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { type Prepared, prepareRecord } from "../resolution/prepare-record.ts";
import type { ResolutionRequest } from "../resolution/request.ts";
import { resolveRecord } from "../resolution/resolve-record.ts";
import type { BatchAnswer } from "./batch-answer.ts";
import { batchOrder } from "./batch-order.ts";
import { BatchVisibility } from "./batch-visibility.ts";
import { LetterTurns } from "./letter-turns.ts";
import { pairLists } from "./pair-lists.ts";
import { PairRelations } from "./pair-relations.ts";
import { recordGroups } from "./record-groups.ts";
import { runInOrder } from "./run-in-order.ts";

/**
 * Records in flight, without those that wait for their commit: enough that some are worked on while others
 * are read, many by one statement.
 */
const AT_ONCE = 64;

export interface BatchRequest {
  readonly tenantId: string;
  readonly operation: string;
  readonly correlationId: string;
  /** In the order of the batch; their own idempotency is null. Time, actor and signal are each record's. */
  readonly records: readonly ResolutionRequest[];
  /**
   * Set where the batch can be run again under its key: each record's answer is stored with its decision,
   * under a key of its own, and an interrupted batch continues from there. Digests in hex.
   */
  readonly idempotency: { readonly keyDigest: string; readonly fingerprint: string } | null;
  /** Set for a batch that belongs to a job. */
  readonly jobId?: string;
  /** Called after each record with the number of answered records. */
  readonly progress?: (completed: number) => void;
}

interface Answered {
  readonly answer: ResolutionAnswer;
  readonly charged: number;
}

/**
 * @returns the whole answer, each outcome durable; or a Failure. The decisions until then stay, and with a
 * key the next run answers them from store.
 */
export async function resolveBatch(
  deps: ResolutionDependencies,
  batch: BatchRequest,
): Promise<BatchAnswer | Failure> {
  const prepared = await prepareAll(batch.records);
  const answered = await answeredBefore(deps, batch);
  if (answered instanceof Failure) return answered;
  const refused = await refusal(deps, batch, { prepared, answered });
  if (refused) return refused;
  const companies = prepared.map(({ query }) => query);
  const groups = await recordGroups(companies);
  const relations = new PairRelations(deps.model, companies);
  const before = await batchOrder(companies.length, groups, relations);
  const failed = await runAll(deps, batch, { prepared, answered, before });
  if (failed) return failed;
  const outcomes = answered.map((done, index) => ({ index, ...done!.answer }));
  const pairs = await pairLists(deps, {
    tenantId: batch.tenantId,
    outcomes,
    groups,
    relations,
  });
  const usage = await usageOf(deps, batch, answered as readonly Answered[]);
  if (usage instanceof Failure) return usage;
  return { outcomes, ...pairs, correlation_id: batch.correlationId, usage };
}

/** The key that stores the answer of one record of a keyed batch; no caller's key contains a space. */
export function partKeyOf(keyDigest: string, index: number): string {
  return hash("sha256", `${keyDigest} ${index}`);
}

export function partsOf(
  batch: Omit<BatchRequest, "idempotency">,
  key: { keyDigest: string; fingerprint: string },
) {
  return {
    tenantId: batch.tenantId,
    operation: batch.operation,
    keyDigests: batch.records.map((_, index) => partKeyOf(key.keyDigest, index)),
    fingerprint: key.fingerprint,
  };
}

async function prepareAll(records: readonly ResolutionRequest[]): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  const turns = new LetterTurns();
  for (const record of records) {
    const one = prepareRecord(record);
    prepared.push(one);
    await turns.pause(one.submitted.length);
  }
  return prepared;
}

async function answeredBefore(
  deps: ResolutionDependencies,
  batch: BatchRequest,
): Promise<(Answered | null)[] | Failure> {
  if (batch.idempotency === null) return batch.records.map(() => null);
  const parts = partsOf(batch, batch.idempotency);
  const found = await findBatchParts(deps.database, parts);
  if (found.some(({ erased }) => erased)) return new Failure("idempotency_response_erased");
  if (found.some(({ same_content }) => !same_content)) return new Failure("idempotency_conflict");
  const byKey = new Map(found.map((part) => [part.key_digest, part]));
  return parts.keyDigests.map((digest) => {
    const part = byKey.get(digest);
    return part === undefined ? null : answeredPart(part);
  });
}

function answeredPart({ body, usage }: BatchPart): Answered {
  return {
    answer: JSON.parse(body!) as ResolutionAnswer,
    charged: storedCharge(usage!).credits_charged,
  };
}

interface Work {
  readonly prepared: readonly Prepared[];
  /** Filled as records receive their answers. */
  readonly answered: (Answered | null)[];
}

// Refuses predictable failures before anything is written.
async function refusal(
  deps: ResolutionDependencies,
  batch: BatchRequest,
  { prepared, answered }: Work,
): Promise<Failure | null> {
  const { tenantId, records } = batch;
  const standing = await tenantStanding(deps.database, tenantId);
  if (!standing) return new Failure("unauthorized");
  const open = records.flatMap((_, index) => (answered[index] ? [] : [index]));
  if (standing.enforced) {
    const contents = open.flatMap((index) =>
      hasSignal(prepared[index]!.query) ? prepared[index]!.digest : [],
    );
    const needed = (await unboundContents(deps.database, tenantId, contents)).size;
    if (needed > standing.credits_remaining) {
      return new Failure("credits_exhausted", {
        details: { credits_remaining: standing.credits_remaining, credits_needed: needed },
      });
    }
  }
  return clarificationFaults(deps.database, tenantId, new Map(open.map((index) => [index, records[index]!])));
}

async function runAll(
  deps: ResolutionDependencies,
  batch: BatchRequest,
  { prepared, answered, before }: Work & { readonly before: readonly (readonly number[])[] },
): Promise<Failure | null> {
  let failure: Failure | null = null;
  const withoutRoom = new Map<number, Failure>();
  let completed = answered.filter((done) => done !== null).length;
  const entityIds = batch.records.map(() => deps.newId("ent"));
  const visibility = new BatchVisibility(before, entityIds);
  for (const [index, done] of answered.entries()) if (done) visibility.decided(index, done.answer);
  await runInOrder(before, AT_ONCE, async (index, committing) => {
    if (answered[index]) return true;
    const key = batch.idempotency;
    const idempotency = key && {
      keyDigest: partKeyOf(key.keyDigest, index),
      fingerprint: key.fingerprint,
    };
    const job = batch.jobId === undefined ? null : { jobId: batch.jobId, recordIndex: index };
    const request = { ...batch.records[index]!, idempotency, job };
    const context = { entityId: entityIds[index]!, isHidden: visibility.hiddenFrom(index), committing };
    const resolved = await resolveRecord(deps, request, prepared[index]!, context);
    if (resolved instanceof Failure && resolved.code === "storage_limit") {
      // The limit concerns unbound records only: the other records continue.
      withoutRoom.set(index, resolved);
      return true;
    }
    if (resolved instanceof Failure) {
      failure ??= resolved;
      return false;
    }
    const { usage, ...answer } = resolved;
    answered[index] = { answer, charged: usage.credits_charged };
    visibility.decided(index, answer);
    completed++;
    batch.progress?.(completed);
    return true;
  });
  return failure ?? refusedForRoom(withoutRoom);
}

function refusedForRoom(withoutRoom: ReadonlyMap<number, Failure>): Failure | null {
  const [refused] = withoutRoom.values();
  const indexes = [...withoutRoom.keys()].sort((a, b) => a - b);
  return refused ? new Failure(refused.code, { details: { ...refused.details, indexes } }) : null;
}

async function usageOf(
  deps: ResolutionDependencies,
  batch: BatchRequest,
  answered: readonly Answered[],
): Promise<Usage | Failure> {
  const standing = await tenantStanding(deps.database, batch.tenantId);
  if (!standing) return new Failure("unauthorized");
  const { catalogue_version: _, ...left } = standing;
  return { credits_charged: answered.reduce((sum, { charged }) => sum + charged, 0), ...left };
}
