import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { certificationOf } from "../pipelines/resolution/outside/testing/certified.ts";
import {
  type AnsweredPair,
  type Certification,
  type CertifiedFor,
  logOddsIn,
  readCertification,
  sealed,
  tableOf,
} from "./certification.ts";

const subject: CertifiedFor = {
  modelId: "small-1",
  provider: "openai-compatible",
  promptVersion: "pair-1",
  promptDigest: "d",
  matchingModel: "2026-11-23.2",
};
const file = certificationOf(subject);
const read = (value: object, of: CertifiedFor = subject) => readCertification(JSON.stringify(value), of);

describe("a certification", () => {
  test("that nobody changed gives its table, computed from its answers", () => {
    const { table } = read(file) as Certification;
    expect(table).toMatchObject({ pairs: 700, agreement: 1, unanswered: 0 });
    const [match, noMatch, cannotTell] = table.rows;
    // 4 of the 7 wrong answers are about pairs of one company, which have the even numbers.
    expect(match).toMatchObject({ answer: "match", same: 346, different: 3 });
    expect(match!.error!.rate).toBeCloseTo(3 / 349, 12);
    expect(match!.error!.upper).toBeCloseTo(0.0221, 3);
    expect(match!.logOdds).toBeGreaterThan(3);
    expect(noMatch!.logOdds).toBeLessThan(-3);
    expect(cannotTell).toMatchObject({ same: 0, different: 0, error: null, logOdds: 0 });
  });

  test.each([
    ["of_another_model", { modelId: "small-2" }],
    ["of_another_model", { provider: "anthropic" }],
    ["of_another_prompt", { promptVersion: "pair-2" }],
    ["of_another_prompt", { promptDigest: "e" }],
    ["of_another_matching_model", { matchingModel: "2026-11-24.1" }],
  ] as const)("is void for another subject: %s", (fault, other) => {
    expect(read(file, { ...subject, ...other })).toBe(fault);
  });

  test("that was changed by hand is refused", () => {
    const better = file.pairs.map((pair) => ({ ...pair, truth: "same" as const }));
    expect(read({ ...file, pairs: better })).toBe("changed");
    expect(read({ ...file, model_id: "small-2" }, { ...subject, modelId: "small-2" })).toBe("changed");
    expect(read({ ...file, log_odds: 12 })).toBe("not_a_certification");
    const twice = sealed({ ...file, pairs: [...file.pairs, file.pairs[0]!] });
    expect(read(twice)).toBe("changed");
  });

  test("needs 600 pairs, and 200 of each truth", () => {
    expect(read(sealed({ ...file, pairs: file.pairs.slice(0, 599) }))).toBe("too_few_pairs");
    const same = file.pairs.map((pair, n) => ({ ...pair, truth: n < 199 ? "different" : "same" }) as const);
    expect(read(sealed({ ...file, pairs: same }))).toBe("too_few_pairs");
  });
});

describe("the weight of an answer", () => {
  const pair = (truth: AnsweredPair["truth"], n: number, answers: AnsweredPair["answers"]): AnsweredPair => {
    return { pair: `${truth}${n}`, truth, answers };
  };

  test("of a model that says match to everything is nothing", () => {
    const pairs = Array.from({ length: 600 }, (_, n) =>
      pair(n % 2 ? "same" : "different", n, ["match", "match"]),
    );
    for (const { logOdds } of tableOf(pairs).rows) expect(logOdds).toBe(0);
  });

  test("of a model that goes by the order is nothing, and the table says so", () => {
    const pairs = Array.from({ length: 600 }, (_, n) =>
      pair(n % 2 ? "same" : "different", n, ["match", "no_match"]),
    );
    const table = tableOf(pairs);
    expect(table.agreement).toBe(0);
    expect(table.rows.map(({ logOdds }) => logOdds)).toEqual([0, 0, 0]);
  });

  test("never points the wrong way, and is finite", () => {
    const answer = fc.constantFrom("match", "no_match", "cannot_tell", null);
    const truth = fc.constantFrom("same", "different");
    const one = fc.record({ pair: fc.uuid(), truth, answers: fc.tuple(answer, answer) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 80 }), (pairs) => {
        const [match, noMatch, cannotTell] = tableOf(pairs as AnsweredPair[]).rows;
        expect(match!.logOdds).toBeGreaterThanOrEqual(0);
        expect(noMatch!.logOdds).toBeLessThanOrEqual(0);
        expect(cannotTell!.logOdds).toBe(0);
        for (const { logOdds } of [match!, noMatch!]) expect(Number.isFinite(logOdds)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("is nothing without a certification", () => {
    expect(logOddsIn(null, "match")).toBe(0);
  });
});
