/** The stages above `probabilistic` in a decision: the answers of each step, and the next step to ask. */
import type { PageEvidence, StepCost } from "../../../domain/claims/page-evidence.ts";
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
  type OutsideEvidence,
  type ResearchClaim,
  type SourceAsked,
  type Standing,
  type StepFailure,
  standingOf,
  toldApart,
} from "../../../domain/matching/decide/outside-evidence.ts";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import { type Considered, consider } from "../consider.ts";
import type { Steps } from "../questions.ts";
import { decisionInput } from "../stages.ts";
import { weighedBy } from "../weigh-evidence.ts";
import { type ExternalRows, externalRows, withExternal } from "./external-candidates.ts";

/** The steps of a deployment, and their answers about one record. */
export interface Ladder {
  /** In the order in which they are asked. */
  readonly steps: readonly DeeperStep[];
  readonly heard: readonly OutsideEvidence[];
  readonly depth: Depth;
  readonly enrich: boolean;
}

/** A company that a step found, as receipts cite it. */
interface FoundCompany {
  readonly source_id: string;
  readonly source_record_id: string;
  readonly licence: string;
  readonly url: string | null;
  readonly retrieved_at: string;
}

/** A claim of the research agent, as receipts show it. */
type TakenClaim = Omit<ResearchClaim, "evidenceId"> & { readonly evidence_id: string | null };

/** The result of one step, as receipts show it. */
export interface StepTaken {
  readonly step: DeeperStep;
  readonly stage: DeeperStage;
  /** `passed`: answered, not decided. `skipped`: no record was left. `capped`: the depth ends before it. */
  readonly status: "decided" | "passed" | "skipped" | "capped" | "failed";
  readonly failure: StepFailure | null;
  readonly asked_at: string | null;
  readonly duration_ms: number | null;
  readonly call_id: string | null;
  /** The sources that the step asked, and the companies that they gave; absent where it asked none. */
  readonly sources?: readonly SourceAsked[];
  readonly companies?: readonly FoundCompany[];
  /** The pages that the step read, what it could not look at, and what it used up. */
  readonly pages?: readonly PageEvidence[];
  readonly gaps?: readonly string[];
  readonly claims?: readonly TakenClaim[];
  readonly cost?: StepCost;
}

/** Whether a step that was needed has not answered in full: trying again later may help. */
export function isUnanswered({ status, sources = [] }: StepTaken): boolean {
  return status === "failed" || sources.some(({ outcome }) => outcome === "source_unavailable");
}

export interface Climbed extends Considered {
  readonly standing: Standing;
  readonly taken: readonly StepTaken[];
  /** The companies that the steps found, by register row. */
  readonly external: ExternalRows;
  /** The model's verdict, where it answered. */
  readonly adjudicated: OutsideEvidence | null;
  /** The step that has to be asked before the record can be decided or left; null: none. */
  readonly asks: DeeperStep | null;
}

/** The record to decide, and the data that its tenant may not be shown. */
export interface Climbing {
  readonly model: MatchingModel;
  readonly query: Comparable;
  readonly withheld: ReadonlySet<string>;
  readonly differences: readonly string[];
}

/** Takes answers as evidence, step by step, until one decides: no later step weighs in that decision. */
export function* climb(climbing: Climbing, local: Considered, ladder: Ladder): Steps<Climbed> {
  let considered = local;
  let external: ExternalRows = new Map();
  let last: DeeperStep | null = null;
  const weighed: OutsideEvidence[] = [];
  const taken: StepTaken[] = [];
  const result = (asks: DeeperStep | null): Climbed => {
    const adjudicated = weighed.find(({ adjudicator }) => adjudicator !== undefined) ?? null;
    const standing = standingOf(considered.verdict, last);
    return { ...considered, standing, taken, external, adjudicated, asks };
  };
  for (const step of ladder.steps) {
    const without = reasonWithout(step, considered.verdict, ladder);
    if (without) {
      taken.push(untaken(step, without));
      continue;
    }
    const evidence = ladder.heard.find((one) => one.step === step);
    if (!evidence) return result(step);
    if (evidence.failure === null || hasFound(evidence)) {
      const told = toldApart(evidence, considered.verdict.ranked);
      weighed.push(told);
      external = new Map([...external, ...externalRows(evidence.companies ?? [])]);
      considered = yield* withEvidence(climbing, considered, { evidence: told, weighed });
      last = step;
    }
    taken.push(takenOf(evidence, considered.verdict));
  }
  return result(null);
}

export function* withEvidence(
  { model, query, withheld, differences }: Climbing,
  before: Considered,
  { evidence, weighed }: { readonly evidence: OutsideEvidence; readonly weighed: readonly OutsideEvidence[] },
): Steps<Considered> {
  const rows = externalRows(evidence.companies ?? []);
  if (rows.size === 0) {
    const scored = before.verdict.ranked.map((candidate) => weighedBy(model, query, candidate, evidence));
    return { ...before, verdict: decide({ ...decisionInput(model, query, before.found), scored }) };
  }
  const found = yield* withExternal(before.found, rows, { withheld, differences });
  const after = yield* consider(model, query, found, { withheld, judgements: weighed });
  return { ...after, unions: new Map([...before.unions, ...after.unions]) };
}

/** Whether a step that failed has found something before: what a register stated holds. */
function hasFound({ companies = [] }: OutsideEvidence): boolean {
  return companies.length > 0;
}

/** Why a step is not asked; null where it is asked. */
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

export function takenOf(evidence: OutsideEvidence, { decision }: Pick<MatchDecision, "decision">): StepTaken {
  const { step, failure, askedAt, durationMs, callId, sources, companies, pages, gaps, claims, cost } =
    evidence;
  const status = decision !== "unresolved" ? "decided" : failure === null ? "passed" : "failed";
  return {
    step,
    stage: stageOfStep[step],
    status,
    failure,
    asked_at: askedAt,
    duration_ms: durationMs,
    call_id: callId,
    ...(sources && { sources }),
    ...(pages && { pages }),
    ...(gaps && { gaps }),
    ...(claims && {
      claims: claims.map(({ evidenceId, ...claim }) => ({ ...claim, evidence_id: evidenceId })),
    }),
    ...(cost && { cost }),
    ...(companies && {
      companies: [...externalRows(companies).values()].map(({ company, citation }) => ({
        source_id: company.source,
        source_record_id: company.sourceRecordId,
        licence: company.licence ?? citation.licence ?? "unknown",
        url: company.sourceUrl ?? citation.sourceUrl,
        retrieved_at: citation.retrievedAt,
      })),
    }),
  };
}
