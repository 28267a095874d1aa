import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPairs, rowsOf } from "../src/adjudication/pair-set.ts";
import type { RegisterCompany } from "../src/domain/register-company.ts";
import { RegistersVersion } from "../src/pipelines/register-install/registers-version.ts";
import { findFormat } from "../src/registers/register-formats.ts";
import { openRegisterFile } from "../src/registers/streaming/register-file.ts";
import { openRegisterIndex } from "../src/storage/retrieval-index/open-register-index.ts";
import { type BenchmarkPair, type BenchmarkQuery, readJsonLines } from "../src/training/benchmark-cases.ts";
import { train } from "../src/training/train.ts";

const certificationPairs = new URL("../samples/adjudication/pairs.jsonl", import.meta.url);
const [dataDir, benchDir, version, out, kept] = process.argv.slice(2);
if (!dataDir || !benchDir || !version || !out) {
  process.stderr.write(
    "usage: npm run train -- <data dir with the benchmark's register installed> <benchmark dir> <version> <out.json> [<model.json>]\n" +
      "With a model, all of it is kept but its calibrator of pairs.\n",
  );
  process.exit(2);
}
const indexes = readdirSync(join(dataDir, "register-index")).filter((name) => name.endsWith(".idx"));
const newest = Math.max(...indexes.map((name) => Number.parseInt(name, 10)));
const catalogue = new RegistersVersion(
  newest,
  await openRegisterIndex(join(dataDir, "register-index", `${newest}.idx`)),
);
const rows: RegisterCompany[] = [];
const file = await openRegisterFile(join(benchDir, "register.jsonl.gz"));
for await (const row of findFormat("company-jsonl")!.read({ file }))
  if (row.kind === "company") rows.push(row.company);
const training = {
  rows,
  catalogue,
  queries: readJsonLines<BenchmarkQuery>(join(benchDir, "queries.jsonl.gz")),
  pairs: readJsonLines<BenchmarkPair>(join(benchDir, "pairs.jsonl.gz")),
  version,
  say: (line: string) => process.stderr.write(`${line}\n`),
};
const model = train(training, rowsOf(readPairs(readFileSync(certificationPairs, "utf8"))));
const whole = kept
  ? { ...JSON.parse(readFileSync(kept, "utf8")), version, pairMatch: model.pairMatch }
  : model;
writeFileSync(out, `${JSON.stringify(whole, null, 1)}\n`);
