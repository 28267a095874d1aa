/**
 * The contract between a decision and the steps above `probabilistic`: the plain data that a step returns, which
 * decisions take as evidence and receipts keep. A step returns judgements on the candidates that it was shown,
 * companies that it found, or both.
 */
import type { PageEvidence, StepCost } from "../../claims/page-evidence.ts";
import type { SnapshotCitation } from "../../entities/observe-company.ts";
import type { RegisterCompany } from "../../register-company.ts";
import type { ClaimFault } from "../../research/check-claim.ts";
import type { StatedValue } from "../../research/stated-value.ts";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import { namesakesElsewhere } from "../score/listwise.ts";
import type { MatchDecision, RankedCandidate } from "./decide.ts";
import { basisOfStage, type DeeperStage, type DeeperStep, stageOfStep } from "./deeper-stages.ts";
import { TWIN_MARGIN } from "./twins.ts";

export const judgementDecisions = ["match", "no_match", "cannot_tell"] as const;

/** The judgement of a deeper step on one candidate. */
export interface Judgement {
  /** `key` of the candidate. */
  readonly candidateKey: string;
  readonly decision: (typeof judgementDecisions)[number];
  /** Self-reported confidence, 0..1; it decides nothing. */
  readonly confidence: number | null;
  /** Log of the judgement's likelihood ratio; positive: for the candidate; 0: informs but binds nothing. */
  readonly logOdds: number;
  /** The reason in the words of the step, and the fields on which it says to rest. */
  readonly rationale?: string;
  readonly restsOn?: readonly string[];
}

/**
 * A company that a step found outside: facts as the publisher states them, with their citation. A step judges
 * nothing about such a company. The second decision compares the company with the record by the same matcher
 * and the same guards as a row of an installed register. A company is united with the candidate that has the
 * same row (`source` and `sourceRecordId`) or shares a decisive identifier without a conflict; else it is a
 * candidate of its own: `external: true`, `entity_id: null`. It is stored only where the record is matched to
 * it: then the entity has the company's facts, each citing `citation`. The receipt keeps the row's id, its
 * address, licence and retrieval time, and replays without the step.
 */
export interface ExternalCompany {
  /**
   * `source` is the id of the installed register of the same publisher (`gleif`), so that a later install of
   * the register updates the entity; `sourceRecordId` is the publisher's key of the row.
   */
  readonly company: RegisterCompany;
  /** `retrievedAt`: when the source was asked; `licence` and `sourceUrl` stand where `company` has none. */
  readonly citation: SnapshotCitation;
}

/** How one source answered; `source_unavailable`: it did not answer, so its silence proves nothing. */
export interface SourceAsked {
  readonly source_id: string;
  readonly outcome: "found" | "not_found" | "source_unavailable";
  /** In a word, why it did not answer (`timeout`, `rate_limited`, `breaker_open`); null where it answered. */
  readonly reason: string | null;
}

/** The model that judged, and the question that it was asked. */
export interface Adjudicator {
  readonly model_id: string;
  readonly prompt_version: string;
  /** SHA-256 in hex of the instructions and the schema of the answer. */
  readonly prompt_digest: string;
  /** SHA-256 in hex of the certification in force; null: not certified, so that its judgements bind nothing. */
  readonly certification: string | null;
}

/** The reason why a step gave no judgement, for receipts and logs. */
export type StepFailure =
  | "deadline"
  | "failed"
  | "no_attempts"
  | "no_slot"
  | "timed_out"
  /** Another request is making the same call, or stopped during the call. */
  | "unsettled"
  /** The model or the source declined to answer. */
  | "refused"
  /** The answer does not have the form that was asked for. */
  | "malformed"
  /** The supplier accepts no more calls at present. */
  | "quota"
  /** The tenant's quota of stored pages is full. */
  | "no_room"
  /** What the operator allows one run to use up ended before an answer. */
  | "budget";

/** A claim of the research agent, with the result of its check. */
export interface ResearchClaim extends StatedValue {
  /** `record`, or the key of a candidate or of a company that was found. */
  readonly about: string;
  /** The agent's own reading; it weighs nothing. */
  readonly stance: "supports" | "contradicts";
  /** null: it stands. */
  readonly fault: ClaimFault | null;
  /** The page evidence that has its quote; null where it does not stand. */
  readonly evidenceId: string | null;
  /** Pages of one number are copies of each other and count once; null where it does not stand. */
  readonly group: number | null;
}

