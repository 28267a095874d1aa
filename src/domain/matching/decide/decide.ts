import type { ScoredCandidate } from "../comparable/candidate.ts";
import {
  hasAllWordsAlone,
  isAlone,
  listFeatures,
  type Posterior,
  posterior,
  queryFeatures,
} from "../score/listwise.ts";
import { ACCEPTANCE_FLOOR, linearScore, matchFloor, scorePair } from "../score/model.ts";
import { closedWorldGuard, type Listing } from "./closed-world-guard.ts";
import { type GuardFinding, guardsAgainst, identifierOfAnother, ruledOut, sharedDomain } from "./guards.ts";
import { decisiveHolders, type IdentifierRule, notHeldRule } from "./identifier-rule.ts";
import { isNamedApartFromCountry, isNearlyNamed, mayBeMeant } from "./may-be-meant.ts";
import { nameOnly } from "./name-only.ts";
import { calibrated } from "./one-distribution.ts";
import { onlyConflict } from "./only-conflict.ts";
import { hasRegisteredName } from "./registered-name.ts";
import { afterJudgements, type Believed } from "./reweigh.ts";
import { nearestRival, twins, writtenRival } from "./twins.ts";
import type { UnresolvedReason } from "./unresolved-reason.ts";
import { isBetter, isWeakenedByAddress, withoutAddress } from "./without-address.ts";
import { unfinished } from "./work-guard.ts";

/** The conclusion of the stages on one record, with everything that a receipt needs to replay it. */
export interface MatchDecision {
  readonly decision: "match" | "no_match" | "unresolved";
  readonly stage: "normalisation" | "blocking" | "deterministic" | "probabilistic";
  readonly reason: UnresolvedReason | null;
  /** Calibrated probability that the leading candidate is the company; null when the scorer did not run. */
  readonly probability: number | null;
  /** Probability that the record is bound to the right company; 0 when unbound. */
  readonly matchConfidence: number;
  readonly basis: "calibrated_probability" | "identifier_rule" | "no_binding";
  /** The company that the record is bound to when the decision is `match`. */
  readonly bound: ScoredCandidate | null;
  /** Best first, refused candidates last. */
  readonly ranked: readonly RankedCandidate[];
  readonly noneProbability: number | null;
  readonly identifierRule: IdentifierRule | null;
  readonly guards: readonly GuardFinding[];
  /** Whether a deeper stage could settle the decision. */
  readonly escalate: boolean;
  /** Inputs of the calibrators, for replay. */
  readonly queryFeatures: Readonly<Record<string, number>>;
  readonly listFeatures: Readonly<Record<string, number>>;
}

export interface RankedCandidate extends ScoredCandidate {
  /** Share of the listwise posterior; `probability` of the decision calibrates the leader's share. */
  readonly probability: number;
  readonly refused: GuardFinding | null;
}

export interface DecisionInput extends Listing {
  readonly scored: readonly ScoredCandidate[];
  /** Whether retrieval was thorough enough to support "none of these". */
  readonly adequate: boolean;
  /** The number of companies that retrieval left out as too unlike beside the best. */
  readonly outscored: number;
  /** Whether the record has enough information to create a company from it. */
  readonly substantial: boolean;
}

/**
 * Runs the deterministic and probabilistic stages on a scored shortlist. Pure: same input, same verdict. An address that
 * agrees with a candidate never makes the answer worse, and one that differs from that of the company with the record's registered
 * name does not withhold it: the address is left out where the record without it says more.
 */
export function decide(input: DecisionInput): MatchDecision {
  const decision = decideAsGiven(input);
  const leader = decision.ranked[0];
  const isNamed = leader !== undefined && hasRegisteredName(leader.evidence, input.query);
  const without = isNamed || isWeakenedByAddress(decision) ? decideAsGiven(withoutAddress(input)) : null;
  return without !== null && isBetter(without, decision) ? without : decision;
}

function decideAsGiven(input: DecisionInput): MatchDecision {
  const { model, query } = input;
  const qf = queryFeatures(query);
  const withConflict = input.scored.map((candidate) => ({ candidate, refused: ruledOut(candidate) }));
  const open = withConflict.filter(({ refused }) => !refused).map(({ candidate }) => candidate);
  open.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const refused = withConflict
    .filter((entry) => entry.refused)
    .sort((a, b) => b.candidate.score - a.candidate.score || (a.candidate.key < b.candidate.key ? -1 : 1));
  const shares = posterior(
    open.map((candidate) => candidate.score),
    linearScore(model.none, qf),
  );
  const ranked: RankedCandidate[] = [
    ...open.map((candidate, i) => ({ ...candidate, probability: shares.candidates[i]!, refused: null })),
    ...refused.map(({ candidate, refused: finding }) => ({ ...candidate, probability: 0, refused: finding })),
  ];
  const lf = listFeatures({ ranked: open, posterior: shares, query, outscored: input.outscored });
  const frame = {
    ranked,
    queryFeatures: qf,
    listFeatures: lf,
    guards: [] as GuardFinding[],
    identifierRule: null,
  };
  return byIdentifier(input, frame) ?? byProbability(input, frame, open, shares);
}

type Frame = Pick<MatchDecision, "ranked" | "queryFeatures" | "listFeatures" | "guards" | "identifierRule">;

const unbound = { matchConfidence: 0, basis: "no_binding", bound: null } as const;

