import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import type { MatchingModel } from "../score/model.ts";
import { candidateOf, sure, unsure } from "../testing/case.ts";
import { decide } from "./decide.ts";
import { nearestRival } from "./twins.ts";

const acme = { name: "Quillworth Brackenfold Limited", country: "GB" };
const other = { ...acme, name: "Brackenfold Quillworth Limited" };

describe("rule 7: two companies are told apart by more than 0.02 of the posterior", () => {
  /** Two companies whose shares differ by this much, with a negligible rest. */
  const apart = (margin: number, model: MatchingModel) => {
    const [first, second] = [acme, other].map((company) => candidateOf(acme, company, model));
    const scored = [
      { ...first!, score: 20 + 2 * Math.atanh(margin) },
      { ...second!, score: 20 },
    ];
    const query = comparableOfRecord(acme);
    const verdict = decide({
      model,
      query,
      scored,
      adequate: true,
      outscored: 0,
      listed: 0,
      substantial: true,
    });
    const [leader, rival] = verdict.ranked.map(({ probability }) => probability);
    expect(leader! - rival!).toBeCloseTo(margin, 6);
    return verdict.reason;
  };

  test.each([
    [0, "indistinguishable_candidates"],
    [0.0199, "indistinguishable_candidates"],
    [0.0201, null],
    [0.03, null],
  ])("above the threshold of a match, %d apart: %s", (margin, reason) => {
    expect(apart(margin, sure)).toBe(reason);
  });

  test.each([
    [0.0199, "indistinguishable_candidates"],
    [0.0201, "below_acceptance_floor"],
  ])("below it, %d apart: %s", (margin, reason) => {
    expect(apart(margin, unsure)).toBe(reason);
  });

  test("and 0.02 itself is not enough", () => {
    const open = [acme, other].map((company) => candidateOf(acme, company, sure));
    const rivalOf = (leader: number) => nearestRival(open, { candidates: [leader, 0], none: 1 - leader });
    expect(rivalOf(0.02)).toBe(open[1]);
    expect(rivalOf(0.02 + Number.EPSILON)).toBeNull();
  });
});
