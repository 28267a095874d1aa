import { type Depth, deeperStages } from "../../domain/matching/decide/deeper-stages.ts";
import type { TenantStanding } from "../../storage/entities/catalogue.ts";

/** The price of a decision of a stage above `probabilistic`, and of any other (specification §1.2). */
const DEEP_DECISION = 5;
const DECISION = 1;

/** The price of a `match` or a `no_match` of a stage, in credits; an abstention costs none. */
export function creditsOf(stage: string): number {
  return (deeperStages as readonly string[]).includes(stage) ? DEEP_DECISION : DECISION;
}

/** The depth that the balance covers: `probabilistic` if an enforced plan cannot pay a deep decision. */
export function affordableDepth(
  depth: Depth,
  { enforced, credits_remaining }: Pick<TenantStanding, "enforced" | "credits_remaining">,
): Depth {
  return enforced && credits_remaining < DEEP_DECISION ? "probabilistic" : depth;
}
