import { describe, expect, test } from "vitest";
import { normalise } from "../../src/domain/matching/comparable/comparable-of.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { isTransliterated, linkQuality, quantile, recallOf } from "./catalogue-quality.ts";

const queryOf = (kind: BenchmarkQuery["truth"]["kind"], ...targets: string[]): BenchmarkQuery => ({
  id: targets.join(),
  slice: "A",
  stratum: "name_country",
  script_pair: "latin",
  record: { name: "x" },
  truth: { kind, targets },
  why: "",
});

/** Companies of the register, each as a list of `source:id`. */
const groups = (...companies: readonly string[][]) => ({
  size: companies.length,
  candidate: (groupId: number) => ({
    groupId,
    refs: companies[groupId]!.map((key) => {
      const [source = "", sourceRecordId = ""] = key.split(":");
      return { source, sourceRecordId };
    }),
  }),
});

describe("linkQuality", () => {
  const queries = [
    queryOf("present", "sec:1", "gleif:1"),
    queryOf("present", "sec:2", "gleif:2"),
    queryOf("present", "sec:3"),
  ];

  test("a company is whole when all its known records stand together, whoever else stands with them", () => {
    const quality = linkQuality(
      groups(["sec:1", "gleif:1", "yc:9"], ["sec:2"], ["gleif:2"], ["sec:3"]),
      queries,
    );
    expect(quality).toMatchObject({
      rows: 6,
      companies: 4,
      whole: { hits: 1, all: 2 },
      pairs: { hits: 1, all: 1 },
    });
  });

  test("two known companies put together are wrong pairs", () => {
    const quality = linkQuality(groups(["sec:1", "gleif:1", "sec:3"], ["sec:2", "gleif:2"]), queries);
    expect(quality).toMatchObject({ whole: { hits: 2, all: 2 }, pairs: { hits: 2, all: 4 } });
  });

  test("the same company asked for twice counts once, an absent one not at all", () => {
    const asked = [...queries, queryOf("present", "gleif:1", "sec:1"), queryOf("absent")];
    expect(linkQuality(groups(["sec:1", "gleif:1"], ["sec:2", "gleif:2"]), asked).whole.all).toBe(2);
  });
});

test("recallOf counts the companies that are in the register", () => {
  const retrieval = (kind: BenchmarkQuery["truth"]["kind"], found: boolean) => ({
    query: queryOf(kind, "sec:1"),
    script: "latin",
    found,
    touched: 1,
    transliterated: false,
  });
  expect(
    recallOf([retrieval("present", true), retrieval("present", false), retrieval("absent", false)]),
  ).toMatchObject({ hits: 1, all: 2 });
});

test.each([
  ["ООО Ромашка", true],
  ["삼성전자", true],
  ["ΕΛΛΗΝΙΚΑ ΠΕΤΡΕΛΑΙΑ ΑΕ", true],
  ["АО «ЗНТЦ»", true],
  ["三菱商事", false],
  ["ធនាគារជាតិនៃកម្ពុជា", false],
  ["Romashka", false],
])("%s is in a script that is transliterated: %s", (name, transliterated) => {
  expect(isTransliterated(normalise({ name }))).toBe(transliterated);
});

test("quantile: the median, the most, and nothing", () => {
  expect([quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 1), quantile([], 0.5)]).toEqual([2, 3, Number.NaN]);
});
