import { expect, test } from "vitest";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { recallAtPrecision } from "./pairs-task.ts";
import { atPrecision, leaderOf } from "./resolve-task.ts";

const query = (id: string, targets: readonly string[]): BenchmarkQuery => ({
  id,
  slice: "A",
  stratum: "name_country",
  script_pair: "latin",
  record: { name: "Example" },
  truth: { kind: targets.length > 0 ? "present" : "absent", targets },
  why: "made for a test",
});
const led = (id: string, right: boolean, score: number) => ({
  query: query(id, right ? ["a:1"] : ["a:2"]),
  answer: leaderOf(id, [["a:1", score]]),
});

test("a pair's recall at 99 % precision is that of the lowest threshold that keeps it", () => {
  expect(
    recallAtPrecision([
      [0.9, true],
      [0.8, true],
      [0.7, false],
      [0.6, true],
    ]),
  ).toMatch(/^66\.7 /);
});

test("pairs of one score are accepted together", () => {
  expect(
    recallAtPrecision([
      [0.9, true],
      [0.9, false],
      [0.5, true],
    ]),
  ).toMatch(/^0\.0 /);
});

test("two rows of one register that are as good are a tie, those of two registers are not", () => {
  expect(
    leaderOf("q", [
      ["a:1", 0.9],
      ["a:2", 0.89],
    ]).matched_ids,
  ).toEqual([]);
  expect(
    leaderOf("q", [
      ["a:1", 0.9],
      ["b:2", 0.9],
    ]).matched_ids,
  ).toEqual(["a:1"]);
  expect(
    leaderOf("q", [
      ["a:1", 0.9],
      ["a:2", 0.87],
    ]).matched_ids,
  ).toEqual(["a:1"]);
});

test("a query's threshold for 99 % is the lowest that keeps it, and no answer below it is a match", () => {
  const [words, items] = atPrecision([
    led("1", true, 0.9),
    led("2", true, 0.8),
    led("3", false, 0.7),
    led("4", true, 0.6),
  ]);
  expect(words).toBe("0.800, for 99 %");
  expect(items.map(({ answer }) => answer.decision)).toEqual(["match", "match", "no_match", "no_match"]);
});

test("where the best answer is wrong no threshold gives 99 %, and nothing is a match", () => {
  const [words, items] = atPrecision([led("1", false, 0.9), led("2", true, 0.8)]);
  expect(words).toBe("none gives 99 %");
  expect(items.every(({ answer }) => answer.decision === "no_match")).toBe(true);
});
