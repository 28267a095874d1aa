/**
 * Draws the composition of a score as text: each bar begins at the end of the bar before it, from the model's
 * intercept over every contribution to the log-odds of the pair, then to the calibrated probability beside
 * the acceptance floor.
 */
import { ACCEPTANCE_FLOOR } from "../../domain/matching/score/model.ts";
import { printable } from "../terminal.ts";

export interface WaterfallInput {
  readonly intercept: number;
  readonly contributions: readonly {
    readonly feature: string;
    readonly value: number;
    readonly contribution: number;
  }[];
  readonly logOdds: number;
  /** The calibrated probability, 0..1. */
  readonly probability: number | null;
}

const BAR = 41;
const LABEL = 34;

/** The lines of the drawing, none wider than about 100 columns. */
export function waterfall({ intercept, contributions, logOdds, probability }: WaterfallInput): string[] {
  const ends: number[] = [intercept];
  for (const { contribution } of contributions) ends.push(ends.at(-1)! + contribution);
  const low = Math.min(0, logOdds, ...ends);
  const high = Math.max(0, logOdds, ...ends);
  const column = (value: number): number => Math.round(((value - low) / (high - low || 1)) * (BAR - 1));
  const row = (label: string, amount: number, from: number, to: number): string =>
    `${fit(label)} ${signed(amount)}  ${bar(column(from), column(to), column(0), amount)}`;
  const lines = [row("intercept", intercept, 0, intercept)];
  for (const [index, { feature, value, contribution }] of contributions.entries()) {
    lines.push(row(`${feature} = ${Number(value.toFixed(3))}`, contribution, ends[index]!, ends[index + 1]!));
  }
  lines.push(row("log-odds of the pair", logOdds, 0, logOdds));
  if (probability !== null) lines.push("", probabilityLine(probability));
  return lines;
}

function bar(from: number, to: number, zero: number, amount: number): string {
  const cells = Array.from({ length: BAR }, (_, at): string => (at === zero ? "│" : " "));
  const [left, right] = from < to ? [from, to] : [to, from];
  for (let at = left; at <= right; at++) cells[at] = amount < 0 ? "░" : "█";
  return cells.join("").trimEnd();
}

/** The probability as a bar of 0..1 with a mark at the floor. */
function probabilityLine(probability: number): string {
  const floor = Math.round(ACCEPTANCE_FLOOR * (BAR - 1));
  const filled = Math.round(probability * (BAR - 1));
  const cells = Array.from({ length: BAR }, (_, at) => (at === floor ? "┃" : at < filled ? "█" : "·"));
  const side = probability >= ACCEPTANCE_FLOOR ? "at or over" : "under";
  return `${fit("probability, calibrated")} ${probability.toFixed(4).padStart(8)}  ${cells.join("")}  ${side} the floor of ${ACCEPTANCE_FLOOR.toFixed(2)}`;
}

function signed(value: number): string {
  return `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(3)}`.padStart(8);
}

function fit(label: string): string {
  const text = printable(label);
  return text.length > LABEL ? `${text.slice(0, LABEL - 1)}…` : text.padEnd(LABEL);
}
