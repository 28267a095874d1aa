import { describe, expect, test } from "vitest";
import { linearScore, sigmoid } from "../../domain/matching/score/model.ts";
import { collectVotes } from "./collect-votes.ts";
import { countFlip, noFlips } from "./count-flips.ts";
import { recalibrate } from "./recalibrate.ts";
import { evidenceOf, labelOf, receiptOf, smallModel } from "./testing/label-log.ts";

/** Companies at several scores; `truth` is the share of them that are right at a log-odds. */
function log(each: number, alike: readonly number[], truth: (logOdds: number) => number) {
  const receipts = alike.flatMap((value, k) =>
    Array.from({ length: each }, (_, i) => receiptOf(k * each + i, value)),
  );
  const labels = receipts.map((_, n) => {
    const [k, i] = [Math.floor(n / each), n % each];
    // Spread evenly, so that each part of the split sees the same share.
    const share = truth(12 * alike[k]!);
    const isRight = Math.floor((i + 1) * share) > Math.floor(i * share);
    return labelOf(n, isRight ? {} : { label: "no_match" });
  });
  return { receipts, votes: collectVotes(evidenceOf(labels, receipts)).votes };
}

const options = { version: "2026-01-01.1+acme.1", target: 0.9 };
const spread = [-0.3, -0.1, 0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45];

describe("a deployment in which the shipped model believes too much", () => {
  const { votes, receipts } = log(300, spread, (z) => sigmoid(z - 1.5));
  const { model, match } = recalibrate(smallModel, votes, options);

  test("its probabilities come down to what labels show, on companies that did not fit them", () => {
    expect(match.platt.shift).toBeLessThan(-0.5);
    expect(match.after.logLoss!).toBeLessThan(match.before.logLoss!);
  });

  test("weights stay, to the bit; the threshold is never under the floor", () => {
    expect(model).toMatchObject({ version: options.version, pair: smallModel.pair, none: smallModel.none });
    expect(model!.thresholds.upper).toBeGreaterThanOrEqual(0.9);
    expect(model!.pairMatch).toBe(smallModel.pairMatch);
  });

  test("accepted answers are right as often as certified, among all companies", () => {
    const accepted = votes.filter(
      ({ listFeatures }) => sigmoid(linearScore(model!.match, listFeatures)) >= model!.thresholds.upper,
    );
    const share = accepted.filter(({ leads }) => leads).length / accepted.length;
    expect(accepted.length).toBeGreaterThan(29);
    expect(share).toBeGreaterThan(0.9);
  });

  test("stored decisions that would flip are counted, kept ones too", () => {
    const flips = noFlips();
    for (const receipt of receipts) countFlip(flips, receipt, model!);
    const matches = receipts.filter(({ decision }) => decision === "match").length;
    expect(flips.compared).toBe(receipts.length);
    expect(flips.matchesKept + flips.matchesLost).toBe(matches);
    expect(flips.matchesLost).toBeGreaterThan(0);
    expect(flips.matchesGained).toBe(0);
  });

  test("the same votes give the same bytes", () => {
    expect(JSON.stringify(recalibrate(smallModel, votes, options))).toBe(
      JSON.stringify({ ...recalibrate(smallModel, [...votes], options) }),
    );
  });
});

test("a shipped model that is right stays as it is, nearly, and its threshold at the floor", () => {
  const { votes } = log(900, [-0.1, 0, 0.1, 0.21, 0.22, 0.23, 0.25, 0.3], sigmoid);
  const { model, match } = recalibrate(smallModel, votes, options);
  expect(Math.abs(match.platt.stretch - 1)).toBeLessThan(0.15);
  expect(match.platt.shift).toBeCloseTo(0, 0);
  expect(model!.thresholds.upper).toBe(0.9);
});

test("too few labels make no model", () => {
  const { votes } = log(3, spread, () => 1);
  const { model, match } = recalibrate(smallModel, votes, options);
  expect(model).toBeNull();
  expect(match.choice.tried).toEqual([]);
});

test("labels that say that the leader is often wrong make no model", () => {
  const { votes } = log(300, spread, () => 0.5);
  expect(recalibrate(smallModel, votes, options).model).toBeNull();
});

test("no_match stays as shipped where only matches are certified", () => {
  const { votes } = log(300, [0.3, 0.4], () => 1);
  const { model, noMatch } = recalibrate(smallModel, votes, options);
  expect(noMatch.choice.threshold).toBeNull();
  expect(model!.noMatch).toEqual(smallModel.noMatch);
  expect(model!.thresholds.noMatch).toBe(0.9);
});

test("decisions that a rule or the caller's own target withheld flip for no calibration", () => {
  const flips = noFlips();
  countFlip(flips, receiptOf(1, 0.4, smallModel, { guards: [{}] }), smallModel);
  countFlip(flips, receiptOf(2, 0.4, smallModel, { reason: "quality_target_unmet" }), smallModel);
  countFlip(flips, receiptOf(3, 0.4, smallModel, { replay_inputs: null }), smallModel);
  expect(flips).toEqual(noFlips());
});
