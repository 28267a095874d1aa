/** The stages of a pair: the two records by themselves, with the installed registers, and above them a model. */
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
import { type BesidePair, matchPair, type PairDecision } from "../../../domain/matching/decide/match-pair.ts";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import type { CompanyRecord } from "../../../domain/record.ts";
import type { RegistersVersion } from "../../register-install/registers-version.ts";
import { knownPair } from "../known-pair.ts";
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

interface PairDependencies {
  readonly model: MatchingModel;
  readonly registers: { current(): RegistersVersion | null };
  readonly outside: Pick<OutsideSteps, "steps" | "hear">;
}

/**
 * Judges a pair locally, with the installed registers where no number decides, and by the model where it is left open and
 * the depth allows it.
 * @returns a Failure where the call might be paid for twice.
 */
export async function judgePair(
  deps: PairDependencies,
  { tenantId, pair, depth, now, signal, waits }: PairRequest,
): Promise<JudgedPair | Failure> {
  const [left, right] = [normalise(pair[0]), normalise(pair[1])];
  const alone = matchPair(deps.model, left, right);
  // The registers are asked about a pair that the scorer weighs: numbers decide by themselves.
  const version = alone.stage === "probabilistic" ? deps.registers.current() : null;
  const beside: BesidePair = version ? { known: await knownPair(deps.model, version, [left, right]) } : {};
  const local = { ...(version ? matchPair(deps.model, left, right, beside) : alone), unavailable: false };
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
  const outsideLogOdds = judgements.reduce((sum, said) => sum + said.logOdds, 0);
  const verdict = matchPair(deps.model, left, right, { ...beside, outsideLogOdds });
  const basis = verdict.decision === "match" ? basisOfStage.llm_adjudication : verdict.basis;
  return { ...verdict, stage: "llm_adjudication", basis, unavailable: false };
}
