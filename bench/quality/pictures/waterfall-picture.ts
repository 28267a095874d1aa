import type { ReceiptView } from "../ask.ts";
import { bar, segment, svgDocument, text } from "./svg.ts";

const SHOWN = 12;
const ROW = 26;
const LEFT = 270;
const WIDTH = 360;

interface Step {
  readonly label: string;
  readonly amount: number;
}

/** A receipt's score as bars, each from the end of the bar before it. null without a score. */
export function waterfallPicture(id: string, receipt: ReceiptView): string | null {
  const { score, probability } = receipt;
  if (score === null || probability === null) return null;
  const steps = stepsOf(receipt, score.intercept);
  const ends = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0));
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const column = (value: number) => LEFT + ((value - low) / (high - low || 1)) * WIDTH;
  const rows = steps.flatMap(({ label, amount }, at) => {
    const y = 62 + at * ROW;
    const from = at === 0 ? 0 : ends[at - 1]!;
    return [
      text({ x: LEFT - 12, y: y + 14, style: "end" }, label),
      bar(
        { x: column(from), y: y + 3 },
        { x: column(ends[at]!), y: y + 18 },
        amount < 0 ? "second-fill" : "first-fill",
        `${label}: ${signed(amount)}`,
      ),
      text({ x: 700, y: y + 14, style: "note end" }, signed(amount)),
    ];
  });
  const foot = 62 + steps.length * ROW;
  return svgDocument({
    width: 720,
    height: foot + 60,
    title: `How one receipt adds up (${id})`,
    description: `Contributions in log-odds from ${signed(score.intercept)} to ${signed(score.log_odds)}; calibrated among all candidates to ${probability.toFixed(4)}.`,
    body: [
      segment({ x: column(0), y: 58 }, { x: column(0), y: foot + 26 }, "axis"),
      ...rows,
      text({ x: LEFT - 12, y: foot + 16, style: "end" }, "log-odds of the pair"),
      bar(
        { x: column(0), y: foot + 5 },
        { x: column(score.log_odds), y: foot + 20 },
        "idle-fill",
        signed(score.log_odds),
      ),
      text({ x: 700, y: foot + 16, style: "end" }, signed(score.log_odds)),
      text(
        { x: 700, y: foot + 44, style: "note end" },
        `calibrated among all candidates: ${probability.toFixed(4)}`,
      ),
    ],
  });
}

function stepsOf({ top_features }: ReceiptView, intercept: number): Step[] {
  const shown = top_features.slice(0, SHOWN).map(({ feature, contribution }) => ({
    label: feature.replaceAll("_", " "),
    amount: contribution,
  }));
  const rest = top_features.slice(SHOWN);
  const others = {
    label: `others (${rest.length})`,
    amount: rest.reduce((sum, { contribution }) => sum + contribution, 0),
  };
  return [{ label: "intercept", amount: intercept }, ...shown, ...(rest.length > 0 ? [others] : [])];
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`;
}
