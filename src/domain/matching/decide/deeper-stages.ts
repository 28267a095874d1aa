/** The stages above `probabilistic`: which of them a deployment has, and what an abstention says of them. */

export const deeperStages = ["llm_adjudication", "agentic_research"] as const;

export type DeeperStage = (typeof deeperStages)[number];

/** The deeper stages that each depth allows (specification §1.3). */
const allowed: Readonly<Record<"probabilistic" | "adjudication" | "research", readonly DeeperStage[]>> = {
  probabilistic: [],
  adjudication: ["llm_adjudication"],
  research: deeperStages,
};

export interface Escalation {
  /** The caller's depth stopped the work before a stage that could have decided. */
  readonly depth_capped: boolean;
  /** A stage that this deployment has was wanted and could not run: trying again later may help. */
  readonly escalation_unavailable: boolean;
  /** Stages that this deployment does not have, in pipeline order: trying again does not help. */
  readonly stages_not_configured: readonly DeeperStage[];
}

/**
 * What an answer says of the deeper stages.
 * @param wanted whether the record was left unresolved and a deeper stage could have decided.
 * @param configured the stages that this deployment has; none of them has decided.
 */
export function escalationOf(
  wanted: boolean,
  depth: keyof typeof allowed,
  configured: readonly DeeperStage[],
): Escalation {
  const beyond = configured.some((stage) => !allowed[depth].includes(stage));
  return {
    depth_capped: wanted && (depth === "probabilistic" || beyond),
    escalation_unavailable: wanted && configured.some((stage) => allowed[depth].includes(stage)),
    stages_not_configured: deeperStages.filter((stage) => !configured.includes(stage)),
  };
}
