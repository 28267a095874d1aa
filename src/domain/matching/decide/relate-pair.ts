import type { Comparable } from "../comparable/comparable.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import { type MatchingModel, matchFloor } from "../score/model.ts";
import { attributesApart, conflictingAttributes } from "./guards.ts";
import { matchPair, type PairDecision } from "./match-pair.ts";

/** The relation of two records that were not bound to one entity. */
export type PairRelation =
  /** Compared as a pair, the records are one company. */
  | { readonly kind: "same"; readonly probability: number | null }
  /** The pair scored as one company, and a guard overruled `probability`; with the attributes that disagree. */
  | {
      readonly kind: "blocked";
      readonly rule: "weak_signal_guard" | "strong_identifier_conflict";
      readonly disagreeing: readonly string[];
      readonly probability: number | null;
    }
  | { readonly kind: "undecided"; readonly probability: number | null }
  /** Too little agrees. */
  | { readonly kind: "unlike"; readonly probability: number | null }
  /** An identifier tells the records apart, and without identifiers they would not match either. */
  | { readonly kind: "different" };

/** Judges a pair as `matchPair` does, and names the guard of a refusal. Symmetric. */
export function relatePair(model: MatchingModel, left: Comparable, right: Comparable): PairRelation {
  const { decision, reason, stage, probability } = matchPair(model, left, right);
  if (decision === "match") return { kind: "same", probability };
  if (decision === "unresolved") {
    if (!isGuarded(model, { reason, probability })) return { kind: "undecided", probability };
    const disagreeing = attributesApart(comparePair(left, right));
    return { kind: "blocked", rule: "weak_signal_guard", disagreeing, probability };
  }
  if (stage !== "deterministic") return { kind: "unlike", probability };
  // Identifiers told the records apart: the pair is blocked where it would match without identifiers.
  const proposed = matchPair(model, withoutIdentifiers(left), withoutIdentifiers(right));
  if (proposed.decision !== "match" && !isGuarded(model, proposed)) return { kind: "different" };
  return {
    kind: "blocked",
    rule: "strong_identifier_conflict",
    disagreeing: conflictingAttributes(comparePair(left, right)),
    probability: proposed.probability,
  };
}

/** Whether a guard withheld a pair that the scorer would have matched. */
function isGuarded(
  model: MatchingModel,
  { reason, probability }: Pick<PairDecision, "reason" | "probability">,
): boolean {
  if (probability === null || probability < matchFloor(model)) return false;
  return reason === "weak_signals_disagree" || reason === "signal_conflict";
}

const withoutIdentifiers = (company: Comparable): Comparable => ({ ...company, identifiers: [] });
