import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { waterfall } from "./waterfall.ts";

const term = (feature: string, contribution: number) => ({ feature, value: 1, contribution });

describe("the waterfall of a score", () => {
  test("each bar begins where the one before it ended, and the last spans from nothing to the log-odds", () => {
    const lines = waterfall({
      intercept: -4,
      contributions: [term("name_exact", 6), term("city_differs", -1)],
      logOdds: 1,
      probability: 0.95,
    });
    expect(lines.map((line) => line.replace(/ +$/, ""))).toEqual([
      "intercept                            -4.000  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
      "name_exact = 1                       +6.000  █████████████████████████████████████████",
      "city_differs = 1                     -1.000                             │     ░░░░░░░░",
      "log-odds of the pair                 +1.000                             ███████",
      "",
      "probability, calibrated              0.9500  ████████████████████████████████████┃█···  at or over the floor of 0.90",
    ]);
  });

  test("a probability under the floor says so; none is not drawn", () => {
    const under = waterfall({ intercept: 0, contributions: [], logOdds: 0, probability: 0.8999 });
    expect(under.at(-1)).toContain("under the floor of 0.90");
    expect(waterfall({ intercept: 0, contributions: [], logOdds: 0, probability: null })).toHaveLength(2);
  });

  test("any receipt is drawn, one line a term, in bounds, without control characters", () => {
    const number = fc.double({ min: -50, max: 50, noNaN: true });
    const terms = fc.array(
      fc.record({
        feature: fc.string({ unit: "binary-ascii", maxLength: 60 }),
        value: number,
        contribution: number,
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        number,
        terms,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (intercept, contributions, probability) => {
          const logOdds = contributions.reduce((sum, { contribution }) => sum + contribution, intercept);
          const lines = waterfall({ intercept, contributions, logOdds, probability });
          expect(lines).toHaveLength(contributions.length + 4);
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
          expect(lines.join("")).not.toMatch(/\p{Cc}/u);
        },
      ),
      { numRuns: 30 },
    );
  });
});
