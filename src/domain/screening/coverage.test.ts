import { expect, test } from "vitest";
import { type Freshness, freshnessOf, resultOf } from "./coverage.ts";
import { screeningTopics } from "./listed-organisation.ts";

const states: readonly Freshness[] = ["fresh", "stale", "missing"];

/** Every way in which the lists of a topic can stand: one source in each state, or two. */
const standings: readonly (readonly Freshness[])[] = [
  ...states.map((state) => [state]),
  ...(["fresh", "stale"] as const).flatMap((one) =>
    (["fresh", "stale"] as const).map((other) => [one, other]),
  ),
];

test("clear needs every list of every requested topic fresh and no match, in every combination", () => {
  let clear = 0;
  for (const sanctions of standings) {
    for (const pep of standings) {
      for (const media of standings) {
        const coverage = [
          ...sanctions.map((freshness) => ({ topic: "sanctions" as const, freshness })),
          ...pep.map((freshness) => ({ topic: "pep" as const, freshness })),
          ...media.map((freshness) => ({ topic: "adverse_media" as const, freshness })),
        ];
        for (let mask = 1; mask < 8; mask += 1) {
          const topics = screeningTopics.filter((_, at) => (mask >> at) & 1);
          const asked = coverage.filter(({ topic }) => topics.includes(topic));
          const everyListIsFresh = asked.every(({ freshness }) => freshness === "fresh");
          const { result, reason } = resultOf(topics, coverage, 0);
          expect(result).toBe(everyListIsFresh ? "clear" : "inconclusive");
          expect(reason === null).toBe(everyListIsFresh);
          expect(resultOf(topics, coverage, 1)).toEqual({ result: "potential_matches", reason: null });
          if (everyListIsFresh) clear += 1;
        }
      }
    }
  }
  expect(clear).toBeGreaterThan(0);
});

test("a topic without any entry is missing", () => {
  expect(resultOf(["pep"], [], 0)).toEqual({ result: "inconclusive", reason: "coverage_missing" });
});

test.each([
  [null, 7, "missing"],
  [0, 7, "fresh"],
  [7, 7, "fresh"],
  [8, 7, "stale"],
  [-2, 7, "stale"],
] as const)("age %s of at most %s days is %s", (age, most, expected) => {
  expect(freshnessOf(age, most)).toBe(expected);
});
