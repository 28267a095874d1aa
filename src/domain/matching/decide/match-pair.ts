import { ONE_WORD } from "../../names/words/word-information.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { comparePair, type PairEvidence } from "../compare/pair-evidence.ts";
import { linearScore, logit, type MatchingModel, matchFloor, scorePair, sigmoid } from "../score/model.ts";
import { leftOver } from "../words/unmatched-words.ts";
import { attributesApart, corroborated, differsByClass, disagreeingWeakSignals } from "./guards.ts";
import { type KnownAs, oneKnown, withRegisters } from "./known-as.ts";
import { soleConflict, withoutSignal } from "./only-conflict.ts";
import { otherCompanyOfName } from "./other-company-of-name.ts";
import { hasRegisteredName } from "./registered-name.ts";
import { areSisters } from "./sibling-by-name.ts";

/** The decision on two records that are compared with each other. */
export interface PairDecision {
  readonly decision: "match" | "no_match" | "unresolved";
  readonly stage: "normalisation" | "deterministic" | "probabilistic";
  readonly reason:
    | "no_identifying_signal"
    | "below_acceptance_floor"
    | "weak_signals_disagree"
    | "signal_conflict"
    | null;
  /** Entity attributes on which the two disagree (`digital.domain`), whatever the decision. */
  readonly disagreeing: readonly string[];
  readonly probability: number | null;
  readonly matchConfidence: number;
  readonly basis: "calibrated_probability" | "identifier_rule" | "no_binding";
  readonly escalate: boolean;
}

/** What else is known of a pair than the two records say. */
export interface BesidePair {
  /** The companies of the registers that the left and the right record may be; absent where no register is asked. */
  readonly known?: readonly [left: KnownAs, right: KnownAs];
  /** The log of the likelihood ratio of a deeper step's judgement; absent: none. */
  readonly outsideLogOdds?: number;
}

/**
 * Judges a pair by the same scorer as resolve, with a separate calibration, as there is no list with rivals
 * and gaps. Symmetric: swapping the two records makes no difference.
 */
export function matchPair(
  model: MatchingModel,
  left: Comparable,
  right: Comparable,
  beside: BesidePair = {},
): PairDecision {
  const forth = comparePair(left, right);
  const back = comparePair(right, left);
  const named = hasRegisteredName(forth, left) && hasRegisteredName(back, right);
  const judged = named
    ? judgePair(model, { ...forth, address: null }, { ...back, address: null }, beside)
    : judgePair(model, forth, back, beside);
  return { ...judged, disagreeing: attributesApart(forth) };
}

function judgePair(
  model: MatchingModel,
  forth: PairEvidence,
  back: PairEvidence,
  { known, outsideLogOdds = 0 }: BesidePair = {},
): UndisputedPair {
  if (!comparable(forth)) return { ...withheld("no_identifying_signal", null), stage: "normalisation" };
  const { agreeing, conflicts } = forth.identifiers;
  if (agreeing.length > 0 && conflicts.length === 0) return decided("match", model.identifierConfidence);
  if (conflicts.length > 0 && agreeing.length === 0)
    return decided("no_match", 1 - model.identifierConfidence);
  if (forth.beyondBudget || back.beyondBudget) return withheld("below_acceptance_floor", null);
  const alone = pairProbability(model, forth, back);
  const local = known === undefined ? alone : withRegisters(alone, ...known);
  const probability = outsideLogOdds === 0 ? local : sigmoid(logit(local) + outsideLogOdds);
  const upper = matchFloor(model);
  // Both names are known to be names of one company, so it does not matter how little they have in common.
  const listed = known !== undefined && oneKnown(...known) >= upper;
  const weak = disagreeingWeakSignals(forth).length >= 2 || differsByClass(forth) || classesApart(forth);
  const apart =
    forth.name?.numbers === "conflict" ||
    back.name?.numbers === "conflict" ||
    (!listed &&
      ((isMisspeltWord(forth) && isMisspeltWord(back)) ||
        (otherCompanyOfName(forth) ?? otherCompanyOfName(back)) !== null ||
        (outsideLogOdds <= 0 && areSisters(forth, back))));
  const base = { stage: "probabilistic", probability, reason: null, escalate: false } as const;
  if (probability >= upper && !listed && saysNothing(forth))
    return withheld("no_identifying_signal", probability);
  if (probability >= upper && !weak && !apart)
    return { ...base, decision: "match", matchConfidence: probability, basis: "calibrated_probability" };
  if (probability <= model.thresholds.lower)
    return { ...base, decision: "no_match", matchConfidence: 0, basis: "no_binding" };
  if (probability >= upper) return withheld(weak ? "weak_signals_disagree" : "signal_conflict", probability);
  return withheld(shortfall(model, forth, back), probability);
}

/** Whether legal forms of other classes stand in names whose country nobody states: "Deutsche Bank AG", "Deutsche Bank GmbH". */
function classesApart(evidence: PairEvidence): boolean {
  const { form, country } = evidence;
  return country === "unknown" && (form === "conflict" || form === "conversion") && !corroborated(evidence);
}

