import type { Judgement, OutsideEvidence } from "../../../domain/matching/decide/outside-evidence.ts";

/** The model's verdict on one candidate, as receipts show it. */
export interface AdjudicatorVerdict {
  readonly model_id: string;
  readonly prompt_version: string;
  readonly prompt_digest: string;
  /** The certification in force then; null: the model was not certified, and its verdict bound nothing. */
  readonly certification: string | null;
  /** null: the model gave no answer about the leading candidate. */
  readonly adjudicator_decision: Judgement["decision"] | null;
  /** The model's own statement, uncalibrated: never a threshold. */
  readonly adjudicator_confidence: number | null;
  readonly rationale: string | null;
  readonly rests_on: readonly string[];
  /** The log of the likelihood ratio by which the verdict counted; 0: not at all. */
  readonly log_odds: number;
  readonly decided_at: string;
}

export function judgementOn(
  { key }: { readonly key: string },
  { judgements }: Pick<OutsideEvidence, "judgements">,
): Judgement | null {
  return judgements.find(({ candidateKey }) => candidateKey === key) ?? null;
}

/** @param evidence the model's verdicts; null where no model answered. @param lead the leading candidate. */
export function adjudicatorVerdict(
  evidence: OutsideEvidence | null,
  lead: { readonly key: string } | null,
): AdjudicatorVerdict | null {
  const { adjudicator, askedAt } = evidence ?? {};
  if (!evidence || !adjudicator || askedAt === undefined) return null;
  const said = lead && judgementOn(lead, evidence);
  return {
    ...adjudicator,
    adjudicator_decision: said?.decision ?? null,
    adjudicator_confidence: said?.confidence ?? null,
    rationale: said?.rationale ?? null,
    rests_on: said?.restsOn ?? [],
    log_odds: said?.logOdds ?? 0,
    decided_at: askedAt,
  };
}
