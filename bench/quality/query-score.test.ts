import { describe, expect, test } from "vitest";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { uniform } from "./calibration.ts";
import { type AnsweredQuery, groupBy, judgeLeader, type QueryAnswer, scoreQueries } from "./query-score.ts";

const kinds = ["present", "present", "present", "absent", "undecidable"] as const;
const decisions = ["match", "match", "no_match", "unresolved"] as const;

/** Generated answers of every kind, the same on every machine; the benchmark's own scorer read them too. */
function madeAnswers(count: number): AnsweredQuery[] {
  const random = uniform(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  return Array.from({ length: count }, (_, at) => {
    const kind = pick(kinds);
    const targets = kind === "present" ? [`gleif:${at}`, `sec:${at}`] : [];
    const grey = random() < 0.3 ? [`wikidata:${at}`] : [];
    const lead = pick([`gleif:${at}`, `sec:${at}`, `gleif:${at}`, `wikidata:${at}`, `gleif:${at + 1}`, null]);
    const others = random() < 0.2 ? [`gleif:${at + 2}`] : [];
    const answer: QueryAnswer = {
      id: `q${at}`,
      decision: pick(decisions),
      match_confidence: random() < 0.1 ? null : Math.round(random() * 1000) / 1000,
      matched_ids: lead === null ? [] : [lead, ...others],
    };
    return { query: queryOf({ id: `q${at}`, kind, targets, grey }), answer };
  });
}

function queryOf(truth: {
  readonly id?: string;
  readonly kind: BenchmarkQuery["truth"]["kind"];
  readonly targets?: readonly string[];
  readonly grey?: readonly string[];
}): BenchmarkQuery {
  const { id = "q", kind, targets = [], grey = [] } = truth;
  return {
    id,
    slice: "A",
    stratum: "name_country",
    script_pair: "latin",
    record: { name: id },
    truth: { kind, targets, grey },
    why: "",
  };
}

const answerOf = (decision: QueryAnswer["decision"], ...ids: string[]): QueryAnswer => ({
  id: "q",
  decision,
  match_confidence: 0.95,
  matched_ids: ids,
});

describe("scoreQueries", () => {
  test("a present company that is called absent is counted among the present ones", () => {
    const present = queryOf({ kind: "present", targets: ["gleif:1"] });
    const { calledAbsent } = scoreQueries([
      { query: present, answer: answerOf("no_match") },
      { query: present, answer: answerOf("match", "gleif:1") },
      { query: queryOf({ kind: "absent" }), answer: answerOf("no_match") },
    ]);
    expect(calledAbsent).toMatchObject({ hits: 1, all: 2 });
  });

  test("gives the figures of the scorer that came with the benchmark on the same 900 answers", () => {
    const score = scoreQueries(madeAnswers(900));
    const { asked, present, absent, undecidable, matches, right, wrong, neutral } = score;
    expect({ asked, present, absent, undecidable, matches, right, wrong, neutral }).toEqual({
      asked: 900,
      present: 561,
      absent: 166,
      undecidable: 173,
      matches: 445,
      right: 139,
      wrong: 291,
      neutral: 15,
    });
    expect(score.precision.share).toBeCloseTo(0.32325581395348835, 12);
    expect(score.precision.interval?.[0]).toBeCloseTo(0.2792341198423487, 9);
    expect(score.precision.interval?.[1]).toBeCloseTo(0.3697303108099542, 9);
    expect(score.recall.share).toBeCloseTo(0.24777183600713013, 12);
    expect(score.abstention.share).toBeCloseTo(0.21888888888888888, 12);
    expect(score.falseMatch.share).toBeCloseTo(0.5191740412979351, 12);
    expect(score.falseMatch.interval?.[1]).toBeCloseTo(0.5734643820026581, 9);
    expect(score.noMatch.share).toBeCloseTo(0.2710843373493976, 12);
    expect(score.extraWrong.share).toBeCloseTo(0.20863309352517986, 12);
    expect(score.calibrationError).toBeCloseTo(0.2665240963855422, 12);
    expect(score.calibrationErrorHigh).toBeCloseTo(0.5126388888888889, 12);
    expect(score.calibrationErrorLeaders).toBeCloseTo(0.26454881656804724, 12);
  });

  test("counts nothing where nothing was asked", () => {
    const score = scoreQueries([]);
    expect(score.precision).toEqual({ hits: 0, all: 0, share: null, interval: null });
    expect(score.calibrationError).toBeNull();
  });
});

describe("judgeLeader", () => {
  test.each([
    ["a target is right", queryOf({ kind: "present", targets: ["sec:1"] }), ["sec:1"], "right"],
    [
      "… behind a record of another register as well",
      queryOf({ kind: "present", targets: ["sec:1"], grey: ["gleif:1"] }),
      ["gleif:1", "sec:1"],
      "right",
    ],
    ["another company is wrong", queryOf({ kind: "present", targets: ["sec:1"] }), ["sec:2"], "wrong"],
    [
      "a record that may be it is neutral",
      queryOf({ kind: "present", targets: ["sec:1"], grey: ["gleif:1"] }),
      ["gleif:1"],
      "neutral",
    ],
    [
      "… where the company is absent as well",
      queryOf({ kind: "absent", grey: ["gleif:1"] }),
      ["gleif:1"],
      "neutral",
    ],
    [
      "nothing is right where none can be told",
      queryOf({ kind: "undecidable", grey: ["sec:1"] }),
      ["sec:1"],
      "wrong",
    ],
    ["no leader, no judgement", queryOf({ kind: "absent" }), [], null],
  ] as const)("%s", (_, query, ids, judged) => {
    expect(judgeLeader({ query, answer: answerOf("match", ...ids) })).toBe(judged);
  });

  test("a match that names nobody is a wrong match", () => {
    const query = queryOf({ kind: "present", targets: ["sec:1"] });
    expect(scoreQueries([{ query, answer: answerOf("match") }]).wrong).toBe(1);
  });
});

test("groupBy keeps the order of items and sorts the keys", () => {
  expect([...groupBy([3, 1, 2, 4], (value) => (value % 2 === 0 ? "even" : "odd"))]).toEqual([
    ["even", [2, 4]],
    ["odd", [3, 1]],
  ]);
});
