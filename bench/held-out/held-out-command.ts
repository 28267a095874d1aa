import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readBenchmark } from "../quality/benchmark-files.ts";
import { withBlock } from "../quality/markdown.ts";
import { heldOutPage, heldOutSummary } from "./held-out-page.ts";
import { PARTS, runHeldOut } from "./run-held-out.ts";

const BENCH = fileURLToPath(new URL("../", import.meta.url));
const README = fileURLToPath(new URL("../../README.md", import.meta.url));

interface Options {
  readonly sample?: string | undefined;
  readonly only?: readonly string[] | undefined;
  readonly out?: string | undefined;
}

/** `bench:quality --held-out`. @returns the exit code. */
export async function heldOutCommand(directory: string, { sample, only, out }: Options): Promise<number> {
  const wanted = sample === undefined ? null : Number(sample);
  const parts = PARTS.filter((part) => only === undefined || only.includes(part));
  if ((wanted !== null && !(wanted >= 1)) || parts.length < (only?.length ?? 1)) {
    process.stderr.write(`--sample takes a number of queries, --only one of ${PARTS.join(", ")}\n`);
    return 2;
  }
  const benchmark = readBenchmark(directory);
  const run = await runHeldOut({ directory, sample: wanted, parts });
  const whole = wanted === null && parts.length === PARTS.length;
  const folder = out ?? (whole ? BENCH : mkdtempSync(join(tmpdir(), "assay-held-out-page-")));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "held-out.md");
  writeFileSync(path, heldOutPage(run, benchmark));
  if (whole && out === undefined) {
    const readme = withBlock(readFileSync(README, "utf8"), "held-out", heldOutSummary(run, benchmark));
    if (readme !== null) writeFileSync(README, readme);
  }
  process.stdout.write(`${heldOutSummary(run, benchmark)}\n\n${path} written\n`);
  return 0;
}
