import { claimJob } from "../../pipelines/batch-jobs/claim-job.ts";
import { type JobDependencies, runJob } from "../../pipelines/batch-jobs/run-job.ts";
import { whileRenewed } from "../../pipelines/while-renewed.ts";
import { isUnavailable } from "../../storage/engine/errors.ts";
import { type LeasedJob, renewLease } from "../../storage/jobs/batch-job-leases.ts";
import { LEASE_S } from "../../storage/jobs/leases.ts";

/** Jobs that one process works on at a time, each of another tenant. */
const SLOTS = 4;
/** How long until it looks again for jobs that another process has accepted, or whose worker is lost. */
const LOOK_MS = 1_000;
const RENEW_MS = (LEASE_S * 1_000) / 3;

export interface WorkerDependencies extends JobDependencies {
  /** A value that nobody else has. */
  readonly newToken: () => string;
  readonly log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/** Works on batch jobs, in the server's process or in one of its own: as many of these as one likes, in any process. */
export class BatchJobWorker {
  readonly #deps: WorkerDependencies;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #serving: Promise<void> | null = null;
  /** Whether there may be a job that came after the last look. */
  #woken = false;
  #rouse: () => void = () => undefined;

  constructor(deps: WorkerDependencies) {
    this.#deps = deps;
  }

  /** Works until it is stopped. */
  start(): void {
    this.#serving ??= this.#serve();
  }

  /** To be called when there may be a job: it looks at once instead of in a while. */
  wake(): void {
    this.#woken = true;
    this.#rouse();
  }

  /** Takes one job and runs it to its end. @returns false where none waits. */
  async runNext(): Promise<boolean> {
    const job = await this.#claim();
    if (job) await this.#run(job);
    return job !== null;
  }

  /** Gives back what it has, with everything decided so far, and fulfils when nothing of it runs any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#serving;
    await Promise.all(this.#running);
  }

  async #serve(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#woken = false;
      const job =
        this.#running.size < SLOTS ? await this.#claim().catch((error) => this.#failed(error)) : null;
      if (job) this.#begin(job);
      else await this.#idle();
    }
  }

  #begin(job: LeasedJob): void {
    const run = this.#run(job).finally(() => {
      this.#running.delete(run);
      this.wake();
    });
    this.#running.add(run);
  }

  #claim(): Promise<LeasedJob | null> {
    const { resolution, newToken, now } = this.#deps;
    return claimJob(resolution.database, newToken(), now());
  }

  async #run(job: LeasedJob): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const renewal = { everyMs: RENEW_MS, renew: () => this.#renew(job, lost) };
    const known = { jobId: job.jobId, tenantId: job.tenantId };
    this.#deps.log.info(known, "batch job taken");
    try {
      await whileRenewed(renewal, () => runJob(this.#deps, job, signal));
    } catch (error) {
      this.#failed(error, known);
    }
  }

  #renew(job: LeasedJob, lost: AbortController): Promise<void> {
    return renewLease(this.#deps.resolution.database, job, LEASE_S).then(
      (mine) => {
        if (!mine) lost.abort();
      },
      (error: unknown) => void this.#failed(error, { jobId: job.jobId, tenantId: job.tenantId }),
    );
  }

  #failed(error: unknown, known: object = {}): null {
    const { log } = this.#deps;
    if (isUnavailable(error)) log.warn({ ...known, err: error }, "storage is unavailable to batch jobs");
    else log.error({ ...known, err: error }, "a batch job failed inside");
    return null;
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, LOOK_MS);
      this.#rouse = done;
      if (this.#woken) done();
    });
  }
}
