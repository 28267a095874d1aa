/** What was heard from outside about a record: plain data that a decision takes as its evidence, and that a receipt keeps. */
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { MatchDecision } from "./decide.ts";
import { basisOfStage, type DeeperStage, type DeeperStep, stageOfStep } from "./deeper-stages.ts";

/** What somebody outside says of one candidate. */
export interface Judgement {
  /** `key` of the candidate. */
  readonly candidateKey: string;
  readonly decision: "match" | "no_match" | "cannot_tell";
  /** Self-reported, 0..1; nothing is decided by it. */
  readonly confidence: number | null;
  /** What the judgement is worth: log of its likelihood ratio, for the candidate where positive. 0: it informs and binds nothing. */
  readonly logOdds: number;
}

/** Why a step gave nothing: in a word, for receipts and logs. */
export type StepFailure =
  | "deadline"
  | "failed"
  | "no_attempts"
  | "no_slot"
  | "timed_out"
  /** Another request asks the same at this moment, or died asking. */
  | "unsettled";

/** What came of asking one step. */
export interface OutsideEvidence {
  readonly step: DeeperStep;
  /** null: it answered. */
  readonly failure: StepFailure | null;
  readonly judgements: readonly Judgement[];
  /** ISO 8601. */
  readonly askedAt: string;
  readonly durationMs: number;
  /** The billed call that was made for it; null where none was. */
  readonly callId: string | null;
}

/** What a step answers, before it is known when and how long it was asked. */
export type Finding = Pick<OutsideEvidence, "judgements">;

/** A candidate with what was said of it outside. */
export function judged<C extends ScoredCandidate>(candidate: C, { judgements }: Finding): C {
  const said = judgements.find(({ candidateKey }) => candidateKey === candidate.key);
  if (!said || said.logOdds === 0) return candidate;
  return { ...candidate, outsideLogOdds: (candidate.outsideLogOdds ?? 0) + said.logOdds };
}

/** The least share of the posterior with which a candidate is worth asking about. */
const BORDERLINE_SHARE = 0.05;

/** Whether a verdict left a candidate open whom a judgement could decide: numbers decide by themselves. */
export function isBorderline({ stage, ranked }: Pick<MatchDecision, "stage" | "ranked">): boolean {
  return (
    stage === "probabilistic" &&
    ranked.some(({ refused, probability }) => refused === null && probability >= BORDERLINE_SHARE)
  );
}

/** The stage that a verdict belongs to, and what its confidence rests on. */
export interface Standing {
  readonly stage: MatchDecision["stage"] | DeeperStage;
  readonly basis: MatchDecision["basis"] | (typeof basisOfStage)[DeeperStage];
}

/** @param step the last step whose evidence the verdict took; null where it took none. */
export function standingOf({ decision, stage, basis }: MatchDecision, step: DeeperStep | null): Standing {
  if (step === null) return { stage, basis };
  const deeper = stageOfStep[step];
  return { stage: deeper, basis: decision === "unresolved" ? basis : basisOfStage[deeper] };
}
