/** The reasons of `unresolved` answers: every such answer names one, machine-readable. */
export const unresolvedReasons = [
  "below_acceptance_floor",
  "indistinguishable_candidates",
  "weak_signals_disagree",
  "signal_conflict",
  "identifier_conflict",
  "no_identifying_signal",
  "quality_target_unmet",
  "no_candidates",
  "depth_capped",
  "escalation_unavailable",
] as const;

export type UnresolvedReason = (typeof unresolvedReasons)[number];
