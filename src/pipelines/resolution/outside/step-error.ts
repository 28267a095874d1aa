import type { StepFailure } from "../../../domain/matching/decide/outside-evidence.ts";

/** A step has no answer, for a reason that receipts name; any other rejection of `ask` is `failed`. */
export class StepError extends Error {
  override readonly name = "StepError";
  readonly failure: StepFailure;

  /** @param message for the log, without anything that a caller or a supplier sent. */
  constructor(failure: StepFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
