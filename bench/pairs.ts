/**
 * Measures the time to score a pair whose names are analysed already, and the time of the resolve path in the
 * process: medians over rounds with the fastest and the slowest, beside the speed of the disk and the load of
 * other work.
 * `npm run bench:pairs -- <benchmark directory> [--data DIR] [--rounds N] [--queries N]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadModels } from "../src/app/models.ts";
import type { MatchingModel } from "../src/domain/matching/score/model.ts";
import { syncMilliseconds, watchOtherWork } from "./pairs/machine.ts";
import { analysePairs, matchAll, scoreAll } from "./pairs/pair-work.ts";
import { decideAll, resolutionOf, resolveAll } from "./pairs/resolve-work.ts";
import { type Timing, timeRounds } from "./pairs/rounds.ts";
import { type Benchmark, readBenchmark, sampleOf } from "./quality/benchmark-files.ts";
import { count, percent, table } from "./quality/markdown.ts";
import { startService } from "./quality/service.ts";

const USAGE = `usage: npm run bench:pairs -- <benchmark directory> [options]
  --data DIR     use the register that is installed in DIR, and install it there where none is
  --rounds N     rounds that count (9)
  --queries N    queries of a round of the resolve path (400)
`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: "string" },
      rounds: { type: "string", default: "9" },
      queries: { type: "string", default: "400" },
    },
  });
  const [directory] = positionals;
  const [rounds, queries] = [Number(values.rounds), Number(values.queries)];
  const whole = [rounds, queries].every((number) => Number.isInteger(number) && number >= 1);
  if (directory === undefined || positionals.length > 1 || !whole) {
    process.stderr.write(USAGE);
    return 2;
  }
  const scratch = values.data === undefined ? mkdtempSync(join(tmpdir(), "assay-pairs-")) : null;
  try {
    const dataDir = values.data ?? scratch!;
    process.stdout.write(await measure({ benchmark: readBenchmark(directory), dataDir, rounds, queries }));
  } finally {
    if (scratch !== null) rmSync(scratch, { recursive: true, force: true });
  }
  return 0;
}

async function measure(options: {
  readonly benchmark: Benchmark;
  readonly dataDir: string;
  readonly rounds: number;
  readonly queries: number;
}): Promise<string> {
  const { benchmark, dataDir, rounds } = options;
  const model = loadModels(new URL("../models/", import.meta.url)).current;
  const otherWork = watchOtherWork();
  const pairTimings = await timePairs(model, benchmark.pairs, rounds);
  const service = await startService({ dataDir, registerPath: benchmark.registerPath });
  try {
    const queries = sampleOf(benchmark.queries, options.queries);
    const catalogue = service.registers.current()!;
    const deps = resolutionOf(service, model);
    const resolving = (width: number) =>
      timeRounds({
        rounds,
        items: queries.length,
        prepare: () => service.tenants(queries.length),
        work: (tenants) => resolveAll(deps, queries, { tenants, width }),
      });
    const deciding = await timeRounds({
      rounds,
      items: queries.length,
      prepare: () => undefined,
      work: () => decideAll({ model, catalogue }, queries),
    });
    const timings: readonly Named[] = [
      ...pairTimings,
      ["decide a query, no database", deciding],
      ["resolve and commit, one in flight", await resolving(1)],
      ["resolve and commit, eight in flight", await resolving(8)],
    ];
    return report(timings, {
      sync: syncMilliseconds(dataDir),
      others: otherWork(),
      engine: service.engine,
      size: catalogue.size,
    });
  } finally {
    await service.close();
  }
}

type Named = readonly [what: string, timing: Timing];

async function timePairs(
  model: MatchingModel,
  records: Benchmark["pairs"],
  rounds: number,
): Promise<readonly Named[]> {
  const pairs = analysePairs(records);
  const timed = (work: () => unknown) =>
    timeRounds({ rounds, items: pairs.length, prepare: () => undefined, work });
  return [
    ["score a pair, names analysed", await timed(() => scoreAll(model, pairs))],
    ["judge a pair, names analysed", await timed(() => matchAll(model, pairs))],
    ["analyse both records of a pair", await timed(() => analysePairs(records))],
  ];
}

function report(
  timings: readonly Named[],
  {
    sync,
    others,
    engine,
    size,
  }: {
    readonly sync: number;
    readonly others: number | null;
    readonly engine: string;
    readonly size: number;
  },
): string {
  const figure = (microseconds: number) => microseconds.toFixed(microseconds < 100 ? 2 : 0);
  const rows = timings.map(([name, { median, fastest, slowest, items, rounds }]) => [
    name,
    figure(median),
    `${figure(fastest)}–${figure(slowest)}`,
    `${rounds} × ${count(items)}`,
    count(Math.round(1e6 / median)),
  ]);
  return [
    `${count(size)} companies, ${engine}; 8 kB and fdatasync p50 ${sync.toFixed(2)} ms; other work took ${percent(others, 0)} % of the machine's processors meanwhile.`,
    table(["what", "µs, median", "fastest–slowest", "rounds × items", "per second"], rows),
    "",
  ].join("\n\n");
}

process.exitCode = await main();
