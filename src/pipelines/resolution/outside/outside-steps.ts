/**
 * Asks steps outside without a lock, a transaction or an open version of the registers. A billed call is a
 * committed row before it is made, keyed by its tenant and its question, so that one answer is never paid for
 * twice.
 */

import { hash } from "node:crypto";
import { canonicalJson } from "../../../contract/canonical-json.ts";
import { Failure } from "../../../contract/errors.ts";
import { storedFinding } from "../../../contract/stored/receipt.ts";
import { type DeeperStep, deeperSteps } from "../../../domain/matching/decide/deeper-stages.ts";
import type {
  Finding,
  OutsideEvidence,
  StepFailure,
} from "../../../domain/matching/decide/outside-evidence.ts";
import { PIPELINE_VERSION } from "../../../domain/matching/release.ts";
import type { Database } from "../../../storage/engine/database.ts";
import {
  type CallOutcome,
  closeCall,
  type OutsideCall,
  openCall,
  takeDeepAttempt,
} from "../../../storage/usage/outside-commitments.ts";
import { inTime } from "./in-time.ts";
import type { OutsideQuestion } from "./outside-question.ts";
import { OutsideSlots, type SlotLimits } from "./outside-slots.ts";
import type { AskedFor, OutsideStep } from "./outside-step.ts";
import { type ReadRowAgain, rowReader } from "./read-again.ts";
import { StepError } from "./step-error.ts";

/** The tenant and the request for which a step is asked. */
export interface Asking {
  readonly tenantId: string;
  /** SHA-256 in hex of the submission. */
  readonly contentDigest: string;
  readonly job: OutsideCall["job"];
  /**
   * Whether the request is about this record alone: it is refused where the call might be paid for twice. A
   * record of a batch is left open instead.
   */
  readonly alone: boolean;
  /** When the step is asked. */
  readonly now: Date;
  readonly signal: AbortSignal;
  /** How long the request can wait for an answer; Infinity where no caller waits. */
  readonly patienceMs: number;
  /** Whether a deep attempt has been taken for this record already. */
  readonly attempted: boolean;
}

/** The answer, and whether a deep attempt was taken for it. */
export interface Heard {
  readonly evidence: OutsideEvidence;
  readonly attempted: boolean;
}

interface Parts {
  readonly database: Database;
  readonly steps: readonly OutsideStep[];
  readonly newId: (prefix: "call") => string;
  /** Called when a step failed, with the reason. */
  readonly failed: (step: DeeperStep, error: unknown) => void;
  readonly slots?: SlotLimits;
}

/** Concurrent calls of one process. A model that takes twenty seconds answers 190 questions a minute. */
const SLOTS: SlotLimits = { total: 64, perTenant: 32, waiting: 1024 };

type Called =
  | { readonly kind: "answered"; readonly finding: Finding; readonly callId: string | null }
  | { readonly kind: "without"; readonly failure: StepFailure; readonly finding?: Finding };

