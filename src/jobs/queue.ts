/**
 * Takes jobs from the queue: places first, from the hints alone, then the jobs of each place in a transaction of its
 * tenant's. A tenant whose rows cannot be reached keeps no other from its turn.
 */
import type { Database, Transaction } from "../storage/engine/database.ts";
import { lockCatalogue } from "../storage/entities/catalogue-changes.ts";
import { leavePlaces, putOff, settleDue, takePlaces, type WorkPlace } from "../storage/jobs/due.ts";
import { LEASE_S } from "../storage/jobs/leases.ts";
import { type DueJob, dropJob, failJob, holdJobs, lockDueJobs } from "../storage/jobs/queue.ts";
import type { AnyJobKind, TakenJob } from "./job-kind.ts";

export interface QueueDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** A value that nobody else has. */
  readonly newToken: () => string;
  /** Told of a tenant whose jobs could not be taken now, and of a job that cannot be done at all. */
  readonly failed: (error: unknown, known: object) => void;
}

/** Places that came to nothing are given back and shared out again: so often at the most in one look. */
const ROUNDS = 64;
/** For how long a tenant is left alone whose jobs could not be taken, in milliseconds. */
const PUT_OFF_MS = 5_000;
/** A bound that none is. */
const UNBOUNDED = 2 ** 30;

export const leaseEnd = (now: Date): string => new Date(now.getTime() + LEASE_S * 1000).toISOString();

/** Takes up to `total` jobs of a kind that are due, each of which has its place until it is left. */
export async function takeJobs(
  deps: QueueDependencies,
  kind: AnyJobKind,
  total: number,
): Promise<TakenJob[]> {
  const taken: TakenJob[] = [];
  for (let round = 0; round < ROUNDS && taken.length < total; round++) {
    const places = await placesOf(deps, kind, total - taken.length);
    if (places.length === 0) break;
    const byPlace = Map.groupBy(places, ({ tenantId, lane }) => JSON.stringify([tenantId, lane]));
    for (const group of byPlace.values()) {
      const place = { tenantId: group[0]!.tenantId, kind: kind.name, lane: group[0]!.lane };
      const tokens = group.map(({ token }) => token);
      taken.push(...(await takeAt(deps, kind, { place, tokens })));
    }
  }
  return taken;
}

function placesOf({ database, now, newToken }: QueueDependencies, kind: AnyJobKind, total: number) {
  const { name, perTenant, perLane = UNBOUNDED } = kind;
  const at = now();
  const lease = {
    tokens: Array.from({ length: total }, newToken),
    now: at.toISOString(),
    until: leaseEnd(at),
  };
  return database.transaction((tx) => takePlaces(tx, { kind: name, perTenant, perLane }, lease));
}

interface Places {
  readonly place: WorkPlace;
  readonly tokens: readonly string[];
}

async function takeAt(
  deps: QueueDependencies,
  kind: AnyJobKind,
  { place, tokens }: Places,
): Promise<TakenJob[]> {
  const { database, now } = deps;
  const { tenantId } = place;
  const failed = (error: unknown) => deps.failed(error, { tenantId, kind: kind.name });
  let taken: TakenJob[] = [];
  try {
    taken = await database.transaction((tx) => hold(tx, deps, kind, { place, tokens }));
    // Jobs that are taken are run even where the hints cannot be written: the sweep repairs hints.
    await settleDue(database, place).catch(failed);
  } catch (error) {
    failed(error);
    await putOff(database, place, new Date(now().getTime() + PUT_OFF_MS).toISOString()).catch(failed);
  }
  const used = new Set(taken.map(({ token }) => token));
  const unused = tokens.filter((token) => !used.has(token));
  if (unused.length > 0) await leavePlaces(database, kind.name, unused).catch(failed);
  return taken;
}

async function hold(
  tx: Transaction,
  deps: QueueDependencies,
  kind: AnyJobKind,
  { place, tokens }: Places,
): Promise<TakenJob[]> {
  const at = deps.now();
  if (kind.take) await lockCatalogue(tx, place.tenantId);
  const due = await lockDueJobs(tx, place, { now: at.toISOString(), limit: tokens.length });
  const taken: TakenJob[] = [];
  for (const job of due) {
    const ready = await readied(tx, deps, kind, job);
    if (ready) taken.push({ ...ready, token: tokens[taken.length]! });
  }
  if (taken.length > 0)
    await holdJobs(tx, { tenantId: place.tenantId, kind: kind.name }, { jobs: taken, until: leaseEnd(at) });
  return taken;
}

/** The job with its payload; null where it is not to be run. */
async function readied(
  tx: Transaction,
  deps: QueueDependencies,
  kind: AnyJobKind,
  job: DueJob,
): Promise<Omit<TakenJob, "token"> | null> {
  const { tenantId, key, lane } = job;
  const parsed = kind.payload.safeParse(jsonOf(job.payload));
  if (!parsed.success) {
    // A fault is named by its place alone: the value may be a caller's.
    const places = parsed.error.issues.map(({ path, code }) => `${path.join(".") || "payload"}: ${code}`);
    const error = `the payload cannot be read by this release (${places.join(", ")})`;
    if (kind.failed && !kind.take) await lockCatalogue(tx, tenantId);
    await kind.failed?.(tx, job);
    await failJob(tx, job, error);
    deps.failed(new Error(error), { tenantId, kind: kind.name, key });
    return null;
  }
  const attempts = kind.take ? await kind.take(tx, job, parsed.data) : job.attempts + (job.lost ? 1 : 0);
  if (attempts === null) {
    await dropJob(tx, job);
    return null;
  }
  return { tenantId, kind: kind.name, key, lane, payload: parsed.data, stored: job.payload, attempts };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
