import type { z } from "zod";
import type { clarification, resolveOutput } from "../../operations/resolution/resolve.contract.ts";
import { flagName } from "../records/record-flags.ts";
import { printable } from "../terminal.ts";
import { entityLines } from "./entity-view.ts";
import { noMatchLine } from "./looked-in.ts";

type Resolution = z.output<typeof resolveOutput>;

/** A resolution as text for a person: the decision, then the entity with its sources, or the clarification. */
export function resolutionView(answer: Resolution): string {
  const { decision, looked_in } = answer;
  const extent =
    decision === "no_match" && looked_in
      ? [noMatchLine({ companies: looked_in.companies, registers: looked_in.sources.length })]
      : [];
  const lines = [headline(answer), ...extent, ""];
  if (answer.entity) {
    const made = answer.entity_created ? ", new" : "";
    lines.push(`Entity ${answer.entity.entity_id}${made}`, ...entityLines(answer.entity), "");
  }
  if (answer.decision === "unresolved") lines.push(...shortlistLines(answer), ...questionLines(answer));
  const { credits_charged: charged, credits_remaining: left } = answer.usage;
  lines.push(
    `Receipt ${answer.decision_id} · ${charged} ${charged === 1 ? "credit" : "credits"} charged, ${left} left`,
  );
  return `${lines.join("\n")}\n`;
}

function headline({
  decision,
  match_confidence,
  match_confidence_basis: basis,
  stage,
  reason,
  confidence,
}: Resolution): string {
  if (decision !== "unresolved")
    return `${decision} · ${match_confidence.toFixed(4)} (${basis}, ${stage} stage)`;
  return `unresolved · ${printable(reason ?? "no reason given")} (${stage} stage, best chance ${confidence.toFixed(4)})`;
}

function shortlistLines({ candidates, candidates_considered: considered }: Resolution): string[] {
  if (candidates.length === 0) return [];
  const rows = candidates.map((candidate, index) => {
    const { probability, legal_name, domain, legal_status, entity_id } = candidate;
    const facts = [domain, legal_status, entity_id ?? "in a register"]
      .filter((fact) => fact !== null)
      .map(printable);
    return `  ${String(index + 1).padStart(2)}  ${probability.toFixed(4)}  ${printable(legal_name ?? "name withheld")} (${facts.join(", ")})`;
  });
  return [`Shortlist, ${candidates.length} of ${considered}`, ...rows, ""];
}

function questionLines({ clarification, record_id, decision_id, review_id }: Resolution): string[] {
  const review = review_id === null ? [] : [`It waits for a person as ${review_id}.`, ""];
  if (!clarification) return review;
  const { question, candidate_clues: clues, answer_fields: fields } = clarification;
  const options = clues.map(({ option, clue }) => `  - ${printable(option)}: ${printable(clue)}`);
  const flags = fields.map(({ field, note }) => `  --${flagName(field.split("."))}: ${printable(note)}`);
  const again = `--clarification-of.record-id ${record_id} --clarification-of.decision-id ${decision_id}`;
  return [
    printable(question),
    ...(options.length > 0 ? options : optionLines(clarification)),
    "Send the record again with",
    ...flags,
    `  ${again}`,
    "",
    ...review,
  ];
}

function optionLines({ options }: z.output<typeof clarification>): string[] {
  return options.map((option) => `  - ${printable(option)}`);
}
