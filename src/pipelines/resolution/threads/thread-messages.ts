import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import type { RegisterIndexFault } from "../../../storage/retrieval-index/index-error.ts";
import type { SharedRegisterIndex } from "../../../storage/retrieval-index/register-index.ts";
import type { Case, DecisionOutcome } from "../case.ts";
import type { Answer, Question } from "../questions.ts";

/** The data with which a thread starts. */
export interface ThreadData {
  readonly model: MatchingModel;
}

/** Messages to a thread, in the order of the events. */
export type ToThread =
  /** The registers for every decision that begins from now on; null: none are installed. */
  | {
      readonly kind: "registers";
      readonly registers: { readonly version: number; readonly index: SharedRegisterIndex } | null;
    }
  | { readonly kind: "begin"; readonly id: number; readonly work: Case }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  /** The requested data could not be read: the decision is dropped. */
  | { readonly kind: "drop"; readonly id: number };

export type FromThread =
  | { readonly kind: "ready" }
  | { readonly kind: "question"; readonly id: number; readonly question: Question }
  | { readonly kind: "decided"; readonly id: number; readonly decided: DecisionOutcome }
  /** `fault` is set where the error is a RegisterIndexError: the error's class is lost between threads. */
  | {
      readonly kind: "failed";
      readonly id: number;
      readonly error: unknown;
      readonly fault: RegisterIndexFault | null;
    };
