import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { smallRun } from "./fixtures/small-run.ts";
import { writeAnswers, writeReadmeSummary, writeResults } from "./write-results.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "assay-bench-pages-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

const page = (name: string) => readFileSync(join(directory, name), "utf8");
const rowOf = (text: string, first: string) =>
  text.split("\n").find((line) => line.startsWith(`| ${first} |`));

describe("writeResults", () => {
  test("writes the pages and every picture that they show", () => {
    writeResults(smallRun(), directory);
    const text = page("quality.md");
    const shown = [...text.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path]) => path!);
    expect(shown).toHaveLength(4);
    for (const path of shown) expect(existsSync(join(directory, path))).toBe(true);
    expect(readdirSync(join(directory, "pictures"))).toHaveLength(shown.length);
    expect(text).not.toMatch(/undefined|NaN/);
  });

  test("its figures leave out X2 and count the others", () => {
    writeResults(smallRun(), directory);
    const text = page("quality.md");
    expect(rowOf(text, "everything but X2")).toContain("| 3 | 50.0 (1.3–98.7) |");
    expect(rowOf(text, "… not seen by training")).toContain("| 1 | 0.0 (0.0–97.5) |");
    expect(rowOf(text, "X2")).toContain("0/1/0");
    expect(rowOf(text, "recall, overall")).toContain("100.0 (2.5–100.0), 1 of 1 | yes |");
    expect(rowOf(text, "`no_match` where the company is absent")).toContain("50.0 (1.3–98.7), 1 of 2 | no |");
  });

  test("doubted labels stand in a row of their own and stay in the sums", () => {
    writeResults(smallRun(new Map([["q2", "renamed"]])), directory);
    const text = page("quality.md");
    expect(rowOf(text, "everything but X2")).toContain("| 3 | 50.0 ");
    expect(rowOf(text, "… doubted labels set aside")).toContain("| 2 | 100.0 ");
    expect(text).toContain("1 of the queries asked, 1 of which count as wrong matches above");
    expect(rowOf(page("wrong-matches.md"), "q2")).toContain("label doubted: renamed");
  });

  test("wrong matches are told by id, never by name", () => {
    writeResults(smallRun(), directory);
    const text = page("wrong-matches.md");
    expect(rowOf(text, "q2")).toContain("| A | absent | sec:2 | 0.950 | no |");
    expect(rowOf(text, "q1")).toBeUndefined();
    expect(page("quality.md") + text).not.toContain("Secret");
  });

  test("the same run gives the same bytes", () => {
    writeResults(smallRun(), directory);
    const before = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.\w+$/.test(name),
    );
    const bytes = before.map(page);
    writeResults(smallRun(), directory);
    expect(before.map(page)).toEqual(bytes);
  });
});

describe("writeReadmeSummary", () => {
  const readme = () => join(directory, "README.md");

  test("rewrites what stands between the markers and nothing else", () => {
    writeFileSync(
      readme(),
      "before\n<!-- quality:begin -->\nyesterday's figures\n<!-- quality:end -->\nafter\n",
    );
    expect(writeReadmeSummary(smallRun(), readme())).toBe(true);
    const text = page("README.md");
    expect(text).toMatch(/^before\n<!-- quality:begin -->\n/);
    expect(text).toMatch(/\n<!-- quality:end -->\nafter\n$/);
    expect(text).not.toContain("yesterday");
    expect(text).toContain("1,234 register records");
    writeReadmeSummary(smallRun(), readme());
    expect(page("README.md")).toBe(text);
  });

  test("leaves a README without markers as it is", () => {
    writeFileSync(readme(), "nothing here\n");
    expect(writeReadmeSummary(smallRun(), readme())).toBe(false);
    expect(page("README.md")).toBe("nothing here\n");
    expect(writeReadmeSummary(smallRun(), join(directory, "none.md"))).toBe(false);
  });
});

test("writeAnswers gives a line for every query and pair", () => {
  writeAnswers(smallRun(), directory);
  const lines = (name: string) =>
    page(name)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string });
  expect(lines("answers.jsonl").map(({ id }) => id)).toEqual(["q1", "q2", "q3", "q4"]);
  expect(lines("pair-answers.jsonl")[0]).toEqual({
    id: "p1",
    decision: "match",
    probability: 0.95,
    match_confidence: 0.95,
  });
});
