import { whileRenewed } from "../pipelines/while-renewed.ts";
import { isUnavailable } from "../storage/engine/errors.ts";
import { lockCatalogue } from "../storage/entities/catalogue-changes.ts";
import { dueKinds, keepPlace, leavePlaces, noteDue } from "../storage/jobs/due.ts";
import { LEASE_S } from "../storage/jobs/leases.ts";
import { endJob, failJob, isHeld, putBackJob, renewJob } from "../storage/jobs/queue.ts";
import type { AnyJobKind, TakenJob } from "./job-kind.ts";
import { leaseEnd, type QueueDependencies, takeJobs } from "./queue.ts";

const RENEW_MS = (LEASE_S * 1_000) / 3;

/** Seconds until a job is tried again that has come to nothing so often, and at the most. */
const FIRST_BACK_OFF_S = 5;
const LONGEST_BACK_OFF_S = 600;

export interface WorkerDependencies extends Omit<QueueDependencies, "failed"> {
  readonly log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/** Works on jobs of these kinds: as many of these as one likes, in any process. The schedule has it look now and then. */
export class JobWorker {
  readonly #deps: WorkerDependencies;
  readonly #queue: QueueDependencies;
  readonly #kinds: readonly AnyJobKind[];
  readonly #stopping = new AbortController();
  /** By kind: what is under way, and the look that shares out its free slots. */
  readonly #running = new Map<AnyJobKind, Set<Promise<void>>>();
  readonly #looking = new Map<AnyJobKind, Promise<void>>();
  /** Kinds of which there may be jobs that came after the last look began. */
  readonly #woken = new Set<AnyJobKind>();

  constructor(deps: WorkerDependencies, kinds: readonly AnyJobKind[]) {
    this.#deps = deps;
    this.#kinds = kinds;
    this.#queue = { ...deps, failed: (error, known) => this.#failed(error, known) };
    for (const kind of kinds) this.#running.set(kind, new Set());
  }

  /** Takes what is due, as far as there are slots. Line of the schedule. */
  async look(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const { database, now } = this.#deps;
    const names = this.#kinds.map(({ name }) => name);
    const due = new Set(await dueKinds(database, names, now().toISOString()));
    await Promise.all(this.#kinds.filter(({ name }) => due.has(name)).map((kind) => this.#lookFor(kind)));
  }

  /** To be called when there may be a job of a kind: it looks at once instead of in a while. */
  wake(name: string): void {
    const kind = this.#kindOf(name);
    if (kind) void this.#lookFor(kind);
  }

  /** Takes one job of a kind and runs it. @returns false where none is due. */
  async runNext(name: string): Promise<boolean> {
    const kind = this.#kindOf(name);
    const [job] = kind ? await takeJobs(this.#queue, kind, 1) : [];
    if (kind && job) await this.#run(kind, job);
    return job !== undefined;
  }

  /** Runs every job of a kind that is due now, and what becomes due by that; fulfils when they have ended. */
  async runDue(name: string): Promise<void> {
    const kind = this.#kindOf(name);
    if (!kind) return;
    await this.#lookFor(kind);
    await this.#idle(kind);
  }

  /** Takes nothing more, tells what runs to give back what it has, and fulfils when nothing runs any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#kinds.map((kind) => this.#idle(kind)));
  }

  #kindOf(name: string): AnyJobKind | undefined {
    return this.#kinds.find((kind) => kind.name === name);
  }

  async #idle(kind: AnyJobKind): Promise<void> {
    for (;;) {
      const under = [
        ...this.#running.get(kind)!,
        ...(this.#looking.get(kind) ? [this.#looking.get(kind)!] : []),
      ];
      if (under.length === 0) return;
      await Promise.all(under);
    }
  }

  #lookFor(kind: AnyJobKind): Promise<void> {
    const looking = this.#looking.get(kind);
    if (looking) {
      this.#woken.add(kind);
      return looking;
    }
    const look = this.#fill(kind)
      .catch((error) => this.#failed(error, { kind: kind.name }))
      .finally(() => this.#looking.delete(kind));
    this.#looking.set(kind, look);
    return look;
  }

  async #fill(kind: AnyJobKind): Promise<void> {
    const running = this.#running.get(kind)!;
    do {
      this.#woken.delete(kind);
      const free = kind.slots - running.size;
      if (free <= 0 || this.#stopping.signal.aborted) return;
      for (const job of await takeJobs(this.#queue, kind, free)) this.#begin(kind, job);
    } while (this.#woken.has(kind));
  }

  #begin(kind: AnyJobKind, job: TakenJob): void {
    const running = this.#running.get(kind)!;
    const run = this.#run(kind, job).finally(() => {
      running.delete(run);
      if (!this.#stopping.signal.aborted) void this.#lookFor(kind);
    });
    running.add(run);
  }

  async #run(kind: AnyJobKind, job: TakenJob): Promise<void> {
    const { database, log } = this.#deps;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const known = { kind: kind.name, tenantId: job.tenantId, key: job.key };
    log.info(known, "job taken");
    try {
      const renewal = { everyMs: RENEW_MS, renew: () => this.#renew(job, lost) };
      await whileRenewed(renewal, () => kind.run(job, signal));
      if (await endJob(database, job, job.stored))
        await noteDue(database, job, this.#deps.now().toISOString());
    } catch (error) {
      this.#failed(error, known);
      await this.#putBack(kind, job, error).catch((again) => this.#failed(again, known));
    }
    // Where this cannot be written the place is free when its time is over.
    await leavePlaces(database, kind.name, [job.token]).catch((error) => this.#failed(error, known));
  }

  async #renew(job: TakenJob, lost: AbortController): Promise<void> {
    const { database, now } = this.#deps;
    const until = leaseEnd(now());
    if (!(await renewJob(database, job, until))) lost.abort();
    await keepPlace(database, job, until);
  }

  /** Makes a job due again: at once where a stop has broken it off, after a longer and longer wait where it failed. */
  async #putBack(kind: AnyJobKind, job: TakenJob, error: unknown): Promise<void> {
    const { database, now } = this.#deps;
    const attempts = this.#stopping.signal.aborted ? job.attempts : job.attempts + 1;
    if (kind.mostAttempts !== undefined && attempts >= kind.mostAttempts) {
      const reason = error instanceof Error ? error.name : "it failed";
      return database.transaction(async (tx) => {
        await lockCatalogue(tx, job.tenantId);
        if (!(await isHeld(tx, job))) return;
        await kind.failed?.(tx, job);
        await failJob(tx, job, `it came to nothing ${attempts} times: ${reason}`);
      });
    }
    const waitS = Math.min(FIRST_BACK_OFF_S * 2 ** (attempts - 1), LONGEST_BACK_OFF_S);
    const dueMs = now().getTime() + (attempts > job.attempts ? waitS * 1000 : 0);
    const runAfter = new Date(dueMs).toISOString();
    if (await putBackJob(database, job, { attempts, runAfter })) await noteDue(database, job, runAfter);
  }

  #failed(error: unknown, known: object): void {
    const { log } = this.#deps;
    if (isUnavailable(error)) log.warn({ ...known, err: error }, "storage is unavailable to a job");
    else log.error({ ...known, err: error }, "a job failed inside");
  }
}
