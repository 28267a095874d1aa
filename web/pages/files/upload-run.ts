/**
 * Sends an upload and collects its results, one chunk after the other. Every send of a chunk has the same
 * idempotency key and the same bytes, so a reload, a lost answer or a killed server repeats no work. The
 * service completes the accepted jobs whether or not this page is open.
 */
import { signal } from "@preact/signals";
import { AuthenticationError, type BatchResponse, singleTryClient } from "../../frame/client.ts";
import { outcomeOf } from "./outcome-of.ts";
import { recordsAgain } from "./records-again.ts";
import { type ChunkJob, idempotencyKeyOf, type Upload } from "./upload.ts";
import { type Delay, delayAfter, pause, sentenceOfFault, withoutRefused } from "./upload-faults.ts";
import { jobsOf, keepAgain, keepJob, recordsOf } from "./upload-store.ts";

export interface RunState {
  readonly jobs: readonly ChunkJob[];
  readonly isRunning: boolean;
  /** The reason for the current wait. */
  readonly delay: Delay | null;
  /** The reason why the upload does not continue by itself. */
  readonly stopped: "signed out" | "another tab" | null;
  /** Records decided per second, measured in this page; null before the first measurement. */
  readonly recordsPerSecond: number | null;
}

const runs = new Map<string, UploadRun>();

/** The single run of an upload in this page. */
export function runOf(upload: Upload): UploadRun {
  const known = runs.get(upload.id) ?? new UploadRun(upload);
  runs.set(upload.id, known);
  return known;
}

/** The interval for reading another tab's progress, in milliseconds. */
const LOOK_MS = 2_000;

export class UploadRun {
  readonly state = signal<RunState>({
    jobs: [],
    isRunning: false,
    delay: null,
    stopped: null,
    recordsPerSecond: null,
  });
  readonly upload: Upload;
  #ending = new AbortController();
  #wake: () => void = () => undefined;
  #began: { readonly atMs: number; readonly completed: number } | null = null;

  constructor(upload: Upload) {
    this.upload = upload;
  }

