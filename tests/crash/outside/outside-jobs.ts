/**
 * Batch jobs whose process is killed while their records wait for a call outside. A job whose record has an open call
 * waits for its operator; the records that were decided keep their outcomes, and only the records with an open call
 * are asked about again.
 */
import { deepStrictEqual, ok, strictEqual } from "node:assert";
import type { BatchBody, JobBody } from "../../support/answers.ts";
import { followJob } from "../../support/job-events.ts";
import type { ServerProcess } from "../../support/process.ts";
import { admitted } from "../requests.ts";
import type { OutsideCompany } from "./outside-companies.ts";
import { ORDERS, type OutsideWorld } from "./outside-world.ts";

/** Records of one job. */
export const JOB_RECORDS = 3;

type Asked = OutsideCompany["asked"];

interface SentJob {
  readonly key: string;
  readonly records: readonly Asked[];
  /** How often a call of each record was given up. */
  readonly givenUp: number[];
  /** null until its submission was answered. */
  jobId: string | null;
  state: "cut" | "waits" | "succeeded";
}

interface WaitingCall {
  readonly tenant_id: string;
  readonly job_id: string;
  readonly record_index: number;
  readonly purpose: string;
}

/** What the operator found: jobs that waited, and their calls. */
export interface SettledJobs {
  readonly settled: number;
  readonly calls: number;
}

export class OutsideJobs {
  readonly #world: OutsideWorld;
  readonly #jobs: SentJob[] = [];

  constructor(world: OutsideWorld) {
    this.#world = world;
  }

  get sent(): number {
    return this.#jobs.length;
  }

  /** A job of these records, not submitted yet. */
  add(records: readonly Asked[]): SentJob {
    const key = `job-${this.#jobs.length}`;
    const job: SentJob = { key, records, givenUp: records.map(() => 0), jobId: null, state: "cut" };
    this.#jobs.push(job);
    return job;
  }

  /** Submits a job, for the first time or again, and follows it until it has ended or waits for its operator. */
  async follow(server: ServerProcess, job: SentJob): Promise<void> {
    const { tenantKey } = this.#world;
    const { status, body } = await admitted(() =>
      server.send<JobBody>("POST", "/v1/batch-jobs", {
        ...{ key: tenantKey, idempotencyKey: job.key },
        body: { records: job.records },
      }),
    );
    strictEqual(status, 202, `${job.key}: ${JSON.stringify(body)}`);
    ok(job.jobId === null || job.jobId === body.job_id, `${job.key}: one submission is one job`);
    job.jobId = body.job_id;
    await followJob([server], { key: tenantKey, jobId: body.job_id });
    const { state } = await this.#read<JobBody>(server, `/v1/batch-jobs/${body.job_id}`);
    ok(state === "succeeded" || state === "reconciliation_required", `${job.key} is ${state}`);
    job.state = state === "succeeded" ? "succeeded" : "waits";
    this.#checkCalls(job);
  }

  /** Follows each job that was cut off, after a restart. */
  async resume(server: ServerProcess): Promise<void> {
    for (const job of this.#jobs.filter(({ state }) => state === "cut")) await this.follow(server, job);
  }

  /** Completes the jobs that wait; no server is up. Each has a call without an outcome, and no other job has. */
  async settle(): Promise<SettledJobs> {
    const waiting = this.#jobs.filter(({ state }) => state === "waits");
    if (waiting.length === 0) return { settled: 0, calls: 0 };
    const listed = JSON.parse(await this.#world.operator("jobs", "list", "--json")) as WaitingCall[];
    deepStrictEqual(
      [...new Set(listed.map(({ job_id }) => job_id))].sort(),
      waiting.map(({ jobId }) => jobId!).sort(),
      "the jobs that wait are those with an open call",
    );
    for (const job of waiting) {
      const calls = listed.filter(({ job_id }) => job_id === job.jobId);
      for (const { purpose, record_index } of calls) {
        ok(purpose === "model" || purpose === "agent", "only billed calls are listed");
        job.givenUp[record_index]!++;
      }
      const { tenant_id } = calls[0]!;
      await this.#world.operator("jobs", "reconcile", job.jobId!, "--tenant", tenant_id, "--complete");
      job.state = "succeeded";
      this.#checkCalls(job);
    }
    return { settled: waiting.length, calls: listed.length };
  }

  /** Every job has a whole result, and each decision in it a receipt. @returns the credits that all jobs cost. */
  async checkAll(server: ServerProcess): Promise<number> {
    let charged = 0;
    for (const { key, jobId, state } of this.#jobs) {
      strictEqual(state, "succeeded", `${key} has ended`);
      const { outcomes, usage } = await this.#read<BatchBody>(server, `/v1/batch-jobs/${jobId}/result`);
      strictEqual(outcomes.length, JOB_RECORDS, `${key}: an outcome for each record`);
      for (const { decision, decision_id } of outcomes) {
        const receipt = await this.#read<{ decision: { decision: string } }>(
          server,
          `/v1/decisions/${decision_id}`,
        );
        strictEqual(receipt.decision.decision, decision, `${key}: the receipt of its decision`);
      }
      charged += usage.credits_charged;
    }
    return charged;
  }

  /** No call of a record is made twice, unless the operator gave it up. */
  #checkCalls({ key, records, givenUp }: SentJob): void {
    const { questions, researched } = this.#world;
    for (const [index, { name }] of records.entries())
      ok(
        (questions.get(name) ?? 0) <= ORDERS * (1 + givenUp[index]!) &&
          (researched.get(name) ?? 0) <= 1 + givenUp[index]!,
        `${key}, record ${index}: no call is made twice unless the operator gave it up`,
      );
  }

  async #read<Body>(server: ServerProcess, path: string): Promise<Body> {
    const { status, body } = await admitted(() =>
      server.send<Body>("GET", path, { key: this.#world.tenantKey }),
    );
    strictEqual(status, 200, `${path}: ${JSON.stringify(body)}`);
    return body;
  }
}
