/** The stage above `probabilistic` for two records without a list: a model judges the pair. */
import { hash } from "node:crypto";
import { canonicalJson } from "../../../contract/canonical-json.ts";
import { Failure } from "../../../contract/errors.ts";
import type { Waits } from "../../../contract/operation.ts";
import { NO_FACTS } from "../../../domain/matching/comparable/candidate.ts";
import { normalise } from "../../../domain/matching/comparable/comparable-of.ts";
import {
  basisOfStage,
  type DeeperStage,
  type Depth,
  depthAllows,
} from "../../../domain/matching/decide/deeper-stages.ts";
import { matchPair, type PairDecision } from "../../../domain/matching/decide/match-pair.ts";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import type { CompanyRecord } from "../../../domain/record.ts";
import { patienceOf } from "./in-time.ts";
import type { OutsideSteps } from "./outside-steps.ts";

/** Steps that judge a pair: a register is asked about one company, and says nothing of two records. */
const PAIR_STEP = "model";

export interface JudgedPair extends Omit<PairDecision, "stage" | "basis"> {
  readonly stage: PairDecision["stage"] | DeeperStage;
  readonly basis: PairDecision["basis"] | (typeof basisOfStage)[DeeperStage];
  /** Whether the model was needed and gave no answer. */
  readonly unavailable: boolean;
}

export interface PairRequest {
  readonly tenantId: string;
  readonly pair: readonly [CompanyRecord, CompanyRecord];
  readonly depth: Depth;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly waits?: Waits | undefined;
}

/** The steps of a deployment that judge pairs. */
export function pairSteps({ steps }: Pick<OutsideSteps, "steps">) {
  return steps.filter((step) => step === PAIR_STEP);
}

/**
 * Judges a pair locally, and by the model where it is left open and the depth allows it.
 * @returns a Failure where the call might be paid for twice.
 */
export async function judgePair(
  deps: { readonly model: MatchingModel; readonly outside: Pick<OutsideSteps, "steps" | "hear"> },
  { tenantId, pair, depth, now, signal, waits }: PairRequest,
): Promise<JudgedPair | Failure> {
  const [left, right] = [normalise(pair[0]), normalise(pair[1])];
  const local = { ...matchPair(deps.model, left, right), unavailable: false };
  const isOpen = local.decision === "unresolved" && local.escalate && local.probability !== null;
  if (!isOpen || pairSteps(deps.outside).length === 0 || !depthAllows(depth, PAIR_STEP)) return local;
  const [record, other] = pair;
  const facts = { ...NO_FACTS, legalName: other.name ?? null };
  const candidate = { key: "right", entityId: null, facts, otherNames: [], record: other };
  const asking = {
    ...{ tenantId, now, signal, job: null, alone: true, attempted: false },
    contentDigest: hash("sha256", canonicalJson(pair)),
    patienceMs: patienceOf(waits),
  };
  const hear = () => deps.outside.hear(asking, { step: PAIR_STEP, record, candidates: [candidate] });
  const heard = await (waits ? waits.aside(hear) : hear());
  if (heard instanceof Failure) return heard;
  const { failure, judgements } = heard.evidence;
  if (failure !== null) return { ...local, unavailable: true };
  const logOdds = judgements.reduce((sum, said) => sum + said.logOdds, 0);
  const verdict = matchPair(deps.model, left, right, logOdds);
  const basis = verdict.decision === "match" ? basisOfStage.llm_adjudication : verdict.basis;
  return { ...verdict, stage: "llm_adjudication", basis, unavailable: false };
}
