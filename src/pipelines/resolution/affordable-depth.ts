import type { TenantStanding } from "../../storage/entities/catalogue.ts";
import type { RequestData } from "./request.ts";

/** What a decision of a stage above `probabilistic` costs, in credits (specification §1.2). */
const DEEP_DECISION = 5;

/** The depth that the balance covers: a tenant on an enforced plan with less than a deep decision stays `probabilistic`. */
export function affordableDepth(
  depth: RequestData["depth"],
  { enforced, credits_remaining }: Pick<TenantStanding, "enforced" | "credits_remaining">,
): RequestData["depth"] {
  return enforced && credits_remaining < DEEP_DECISION ? "probabilistic" : depth;
}
