/**
 * Fits the calibration of pairs anew and keeps everything else of a model: its pairs need no register. The weights of the
 * model have seen the open pairs, as those of a whole training have not (`train.ts` calibrates in folds by company).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPairs, rowsOf } from "../src/adjudication/pair-set.ts";
import { loadModels } from "../src/app/models.ts";
import { pairFeatures } from "../src/domain/matching/decide/match-pair.ts";
import { type BenchmarkPair, isReserved, readJsonLines } from "../src/training/benchmark-cases.ts";
import { fitPairs } from "../src/training/fit-calibrators.ts";
import { openPairs } from "../src/training/training-cases.ts";

const certificationPairs = new URL("../samples/adjudication/pairs.jsonl", import.meta.url);
const [benchDir, from, version, out] = process.argv.slice(2);
if (!benchDir || !from || !version || !out) {
  process.stderr.write(
    "usage: npm run train:pairs -- <benchmark dir> <version of a model> <new version> <out.json>\n",
  );
  process.exit(2);
}
const model = loadModels(new URL("../models/", import.meta.url)).models.get(from);
if (model === undefined) throw new Error(`models/ holds no model ${from}`);
const reserved = rowsOf(readPairs(readFileSync(certificationPairs, "utf8")));
const pairs = readJsonLines<BenchmarkPair>(join(benchDir, "pairs.jsonl.gz")).filter(
  (pair) => !isReserved({ ...pair, targets: [] }, reserved),
);
const cases = openPairs(pairs).map(({ evidence, same }) => ({
  values: pairFeatures(model, ...evidence),
  positive: same,
  weight: 1,
}));
writeFileSync(out, `${JSON.stringify({ ...model, version, pairMatch: fitPairs(cases) }, null, 1)}\n`);
