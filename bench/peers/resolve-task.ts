/** The benchmark's queries, answered by Assay, by other systems and by the trivial baseline, against the same register. */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { loadModels } from "../../src/app/models.ts";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { prepareQuery } from "../../src/training/candidate-lists.ts";
import { answerQuery } from "../held-out/answers.ts";
import { buildBenchIndex, openBenchIndex } from "../held-out/bench-register.ts";
import { linkAll } from "../linking/link-all.ts";
import { Baseline } from "../quality/baseline.ts";
import { readBenchmark, readRegister, sampleOf } from "../quality/benchmark-files.ts";
import { count, shareInCell, table } from "../quality/markdown.ts";
import { progressLine } from "../quality/progress-line.ts";
import { isSeen } from "../quality/quality-run.ts";
import { type AnsweredQuery, judgeLeader, type QueryAnswer, scoreQueries } from "../quality/query-score.ts";
import { nomenklatura } from "./nomenklatura.ts";
import type { Peer, RankedAnswers } from "./peer.ts";
import { rowId } from "./peer-rows.ts";
import { splink } from "./splink.ts";
import { type PeersRun, peerSections, speedLines, UNSEEN } from "./task-run.ts";

const PEERS: readonly Peer[] = [nomenklatura, splink];
const PRECISION = 0.99;
/** Two rows of one register within this distance of each other are a tie, and nothing is matched (matching rule 7). */
const MARGIN = 0.02;
const HEAD = ["queries", "threshold", "precision", "recall", "false matches where nothing is right"];

/** The section of the page. */
export async function resolveTask(run: PeersRun): Promise<string> {
  const benchmark = readBenchmark(run.benchmark);
  const counted = benchmark.queries.filter(({ slice }) => slice !== "X2");
  const queries = sampleOf(counted, run.cases ?? counted.length);
  const register = readRegister(benchmark.registerPath);
  const assay = await askAssay(register, queries);
  const asked = queries.map((query, at) => ({ ...query, also: assay.compared[at]! }));
  const sections = await peerSections(run, PEERS, async ({ resolve, threshold }, directory) => {
    const answered = (await resolve?.({ register, queries: asked }, directory)) ?? [];
    return answered.flatMap((one) => rankedSection(one, queries, threshold));
  });
  return [
    "## Resolving",
    "",
    `${count(queries.length)} of the benchmark's ${count(counted.length)} queries (without slice X2, see [quality.md](quality.md)) against ${count(register.length)} register rows, in one run, on ${cpus()[0]?.model ?? "an unnamed processor"}. Other systems answer with the row that has the highest score, and with nothing where two rows of one register are within ${MARGIN} of each other. Each is shown at the threshold that it names itself, and at the lowest threshold from which 99 of 100 matches are right, chosen on these queries in its favour. Assay is shown as it decides; it has learned from the openly licensed queries, so the others stand in rows of their own. 95 % intervals in brackets.`,
    "",
    ...assay.section,
    ...sections,
    ...baselineSection(register, queries),
  ].join("\n");
}

