import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import type { PairEvidence } from "../../domain/matching/compare/pair-evidence.ts";
import { disagreeingWeakSignals, strongConflict } from "../../domain/matching/decide/guards.ts";

/**
 * The attributes for which a verdict of `match` is refused, none where it may pass (matching rules 5 and 6): a
 * strong identifier that differs, or two or more weak signals where no strong identifier agrees. A person may
 * overrule the scorer, not these.
 */
export function mergeRefusal(candidate: Candidate, evidence: PairEvidence): readonly string[] {
  const conflict = strongConflict({ ...candidate, evidence, score: 0 });
  if (conflict) return conflict.disagreeing;
  if (evidence.identifiers.agreeing.length > 0) return [];
  const weak = disagreeingWeakSignals(evidence);
  return weak.length >= 2 ? weak : [];
}
