/** The benchmark's pairs, judged by Assay, by other systems and by string similarities, on the same records. */
import { cpus } from "node:os";
import { distance } from "fastest-levenshtein";
import { loadModels } from "../../src/app/models.ts";
import { normalise } from "../../src/domain/matching/comparable/comparable-of.ts";
import { matchPair } from "../../src/domain/matching/decide/match-pair.ts";
import type { BenchmarkPair } from "../../src/training/benchmark-cases.ts";
import { baselinePair, comparableWords } from "../quality/baseline.ts";
import { readBenchmark, readRegister, sampleOf } from "../quality/benchmark-files.ts";
import { clopperPearson } from "../quality/intervals.ts";
import { count, decimal, percent, shareInCell, table } from "../quality/markdown.ts";
import { type AnsweredPair, scorePairs } from "../quality/pair-score.ts";
import { isSeenPair } from "../quality/quality-run.ts";
import { shareOf } from "../quality/query-score.ts";
import { nomenklatura } from "./nomenklatura.ts";
import type { Peer, ScoredPairs } from "./peer.ts";
import { splink } from "./splink.ts";
import { type PeersRun, peerSections, speedLines, UNSEEN } from "./task-run.ts";

const PEERS: readonly Peer[] = [nomenklatura, splink];
const FLOOR = 0.9;
const PRECISION = 0.99;
const HEAD = [
  "pairs",
  "threshold",
  "precision",
  "recall",
  "F1",
  "best F1",
  "average precision",
  "recall at 99 % precision",
];

/** The section of the page. */
export async function pairsTask(run: PeersRun): Promise<string> {
  const { pairs: all, registerPath } = readBenchmark(run.benchmark);
  const pairs = sampleOf(all, run.cases ?? all.length);
  const register = readRegister(registerPath);
  const sections = await peerSections(run, PEERS, async ({ comparePairs, threshold }, directory) => {
    const answered = (await comparePairs?.({ pairs, register }, directory)) ?? [];
    return answered.flatMap((one) => section(one, pairs, threshold));
  });
  return [
    "## Pairs",
    "",
    `${count(pairs.length)} of the benchmark's ${count(all.length)} pairs; every system has both records whole, in one run, on ${cpus()[0]?.model ?? "an unnamed processor"}. The threshold is the one that the system itself names, where it names one. The last two columns need none: the best F1 of any threshold, and the recall at the lowest threshold from which 99 of 100 matches are right, both chosen on these pairs. Assay has learned from the openly licensed ones, so the others stand in a row of their own. 95 % intervals in brackets.`,
    "",
    ...section(askAssay(pairs), pairs, FLOOR),
    ...sections,
    ...section(
      timed(
        "Jaro–Winkler on names without legal forms, less a penalty for another country",
        pairs,
        (pair) => baselinePair(pair).probability ?? 0,
      ),
      pairs,
      undefined,
    ),
    ...section(
      timed("Levenshtein on sorted words without legal forms", pairs, sortedWordSimilarity),
      pairs,
      undefined,
    ),
  ].join("\n");
}

function askAssay(pairs: readonly BenchmarkPair[]): ScoredPairs {
  const model = loadModels(new URL("../../models/", import.meta.url)).current;
  return timed(`Assay, model ${model.version}`, pairs, ({ left, right }) => {
    const { decision, probability } = matchPair(model, normalise(left), normalise(right));
    // A refused pair has no probability, and is no match at any threshold.
    if (probability === null) return decision === "match" ? 1 : 0;
    // A guard can withhold a pair whose probability reaches the floor.
    return decision === "match" ? probability : Math.min(probability, FLOOR - 1e-9);
  });
}

function timed(
  label: string,
  pairs: readonly BenchmarkPair[],
  scoreOf: (pair: BenchmarkPair) => number,
): ScoredPairs {
  const before = process.cpuUsage();
  const scores = new Map(pairs.map((pair) => [pair.id, scoreOf(pair)]));
  const { user, system } = process.cpuUsage(before);
  return { label, scores, processorSeconds: (user + system) / 1e6 };
}

/** 1 less the edit distance of the sorted words, as a share of the longer text. */
function sortedWordSimilarity({ left, right }: BenchmarkPair): number {
  const [a, b] = [left, right].map(({ name = "" }) => comparableWords(name).sort().join(" ")) as [
    string,
    string,
  ];
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - distance(a, b) / longest;
}

function section(
  { label, scores, processorSeconds }: ScoredPairs,
  pairs: readonly BenchmarkPair[],
  threshold: number | undefined,
): readonly string[] {
  const answered = pairs.map((pair) => {
    const probability = scores.get(pair.id) ?? 0;
    const decision = threshold !== undefined && probability >= threshold ? "match" : "no_match";
    return { pair, answer: { id: pair.id, decision, probability } } as const;
  });
  const rows = [
    rowOf("all", answered, threshold),
    rowOf(
      UNSEEN,
      answered.filter((one) => !isSeenPair(one)),
      threshold,
    ),
  ];
  return [`### ${label}`, "", table(HEAD, rows), "", ...speedLines("pairs", pairs.length, processorSeconds)];
}

function rowOf(name: string, answered: readonly AnsweredPair[], threshold: number | undefined): string[] {
  const score = scorePairs(answered);
  const own =
    threshold === undefined
      ? ["–", "–", "–", "–"]
      : [threshold.toFixed(2), shareInCell(score.precision), shareInCell(score.recall), decimal(score.f1, 3)];
  return [
    name,
    ...own,
    `${decimal(score.bestF1, 3)} from ${decimal(score.bestF1Threshold, 2)}`,
    decimal(score.averagePrecision, 3),
    recallAtPrecision(answered.map(({ pair, answer }) => [answer.probability ?? 0, pair.label === "same"])),
  ];
}

/** The recall at the lowest threshold from which the precision is at least 99 %, in per cent. */
export function recallAtPrecision(cases: readonly (readonly [score: number, same: boolean])[]): string {
  const sorted = [...cases].sort(([a], [b]) => b - a);
  const same = cases.filter(([, isSame]) => isSame).length;
  let [right, best] = [0, 0];
  for (const [at, [score, isSame]] of sorted.entries()) {
    right += Number(isSame);
    // Equal scores are accepted together, because no threshold can separate them.
    if (sorted[at + 1]?.[0] !== score && right / (at + 1) >= PRECISION) best = right;
  }
  const interval = clopperPearson(best, same);
  if (interval === null) return percent(null);
  return shareInCell(shareOf(best, same));
}
