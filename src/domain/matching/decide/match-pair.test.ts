import { describe, expect, test } from "vitest";
import type { CompanyRecord } from "../../record.ts";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import type { MatchingModel } from "../score/model.ts";
import { modelSaying, sure } from "../testing/case.ts";
import { matchPair, pairFeatures } from "./match-pair.ts";

const model: MatchingModel = {
  ...modelSaying(),
  pair: { intercept: 0, weights: { name_exact: 4, domain_exact: 6, city_match: 3 } },
};

const site = { domain: "quillworth.com" };
const city = { address: { city: "Leeds", country: "GB" } };
const acme = { name: "Quillworth Brackenfold Limited", country: "GB" };

function featuresOf(one: CompanyRecord, other: CompanyRecord): Record<string, number> {
  const [left, right] = [comparableOfRecord(one), comparableOfRecord(other)];
  return pairFeatures(model, comparePair(left, right), comparePair(right, left));
}

describe("the inputs of a pair's calibrator", () => {
  test("the score counts everything that agrees, and nothing that one side lacks", () => {
    const whole = { ...acme, ...site, ...city };
    expect(featuresOf(whole, whole)).toMatchObject({ pair_score: 1, pair_domain_same: 1, pair_residue: 0 });
    expect(featuresOf({ ...acme, ...site }, { ...acme, ...city })).toMatchObject({
      pair_score: 4 / 12,
      pair_domain_same: 0,
    });
  });

  test("the order of the two records makes no difference", () => {
    const one = { ...acme, ...site, ...city };
    const other = { name: "Quillworth Tamarisk", country: "GB", ...site };
    expect(featuresOf(one, other)).toEqual(featuresOf(other, one));
  });
});

describe("one word that is spelled differently is no match by itself", () => {
  const decisionOn = (one: CompanyRecord, other: CompanyRecord) =>
    matchPair(sure, comparableOfRecord(one), comparableOfRecord(other)).decision;
  const [right, wrong] = [
    { name: "Quillworth Limited", country: "GB" },
    { name: "Quilworth Limited", country: "GB" },
  ];

  test("from either side", () => {
    expect(decisionOn(right, wrong)).toBe("unresolved");
    expect(decisionOn(wrong, right)).toBe("unresolved");
    expect(decisionOn(right, right)).toBe("match");
  });

  test("a web address that agrees, or further words, are more", () => {
    expect(decisionOn({ ...right, ...site }, { ...wrong, ...site })).toBe("match");
    const [long, longWrong] = ["Quillworth Brackenfold Tamarisk", "Quilworth Brackenfold Tamarisk"];
    expect(decisionOn({ ...right, name: long }, { ...wrong, name: longWrong })).toBe("match");
  });
});

test.each([
  [
    "one of two insurers is a life insurer",
    "Quillworth Assurances",
    "Quillworth Assurances Vie",
    "identity.legal_name",
  ],
  ["a word more and another class", "Quillworth PLC", "Quillworth Britain Limited", "identity.legal_form"],
])("%s: two companies, whatever web address they share", (_, left, right, field) => {
  const record = (name: string) => comparableOfRecord({ name, country: "GB", ...site });
  const both = [matchPair(sure, record(left), record(right)), matchPair(sure, record(right), record(left))];
  for (const { decision, disagreeing } of both) {
    expect(decision).toBe("unresolved");
    expect(disagreeing).toContain(field);
  }
  expect(matchPair(sure, record(left), record(left)).decision).toBe("match");
});

test("legal forms of two classes are two companies also where no country is stated, unless a site agrees", () => {
  const decisionOn = (left: string, right: string, beside: Partial<CompanyRecord> = {}) =>
    matchPair(
      sure,
      comparableOfRecord({ name: left, ...beside }),
      comparableOfRecord({ name: right, ...beside }),
    ).decision;
  expect(decisionOn("Quillworth AG", "Quillworth GmbH")).toBe("unresolved");
  expect(decisionOn("Quillworth AG", "Quillworth Aktiengesellschaft")).toBe("match");
  expect(decisionOn("Quillworth AG", "Quillworth GmbH", site)).toBe("match");
});
