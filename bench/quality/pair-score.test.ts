import { expect, test } from "vitest";
import { uniform } from "./calibration.ts";
import { type AnsweredPair, scorePairs } from "./pair-score.ts";

const decisions = ["match", "match", "no_match", "unresolved"] as const;

/** Generated pairs of every kind with many equal probabilities; the benchmark's own scorer read them too. */
function madePairs(count: number): AnsweredPair[] {
  const random = uniform(11);
  return Array.from({ length: count }, (_, at) => {
    const label = random() < 0.45 ? "same" : "different";
    const decision = decisions[Math.floor(random() * decisions.length)]!;
    const near = random() < 0.7 ? (label === "same" ? 0.6 : 0) + 0.4 * random() : random();
    const probability = random() < 0.05 ? null : Math.round(near * 100) / 100;
    const id = `p${at}`;
    const pair = { id, slice: "A", left: { name: "a" }, right: { name: "b" }, label, why: "" } as const;
    return { pair, answer: { id, decision, probability } };
  });
}

test("gives the figures of the scorer that came with the benchmark on the same 600 pairs", () => {
  const score = scorePairs(madePairs(600));
  expect(score).toMatchObject({ asked: 600, same: 284, bestF1Threshold: 0.5 });
  expect(score.precision).toMatchObject({ hits: 142, all: 292 });
  expect(score.precision.interval?.[0]).toBeCloseTo(0.42765560884093934, 9);
  expect(score.recall.share).toBe(0.5);
  expect(score.f1).toBeCloseTo(0.4930555555555556, 12);
  expect(score.bestF1).toBeCloseTo(0.8665511265164645, 12);
  expect(score.averagePrecision).toBeCloseTo(0.8000107317307227, 12);
  expect(score.falseMatch.share).toBeCloseTo(0.47468354430379744, 12);
  expect(score.abstention.share).toBeCloseTo(158 / 600, 12);
  expect(score.calibrationError).toBeCloseTo(0.13308333333333333, 12);
});

test("no pair that is one company: no threshold to speak of", () => {
  const [pair] = madePairs(50).filter((item) => item.pair.label === "different");
  expect(scorePairs([pair!])).toMatchObject({ same: 0, bestF1: null, averagePrecision: null });
});
