import type { ReadinessData } from "../../domain/entities/readiness-data.ts";
import type { DeeperStep } from "../../domain/matching/decide/deeper-stages.ts";
import type { OutsideEvidence } from "../../domain/matching/decide/outside-evidence.ts";
import type { ResolutionWrite } from "../../storage/decisions/resolutions.ts";
import type { Opening } from "../../storage/entities/catalogue.ts";
import type { ResolutionAnswer } from "./answer.ts";
import type { Submission } from "./commit-outcome.ts";
import type { OutsideQuestion } from "./outside/outside-question.ts";
import type { RequestData } from "./request.ts";

/**
 * Everything that a decision on a record rests on, besides the registers and what it asks for: plain data, fit for
 * `postMessage`.
 */
export interface Case extends Submission, Pick<Opening, "settledReviewId" | "differences"> {
  readonly request: RequestData;
  /** Entities of the tenant may lie under keys that are not asked for: nobody is absent for certain. */
  readonly behind: boolean;
  readonly ids: FreshIds;
  readonly sources: ReadinessData;
  /** The steps above `probabilistic` that this deployment has, in their order. */
  readonly steps: readonly DeeperStep[];
  /** What was heard from them about this record until now. */
  readonly heard: readonly OutsideEvidence[];
}

/** Ids for what the decision may write, used or not. */
export interface FreshIds {
  readonly record: string;
  readonly decision: string;
  readonly entity: string;
  readonly review: string;
  /** Of the decision that unites an entity with register rows. */
  readonly union: string;
}

/** What was decided, and the write that makes it so. */
export interface DecisionWrite {
  readonly write: ResolutionWrite;
  readonly answer: ResolutionAnswer;
}

/** How deciding ends: decided, or with somebody to ask outside first; `again` where what it saw is gone meanwhile. */
export type DecisionOutcome = DecisionWrite | { readonly asks: OutsideQuestion } | "again";
