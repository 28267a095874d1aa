import type { z } from "zod";
import type { Transaction } from "../storage/engine/database.ts";
import type { DueJob, HeldJob } from "../storage/jobs/queue.ts";

/** A job that a worker of this process has. */
export interface TakenJob<Payload = unknown> extends HeldJob {
  readonly lane: string;
  readonly payload: Payload;
  /** The payload as it is stored. */
  readonly stored: string;
  /** Runs before this one that came to nothing, in a row. */
  readonly attempts: number;
}

/** A kind of work that no request waits for: the payload of its rows in `job`, and the function that does the work. */
export interface JobKind<Payload = unknown> {
  readonly name: string;
  /** How many run at once in a process. */
  readonly slots: number;
  /** How many run at once of one tenant, in all processes. */
  readonly perTenant: number;
  /** How many run at once of one lane, in all processes; no bound where it is left out. */
  readonly perLane?: number;
  /** Parses what another release may have written. A payload that does not fit fails its job. */
  readonly payload: z.ZodType<Payload>;
  /** Runs in a row that may come to nothing before the job has failed. Default: without end, ever more seldom. */
  readonly mostAttempts?: number;
  /**
   * In the transaction that takes the job, with the tenant's row locked. @returns how often it has come to nothing; null
   * where nothing is to be done of it any more, and then the job is dropped. Default: a lost run is one more.
   */
  readonly take?: (tx: Transaction, job: DueJob, payload: Payload) => Promise<number | null>;
  /**
   * Does the work. It may end the job, or put it back, in a transaction of its own; else the job is done when it fulfils, and
   * put back when it rejects.
   * @param signal aborted when the process stops, or the job is somebody else's by now.
   */
  readonly run: (job: TakenJob<Payload>, signal: AbortSignal) => Promise<void>;
  /** In the transaction that keeps the job as failed: tells whoever waits for it. The tenant's row is locked. */
  readonly failed?: (tx: Transaction, job: Pick<HeldJob, "tenantId" | "key">) => Promise<void>;
}

/** Kinds of different payloads in one list: each parses its own. */
// biome-ignore lint/suspicious/noExplicitAny: the payload is a kind's own affair
export type AnyJobKind = JobKind<any>;