async function askAssay(
  rows: readonly RegisterCompany[],
  queries: readonly BenchmarkQuery[],
): Promise<{ readonly section: readonly string[]; readonly compared: readonly (readonly string[])[] }> {
  const model = loadModels(new URL("../../models/", import.meta.url)).current;
  const scratch = mkdtempSync(join(tmpdir(), "assay-peers-index-"));
  try {
    const line = progressLine("rows linked");
    const { groups } = await linkAll(rows, (done) => line.update(done, 2 * rows.length));
    line.end();
    const path = join(scratch, "register.idx");
    await buildBenchIndex({ rows, groups }, path, () => {});
    const catalogue = await openBenchIndex(path);
    const before = process.cpuUsage();
    const prepared = queries.map((query) => prepareQuery(catalogue, query));
    const answers = prepared.map((one) => answerQuery(model, one, catalogue.coverage));
    const { user, system } = process.cpuUsage(before);
    const items = queries.map((query, at) => ({ query, answer: answers[at]! }));
    return {
      section: [
        `### Assay, model ${model.version}`,
        "",
        table(HEAD, rowsOf("as it decides", items)),
        "",
        ...speedLines("queries", queries.length, (user + system) / 1e6),
      ],
      compared: prepared.map(({ candidates }) =>
        candidates.flatMap(({ registerRefs }) =>
          registerRefs.map((ref) => `${ref.source}:${ref.sourceRecordId}`),
        ),
      ),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function baselineSection(
  register: readonly RegisterCompany[],
  queries: readonly BenchmarkQuery[],
): readonly string[] {
  const baseline = new Baseline(
    register.map((company) => ({
      id: rowId(company),
      names: [company.name, ...(company.otherNames ?? []).map(({ name }) => name)],
      country: company.country ?? null,
    })),
  );
  const before = process.cpuUsage();
  const items = queries.map((query) => ({ query, answer: baseline.answer(query) }));
  const { user, system } = process.cpuUsage(before);
  const rows = [...rowsOf("its own", items), ...rowsOf(...atPrecision(items))];
  return [
    "### Trivial baseline: rare words, then Jaro–Winkler",
    "",
    table(HEAD, rows),
    "",
    ...speedLines("queries", queries.length, (user + system) / 1e6),
  ];
}

function rankedSection(
  { label, matches, processorSeconds }: RankedAnswers,
  queries: readonly BenchmarkQuery[],
  threshold: number | undefined,
): readonly string[] {
  const leading = queries.map((query) => ({
    query,
    answer: leaderOf(query.id, matches.get(query.id) ?? []),
  }));
  const rows = [
    ...(threshold === undefined ? [] : rowsOf(threshold.toFixed(2), matchedFrom(leading, threshold))),
    ...rowsOf(...atPrecision(leading)),
  ];
  return [
    `### ${label}`,
    "",
    table(HEAD, rows),
    "",
    ...speedLines("queries", queries.length, processorSeconds),
  ];
}

/** The row with the highest score; none where another row of its register is as good. */
export function leaderOf(
  id: string,
  ranked: readonly (readonly [row: string, score: number])[],
): QueryAnswer {
  const [first, ...others] = ranked;
  const sourceOf = (row: string) => row.slice(0, row.indexOf(":"));
  const isTied =
    first !== undefined &&
    others.some(([row, score]) => sourceOf(row) === sourceOf(first[0]) && first[1] - score < MARGIN);
  if (first === undefined || isTied)
    return { id, decision: "unresolved", match_confidence: null, matched_ids: [] };
  return { id, decision: "unresolved", match_confidence: first[1], matched_ids: [first[0]] };
}

function matchedFrom(items: readonly AnsweredQuery[], threshold: number): readonly AnsweredQuery[] {
  return items.map(({ query, answer }) => {
    const matches = answer.matched_ids.length > 0 && (answer.match_confidence ?? -1) >= threshold;
    return { query, answer: { ...answer, decision: matches ? "match" : "no_match" } };
  });
}

/** The answers from the lowest threshold on at which the precision is at least 99 %, and that threshold in words. */
export function atPrecision(items: readonly AnsweredQuery[]): [string, readonly AnsweredQuery[]] {
  const led = items
    .flatMap((item) => {
      const judged = judgeLeader(item);
      return judged === null || judged === "neutral"
        ? []
        : [[item.answer.match_confidence ?? 0, judged] as const];
    })
    .sort(([a], [b]) => b - a);
  let [right, all, threshold] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [at, [score, judged]] of led.entries()) {
    all++;
    right += Number(judged === "right");
    if (led[at + 1]?.[0] !== score && right / all >= PRECISION) threshold = score;
  }
  const words = Number.isFinite(threshold) ? `${threshold.toFixed(3)}, for 99 %` : "none gives 99 %";
  return [words, matchedFrom(items, threshold)];
}

/** A row for all queries, and one for those that Assay's training has not seen. */
function rowsOf(threshold: string, items: readonly AnsweredQuery[]): string[][] {
  const unseen = items.filter((item) => !isSeen(item));
  return [["all", items] as const, [UNSEEN, unseen] as const].map(([name, some]) => {
    const { precision, recall, falseMatch } = scoreQueries(some);
    return [name, threshold, shareInCell(precision), shareInCell(recall), shareInCell(falseMatch)];
  });
}