  /** Continues the upload, unless it is already running, here or in another tab. */
  async start(): Promise<void> {
    if (this.state.peek().isRunning) return;
    this.#ending = new AbortController();
    this.#set({ isRunning: true, stopped: null, jobs: await jobsOf(this.upload.id) });
    try {
      await navigator.locks.request(`assay-upload-${this.upload.id}`, { ifAvailable: true }, async (lock) => {
        if (lock === null) return this.#watch();
        await Promise.all([this.#send(), this.#collect()]);
      });
    } catch (error) {
      if (error instanceof AuthenticationError) this.#set({ stopped: "signed out" });
      else if (!this.#ending.signal.aborted) throw error;
    } finally {
      // The end of one loop ends the other.
      this.#ending.abort();
      this.#set({ isRunning: false, delay: null });
    }
  }

  /** Stops the requests; the service completes the accepted jobs all the same. */
  stop(): void {
    this.#ending.abort();
    this.#wake();
  }

  /** Sends failed chunks again; records that were decided already are answered again and cost nothing. */
  async again(): Promise<void> {
    for (const job of this.state.peek().jobs.filter(({ state }) => state === "failed")) {
      const records = await recordsAgain(this.upload, job);
      if (records === null) continue;
      const next = { ...job, state: "waiting", attempt: job.attempt + 1, job_id: null, fault: null } as const;
      await keepAgain({ ...next, completed: 0 }, records);
    }
    this.#set({ jobs: await jobsOf(this.upload.id) });
    await this.start();
  }

  async #send(): Promise<void> {
    for (;;) {
      const job = this.state.peek().jobs.find(({ state }) => state === "waiting");
      if (job === undefined) return;
      await this.#sendChunk(job);
    }
  }

  async #sendChunk(job: ChunkJob, tries = 0): Promise<void> {
    const kept = await recordsOf(job.upload_id, job.n);
    if (kept === undefined)
      return this.#keep({ ...job, state: "failed", fault: "Its rows are not in this browser." });
    try {
      const { job_id } = await singleTryClient.batchJobs.submit(
        { records: [...kept.records] },
        { idempotencyKey: idempotencyKeyOf(job), signal: this.#ending.signal },
      );
      this.#set({ delay: null });
      await this.#keep({ ...job, state: "accepted", job_id });
    } catch (error) {
      this.#ending.signal.throwIfAborted();
      const isBusy = this.state.peek().jobs.some(({ state }) => state === "accepted");
      const delay = delayAfter(error, { tries, isBusy });
      if (delay !== null) {
        await this.#wait(delay);
        return this.#sendChunk(job, tries + 1);
      }
      const fewer = withoutRefused(error, job, kept.records);
      if (fewer === null) return this.#keep({ ...job, state: "failed", fault: sentenceOfFault(error) });
      await keepAgain(fewer.job, fewer.records);
      this.#replace(fewer.job);
    }
  }

  async #collect(): Promise<void> {
    for (;;) {
      const { jobs } = this.state.peek();
      const job = jobs.find(({ state }) => state === "accepted");
      if (job !== undefined) await this.#finish(job);
      else if (jobs.some(({ state }) => state === "waiting")) await this.#changed();
      else return;
    }
  }

  async #finish(job: ChunkJob, tries = 0): Promise<void> {
    const { signal } = this.#ending;
    const jobId = job.job_id!;
    try {
      for await (const { data } of singleTryClient.batchJobs.getEvents(jobId, {}, { signal }))
        this.#replace({ ...job, completed: data.progress.completed });
      const { data, meta } = await singleTryClient.batchJobs.getResult(jobId, { signal }).withResponse();
      if (meta.status === 202) {
        await pause((meta.retryAfter ?? 2) * 1000, signal);
        return;
      }
      const { outcomes, usage } = data as BatchResponse;
      await this.#keep({
        ...job,
        state: "succeeded",
        completed: job.record_count,
        credits: job.credits + usage.credits_charged,
        outcomes: outcomes.map(outcomeOf),
      });
    } catch (error) {
      signal.throwIfAborted();
      const delay = delayAfter(error, { tries, isBusy: false });
      if (delay === null)
        return this.#keep({ ...job, state: "failed", fault: await this.#faultOf(jobId, error) });
      await this.#wait(delay);
      return this.#finish(job, tries + 1);
    }
  }

  /** A job that has ended without a result states the reason itself. */
  async #faultOf(jobId: string, error: unknown): Promise<string> {
    try {
      const job = await singleTryClient.batchJobs.get(jobId, { signal: this.#ending.signal });
      return sentenceOfFault(error, job);
    } catch {
      return sentenceOfFault(error);
    }
  }

  /** While another tab sends, this page shows the progress that the other tab stores. */
  async #watch(): Promise<void> {
    this.#set({ stopped: "another tab" });
    const isOpen = ({ state }: ChunkJob) => state === "waiting" || state === "accepted";
    while (this.state.peek().jobs.some(isOpen)) {
      await pause(LOOK_MS, this.#ending.signal);
      this.#set({ jobs: await jobsOf(this.upload.id) });
    }
    this.#set({ stopped: null });
  }

  async #wait(delay: Delay): Promise<void> {
    this.#set({ delay });
    await pause(delay.untilMs - Date.now(), this.#ending.signal);
    this.#set({ delay: null });
  }

  async #keep(job: ChunkJob): Promise<void> {
    await keepJob(job);
    this.#replace(job);
  }

  #replace(job: ChunkJob): void {
    this.#set({ jobs: this.state.peek().jobs.with(job.n, job) });
    const completed = completedOf(this.state.peek().jobs);
    const atMs = performance.now();
    this.#began ??= { atMs, completed };
    const seconds = (atMs - this.#began.atMs) / 1000;
    const done = completed - this.#began.completed;
    if (seconds > 1 && done > 0) this.#set({ recordsPerSecond: done / seconds });
    this.#wake();
  }

  async #changed(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    await promise;
    this.#ending.signal.throwIfAborted();
  }

  #set(part: Partial<RunState>): void {
    this.state.value = { ...this.state.peek(), ...part };
  }
}

/** The number of records that have their outcome. */
export function completedOf(jobs: readonly ChunkJob[]): number {
  return jobs.reduce((sum, { completed }) => sum + completed, 0);
}
