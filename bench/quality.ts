/**
 * Measures the quality of decisions: installs the benchmark's register, sends every query and every pair
 * through the public interface, scores the answers, and writes `quality.md`, `wrong-matches.md` and the
 * pictures.
 * `npm run bench:quality -- <benchmark directory> [--queries N] [--data DIR] [--out DIR] [--answers DIR] [--date D]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { heldOutCommand } from "./held-out/held-out-command.ts";
import { readBenchmark, sampleOf } from "./quality/benchmark-files.ts";
import { readLabelDoubts } from "./quality/label-doubts.ts";
import { readmeSummary } from "./quality/page/readme-summary.ts";
import { runBenchmark } from "./quality/run-benchmark.ts";
import { writeAnswers, writeEvaluation, writeReadmeSummary, writeResults } from "./quality/write-results.ts";

const USAGE = `usage: npm run bench:quality -- <benchmark directory> [options]
  --queries N    ask N queries and N pairs, evenly spaced; the README is left as it is
  --data DIR     use the register that is installed in DIR, and install it there where none is
  --out DIR      where the pages go (bench/; of a sample a temporary directory)
  --answers DIR  write the answers too, as JSON lines
  --date DATE    date of the run (the model's)
  --held-out     train and decide with whole groups of cases left out in turn, and without families of rules, and
                 write held-out.md; with --sample N and --only PART as bench/README.md says
`;

const bench = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      queries: { type: "string" },
      data: { type: "string" },
      out: { type: "string" },
      answers: { type: "string" },
      date: { type: "string" },
      "held-out": { type: "boolean" },
      sample: { type: "string" },
      only: { type: "string", multiple: true },
    },
  });
  const [directory] = positionals;
  const wanted = values.queries === undefined ? Number.POSITIVE_INFINITY : Number(values.queries);
  if (directory === undefined || positionals.length > 1 || !(wanted >= 1)) {
    process.stderr.write(USAGE);
    return 2;
  }
  if (values["held-out"]) return heldOutCommand(directory, values);
  const benchmark = readBenchmark(directory);
  const sampled = wanted < benchmark.queries.length;
  const scratch = values.data === undefined ? mkdtempSync(join(tmpdir(), "assay-quality-")) : null;
  const run = await runBenchmark({
    benchmark,
    queries: sampleOf(benchmark.queries, wanted),
    pairs: sampleOf(benchmark.pairs, wanted),
    dataDir: values.data ?? scratch!,
    doubts: readLabelDoubts(bench("label-doubts.jsonl")),
    date: values.date,
  }).finally(() => scratch !== null && rmSync(scratch, { recursive: true, force: true }));
  const out = values.out ?? (sampled ? mkdtempSync(join(tmpdir(), "assay-quality-sample-")) : bench("."));
  writeResults(run, out);
  if (values.answers !== undefined) writeAnswers(run, values.answers);
  if (!sampled && values.out === undefined) writeEvaluation(run, bench("../models/evaluations"));
  const inReadme = !sampled && values.out === undefined && writeReadmeSummary(run, bench("../README.md"));
  process.stdout.write(
    `${readmeSummary(run)}\n\n${join(out, "quality.md")}${inReadme ? " and README.md" : ""} written\n`,
  );
  return 0;
}

process.exitCode = await main();
