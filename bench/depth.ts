/**
 * Measures what a model adds: stand-ins of known error rates are certified, and the benchmark's open queries are asked
 * at depth `adjudication` beside each. Writes `depth.md` and `pictures/depth.svg`.
 * `npm run bench:depth -- <benchmark directory> [--queries N] [--data DIR] [--out DIR] [--direct]`
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { depthPage, figuresOf, localScore } from "./depth/depth-page.ts";
import { depthPicture } from "./depth/depth-picture.ts";
import { runDepth } from "./depth/run-depth.ts";
import { runDepthDirect } from "./depth/run-direct.ts";
import { readBenchmark, sampleOf } from "./quality/benchmark-files.ts";

const USAGE = `usage: npm run bench:depth -- <benchmark directory> [options]
  --queries N    ask N queries, evenly spaced
  --data DIR     use the register that is installed in DIR, and install it there where none is
  --direct       inside the process, without HTTP and a database; DIR keeps the index of the register
  --out DIR      where the page goes (bench/; of a sample a temporary directory)
`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      queries: { type: "string" },
      data: { type: "string" },
      out: { type: "string" },
      direct: { type: "boolean", default: false },
    },
  });
  const [directory] = positionals;
  const wanted = values.queries === undefined ? Number.POSITIVE_INFINITY : Number(values.queries);
  if (directory === undefined || positionals.length > 1 || !(wanted >= 1)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const benchmark = readBenchmark(directory);
  const queries = sampleOf(benchmark.queries, wanted);
  const scratch = values.data === undefined ? mkdtempSync(join(tmpdir(), "assay-depth-")) : null;
  const run = await (values.direct ? runDepthDirect : runDepth)({
    benchmark,
    queries,
    dataDir: values.data ?? scratch!,
  }).finally(() => scratch !== null && rmSync(scratch, { recursive: true, force: true }));
  const sampled = wanted < benchmark.queries.length;
  const out =
    values.out ??
    (sampled
      ? mkdtempSync(join(tmpdir(), "assay-depth-sample-"))
      : fileURLToPath(new URL(".", import.meta.url)));
  mkdirSync(join(out, "pictures"), { recursive: true });
  writeFileSync(join(out, "pictures", "depth.svg"), depthPicture(localScore(run), figuresOf(run)));
  const page = depthPage(run);
  writeFileSync(join(out, "depth.md"), page);
  process.stdout.write(`${page}\n${join(out, "depth.md")} written\n`);
  return 0;
}

process.exitCode = await main();
