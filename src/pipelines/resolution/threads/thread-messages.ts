import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import type { RegisterIndexFault } from "../../../storage/retrieval-index/index-error.ts";
import type { SharedRegisterIndex } from "../../../storage/retrieval-index/register-index.ts";
import type { Case, DecisionOutcome } from "../case.ts";
import type { Answer, Question } from "../questions.ts";

/** What a thread is started with. */
export interface ThreadData {
  readonly model: MatchingModel;
}

/** What a thread is told, in the order in which it happened. */
export type ToThread =
  /** The registers that every decision begun from now on is made with; null: none are installed. */
  | {
      readonly kind: "registers";
      readonly registers: { readonly version: number; readonly index: SharedRegisterIndex } | null;
    }
  | { readonly kind: "begin"; readonly id: number; readonly work: Case }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  /** What was asked for could not be read: the decision is not gone on with. */
  | { readonly kind: "drop"; readonly id: number };

export type FromThread =
  | { readonly kind: "ready" }
  | { readonly kind: "question"; readonly id: number; readonly question: Question }
  | { readonly kind: "decided"; readonly id: number; readonly decided: DecisionOutcome }
  /** `fault` is set where the error is a RegisterIndexError: a class of ours does not survive the passage. */
  | {
      readonly kind: "failed";
      readonly id: number;
      readonly error: unknown;
      readonly fault: RegisterIndexFault | null;
    };
