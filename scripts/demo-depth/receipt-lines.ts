import type { Decision } from "../../src/client/index.ts";

type Step = NonNullable<Decision["deeper_steps"]>[number];

const names: Readonly<Record<string, string>> = {
  model: "A model",
  live_registers: "Live registers",
  agent: "Research on the web",
};

/** What each stage asked, saw and cost, as the receipt tells it. */
export function receiptLines(decision: Decision): string[] {
  const { deeper_steps: steps = [], verdict } = decision;
  return [
    "   The local decision: left open; the name agrees, and the town does not.",
    ...steps.flatMap((step) => stepLines(step, step.step === "model" ? verdict : null)),
  ];
}

function stepLines(step: Step, verdict: Decision["verdict"]): string[] {
  const {
    sources = [],
    companies = [],
    pages = [],
    claims = [],
    gaps = [],
    cost,
    failure,
    duration_ms: ms,
  } = step;
  const time = typeof ms === "number" ? `, ${(ms / 1000).toFixed(1)} s` : "";
  const lines = [
    `   ${names[step.step] ?? step.step}: ${step.status}${failure ? ` (${failure})` : ""}${time}`,
  ];
  const add = (line: string) => lines.push(`     ${line}`);
  if (verdict) {
    add(
      `said of the first candidate: ${verdict.adjudicator_decision ?? "nothing"}; counts as odds × ${Math.exp(verdict.log_odds).toPrecision(3)}`,
    );
    if (verdict.rationale !== null) add(`"${verdict.rationale}"`);
  }
  for (const { source_id: id, outcome, reason } of sources)
    add(`${id}: ${outcome}${reason === null ? "" : ` (${reason})`}`);
  for (const { source_id: id, source_record_id: row, licence } of companies)
    add(`${id} has ${row}, ${licence}`);
  for (const { url, quote } of pages)
    add(`${url}: ${quote === null ? "no claim rests on it" : `"${quote}"`}`);
  for (const { field, value, fault } of claims) add(`claim ${field} ${value}: ${fault ?? "stands"}`);
  for (const gap of gaps) add(gap);
  if (cost)
    add(
      `${cost.requests} requests, ${cost.pages} pages, ${cost.bytes} bytes, ${cost.input_tokens} tokens in, ${cost.output_tokens} out`,
    );
  return lines;
}
