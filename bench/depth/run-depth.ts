import { readFileSync, rmSync } from "node:fs";
import { type PairSet, readPairs } from "../../src/adjudication/pair-set.ts";
import {
  certificationPath,
  certifiedFor,
  loadCertification,
  shippedPairs,
} from "../../src/app/adjudicator.ts";
import { loadModels } from "../../src/app/models.ts";
import { PIPELINE_VERSION } from "../../src/domain/matching/release.ts";
import type { Coverage } from "../../src/domain/retrieval/registered-scripts.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { type PreparedQuery, prepareQuery } from "../../src/training/candidate-lists.ts";
import { askQuery, inParallel } from "../quality/ask.ts";
import { assayCommand } from "../quality/assay-command.ts";
import { type Benchmark, sampleOf } from "../quality/benchmark-files.ts";
import { progressLine } from "../quality/progress-line.ts";
import { type BenchService, startService } from "../quality/service.ts";
import type { AskedQuery, DepthRun, ModelRow } from "./depth-run.ts";
import { type Erring, erringModels, startErringModel } from "./erring-model.ts";
import { decidable, expectation } from "./expectation.ts";
import { knownTruth } from "./known-truth.ts";
import { measureOverhead, type Overhead } from "./overhead.ts";

const models = new URL("../../models/", import.meta.url);

const WIDTH = 8;
/** Queries whose local decision is timed at both depths. */
const TIMED = 400;

export interface DepthOptions {
  readonly benchmark: Benchmark;
  readonly queries: readonly BenchmarkQuery[];
  readonly dataDir: string;
}

interface Prepared {
  readonly local: readonly AskedQuery[];
  readonly open: readonly PreparedQuery[];
  readonly coverage: Coverage;
  readonly engine: string;
}

/** Asks every query without a model, then those that stay open beside each stand-in, which is certified before. */
export async function runDepth({ benchmark, queries, dataDir }: DepthOptions): Promise<DepthRun> {
  const install = { dataDir, registerPath: benchmark.registerPath };
  const { local, open, coverage, engine } = await askWithoutModel(install, queries);
  const set = readPairs(readFileSync(shippedPairs, "utf8"));
  const stage: Stage = { install, local, open, coverage, set };
  const rows: ModelRow[] = [];
  let overhead: Overhead | null = null;
  try {
    for (const erring of erringModels) {
      const measured = await besideModel(stage, erring, overhead === null);
      rows.push(measured.row);
      overhead ??= measured.overhead;
    }
  } finally {
    rmSync(certificationPath(dataDir), { force: true });
  }
  const { current } = loadModels(models);
  return {
    pipelineVersion: PIPELINE_VERSION,
    modelVersion: current.version,
    date: current.version.split(".")[0]!,
    engine,
    available: benchmark.queries.length,
    certificationPairs: set.pairs.length,
    local,
    open: open.length,
    rows,
    overhead,
  };
}

type Install = { readonly dataDir: string; readonly registerPath: string };

async function askWithoutModel(install: Install, queries: readonly BenchmarkQuery[]): Promise<Prepared> {
  const service = await startService(install);
  try {
    const local = await askAll(service, queries, "probabilistic");
    const catalogue = service.registers.current()!;
    process.stderr.write("candidates of the open queries\n");
    const open = local
      .filter(({ answer }) => answer.decision === "unresolved")
      .map(({ query }) => prepareQuery(catalogue, query));
    return { local, open, coverage: catalogue.coverage, engine: service.engine };
  } finally {
    await service.close();
  }
}

async function askAll(
  service: BenchService,
  queries: readonly BenchmarkQuery[],
  depth: string,
): Promise<AskedQuery[]> {
  const tenants = await service.tenants(queries.length);
  const line = progressLine(`resolve, ${depth}`);
  let done = 0;
  const asked = await inParallel(queries, WIDTH, async (query, at) => {
    const { answer, receipt, status } = await askQuery(service.origin, tenants[at]!.key, query, depth);
    if (status >= 500) throw new Error(`${query.id}: the service answered ${status}`);
    line.update(++done, queries.length);
    return { query, answer, stage: receipt?.stage ?? null };
  });
  line.end();
  return asked;
}

interface Stage {
  readonly install: Install;
  readonly local: readonly AskedQuery[];
  readonly open: readonly PreparedQuery[];
  readonly coverage: Coverage;
  readonly set: PairSet;
}

async function besideModel(
  { install, local, open, coverage, set }: Stage,
  erring: Erring,
  timed: boolean,
): Promise<{ readonly row: ModelRow; readonly overhead: Overhead | null }> {
  const standIn = await startErringModel(knownTruth(open, set.pairs), erring);
  const env = {
    ASSAY_MODEL_PROVIDER: "openai-compatible",
    ASSAY_MODEL_URL: standIn.url,
    ASSAY_MODEL_ID: `stand-in-${100 * erring.rate}-${erring.by}`,
  };
  process.stderr.write(`${env.ASSAY_MODEL_ID}\n`);
  try {
    await certify({ ...env, ASSAY_DATA_DIR: install.dataDir });
    const certification = certificationOf(install.dataDir, env.ASSAY_MODEL_ID);
    const certified = standIn.asked();
    const service = await startService({ ...install, env });
    try {
      const heard = await askAll(
        service,
        open.map(({ query }) => query),
        "adjudication",
      );
      const questions = standIn.asked() - certified;
      if (standIn.unknown() > 0) throw new Error(`${standIn.unknown()} questions have no known truth`);
      const deeper = new Map(heard.map((one) => [one.query.id, one]));
      const row: ModelRow = {
        erring,
        table: certification.table,
        expected: expectation(open.filter(decidable), {
          ...{ model: loadModels(models).current, certification, coverage },
        }),
        answers: local.map((one) => deeper.get(one.query.id) ?? one),
        questions,
      };
      return { row, overhead: timed ? await overheadOf(service, local) : null };
    } finally {
      await service.close();
    }
  } finally {
    await standIn.close();
  }
}

function overheadOf(service: BenchService, local: readonly AskedQuery[]): Promise<Overhead> {
  process.stderr.write("the overhead of a stage that is not reached\n");
  const decided = local.filter(({ answer }) => answer.decision !== "unresolved").map(({ query }) => query);
  return measureOverhead(service, sampleOf(decided, TIMED));
}

function certificationOf(dataDir: string, modelId: string) {
  const address = { provider: "openai-compatible", modelId, url: null, key: null } as const;
  const read = loadCertification(dataDir, certifiedFor(address, loadModels(models).current));
  if (typeof read === "string") throw new Error(`${modelId} is not certified: ${read}`);
  return read;
}

/** Certifies with the command, as an operator does. */
function certify(env: Readonly<Record<string, string>>): Promise<void> {
  const parameters = ["model", "certify", "--at-once", "16"];
  return assayCommand(env, parameters, "the model was not certified");
}
