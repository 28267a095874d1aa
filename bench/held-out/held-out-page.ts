import type { Benchmark } from "../quality/benchmark-files.ts";
import { count, decimal, percent, shareInCell, table } from "../quality/markdown.ts";
import { type AnsweredPair, scorePairs } from "../quality/pair-score.ts";
import { type AnsweredQuery, type QueryScore, type Share, scoreQueries } from "../quality/query-score.ts";
import { type Dimension, dimensions, type Group } from "./groups.ts";
import { ruleFamilies } from "./rule-families.ts";
import { dimensionOf, type HeldOutRun } from "./run-held-out.ts";
import type { TaskResult } from "./worker-messages.ts";

const NAMES: Readonly<Record<Dimension, string>> = {
  source: "register of the company",
  countries: "countries",
  script: "script of the name",
  damage: "kind of name, or of damage",
};

type Questions = Pick<Benchmark, "queries" | "pairs">;
type Truths = ReadonlyMap<string, AnsweredQuery["query"]>;

/** The page on groups left out; every figure of the page is from the given run. */
export function heldOutPage(run: HeldOutRun, questions: Questions): string {
  const truths = truthsOf(questions);
  return [
    "# Groups left out",
    "Written by `npm run bench:quality -- --held-out`; not edited by hand. Shares are in per cent with their exact 95 % intervals.",
    `${count(run.everything.queries.length)} queries and ${count(run.everything.pairs.length)} pairs${run.sample === null ? "" : ", a sample against a part of the register"}, decided inside the process with an empty store. A match is right when the entity holds a row of the company.`,
    "*With*: the model has learned from all openly licensed cases, those of the group included. *Left out*: the model and its calibration have learned from no case of the group. Groups that no open case belongs to are new to both models, so the two figures agree. A case that states no country is in the group of its company's country.",
    summaryTable(run, truths),
    ...dimensions.flatMap((dimension) =>
      run.parts.includes(dimension)
        ? [`## By ${NAMES[dimension]}`, dimensionTable(run, dimension, truths)]
        : [],
    ),
    ...(run.parts.includes("rules") ? ["## Families of rules", rulesText, rulesTable(run, truths)] : []),
    "## Pairs",
    pairsTable(run, questions),
    "",
  ].join("\n\n");
}

/** The README's part: the figures on groups left out, and the difference from those on everything. */
export function heldOutSummary(run: HeldOutRun, questions: Questions): string {
  return [
    "On groups of cases that the model has not learned from, beside the same cases with a model that has (in per cent, 95 % intervals in brackets):",
    summaryTable(run, truthsOf(questions)),
    "Every group and every family of rules: [bench/held-out.md](bench/held-out.md).",
  ].join("\n\n");
}

function truthsOf({ queries }: Questions): Truths {
  return new Map(queries.map((query) => [query.id, query]));
}

function answered(items: TaskResult["queries"], truths: Truths): AnsweredQuery[] {
  // X2 is in no sum: an agreeing number decides, so a match to the number's holder is correct.
  return items
    .map(({ answer }) => ({ query: truths.get(answer.id)!, answer }))
    .filter(({ query }) => query.slice !== "X2");
}

interface Compared {
  readonly withIt: QueryScore;
  readonly leftOut: QueryScore;
}

/** The cases of the groups, by both models. */
function compare(run: HeldOutRun, groups: readonly Group[], truths: Truths): Compared {
  const items = groups.flatMap((group) => run.leftOut.get(group)!.queries);
  const ids = new Set(items.map(({ answer }) => answer.id));
  const same = run.everything.queries.filter(({ answer }) => ids.has(answer.id));
  return {
    withIt: scoreQueries(answered(same, truths)),
    leftOut: scoreQueries(answered(items, truths)),
  };
}

const FIGURES = ["precision", "recall", "noMatch", "falseMatch"] as const;

/** Left out, and the figure of the model that knows the group minus it, in points. */
function cells({ withIt, leftOut }: Compared): string[] {
  return [
    ...FIGURES.flatMap((figure) => [shareInCell(leftOut[figure]), points(withIt[figure], leftOut[figure])]),
    `${decimal(leftOut.calibrationError)} / ${decimal(withIt.calibrationError)}`,
  ];
}

function points(withIt: Share, leftOut: Share): string {
  if (withIt.share === null || leftOut.share === null) return "–";
  return signed(100 * (withIt.share - leftOut.share));
}

function signed(value: number): string {
  const text = value.toFixed(1);
  return value > 0 && text !== "0.0" ? `+${text}` : text === "-0.0" ? "0.0" : text;
}

const HEAD = [
  ...[
    "precision, left out",
    "with −",
    "recall, left out",
    "with −",
    "`no_match` of absent, left out",
    "with −",
  ],
  ...["false match, left out", "with −", "calibration error, left out / with"],
];

