import type { Finding, StepFailure } from "../../../domain/matching/decide/outside-evidence.ts";

/** A step has no answer, for a reason that receipts name; any other rejection of `ask` is `failed`. */
export class StepError extends Error {
  override readonly name = "StepError";
  readonly failure: StepFailure;
  /** What was found before; null: nothing. It is not kept for others who ask the same. */
  readonly finding: Finding | null;

  /** @param message for the log, without anything that a caller or a supplier sent. */
  constructor(failure: StepFailure, message: string, finding: Finding | null = null) {
    super(message);
    this.failure = failure;
    this.finding = finding;
  }
}