type UndisputedPair = Omit<PairDecision, "disagreeing">;

function withheld(reason: NonNullable<PairDecision["reason"]>, probability: number | null): UndisputedPair {
  return {
    decision: "unresolved",
    stage: "probabilistic",
    reason,
    probability,
    matchConfidence: 0,
    basis: "no_binding",
    // A deeper stage has nothing to judge in a pair without a signal.
    escalate: reason !== "no_identifying_signal",
  };
}

/** The reason of a pair below the floor: `signal_conflict` where the pair would match without one field. */
function shortfall(
  model: MatchingModel,
  forth: PairEvidence,
  back: PairEvidence,
): "signal_conflict" | "below_acceptance_floor" {
  const signal = soleConflict(forth);
  if (signal === null || soleConflict(back) !== signal) return "below_acceptance_floor";
  const { decision } = judgePair(model, withoutSignal(forth, signal), withoutSignal(back, signal));
  return decision === "match" ? "signal_conflict" : "below_acceptance_floor";
}

/** In nats: "Bank" has 4, "Holding" too, and two market words together ("Société Générale") twice that. */
const LEAST_INFORMATION = 5;

/** Whether only one market word agrees: "Bank" and "Bank", "Holding" and "Holding". */
function saysNothing(evidence: PairEvidence): boolean {
  const { name } = evidence;
  if (name === null || corroborated(evidence)) return false;
  return name.sharedIdentifying === 0 && name.shared < LEAST_INFORMATION;
}

/**
 * Whether all that agrees is one word, spelled differently. Without a list nobody knows whether a company with the other
 * spelling exists as well, so such a pair is no match by itself.
 */
function isMisspeltWord(evidence: PairEvidence): boolean {
  const { name } = evidence;
  return (
    name !== null &&
    name.fuzzyLoss > 0 &&
    !name.crossScript &&
    name.shared < ONE_WORD &&
    !corroborated(evidence)
  );
}

function decided(decision: "match" | "no_match", probability: number): UndisputedPair {
  const match = decision === "match";
  return {
    decision,
    stage: "deterministic",
    reason: null,
    probability,
    matchConfidence: match ? probability : 0,
    basis: match ? "identifier_rule" : "no_binding",
    escalate: false,
  };
}

// A shared country alone makes no pair comparable: all companies of a country share it.
function comparable(evidence: PairEvidence): boolean {
  const { identifiers } = evidence;
  return (
    evidence.name !== null ||
    evidence.domain !== "unknown" ||
    evidence.phone !== "unknown" ||
    identifiers.agreeing.length + identifiers.weaklyAgreeing.length + identifiers.conflicts.length > 0
  );
}

/** Inputs of the pair calibrator. */
export function pairFeatures(
  model: MatchingModel,
  forth: PairEvidence,
  back: PairEvidence,
): Record<string, number> {
  const mean = (of: (evidence: PairEvidence) => number) => (of(forth) + of(back)) / 2;
  // The best pair of names can depend on which record is the query, so both directions count.
  const either = (condition: (evidence: PairEvidence) => boolean) =>
    condition(forth) || condition(back) ? 1 : 0;
  const shared = Math.max(forth.name?.sharedIdentifying ?? 0, back.name?.sharedIdentifying ?? 0);
  return {
    pair_score: inTwelfths(mean((evidence) => scorePair(model, evidence))),
    pair_exact: either(({ name }) => name !== null && (name.exact || name.joinedEqual)),
    pair_cross_script: either(({ name }) => name?.crossScript === true),
    pair_information: Math.min(1, shared / 18),
    pair_country_different: forth.country === "different" ? 1 : 0,
    pair_domain_same: forth.domain === "same" ? 1 : 0,
    pair_residue: either(
      ({ name }) => name !== null && name.queryUnmatched.word + name.candidateUnmatched.word > 0,
    ),
    pair_both_residues: either(
      ({ name }) =>
        name !== null && leftOver(name.queryUnmatched) > 0 && leftOver(name.candidateUnmatched) > 0,
    ),
    pair_heard: Math.max(forth.name?.heard ?? 0, back.name?.heard ?? 0),
    pair_number_conflict: either(({ name }) => name?.numbers === "conflict"),
    pair_number_one_side: either(
      ({ name }) => name?.numbers === "query_only" || name?.numbers === "candidate_only",
    ),
    // One weak signal that disagrees withholds no match by itself, but lowers the probability.
    pair_conflict: forth.domain === "different" || forth.address?.city === "different" ? 1 : 0,
    // Names of funds of one house differ by a single word, so two similar funds are seldom one.
    pair_funds: forth.funds ? 1 : 0,
  };
}

/** Log-odds on the scale of the calibrator, −1..1. */
function inTwelfths(logOdds: number): number {
  return Math.max(-1, Math.min(1, logOdds / 12));
}

/** Probability that two records are one company, from the pair alone, without a list of candidates. */
export function pairProbability(model: MatchingModel, forth: PairEvidence, back: PairEvidence): number {
  return sigmoid(linearScore(model.pairMatch, pairFeatures(model, forth, back)));
}
