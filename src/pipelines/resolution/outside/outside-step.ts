import type { RegisterRef } from "../../../domain/matching/comparable/candidate.ts";
import type { DeeperStep } from "../../../domain/matching/decide/deeper-stages.ts";
import type { ExternalCompany, Finding } from "../../../domain/matching/decide/outside-evidence.ts";
import type { OutsideQuestion } from "./outside-question.ts";

/** For whom a step is asked. */
export interface AskedFor {
  readonly tenantId: string;
  /** The billed call that the step is asked in; null where it is not billed. */
  readonly callId: string | null;
}

/** A step above `probabilistic`: a model or a source outside that may know more. */
export interface OutsideStep {
  readonly step: DeeperStep;
  /** The inputs of its answers beside the question: the model, the prompt, the sources. */
  readonly identity: string;
  /** Whether its calls are billed. */
  readonly billed: boolean;
  /** How long a call may take; a later answer is kept for repeats of the same question. */
  readonly deadlineMs: number;
  /** By source: milliseconds for which what it stated counts as fresh; absent where the step asks no source. */
  readonly agesMs?: Readonly<Record<string, number>>;
  /**
   * Rejects where it has no answer: with a `StepError` where the receipt can name the reason.
   * @param signal aborted at the deadline.
   */
  ask(question: OutsideQuestion, signal: AbortSignal, askedFor: AskedFor): Promise<Finding>;
  /**
   * Reads a row again that the step once found, by its key, for a person's verdict on it. Rejects where the
   * source does not answer. @returns null where the source has no such row, or is none of the step's.
   */
  readAgain?(row: RegisterRef, signal: AbortSignal): Promise<ExternalCompany | null>;
}