export class OutsideSteps {
  /** In the order in which they are asked. */
  readonly steps: readonly DeeperStep[];
  /** By source: milliseconds for which what it stated counts as fresh. */
  readonly agesMs: Readonly<Record<string, number>>;
  readonly readAgain: ReadRowAgain;
  readonly #parts: Parts;
  readonly #byName: ReadonlyMap<DeeperStep, OutsideStep>;
  readonly #slots: OutsideSlots;
  /** Calls under way, by tenant and question: requests with the same question wait for the same answer. */
  readonly #underWay = new Map<string, Promise<Called>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#byName = new Map(parts.steps.map((one) => [one.step, one]));
    this.steps = deeperSteps.filter((step) => this.#byName.has(step));
    this.agesMs = Object.assign(
      {},
      ...parts.steps.map(({ agesMs }) => agesMs ?? {}),
    ) as OutsideSteps["agesMs"];
    this.#slots = new OutsideSlots(parts.slots ?? SLOTS);
    this.readAgain = rowReader(parts, this.#slots);
  }

  /**
   * Asks the step of a question.
   * @returns the answer, which may be empty; a Failure where a call with the same question has no outcome, so
   * that the call might be paid for twice.
   */
  async hear(asking: Asking, question: OutsideQuestion): Promise<Heard | Failure> {
    const startedMs = performance.now();
    const step = this.#byName.get(question.step)!;
    const heard = (called: Called, attempted: boolean): Heard => ({
      attempted,
      evidence: {
        step: question.step,
        failure: called.kind === "without" ? called.failure : null,
        ...(called.finding ?? { judgements: [] }),
        askedAt: asking.now.toISOString(),
        durationMs: Math.round(performance.now() - startedMs),
        callId: called.kind === "answered" ? called.callId : null,
      },
    });
    if (asking.patienceMs <= 0) return heard({ kind: "without", failure: "deadline" }, asking.attempted);
    const digest = hash("sha256", canonicalJson({ identity: step.identity, question }));
    const key = `${asking.tenantId} ${digest}`;
    const joined = this.#underWay.get(key);
    let attempted = asking.attempted;
    const took = () => {
      attempted = true;
    };
    const call = joined ?? this.#begin(key, this.#call(step, { ...asking, digest, took }, question));
    // A request without time left continues without the answer; the call ends by itself, and its answer is
    // kept.
    const called = await inTime(call, asking.patienceMs, { kind: "without", failure: "deadline" });
    if (called.kind === "without" && called.failure === "unsettled" && asking.alone)
      return new Failure("idempotency_in_progress", { details: { retry_after: RETRY_S } });
    return heard(called, attempted);
  }

  /** Fulfils when no call is under way: each ends by its step's deadline. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  #begin(key: string, call: Promise<Called>): Promise<Called> {
    this.#underWay.set(key, call);
    const done = () => {
      this.#underWay.delete(key);
    };
    call.then(done, done);
    return call;
  }

  async #call(
    step: OutsideStep,
    asking: Asking & { readonly digest: string; readonly took: () => void },
    question: OutsideQuestion,
  ): Promise<Called> {
    const called = await this.#slots.within(asking.tenantId, asking.signal, () =>
      step.billed ? this.#billed(step, asking, question) : this.#unbilled(step, asking, question),
    );
    return called ?? { kind: "without", failure: "no_slot" };
  }

  async #billed(
    step: OutsideStep,
    asking: Asking & { readonly digest: string; readonly took: () => void },
    question: OutsideQuestion,
  ): Promise<Called> {
    const { database, newId } = this.#parts;
    const startedMs = performance.now();
    const at = () => new Date(asking.now.getTime() + performance.now() - startedMs).toISOString();
    const id = { tenantId: asking.tenantId, callId: newId("call") };
    const call: OutsideCall = {
      ...id,
      purpose: step.step,
      questionDigest: asking.digest,
      contentDigest: asking.contentDigest,
      entityIds: question.candidates.flatMap(({ entityId }) => entityId ?? []),
      release: PIPELINE_VERSION,
      job: asking.job,
    };
    const attempt = !asking.attempted;
    const opened = await openCall(database, call, { at: at(), attempt });
    if (opened.kind === "answered") return answeredBy(opened.answer, opened.callId);
    if (opened.kind !== "opened")
      return { kind: "without", failure: opened.kind === "unsettled" ? "unsettled" : "no_attempts" };
    if (attempt) asking.took();
    const close = (outcome: CallOutcome["outcome"], finding: Finding | null) =>
      closeCall(database, id, {
        outcome,
        answer: finding && JSON.stringify(finding),
        at: at(),
      });
    const late = (finding: Finding) =>
      close("answered", finding).catch((error: unknown) => this.#parts.failed(step.step, error));
    const asked = await this.#ask(step, question, { askedFor: id, late });
    const stands = await close(
      asked.kind === "answered" ? "answered" : asked.failure === "timed_out" ? "timed_out" : "failed",
      asked.kind === "answered" ? asked.finding : null,
    );
    return stands === null ? asked : answeredBy(stands, id.callId);
  }

  async #unbilled(
    step: OutsideStep,
    asking: Asking & { readonly took: () => void },
    question: OutsideQuestion,
  ): Promise<Called> {
    if (!asking.attempted) {
      if (!(await takeDeepAttempt(this.#parts.database, asking.tenantId)))
        return { kind: "without", failure: "no_attempts" };
      asking.took();
    }
    const askedFor = { tenantId: asking.tenantId, callId: null };
    return this.#ask(step, question, { askedFor, late: () => undefined });
  }

  /** @param late called with an answer that came after the deadline. */
  async #ask(
    step: OutsideStep,
    question: OutsideQuestion,
    { askedFor, late }: { readonly askedFor: AskedFor; readonly late: (finding: Finding) => unknown },
  ): Promise<Called> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), step.deadlineMs);
    const { promise: over, resolve: end } = Promise.withResolvers<Called>();
    const timedOut = () => end({ kind: "without", failure: "timed_out" });
    deadline.signal.addEventListener("abort", timedOut, { once: true });
    const asked = async (): Promise<Called> => {
      try {
        const finding = await step.ask(question, deadline.signal, askedFor);
        if (deadline.signal.aborted) late(finding);
        return { kind: "answered", finding, callId: null };
      } catch (error) {
        if (!deadline.signal.aborted) this.#parts.failed(step.step, error);
        if (!(error instanceof StepError)) return { kind: "without", failure: "failed" };
        const { failure, finding } = error;
        return { kind: "without", failure, ...(finding && { finding }) };
      }
    };
    try {
      return await Promise.race([over, asked()]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** In seconds: a call under way has often ended by then. */
const RETRY_S = 5;

function answeredBy(answer: string, callId: string): Called {
  return { kind: "answered", finding: storedFinding(answer), callId };
}
