import { loadModels } from "../../src/app/models.ts";
import { revisionOf } from "../../src/app/revision.ts";
import { PIPELINE_VERSION } from "../../src/domain/matching/release.ts";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import type { BenchmarkPair, BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { askPair, askQuery, askStored, inParallel } from "./ask.ts";
import { Baseline, type BaselineRow, baselinePair } from "./baseline.ts";
import { type Benchmark, readRegister } from "./benchmark-files.ts";
import { linkQuality, retrieve } from "./catalogue-quality.ts";
import { progressLine } from "./progress-line.ts";
import type { PairOutcome, QualityRun, QueryOutcome } from "./quality-run.ts";
import { type BenchService, startService } from "./service.ts";

export interface RunOptions {
  readonly benchmark: Benchmark;
  readonly queries: readonly BenchmarkQuery[];
  readonly pairs: readonly BenchmarkPair[];
  readonly dataDir: string;
  readonly doubts: ReadonlyMap<string, string>;
  /** ISO date of the run; the model's release date where none is given. */
  readonly date: string | undefined;
}

const models = new URL("../../models/", import.meta.url);

/** Concurrent requests: enough to keep both the service and its database busy. */
const WIDTH = 8;

/** Installs the register where needed, sends all queries and pairs, and measures retrieval and linking. */
export async function runBenchmark(options: RunOptions): Promise<QualityRun> {
  const { benchmark, queries, pairs, dataDir, doubts } = options;
  const modelVersion = loadModels(models).current.version;
  const revision = revisionOf(new URL("../../src/", import.meta.url), models);
  const rows = baselineRows(readRegister(benchmark.registerPath));
  const service = await startService({ dataDir, registerPath: benchmark.registerPath });
  try {
    refuseAnotherRegister(service, rows.length);
    const tenants = await service.tenants(queries.length + pairs.length);
    const keys = tenants.map(({ key }) => key);
    const catalogue = service.registers.current()!;
    const asked = await askQueries(service, keys, queries);
    const compared = await askPairs(service, keys.slice(queries.length), pairs);
    process.stderr.write("retrieval, links and the baseline on their own\n");
    const retrievals = retrieve(catalogue, queries);
    const links = linkQuality(catalogue, benchmark.queries);
    const baseline = new Baseline(rows);
    return {
      pipelineVersion: PIPELINE_VERSION,
      modelVersion,
      revision,
      date: options.date ?? modelVersion.split(".")[0]!,
      engine: service.engine,
      installed: service.installed,
      links,
      queries: asked.map((item, at) => ({
        ...item,
        baseline: { query: item.query, answer: baseline.answer(item.query) },
        retrieval: retrievals[at]!,
      })),
      pairs: compared,
      available: { queries: benchmark.queries.length, pairs: benchmark.pairs.length },
      doubts,
    };
  } finally {
    await service.close();
  }
}

function refuseAnotherRegister({ registers }: BenchService, expected: number): void {
  const held = registers.sources().reduce((sum, { companies }) => sum + companies, 0);
  if (held === expected) return;
  throw new Error(
    `the database holds ${held} register records and the benchmark has ${expected}: give it a database of its own`,
  );
}

async function askQueries(
  { origin }: BenchService,
  keys: readonly string[],
  queries: readonly BenchmarkQuery[],
): Promise<Omit<QueryOutcome, "baseline" | "retrieval">[]> {
  const line = progressLine("resolve");
  let done = 0;
  const outcomes = await inParallel(queries, WIDTH, async (query, at) => {
    const asked = await askQuery(origin, keys[at]!, query);
    line.update(++done, queries.length);
    return { query, ...asked };
  });
  line.end();
  return outcomes;
}

async function askPairs(
  { origin }: BenchService,
  keys: readonly string[],
  pairs: readonly BenchmarkPair[],
): Promise<PairOutcome[]> {
  const line = progressLine("match");
  let done = 0;
  const outcomes = await inParallel(pairs, WIDTH, async (pair, at) => {
    const asked = await askPair(origin, keys[at]!, pair);
    const stored = await askStored(origin, keys[at]!, pair);
    line.update(++done, pairs.length);
    return {
      pair,
      ...asked,
      stored: { pair, answer: stored },
      baseline: { pair, answer: baselinePair(pair) },
    };
  });
  line.end();
  return outcomes;
}

function baselineRows(companies: readonly RegisterCompany[]): BaselineRow[] {
  return companies.map((company) => ({
    id: `${company.source}:${company.sourceRecordId}`,
    names: [company.name, ...(company.otherNames ?? []).map(({ name }) => name)],
    country: company.country ?? null,
  }));
}
