import type { z } from "zod";
import type { decision } from "../../operations/decisions/get-decision.contract.ts";
import { printable } from "../terminal.ts";
import { waterfall } from "./waterfall.ts";

type Decision = z.output<typeof decision>;

/** The reasons of a decision: the rule or the drawn score, the guards, the values of the sources. */
export function receiptView(receipt: Decision): string {
  const lines = [
    "",
    `Receipt ${receipt.decision_id} · ${receipt.pipeline_version} · ${replayed(receipt)}`,
    "",
    ...scoreLines(receipt),
  ];
  if (receipt.guards.length > 0) {
    lines.push("", "Guards that held it back");
    for (const { guard, detail } of receipt.guards) lines.push(`  ${printable(guard)}: ${printable(detail)}`);
  }
  if (receipt.evidence.length > 0) {
    lines.push("", "Evidence");
    for (const { summary, licence } of receipt.evidence)
      lines.push(`  ${printable(summary)} (${printable(licence)})`);
  }
  return `${lines.join("\n")}\n`;
}

function scoreLines({ score, identifier_rule: rule, top_features, probability, stage }: Decision): string[] {
  if (rule)
    return [
      `An identifier decided it: ${printable(rule.rule)}, ${printable(rule.scheme)}. No score was needed.`,
    ];
  if (!score) return [`The ${printable(stage)} stage decided it; no candidate was scored.`];
  const { intercept, log_odds: logOdds } = score;
  return waterfall({ intercept, contributions: top_features, logOdds, probability });
}

function replayed({ replay }: Decision): string {
  if (replay.reproduced === null) return "nothing to recompute";
  return replay.reproduced ? "its score was recomputed and is the same" : "its score could not be reproduced";
}
