/** The stages above `probabilistic` as a decision takes them: what was heard from each, and whom it asks next. */
import type { Comparable } from "../../../domain/matching/comparable/comparable.ts";
import { decide, type MatchDecision } from "../../../domain/matching/decide/decide.ts";
import {
  type DeeperStage,
  type DeeperStep,
  type Depth,
  depthAllows,
  stageOfStep,
} from "../../../domain/matching/decide/deeper-stages.ts";
import {
  isBorderline,
  judged,
  type OutsideEvidence,
  type Standing,
  type StepFailure,
  standingOf,
} from "../../../domain/matching/decide/outside-evidence.ts";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import { decisionInput, type Found } from "../stages.ts";

/** The steps of a deployment, and what was heard from them about one record. */
export interface Ladder {
  /** In the order in which they are asked. */
  readonly steps: readonly DeeperStep[];
  readonly heard: readonly OutsideEvidence[];
  readonly depth: Depth;
  readonly enrich: boolean;
}

/** What became of one step, as receipts show it. */
export interface StepTaken {
  readonly step: DeeperStep;
  readonly stage: DeeperStage;
  /** `passed`: it answered and did not decide. `skipped`: nothing was left for it. `capped`: the depth ends before it. */
  readonly status: "decided" | "passed" | "skipped" | "capped" | "failed";
  readonly failure: StepFailure | null;
  readonly asked_at: string | null;
  readonly duration_ms: number | null;
  readonly call_id: string | null;
}

export interface Climbed {
  readonly verdict: MatchDecision;
  readonly standing: Standing;
  readonly taken: readonly StepTaken[];
  /** The step that has to be asked before the record can be decided or left; null: none. */
  readonly asks: DeeperStep | null;
}

/** Takes what was heard as evidence, step by step, until it decides: no step weighs in a decision that was made before it. */
export function climb(
  {
    model,
    query,
    found,
  }: { readonly model: MatchingModel; readonly query: Comparable; readonly found: Found },
  local: MatchDecision,
  ladder: Ladder,
): Climbed {
  let verdict = local;
  let last: DeeperStep | null = null;
  const taken: StepTaken[] = [];
  for (const step of ladder.steps) {
    const without = reasonWithout(step, verdict, ladder);
    if (without) {
      taken.push(untaken(step, without));
      continue;
    }
    const evidence = ladder.heard.find((one) => one.step === step);
    if (!evidence) return { verdict, standing: standingOf(verdict, last), taken, asks: step };
    if (evidence.failure === null) {
      const scored = verdict.ranked.map((candidate) => judged(candidate, evidence));
      verdict = decide({ ...decisionInput(model, query, found), scored });
      last = step;
    }
    taken.push(takenOf(evidence, verdict));
  }
  return { verdict, standing: standingOf(verdict, last), taken, asks: null };
}

/** Why a step is not asked; null where it is. */
function reasonWithout(
  step: DeeperStep,
  verdict: MatchDecision,
  { depth, enrich }: Ladder,
): "skipped" | "capped" | null {
  if (verdict.decision !== "unresolved" || !verdict.escalate) return "skipped";
  if (step === "model" ? !isBorderline(verdict) : !enrich) return "skipped";
  return depthAllows(depth, step) ? null : "capped";
}

function untaken(step: DeeperStep, status: "skipped" | "capped"): StepTaken {
  const never = { asked_at: null, duration_ms: null, call_id: null };
  return { step, stage: stageOfStep[step], status, failure: null, ...never };
}

function takenOf(evidence: OutsideEvidence, { decision }: MatchDecision): StepTaken {
  const { step, failure, askedAt, durationMs, callId } = evidence;
  const status = failure !== null ? "failed" : decision === "unresolved" ? "passed" : "decided";
  return {
    step,
    stage: stageOfStep[step],
    status,
    failure,
    asked_at: askedAt,
    duration_ms: durationMs,
    call_id: callId,
  };
}
