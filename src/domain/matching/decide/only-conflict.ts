/** Finds the single field that prevents a match with a candidate. */
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { PairEvidence } from "../compare/pair-evidence.ts";
import { disagreeingWeakSignals, type GuardFinding } from "./guards.ts";

/** The changes that remove one field from the evidence, by entity attribute (`disagreeingWeakSignals`). */
const without: Readonly<Record<string, (evidence: PairEvidence) => Partial<PairEvidence>>> = {
  "location.country": () => ({ country: "unknown" }),
  "digital.domain": () => ({ domain: "unknown" }),
  "contact.phone": () => ({ phone: "unknown" }),
  "registration.tickers": ({ identifiers }) => ({ identifiers: { ...identifiers, listingConflict: false } }),
  "registration.incorporated_on": () => ({ incorporated: null }),
  "identity.legal_form": () => ({ form: "unknown" }),
  "location.registered_address": () => ({ address: null }),
};

/**
 * The guard that names the single weak signal against the leader, where the leader would match without this
 * signal; null where several signals disagree, none does, or the leader would still not match.
 * @param isMatched whether the decision on the list is `match` with a leader of this evidence.
 */
export function onlyConflict(
  leader: ScoredCandidate,
  isMatched: (leader: ScoredCandidate) => boolean,
): GuardFinding | null {
  const attribute = soleConflict(leader.evidence);
  if (attribute === null) return null;
  if (!isMatched({ ...leader, evidence: withoutSignal(leader.evidence, attribute) })) return null;
  return {
    guard: "signal_conflict",
    disagreeing: [attribute],
    detail: "the candidate would be matched if this field did not disagree",
  };
}

/** The attribute of the single weak signal that disagrees; null where none or several disagree. */
export function soleConflict(evidence: PairEvidence): string | null {
  const [attribute, ...more] = disagreeingWeakSignals(evidence);
  return attribute === undefined || more.length > 0 ? null : attribute;
}

/** The evidence as if the attribute were unknown. */
export function withoutSignal(evidence: PairEvidence, attribute: string): PairEvidence {
  return { ...evidence, ...without[attribute]!(evidence) };
}
