import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { candidateOf, modelSaying } from "../testing/case.ts";
import { decide } from "./decide.ts";
import { type Judgement, judged, toldApart } from "./outside-evidence.ts";

/** The leader has about 0.6: a judgement decides. */
const model = modelSaying({ match: 0.5 });
const record = { name: "Quillworth Brackenfold Limited", country: "GB" };
const companies = [record, { ...record, name: "Brackenfold Quillworth Limited" }];

/** Two companies whose shares of the posterior differ by this much, and the decision on them after the judgements. */
function heard(margin: number, said: readonly Judgement["decision"][]) {
  const [first, second] = companies.map((company) => candidateOf(record, company, model));
  const scored = [
    { ...first!, score: 20 + 2 * Math.atanh(margin) },
    { ...second!, score: 20 },
  ];
  const query = comparableOfRecord(record);
  const input = { model, query, adequate: true, outscored: 0, listed: 0, substantial: true };
  const local = decide({ ...input, scored });
  const weights = { match: 6, no_match: -6, cannot_tell: 0 } as const;
  const judgements = said.map((decision, place) => {
    return { candidateKey: scored[place]!.key, decision, confidence: null, logOdds: weights[decision] };
  });
  const told = toldApart({ judgements }, local.ranked);
  const after = decide({ ...input, scored: scored.map((candidate) => judged(candidate, told)) });
  return { local, told, after };
}

describe("of two companies that are alike to the matcher", () => {
  test.each<readonly Judgement["decision"][]>([["match", "cannot_tell"], ["match", "match"], ["match"]])(
    "%j tells neither from the other: the record stays open",
    (...said) => {
      const { local, told, after } = heard(0.01, said);
      expect(local.reason).toBe("indistinguishable_candidates");
      expect(told.judgements.map(({ logOdds }) => logOdds)).toEqual(said.map(() => 0));
      expect(told.judgements.map(({ decision }) => decision)).toEqual(said);
      expect(after).toMatchObject({ decision: "unresolved", reason: "indistinguishable_candidates" });
    },
  );

  test("a match of one and no match of the other decides, whichever of the two leads", () => {
    expect(heard(0.01, ["match", "no_match"]).after.decision).toBe("match");
    const { local, after } = heard(0.01, ["no_match", "match"]);
    expect(after.decision).toBe("match");
    expect(after.bound!.key).not.toBe(local.ranked[0]!.key);
  });
});

test("where one is likelier than the other, a match alone counts", () => {
  const { told, after } = heard(0.6, ["match", "cannot_tell"]);
  expect(told.judgements[0]!.logOdds).toBe(6);
  expect(after.decision).toBe("match");
});
