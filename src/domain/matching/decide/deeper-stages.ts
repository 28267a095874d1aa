/** The stages above `probabilistic`: those that a deployment has, and the fields on them in an abstention. */

export const deeperStages = ["llm_adjudication", "agentic_research"] as const;

export type DeeperStage = (typeof deeperStages)[number];

/** The steps above `probabilistic`, in the order in which they run (matching rule 3). */
export const deeperSteps = ["model", "live_registers", "agent"] as const;

export type DeeperStep = (typeof deeperSteps)[number];

/** The stage of a decision that rests on the judgements of a step. */
export const stageOfStep: Readonly<Record<DeeperStep, DeeperStage>> = {
  model: "llm_adjudication",
  live_registers: "agentic_research",
  agent: "agentic_research",
};

/** The `match_confidence_basis` of a decision of that stage. */
export const basisOfStage = {
  llm_adjudication: "adjudicated_verdict",
  agentic_research: "research_evidence",
} as const satisfies Record<DeeperStage, string>;

export type Depth = "probabilistic" | "adjudication" | "research";

/** The deeper stages that each depth allows (specification §1.3). */
const allowed: Readonly<Record<Depth, readonly DeeperStage[]>> = {
  probabilistic: [],
  adjudication: ["llm_adjudication"],
  research: deeperStages,
};

/** Whether a request of this depth may run the step. */
export function depthAllows(depth: Depth, step: DeeperStep): boolean {
  return allowed[depth].includes(stageOfStep[step]);
}

/** The stages of these steps, in pipeline order. */
export function stagesOfSteps(steps: readonly DeeperStep[]): DeeperStage[] {
  return deeperStages.filter((stage) => steps.some((step) => stageOfStep[step] === stage));
}

export interface Escalation {
  /** The caller's depth stopped the work before a stage that could have decided. */
  readonly depth_capped: boolean;
  /** A stage that this deployment has was needed and could not run: trying again later may help. */
  readonly escalation_unavailable: boolean;
  /** Stages that this deployment does not have, in pipeline order: trying again does not help. */
  readonly stages_not_configured: readonly DeeperStage[];
}

/**
 * The fields of an answer on the deeper stages.
 * @param wanted whether the record was left unresolved and a deeper stage could have decided.
 * @param configured the stages that this deployment has.
 * @param unavailable whether a configured stage that the depth allows was needed and could not run.
 */
export function escalationOf(
  wanted: boolean,
  depth: Depth,
  {
    configured,
    unavailable = false,
  }: { readonly configured: readonly DeeperStage[]; readonly unavailable?: boolean },
): Escalation {
  const beyond = configured.some((stage) => !allowed[depth].includes(stage));
  return {
    depth_capped: wanted && (depth === "probabilistic" || beyond),
    escalation_unavailable: wanted && unavailable,
    stages_not_configured: deeperStages.filter((stage) => !configured.includes(stage)),
  };
}
