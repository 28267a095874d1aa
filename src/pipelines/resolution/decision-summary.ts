import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import type { PairEvidence } from "../../domain/matching/compare/pair-evidence.ts";
import type { MatchDecision, RankedCandidate } from "../../domain/matching/decide/decide.ts";
import { attributesApart } from "../../domain/matching/decide/guards.ts";
import type { OutsideEvidence, Standing } from "../../domain/matching/decide/outside-evidence.ts";
import type { ReplayInputs } from "../../domain/matching/decide/replay.ts";
import { features } from "../../domain/matching/score/features.ts";
import { namesakesElsewhere } from "../../domain/matching/score/listwise.ts";
import { type Contribution, contributionsOf, type MatchingModel } from "../../domain/matching/score/model.ts";

/** A candidate as receipts and answers show it, without the data for comparison. */
export type ToldCandidate = Omit<RankedCandidate, "comparable" | "evidence">;

/** How the leading candidate was scored, as the receipt shows it and a replay repeats it. */
export interface Scoring {
  readonly features: Readonly<Record<string, number>>;
  readonly contributions: readonly Contribution[];
  readonly score: { readonly intercept: number; readonly log_odds: number } | null;
  /** null when the scorer was never reached. */
  readonly replay: ReplayInputs | null;
}

export type EvidenceTier = "identifier" | "corroborated" | "uncorroborated";

/**
 * A decision with the part of its shortlist that its receipt and answer show. The compared data has half a
 * megabyte and is released here, before the rows of the leading company are waited for.
 */
export interface DecisionSummary
  extends Omit<MatchDecision, "bound" | "ranked" | "queryFeatures" | "listFeatures" | keyof Standing>,
    Standing {
  readonly bound: Candidate | null;
  readonly ranked: readonly ToldCandidate[];
  readonly scoring: Scoring;
  /** The evidence for the leading candidate. */
  readonly tier: EvidenceTier;
  /** Entity attributes in which an abstention's leader, or its guards, disagree with the record. */
  readonly disagreeing: readonly string[];
  /** The attribute that is worth asking for; null where no answer would decide the record. */
  readonly asks: string | null;
  /** The model's verdicts on the candidates; null where no model answered. */
  readonly adjudicated: OutsideEvidence | null;
}

/**
 * @param asks the attribute that is worth asking for after an abstention.
 * @param standing the stage and the basis, where evidence from outside changed those of the verdict.
 */
export function summarise(
  model: MatchingModel,
  verdict: MatchDecision,
  {
    asks = null,
    standing,
    adjudicated = null,
  }: {
    readonly asks?: string | null;
    readonly standing?: Standing;
    readonly adjudicated?: OutsideEvidence | null;
  } = {},
): DecisionSummary {
  const { ranked, queryFeatures: _, listFeatures: __, ...concluded } = verdict;
  return {
    ...concluded,
    ...standing,
    ranked: ranked.map(({ comparable: _, evidence: __, ...told }) => told),
    scoring: scoringOf(model, verdict),
    tier: tierOf(ranked[0]?.evidence),
    disagreeing: verdict.decision === "unresolved" ? disagreeingOf(verdict) : [],
    asks,
    adjudicated,
  };
}

function disagreeingOf({ guards, ranked }: MatchDecision): string[] {
  const [leader] = ranked;
  const ofLeader = leader ? attributesApart(leader.evidence) : [];
  return [...new Set([...guards.flatMap(({ disagreeing }) => disagreeing), ...ofLeader])];
}

function scoringOf(model: MatchingModel, verdict: MatchDecision): Scoring {
  const { ranked, reason } = verdict;
  const open = ranked.filter((candidate) => !candidate.refused);
  // In the order of their scores; evidence from outside may change the leader.
  const byScore = open.some(({ outsideLogOdds }) => outsideLogOdds !== undefined)
    ? [...open].sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    : open;
  const top = verdict.stage === "probabilistic" ? byScore[0] : undefined;
  const lead = verdict.bound ?? ranked[0];
  const read = lead ? nonZeroFeatures(lead.evidence) : {};
  // Rule 7 names the twins in the features; no model weighs this feature, so it is no contribution.
  const named = reason === "indistinguishable_candidates" ? { ...read, [reason]: 1 } : read;
  return {
    features: named,
    contributions: contributionsOf(model.pair, named),
    score: top ? { intercept: model.pair.intercept, log_odds: open[0]!.score } : null,
    replay: top
      ? {
          model_version: model.version,
          features: top === lead ? read : nonZeroFeatures(top.evidence),
          rival_scores: byScore.slice(1).map(({ score }) => score),
          namesakes: namesakesElsewhere(byScore),
          query_features: verdict.queryFeatures,
          list_features: verdict.listFeatures,
          ...(byScore === open
            ? {}
            : {
                outside: {
                  log_odds: byScore.map(({ outsideLogOdds = 0 }) => outsideLogOdds),
                  leader: byScore.indexOf(open[0]!),
                },
              }),
        }
      : null,
  };
}

function nonZeroFeatures(evidence: PairEvidence): Record<string, number> {
  const values: Record<string, number> = {};
  for (const { name, value } of features) {
    const read = value(evidence);
    if (read !== 0) values[name] = read;
  }
  return values;
}

function tierOf(lead: PairEvidence | undefined): EvidenceTier {
  if (!lead) return "uncorroborated";
  if (lead.identifiers.agreeing.length > 0) return "identifier";
  const corroborated =
    lead.domain === "same" ||
    lead.phone === "same" ||
    lead.address?.city === "same" ||
    lead.address?.postal === "same";
  return corroborated ? "corroborated" : "uncorroborated";
}
