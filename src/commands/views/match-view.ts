import type { z } from "zod";
import type { match } from "../../operations/resolution/match.contract.ts";
import { printable } from "../terminal.ts";

/** A comparison of two records as text for a person. */
export function matchView(answer: z.output<(typeof match)["output"]>): string {
  const {
    decision,
    match_confidence,
    match_confidence_basis: basis,
    stage,
    reason,
    probability,
    usage,
  } = answer;
  const chance = probability === null ? "not scored" : `chance of one company ${probability.toFixed(4)}`;
  const head =
    decision === "unresolved"
      ? `unresolved · ${printable(reason ?? "no reason given")} (${stage} stage, ${chance})`
      : `${decision} · ${match_confidence.toFixed(4)} (${basis}, ${stage} stage, ${chance})`;
  const { credits_charged: charged, credits_remaining: left } = usage;
  return `${head}\n${charged} ${charged === 1 ? "credit" : "credits"} charged, ${left} left\n`;
}
