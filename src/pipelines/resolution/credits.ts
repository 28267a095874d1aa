import { type Depth, deeperStages } from "../../domain/matching/decide/deeper-stages.ts";
import type { TenantStanding } from "../../storage/entities/catalogue.ts";

/** What a decision of a stage above `probabilistic` costs, in credits, and any other (specification §1.2). */
const DEEP_DECISION = 5;
const DECISION = 1;

/** What a `match` or a `no_match` of a stage costs, in credits; an abstention costs none. */
export function creditsOf(stage: string): number {
  return (deeperStages as readonly string[]).includes(stage) ? DEEP_DECISION : DECISION;
}

/** The depth that the balance covers: a tenant on an enforced plan with less than a deep decision stays `probabilistic`. */
export function affordableDepth(
  depth: Depth,
  { enforced, credits_remaining }: Pick<TenantStanding, "enforced" | "credits_remaining">,
): Depth {
  return enforced && credits_remaining < DEEP_DECISION ? "probabilistic" : depth;
}
