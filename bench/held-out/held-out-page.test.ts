import { expect, test } from "vitest";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import type { Group } from "./groups.ts";
import { heldOutPage, heldOutSummary } from "./held-out-page.ts";
import { ruleFamilies } from "./rule-families.ts";
import type { TaskResult } from "./worker-messages.ts";

const group: Group = "source: gleif";
const queries = Array.from(
  { length: 4 },
  (_, at): BenchmarkQuery => ({
    id: `q${at}`,
    slice: "E",
    stratum: "name_country",
    script_pair: "latin",
    record: { name: `Bank ${at}` },
    truth: { kind: "present", targets: [`gleif:${at}`] },
    why: "",
  }),
);

/** The first `right` queries are matched with the company, behind a row of another register. */
function result(right: number, learned: number): TaskResult {
  return {
    learned,
    queries: queries.map(({ id }, at) => ({
      groups: [group],
      answer: {
        id,
        decision: at < right ? "match" : "unresolved",
        match_confidence: at < right ? 0.95 : 0.4,
        matched_ids: [`wikidata:${at}`, `gleif:${at}`],
      },
    })),
    pairs: [],
  };
}

const run = {
  sample: null,
  parts: ["source", "rules"],
  everything: result(4, 100),
  leftOut: new Map([[group, result(3, 60)]]),
  withoutRules: new Map([[ruleFamilies[0]!.name, result(2, 100)]]),
} as const;

test("the figure on a group left out stands first, and beside it what knowing the group adds in points", () => {
  const page = heldOutPage(run, { queries, pairs: [] });
  expect(page).toContain("| gleif | 4 / 0 | 40 | 100.0 (29.2–100.0) | 0.0 | 75.0 (19.4–99.4) | +25.0 |");
  expect(heldOutSummary(run, { queries, pairs: [] })).toContain(
    "| register of the company (1) | 4 | 100.0 (29.2–100.0) | 0.0 | 75.0 (19.4–99.4) | +25.0 |",
  );
});

test("a family of rules is credited with what is right only with it", () => {
  const page = heldOutPage(run, { queries, pairs: [] });
  const row = page.split("\n").find((line) => line.startsWith(`| ${ruleFamilies[0]!.name} |`));
  expect(row).toMatch(/\| 4 \| 0\.0 \| \+50\.0 \| – \| – \| 2 \/ 0 \|$/);
});
