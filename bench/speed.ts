/**
 * Measures the speed of resolving: single requests at 1, 8 and 32 in flight beside the floor of the same
 * work, and batches over one connection, on the embedded database and, where `DATABASE_URL` names one, on
 * PostgreSQL.
 * `npm run bench:speed -- <benchmark directory> [--data DIR] [--records N] [--rounds N] [--out FILE]`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadModels } from "../src/app/models.ts";
import { type Benchmark, readBenchmark, sampleOf } from "./quality/benchmark-files.ts";
import { startService } from "./quality/service.ts";
import { Load } from "./speed/load.ts";
import { type EngineSpeed, measureEngine } from "./speed/measure-engine.ts";
import { speedPage } from "./speed/speed-page.ts";

const USAGE = `usage: npm run bench:speed -- <benchmark directory> [options]
  --data DIR     use the registers that are installed in DIR, and install them there where none are
  --engine NAME  measure pglite or postgres alone
  --records N    records of a round (1000)
  --rounds N     rounds that count (5)
  --out FILE     where the page goes (bench/speed.md)
`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: "string" },
      engine: { type: "string" },
      records: { type: "string", default: "1000" },
      rounds: { type: "string", default: "5" },
      out: { type: "string", default: fileURLToPath(new URL("speed.md", import.meta.url)) },
    },
  });
  const [directory] = positionals;
  const [records, rounds] = [Number(values.records), Number(values.rounds)];
  const whole = [records, rounds].every((number) => Number.isInteger(number) && number >= 1);
  if (directory === undefined || positionals.length > 1 || !whole) {
    process.stderr.write(USAGE);
    return 2;
  }
  const engines = (["pglite", "postgres"] as const).filter(
    (name) =>
      (values.engine ?? name) === name && (name === "pglite" || process.env.DATABASE_URL !== undefined),
  );
  const scratch = values.data === undefined ? mkdtempSync(join(tmpdir(), "assay-speed-")) : null;
  const measured: EngineSpeed[] = [];
  try {
    const benchmark = readBenchmark(directory);
    for (const engine of engines) {
      const dataDir = join(values.data ?? scratch!, engine);
      measured.push(await measure({ benchmark, engine, dataDir, records, rounds }));
    }
  } finally {
    if (scratch !== null) rmSync(scratch, { recursive: true, force: true });
  }
  const command = `npm run bench:speed -- <benchmark directory>`;
  writeFileSync(values.out, speedPage(measured, { records, rounds, command }));
  process.stdout.write(`${values.out} written\n`);
  return 0;
}

async function measure(options: {
  readonly benchmark: Benchmark;
  readonly engine: "pglite" | "postgres";
  readonly dataDir: string;
  readonly records: number;
  readonly rounds: number;
}): Promise<EngineSpeed> {
  const { benchmark, engine, dataDir, records, rounds } = options;
  const { registerPath } = benchmark;
  const service = await startService({ dataDir, registerPath, embedded: engine === "pglite" });
  const load = new Load();
  try {
    return await measureEngine({
      service,
      model: loadModels(new URL("../models/", import.meta.url)).current,
      load,
      dataDir,
      queries: sampleOf(benchmark.queries, records),
      rounds,
      told: (line) => process.stderr.write(`${line}\n`),
    });
  } finally {
    await load.close();
    await service.close();
  }
}

process.exitCode = await main();