/**
 * The answer of a step, without the time and duration of the call. Plain data: it crosses threads, and that of
 * a billed step is stored as JSON.
 */
export interface Finding {
  readonly judgements: readonly Judgement[];
  /** Companies found outside, best first; the first 50 count. */
  readonly companies?: readonly ExternalCompany[];
  /** Each source that was asked. Where one was unavailable and the record stays open, trying later may help. */
  readonly sources?: readonly SourceAsked[];
  /** Set by the step `model`. */
  readonly adjudicator?: Adjudicator;
  /** Pages that were read, each with its stored copy. */
  readonly pages?: readonly PageEvidence[];
  /** What pages are claimed to state; only claims without a fault weigh. */
  readonly claims?: readonly ResearchClaim[];
  /** What could not be looked at, each in a sentence without anything that a caller or a page says. */
  readonly gaps?: readonly string[];
  readonly cost?: StepCost;
}

/** The result of one step. */
export interface OutsideEvidence extends Finding {
  readonly step: DeeperStep;
  /** null where the step answered. */
  readonly failure: StepFailure | null;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly durationMs: number;
  /** The billed call of the step; null where there was none. */
  readonly callId: string | null;
}

/** A candidate with the judgement of a deeper step on this candidate added. */
export function judged<C extends ScoredCandidate>(candidate: C, { judgements }: Finding): C {
  const said = judgements.find(({ candidateKey }) => candidateKey === candidate.key);
  if (!said || said.logOdds === 0) return candidate;
  return { ...candidate, outsideLogOdds: (candidate.outsideLogOdds ?? 0) + said.logOdds };
}

/**
 * The finding without the weight of each judgement for a candidate that it does not tell from its twins: those that are as
 * likely to the matcher (rule 7) and that no judgement speaks against. The weight is measured on pairs of companies. Where
 * two companies are alike, an answer about one of them says nothing of which of the two is meant.
 * @param ranked the list that was asked about, with the shares before the finding.
 */
export function toldApart<F extends Finding>(finding: F, ranked: readonly RankedCandidate[]): F {
  const against = new Set(
    finding.judgements.flatMap(({ candidateKey, logOdds }) => (logOdds < 0 ? candidateKey : [])),
  );
  const counts = ({ candidateKey, logOdds }: Judgement): boolean =>
    logOdds <= 0 || twinsOf(candidateKey, ranked).every(({ key }) => against.has(key));
  if (finding.judgements.every(counts)) return finding;
  const judgements = finding.judgements.map((said) => (counts(said) ? said : { ...said, logOdds: 0 }));
  return { ...finding, judgements };
}

/** Namesakes in other registers may be the same company, and are none. */
function twinsOf(candidateKey: string, ranked: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const judgedOne = ranked.find(({ key }) => key === candidateKey);
  if (!judgedOne) return [];
  const others = ranked.filter(({ key, refused }) => key !== candidateKey && refused === null);
  const namesakes = new Set(namesakesElsewhere([judgedOne, ...others]));
  return others.filter(
    ({ probability }, place) =>
      !namesakes.has(place + 1) && Math.abs(judgedOne.probability - probability) <= TWIN_MARGIN,
  );
}

/** The least share of the posterior of a candidate that deeper steps judge. */
const BORDERLINE_SHARE = 0.05;

/** Whether a judgement could decide on an open candidate of a verdict: identifiers decide by themselves. */
export function isBorderline({ stage, ranked }: Pick<MatchDecision, "stage" | "ranked">): boolean {
  return stage === "probabilistic" && ranked.some(isBorderlineCandidate);
}

export function isBorderlineCandidate({
  refused,
  probability,
}: Pick<RankedCandidate, "refused" | "probability">): boolean {
  return refused === null && probability >= BORDERLINE_SHARE;
}

/** The stage of a verdict, and the basis of its confidence. */
export interface Standing {
  readonly stage: MatchDecision["stage"] | DeeperStage;
  readonly basis: MatchDecision["basis"] | (typeof basisOfStage)[DeeperStage];
}

/** @param step the last step whose evidence the verdict took; null where the verdict took none. */
export function standingOf({ decision, stage, basis }: MatchDecision, step: DeeperStep | null): Standing {
  if (step === null) return { stage, basis };
  const deeper = stageOfStep[step];
  return { stage: deeper, basis: decision === "unresolved" ? basis : basisOfStage[deeper] };
}
