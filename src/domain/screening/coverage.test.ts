import { expect, test } from "vitest";
import { type Freshness, freshnessOf, resultOf } from "./coverage.ts";
import { screeningTopics } from "./listed-organisation.ts";

const states: readonly Freshness[] = ["fresh", "stale", "missing"];

/** Every combination of list states of a topic: one source in each state, or two sources. */
const standings: readonly (readonly Freshness[])[] = [
  ...states.map((state) => [state]),
  ...(["fresh", "stale"] as const).flatMap((one) =>
    (["fresh", "stale"] as const).map((other) => [one, other]),
  ),
];

test("clear needs every name compared, every list of every requested topic fresh and no match, in every combination", () => {
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
          const screened = { topics, coverage, comparable: true };
          const { result, reason } = resultOf({ ...screened, matches: 0 });
          expect(result).toBe(everyListIsFresh ? "clear" : "inconclusive");
          expect(reason === null).toBe(everyListIsFresh);
          for (const comparable of [true, false]) {
            const matched = resultOf({ ...screened, matches: 1, comparable });
            expect(matched).toEqual({ result: "potential_matches", reason: null });
          }
          const unread = resultOf({ ...screened, matches: 0, comparable: false });
          expect(unread).toEqual({ result: "inconclusive", reason: "name_not_comparable" });
          if (everyListIsFresh) clear += 1;
        }
      }
    }
  }
  expect(clear).toBeGreaterThan(0);
});

test("a topic without any entry is missing", () => {
  const screened = { topics: ["pep"] as const, coverage: [], matches: 0, comparable: true };
  expect(resultOf(screened)).toEqual({ result: "inconclusive", reason: "coverage_missing" });
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
