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
 * The inputs of a decision on a record, without the registers and the answers to its questions: plain data,
 * fit for `postMessage`.
 */
export interface Case extends Submission, Pick<Opening, "settledReviewId" | "differences"> {
  readonly request: RequestData;
  /** Entities may have keys of another analysis, which are not searched: no company is certainly absent. */
  readonly behind: boolean;
  readonly ids: FreshIds;
  readonly sources: ReadinessData;
  /** The steps above `probabilistic` that this deployment has, in their order. */
  readonly steps: readonly DeeperStep[];
  /** By source: milliseconds for which what it stated counts as fresh. */
  readonly agesMs: Readonly<Record<string, number>>;
  /** The answers of these steps about this record so far. */
  readonly heard: readonly OutsideEvidence[];
}

/** Ids for the rows that the decision may write, used or not. */
export interface FreshIds {
  readonly record: string;
  readonly decision: string;
  readonly entity: string;
  readonly review: string;
  readonly run: string;
  /** The id of the decision that unites an entity with register rows. */
  readonly union: string;
}

/** The decision, and the write that stores it. */
export interface DecisionWrite {
  readonly write: ResolutionWrite;
  readonly answer: ResolutionAnswer;
}

/** Decided, or with a question to ask outside first; `again` where data that it read is gone meanwhile. */
export type DecisionOutcome = DecisionWrite | { readonly asks: OutsideQuestion } | "again";