function summaryTable(run: HeldOutRun, truths: Truths): string {
  const rows = dimensions
    .filter((dimension) => run.parts.includes(dimension))
    .map((dimension) => {
      const groups = groupsOf(run, dimension);
      const compared = compare(run, groups, truths);
      return [`${NAMES[dimension]} (${groups.length})`, count(compared.leftOut.asked), ...cells(compared)];
    });
  return table(["left out in turn, by", "queries", ...HEAD], rows);
}

function groupsOf(run: HeldOutRun, dimension: Dimension): Group[] {
  return [...run.leftOut.keys()].filter((group) => dimensionOf(group) === dimension);
}

function dimensionTable(run: HeldOutRun, dimension: Dimension, truths: Truths): string {
  const rows = groupsOf(run, dimension).map((group) => {
    const compared = compare(run, [group], truths);
    return [
      group.slice(dimension.length + 2),
      `${count(compared.leftOut.present)} / ${count(compared.leftOut.absent)}`,
      count(run.everything.learned - run.leftOut.get(group)!.learned),
      ...cells(compared),
    ];
  });
  return table(["group", "present / absent", "cases that training loses", ...HEAD], rows);
}

const rulesText =
  "What each family of hand-written rules and word tables brings on the cases of the groups that it was not made from: both models have learned with the rules that they decide with. *Gained*, *lost*: queries that are right only with the rules, and only without them. Guards and rules on identifiers are in no family. A family that restates a published list stays whatever it brings.";

function rulesTable(run: HeldOutRun, truths: Truths): string {
  const rows = ruleFamilies
    .filter(({ name }) => run.withoutRules.has(name))
    .map(({ name, madeFrom, published }) => {
      const isOther = ({ groups }: { readonly groups: readonly Group[] }) =>
        !groups.some((group) => madeFrom.includes(group));
      const withRules = answered(run.everything.queries.filter(isOther), truths);
      const without = answered(run.withoutRules.get(name)!.queries.filter(isOther), truths);
      const [all, less] = [scoreQueries(withRules), scoreQueries(without)];
      const rightWithout = new Set(without.filter(isRight).map(({ query }) => query.id));
      const right = withRules.filter(isRight);
      const gained = right.filter(({ query }) => !rightWithout.has(query.id)).length;
      return [
        name,
        published ?? (madeFrom.map((group) => group.slice(group.indexOf(":") + 2)).join(", ") || "all"),
        count(all.asked),
        ...FIGURES.map((figure) => points(all[figure], less[figure])),
        `${gained} / ${rightWithout.size - (right.length - gained)}`,
      ];
    });
  return table(
    [
      ...[
        "family",
        "made from, or published",
        "other queries",
        "precision",
        "recall",
        "`no_match` of absent",
      ],
      ...["false match", "gained / lost"],
    ],
    rows,
  );
}

function isRight(item: AnsweredQuery): boolean {
  const { right, noMatch, absent } = scoreQueries([item]);
  return right === 1 || (absent === 1 && noMatch.hits === 1);
}

function pairsTable(run: HeldOutRun, { pairs }: Questions): string {
  const truths = new Map(pairs.map((pair) => [pair.id, pair]));
  const scored = (items: TaskResult["pairs"]) =>
    scorePairs(items.map(({ answer }): AnsweredPair => ({ pair: truths.get(answer.id)!, answer })));
  const row = (name: string, leftOut: TaskResult["pairs"], withIt: TaskResult["pairs"]) => {
    const [without, known] = [scored(leftOut), scored(withIt)];
    return [
      name,
      count(without.asked),
      shareInCell(without.precision),
      shareInCell(known.precision),
      shareInCell(without.recall),
      percent(known.recall.share),
      `${decimal(without.bestF1, 3)} / ${decimal(known.bestF1, 3)}`,
      `${decimal(without.calibrationError, 3)} / ${decimal(known.calibrationError, 3)}`,
    ];
  };
  const rows = dimensions.flatMap((dimension) => {
    const groups = groupsOf(run, dimension);
    const leftOut = groups.flatMap((group) => run.leftOut.get(group)!.pairs);
    const ids = new Set(leftOut.map(({ answer }) => answer.id));
    const withIt = run.everything.pairs.filter(({ answer }) => ids.has(answer.id));
    return leftOut.length === 0 ? [] : [row(NAMES[dimension], unique(leftOut), withIt)];
  });
  return table(
    [
      ...["left out in turn, by", "pairs", "precision, left out", "with", "recall, left out", "with"],
      ...["best F1, left out / with", "calibration error, left out / with"],
    ],
    rows,
  );
}

/** A pair of two countries is left out with either of them: the first answer counts. */
function unique(items: TaskResult["pairs"]): TaskResult["pairs"] {
  return [...new Map([...items].reverse().map((item) => [item.answer.id, item])).values()];
}
