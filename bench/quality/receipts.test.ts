import { expect, test } from "vitest";
import { receiptOfExample } from "./fixtures/small-run.ts";
import { receiptQuality } from "./receipts.ts";

test("counts the receipts that replay and those that add up, each among those that have a score", () => {
  const changed = { ...receiptOfExample, score: { intercept: -2, log_odds: 1.5 + 2e-9 } };
  const unlike = { ...receiptOfExample, replay: { reproduced: false } };
  const unscored = { ...receiptOfExample, score: null, replay: { reproduced: null } };
  expect(receiptQuality([receiptOfExample, changed, unlike, unscored])).toMatchObject({
    reproduced: { hits: 2, all: 3 },
    additive: { hits: 2, all: 3 },
  });
});
