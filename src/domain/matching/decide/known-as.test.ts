import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { modelSaying, sure, verdictOn } from "../testing/case.ts";
import { type KnownAs, oneKnown, withRegisters } from "./known-as.ts";
import { knownAs } from "./known-from-decision.ts";
import { matchPair } from "./match-pair.ts";

const company = (key: string, probability = 0.99, sources = ["gleif"]) => ({ key, probability, sources });

describe("the probability of a pair with the registers", () => {
  test("two names of one company of the registers are one company, whatever the names say", () => {
    expect(withRegisters(0.02, [company("a")], [company("a")])).toBeGreaterThan(0.95);
  });

  test("two companies of one register are two, however alike the names are", () => {
    expect(withRegisters(0.92, [company("a")], [company("b")])).toBeLessThan(0.25);
    expect(withRegisters(0.5, [company("a")], [company("b")])).toBeLessThan(0.05);
  });

  test.each<[string, KnownAs, KnownAs]>([
    ["neither record is listed", [], []],
    ["one record is listed", [company("a")], []],
    ["each is in a register of its own", [company("a")], [company("b", 0.99, ["sec"])]],
  ])("%s: the pair's own probability stays", (_, left, right) => {
    expect(withRegisters(0.37, left, right)).toBeCloseTo(0.37, 12);
  });

  const knowledge = fc
    .array(
      fc.record({
        key: fc.constantFrom("a", "b", "c"),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      {
        maxLength: 3,
      },
    )
    .map((listed) => {
      const distinct = [...new Map(listed.map((one) => [one.key, one])).values()];
      const total = Math.max(
        1,
        distinct.reduce((sum, { probability }) => sum + probability, 0),
      );
      return distinct.map(({ key, probability }) =>
        company(key, probability / total, key === "c" ? ["sec"] : ["gleif"]),
      );
    });

  test("it is a probability, and the order of the records makes no difference", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), knowledge, knowledge, (alone, left, right) => {
        const probability = withRegisters(alone, left, right);
        expect(probability).toBeGreaterThanOrEqual(0);
        expect(probability).toBeLessThanOrEqual(1 + 1e-12);
        expect(withRegisters(alone, right, left)).toBeCloseTo(probability, 12);
      }),
    );
  });

  test("a surer pair is never made less sure than a less sure one", () => {
    fc.assert(
      fc.property(knowledge, knowledge, fc.double({ min: 0, max: 0.5, noNaN: true }), (left, right, less) => {
        expect(withRegisters(less + 0.5, left, right)).toBeGreaterThanOrEqual(
          withRegisters(less, left, right) - 1e-12,
        );
      }),
    );
  });
});

describe("the companies that a record may be", () => {
  const query = { name: "Quillworth Brackenfold Limited", country: "GB" };

  test("a match is its company, with the confidence of the match", () => {
    const decision = verdictOn(query, [{ name: "Quillworth Brackenfold Ltd", country: "GB" }], sure);
    expect(decision.decision).toBe("match");
    expect(knownAs(decision)).toMatchObject([
      { sources: ["register"], probability: decision.matchConfidence },
    ]);
  });

  test("of twins each has its share", () => {
    const twin = { name: "Quillworth Brackenfold Ltd", country: "GB" };
    const decision = verdictOn(query, [twin, twin], sure);
    expect(decision.reason).toBe("indistinguishable_candidates");
    const known = knownAs(decision);
    expect(known).toHaveLength(2);
    expect(known[0]!.probability).toBeCloseTo(known[1]!.probability, 9);
    expect(oneKnown(known, known)).toBeLessThan(0.6);
  });

  test("a match that a guard withheld says nothing", () => {
    const other = { name: "Quillworth Brackenfold", country: "FR", domain: "quillworth.fr" };
    const decision = verdictOn({ ...query, domain: "brackenfold.co.uk" }, [other], sure);
    expect(decision.guards).not.toEqual([]);
    expect(knownAs(decision)).toEqual([]);
  });

  test("an empty list says nothing", () => {
    expect(knownAs(verdictOn(query, [], sure))).toEqual([]);
  });

  test("a leader under the floor has its calibrated probability, and the probabilities are at most 1", () => {
    const model = modelSaying({ match: 0, noMatch: -1 });
    const near = { name: "Quillworth Brackenfold Trading Ltd", country: "GB" };
    const decision = verdictOn(query, [near, { ...near, name: "Quillworth Tamarisk Ltd" }], model);
    const known = knownAs(decision);
    expect(known[0]!.probability).toBe(decision.probability);
    expect(known.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1);
  });
});

describe("a pair that the registers know", () => {
  const [one, other] = [
    { name: "Quillworth Limited", country: "GB" },
    { name: "Quilworth Limited", country: "GB" },
  ].map(comparableOfRecord) as [ReturnType<typeof comparableOfRecord>, ReturnType<typeof comparableOfRecord>];

  test("one misspelt word matches where both spellings are one company of the registers", () => {
    expect(matchPair(sure, one, other).decision).toBe("unresolved");
    const known = [[company("a")], [company("a")]] as const;
    expect(matchPair(sure, one, other, { known }).decision).toBe("match");
  });

  test("weak signals that disagree withhold a pair that the registers call one company", () => {
    const [left, right] = [
      {
        name: "Quillworth Brackenfold",
        country: "GB",
        domain: "quillworth.com",
        address: { city: "Leeds", country: "GB" },
      },
      {
        name: "Quillworth Brackenfold",
        country: "GB",
        domain: "brackenfold.com",
        address: { city: "York", country: "GB" },
      },
    ].map(comparableOfRecord);
    const known = [[company("a")], [company("a")]] as const;
    expect(matchPair(sure, left!, right!, { known })).toMatchObject({
      decision: "unresolved",
      reason: "weak_signals_disagree",
    });
  });
});
