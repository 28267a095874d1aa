/** What has to be true of a deployment that was killed, whenever it was: said by the service itself, over its interface. */
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import type { BatchBody, DecisionBody, EntityBody, JobBody, ResolveBody } from "../support/answers.ts";
import type { ServerProcess } from "../support/process.ts";
import type { Operation } from "./workload.ts";

/** Everything that was ever sent, and the answers that count: one for each key. */
export interface History {
  readonly sent: ReadonlyMap<string, Operation>;
  readonly answered: Map<string, { readonly status: number; readonly body: unknown }>;
  /** What jobs came to, as far as they were read. */
  readonly results: Map<string, BatchBody>;
}

interface Checked {
  readonly history: History;
  /** Keys whose answers are asked for again, and whose receipts are read. */
  readonly fresh: ReadonlySet<string>;
}

export interface Keys {
  readonly tenant: string;
  readonly admin: string;
  readonly webhookId: string;
}

type Outcome = Omit<ResolveBody, "usage">;
type Charged = { readonly usage: { readonly credits_charged: number } };

/** Sends keys again: what was acknowledged is answered as it was, the rest is done now. */
export async function replay(server: ServerProcess, keys: Keys, { history, fresh }: Checked): Promise<void> {
  for (const [idempotencyKey, operation] of history.sent) {
    if (!fresh.has(idempotencyKey)) continue;
    const request = { key: keys.tenant, idempotencyKey, body: operation.body };
    const { status, body } = await server.send("POST", operation.path, request);
    const context = `${operation.kind} ${idempotencyKey}`;
    ok(status < 300, `${context}: ${status} ${JSON.stringify(body)}`);
    const before = history.answered.get(idempotencyKey);
    if (before) deepStrictEqual({ status, body }, before, `${context}: another answer than the one before`);
    else history.answered.set(idempotencyKey, { status, body });
  }
}

export function jobIdsOf({ sent, answered }: History, of: ReadonlySet<string>): string[] {
  const jobs = [...sent].filter(([key, { kind }]) => kind === "job" && of.has(key));
  return jobs.map(([key]) => (answered.get(key)!.body as JobBody).job_id);
}

/** Once every key has its answer and every job has ended. */
export async function checkInvariants(
  server: ServerProcess,
  keys: Keys,
  { history, fresh }: Checked,
): Promise<void> {
  const read = async <Body>(path: string, key = keys.tenant): Promise<Body> => {
    const { status, body } = await server.send<Body>("GET", path, { key });
    strictEqual(status, 200, `${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const outcomes: Outcome[] = [];
  let charged = 0;
  for (const [key, { kind }] of history.sent) {
    const { body } = history.answered.get(key)!;
    if (kind === "job" && fresh.has(key)) history.results.set(key, await jobResult(read, body as JobBody));
    const done = kind === "job" ? history.results.get(key)! : body;
    charged += (done as Charged).usage.credits_charged;
    const decided =
      kind === "resolve" ? [done as ResolveBody] : kind === "match" ? [] : (done as BatchBody).outcomes;
    outcomes.push(...decided);
    if (fresh.has(key)) await checkReceipts(read, decided);
  }
  await checkCharges(read, keys, { charged, outcomes });
  await checkEntities(read, outcomes);
  await checkNotifications(read, keys, jobIdsOf(history, fresh));
}

type Read = <Body>(path: string, key?: string) => Promise<Body>;

async function checkReceipts(read: Read, outcomes: readonly Outcome[]): Promise<void> {
  for (const { decision_id, decision } of outcomes) {
    const receipt = await read<DecisionBody>(`/v1/decisions/${decision_id}`);
    strictEqual(receipt.decision.decision, decision, `the receipt ${decision_id}`);
  }
}

async function jobResult(read: Read, accepted: JobBody): Promise<BatchBody> {
  const job = await read<JobBody>(`/v1/batch-jobs/${accepted.job_id}`);
  strictEqual(job.state, "succeeded", `${job.job_id} is ${job.state}`);
  const result = await read<BatchBody>(job.result_path);
  strictEqual(result.outcomes.length, accepted.record_count);
  strictEqual(job.progress.completed, accepted.record_count);
  return result;
}

/** Ledger = credits spent = what the answers say; an abstention and a replay cost nothing. */
async function checkCharges(
  read: Read,
  keys: Keys,
  { charged, outcomes }: { readonly charged: number; readonly outcomes: readonly Outcome[] },
): Promise<void> {
  const { tenants } = await read<{ tenants: { credits_granted: number; credits_remaining: number }[] }>(
    "/v1/admin/tenants",
    keys.admin,
  );
  const [tenant] = tenants;
  strictEqual(tenant!.credits_granted - tenant!.credits_remaining, charged, "credits spent and charged");
  const usage = await read<{ credits: { charged: number } }>("/v1/usage");
  strictEqual(usage.credits.charged, charged, "the ledger and what was charged");
  for (const { decision, match_confidence: confidence } of outcomes)
    ok(decision !== "match" || confidence >= 0.9, "a match below the floor");
}

/** Members are exactly the records that were bound, once each; every value has a source; the list has no other entity. */
async function checkEntities(read: Read, outcomes: readonly Outcome[]): Promise<void> {
  const members = new Map<string, Set<string>>();
  for (const { entity, record_id, replayed } of outcomes) {
    if (!entity) continue;
    const known = members.get(entity.entity_id) ?? new Set();
    members.set(entity.entity_id, replayed ? known : known.add(record_id));
  }
  const numbers = new Set<unknown>();
  for (const [entityId, records] of members) {
    const entity = await read<EntityBody>(`/v1/entities/${entityId}`);
    deepStrictEqual(new Set(entity.member_record_ids), records, `the members of ${entityId}`);
    deepStrictEqual(Object.keys(entity.provenance).sort(), Object.keys(entity.record).sort());
    numbers.add(entity.record["registration.company_number"]);
  }
  strictEqual(numbers.size, members.size, "one entity for each company");
  const { total } = await read<{ total: number }>("/v1/entities?limit=1");
  strictEqual(total, members.size, "entities that nobody was told of");
}

async function checkNotifications(read: Read, keys: Keys, jobIds: readonly string[]): Promise<void> {
  const { deliveries } = await read<{ deliveries: { event_id: string; event_type: string }[] }>(
    `/v1/webhooks/${keys.webhookId}/deliveries`,
  );
  const told = new Set(deliveries.map(({ event_id }) => event_id));
  const ended = deliveries.filter(({ event_type }) => event_type === "batch.succeeded");
  // The log shows the latest hundred attempts; each event has up to five.
  ok(told.size >= Math.min(jobIds.length, 20), `${jobIds.length} jobs, ${told.size} notifications`);
  ok(jobIds.length === 0 || ended.length > 0, "no job that succeeded was told of");
}
