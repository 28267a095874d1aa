import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectVotes, type JudgedReceipt } from "./collect-votes.ts";
import type { TrainingLabel } from "./judgement.ts";
import { evidenceOf, labelOf, receiptOf, smallModel } from "./testing/label-log.ts";

const collect = (labels: readonly TrainingLabel[], receipts: readonly JudgedReceipt[]) =>
  collectVotes(evidenceOf(labels, receipts));
const leftOut = (labels: readonly TrainingLabel[], receipts: readonly JudgedReceipt[]) => {
  const { votes, leftOut: counted } = collect(labels, receipts);
  return {
    votes: votes.length,
    ...Object.fromEntries(Object.entries(counted).filter(([, count]) => count > 0)),
  };
};

test("a row is what the judge saw: the list features of the receipt", () => {
  const receipt = receiptOf(1, 0.5);
  const { votes } = collect([labelOf(1)], [receipt]);
  expect(votes).toHaveLength(1);
  expect(votes[0]).toMatchObject({ leads: true, absent: false, listFeatures: { list_score: 0.5 } });
});

describe("labels that teach nothing are left out and counted", () => {
  const one = receiptOf(1, 0.5);
  const corrected = [
    labelOf(1),
    labelOf(1, { label_id: "lab_b", supersedes_label_id: "lab_1", label: "no_match" }),
  ];
  test.each<[string, readonly TrainingLabel[], readonly JudgedReceipt[], object]>([
    ["a corrected label", corrected, [one], { votes: 1, superseded: 1 }],
    [
      "… also where the export says so",
      [labelOf(1, { superseded_by_label_id: "x" })],
      [one],
      { votes: 0, superseded: 1 },
    ],
    ["the service's own", [labelOf(1, { source: "maintenance" })], [one], { votes: 0, own: 1 }],
    ["cannot_tell", [labelOf(1, { label: "cannot_tell" })], [one], { votes: 0, cannotTell: 1 }],
    ["an erased label", [labelOf(1, { redacted: true })], [one], { votes: 0, redacted: 1 }],
    ["an erased decision", [labelOf(1)], [{ ...one, redacted: true }], { votes: 0, redacted: 1 }],
    ["another tenant's decision", [labelOf(2)], [one], { votes: 0, unscored: 1 }],
    ["a decision by a number", [labelOf(1)], [{ ...one, replay_inputs: null }], { votes: 0, unscored: 1 }],
    [
      "other weights",
      [labelOf(1)],
      [receiptOf(1, 0.5, { ...smallModel, version: "2025-01-01.1" })],
      { votes: 0, otherModel: 1 },
    ],
    ["what a rule withheld", [labelOf(1)], [{ ...one, guards: [{}] }], { votes: 0, withheld: 1 }],
    [
      "a contradiction, both sides of it",
      [labelOf(1), labelOf(1, { label_id: "lab_b", label: "no_match" })],
      [one],
      { votes: 0, contradictory: 2 },
    ],
    [
      "what says nothing",
      [labelOf(1, { label: "no_match", entity_id: "ent_9" })],
      [one],
      { votes: 0, silent: 1 },
    ],
    ["what is said twice", [labelOf(1), labelOf(1, { label_id: "lab_b" })], [one], { votes: 1, voted: 1 }],
  ])("%s", (_, labels, receipts, counts) => {
    expect(leftOut(labels, receipts)).toEqual(counts);
  });

  test("a corrected label's correction is what counts", () => {
    expect(collect(corrected, [one]).votes[0]).toMatchObject({ leads: false });
  });
});

test("a company that was asked for a thousand times has one vote", () => {
  const receipts = Array.from({ length: 1000 }, (_, i) =>
    receiptOf(i, 0.5, smallModel, { right_ref: "ent_x" }),
  );
  const labels = receipts.map((_, i) => labelOf(i, { entity_id: "ent_x" }));
  expect(leftOut(labels, receipts)).toEqual({ votes: 1, voted: 999 });
});

test("of a company's rows a lot decides, not the order of the log", () => {
  const receipts = Array.from({ length: 12 }, (_, i) =>
    receiptOf(i, i / 12, smallModel, { right_ref: "ent_x" }),
  );
  const labels = receipts.map((_, i) => labelOf(i, { entity_id: "ent_x" }));
  const votes = collect(labels, receipts).votes;
  fc.assert(
    fc.property(fc.shuffledSubarray(labels, { minLength: labels.length }), (shuffled) => {
      expect(collect(shuffled, receipts).votes).toEqual(votes);
    }),
  );
});

test("a company stands on one side of the split, about a third of them fit", () => {
  const receipts = Array.from({ length: 3000 }, (_, i) => receiptOf(i, 0.5));
  const parts = collect(
    receipts.map((_, i) => labelOf(i)),
    receipts,
  ).votes.map(({ part }) => part);
  const fit = parts.filter((part) => part === "fit").length;
  expect(fit).toBeGreaterThan(900);
  expect(fit).toBeLessThan(1100);
});

test("offered one company and meant another: kept only where both stand on one side", () => {
  const part = (n: number) => collect([labelOf(n)], [receiptOf(n, 0.5)]).votes[0]!.part;
  const numbers = Array.from({ length: 40 }, (_, i) => i);
  const offered = numbers[0]!;
  const near = numbers.find((n) => n !== offered && part(n) === part(offered))!;
  const far = numbers.find((n) => part(n) !== part(offered))!;
  const meant = (n: number) =>
    leftOut([labelOf(offered, { entity_id: `ent_${n}` })], [receiptOf(offered, 0.5)]);
  expect(meant(near)).toEqual({ votes: 1 });
  expect(meant(far)).toEqual({ votes: 0, crossing: 1 });
});
