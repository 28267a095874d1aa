import { describe, expect, test } from "vitest";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { Baseline, baselinePair } from "./baseline.ts";
import { jaroWinkler } from "./jaro-winkler.ts";

describe("jaroWinkler", () => {
  // The examples of Winkler (1990), which later textbooks repeat.
  test.each([
    ["MARTHA", "MARHTA", 0.9611],
    ["DWAYNE", "DUANE", 0.84],
    ["DIXON", "DICKSONX", 0.8133],
    ["abc", "xyz", 0],
    ["", "abc", 0],
    ["same", "same", 1],
  ])("%s and %s: %d", (a, b, expected) => {
    expect(jaroWinkler(a, b)).toBeCloseTo(expected, 4);
    expect(jaroWinkler(b, a)).toBeCloseTo(expected, 4);
  });
});

const baseline = new Baseline([
  { id: "a:1", names: ["Zephyr Bearings Limited", "Zephyr"], country: "GB" },
  { id: "a:2", names: ["Zephyr Bearings GmbH"], country: "DE" },
  { id: "a:3", names: ["豊田通商株式会社"], country: "JP" },
]);

const ask = (name: string, country?: string) =>
  baseline.answer({
    id: "q",
    slice: "A",
    stratum: "name_country",
    script_pair: "latin",
    record: { name, ...(country ? { country } : {}) },
    truth: { kind: "present", targets: [] },
    why: "",
  } satisfies BenchmarkQuery);

describe("the trivial baseline", () => {
  test("matches the same name in the same country, whatever the legal form", () => {
    expect(ask("ZEPHYR BEARINGS PLC", "GB")).toMatchObject({
      decision: "match",
      matched_ids: ["a:1"],
      match_confidence: 1,
    });
    expect(ask("Bearings, Zephyr", "DE")).toMatchObject({ decision: "match", matched_ids: ["a:2"] });
  });

  test("another country costs it the match, an unknown one does not", () => {
    expect(ask("Zephyr Bearings", "FR")).toMatchObject({ decision: "unresolved" });
    expect(ask("Zephyr Bearings")).toMatchObject({ decision: "match" });
  });

  test("finds unspaced names by pairs of letters", () => {
    expect(ask("豊田通商", "JP")).toMatchObject({ decision: "match", matched_ids: ["a:3"] });
  });

  test("nothing shared, nothing found; noise does no harm", () => {
    for (const name of ["Quixotic Llamas", "", "\u0000\ud800", "\u200f!!"]) {
      expect(ask(name, "GB")).toEqual({
        id: "q",
        decision: "no_match",
        match_confidence: 0,
        matched_ids: [],
      });
    }
  });

  test("compares pairs by the same measure and a lower threshold", () => {
    const pair = (left: string, right: string) =>
      baselinePair({
        id: "p",
        slice: "A",
        left: { name: left, country: "GB" },
        right: { name: right, country: "GB" },
        label: "same",
        why: "",
      });
    expect(pair("A B C Trading Ltd", "ABC Trading")).toMatchObject({ decision: "match", probability: 1 });
    expect(pair("Alpha Bank", "Omega Quarries").decision).toBe("no_match");
  });
});