// Rule 2: an agreeing number decides; where the name plainly is another company's, the match is withheld.
function byIdentifier(input: DecisionInput, frame: Frame): MatchDecision | null {
  const outcome = decisiveHolders(frame.ranked, input.scored, input.query);
  if (!outcome) return null;
  const base = { ...frame, stage: "deterministic", probability: null, noneProbability: null } as const;
  if (outcome.kind === "match") {
    return {
      ...base,
      decision: "match",
      reason: null,
      bound: outcome.holder,
      ranked: [...frame.ranked].sort(
        (a, b) => Number(b.key === outcome.holder.key) - Number(a.key === outcome.holder.key),
      ),
      matchConfidence: input.model.identifierConfidence,
      basis: "identifier_rule",
      identifierRule: outcome.rule,
      escalate: false,
    };
  }
  return {
    ...base,
    ...unbound,
    decision: "unresolved",
    reason: outcome.reason,
    identifierRule: null,
    guards: [outcome.finding],
    escalate: true,
  };
}

function byProbability(
  input: DecisionInput,
  frame: Frame,
  open: readonly ScoredCandidate[],
  shares: Posterior,
): MatchDecision {
  const local = { open, shares, ...calibrated(input.model, frame.listFeatures) };
  const believed = afterJudgements(local);
  const ranked = believed === local ? frame.ranked : reranked(frame.ranked, believed);
  return byBelief(input, { ...frame, ranked }, believed);
}

function reranked(ranked: readonly RankedCandidate[], { open, shares }: Believed): RankedCandidate[] {
  return [
    ...open.map((candidate, i) => ({ ...candidate, probability: shares.candidates[i]!, refused: null })),
    ...ranked.slice(open.length),
  ];
}

/** A record is of no known company only where its leader is not likelier than this. */
const MOST_OF_ABSENT = 0.3;

function byBelief(
  input: DecisionInput,
  frame: Frame,
  { open, shares, probability, noneProbability }: Believed,
): MatchDecision {
  const { model } = input;
  const top = open[0];
  const base = {
    ...frame,
    stage: "probabilistic",
    probability,
    noneProbability,
    identifierRule: null,
  } as const;
  const unread = unfinished(frame.ranked);
  if (unread) return withheld(base, "below_acceptance_floor", [unread]);
  const absent = { ...base, ...settled, decision: "no_match", bound: null } as const;
  const notHeld = notHeldRule(input.query);
  if (notHeld && input.adequate && !open.some((candidate) => mayBeMeant(candidate, input.query))) {
    // Where no candidate may be meant, a decisive identifier that none holds decides that the company is new.
    const matchConfidence = Math.max(ACCEPTANCE_FLOOR, noneProbability);
    const found = { stage: "deterministic", basis: "identifier_rule", identifierRule: notHeld } as const;
    return { ...absent, ...found, matchConfidence };
  }
  if (top && probability !== null && probability >= matchFloor(model)) {
    const rival = nearestRival(open, shares) ?? writtenRival(input.query, open);
    if (rival) return withheld(base, "indistinguishable_candidates", [twins(top, rival)]);
    const byName = nameOnly(top, isAlone(top, open) || hasAllWordsAlone(top, open));
    const another = identifierOfAnother(top, open.slice(1));
    const shared = sharedDomain(top, open.slice(1));
    const unlisted = closedWorldGuard(input, top);
    const guards = [another, ...guardsAgainst(top), byName, shared, unlisted].filter(
      (found) => found !== null,
    );
    if (guards.length > 0) return withheld(base, reasonOf(guards[0]!), guards);
    return { ...base, ...settled, decision: "match", bound: top, matchConfidence: probability };
  }
  const isNear = (one: ScoredCandidate) => isNearlyNamed(one) || isNamedApartFromCountry(one, input.query);
  const credible = (probability ?? 0) > MOST_OF_ABSENT || open.some(isNear);
  if (!credible && isNew(input, noneProbability)) return { ...absent, matchConfidence: noneProbability };
  if (!top) return withheld(base, "no_candidates", []);
  const rival = shares.candidates[0]! > 0.2 ? nearestRival(open, shares) : null;
  if (rival) return withheld(base, "indistinguishable_candidates", [twins(top, rival)]);
  const conflict = onlyConflict(top, (candidate) => isMatched(input, candidate));
  return conflict
    ? withheld(base, "signal_conflict", [conflict])
    : withheld(base, "below_acceptance_floor", []);
}

/** Whether the decision on the same list would be `match` with this evidence of its leader. */
function isMatched(input: DecisionInput, leader: ScoredCandidate): boolean {
  const scored = input.scored.map((candidate) =>
    candidate.key === leader.key
      ? {
          ...candidate,
          evidence: leader.evidence,
          score: scorePair(input.model, leader.evidence),
        }
      : candidate,
  );
  return decide({ ...input, scored }).decision === "match";
}

const settled = { reason: null, guards: [], basis: "calibrated_probability", escalate: false } as const;

// "None of these" requires a thorough retrieval, a record with enough information, and its own floor.
function isNew({ model, adequate, substantial }: DecisionInput, noneProbability: number): boolean {
  return adequate && substantial && noneProbability >= Math.max(ACCEPTANCE_FLOOR, model.thresholds.noMatch);
}

function withheld(
  base: Frame & Pick<MatchDecision, "probability" | "noneProbability" | "identifierRule">,
  reason: UnresolvedReason,
  guards: readonly GuardFinding[],
): MatchDecision {
  const stage = base.ranked.length === 0 ? "blocking" : "probabilistic";
  return { ...base, ...unbound, stage, decision: "unresolved", reason, guards, escalate: true };
}

function reasonOf(finding: GuardFinding): UnresolvedReason {
  if (finding.guard === "identifier_of_another") return "identifier_conflict";
  if (finding.guard === "weak_signal_guard") return "weak_signals_disagree";
  return finding.disagreeing.length > 0 ? "signal_conflict" : "below_acceptance_floor";
}
