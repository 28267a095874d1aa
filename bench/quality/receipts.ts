import type { ReceiptView } from "./ask.ts";
import { type Share, shareOf } from "./query-score.ts";

export interface ReceiptQuality {
  /** Receipts with a score whose replay gave the same bits. */
  readonly reproduced: Share;
  /** Receipts whose contributions and intercept add up to the log-odds within 1e-9. */
  readonly additive: Share;
}

const TOLERANCE = 1e-9;

export function receiptQuality(receipts: readonly ReceiptView[]): ReceiptQuality {
  const scored = receipts.filter(({ replay }) => replay.reproduced !== null);
  const summed = receipts.filter(({ score }) => score !== null);
  return {
    reproduced: shareOf(scored.filter(({ replay }) => replay.reproduced).length, scored.length),
    additive: shareOf(summed.filter(addsUp).length, summed.length),
  };
}

function addsUp({ score, top_features }: ReceiptView): boolean {
  const sum = top_features.reduce((total, { contribution }) => total + contribution, score!.intercept);
  return Math.abs(sum - score!.log_odds) <= TOLERANCE;
}
