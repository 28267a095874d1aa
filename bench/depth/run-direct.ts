/**
 * The same measurement inside the process, without HTTP and a database: the certification, the step `model`, the ladder
 * and the decision are the service's own, and the stand-in is a function. It takes minutes where `runDepth` takes hours.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Certification, readCertification } from "../../src/adjudication/certification.ts";
import { certify } from "../../src/adjudication/certify.ts";
import { type PairSet, readPairs } from "../../src/adjudication/pair-set.ts";
import { certifiedFor, shippedPairs } from "../../src/app/adjudicator.ts";
import { loadModels } from "../../src/app/models.ts";
import { decide, type MatchDecision } from "../../src/domain/matching/decide/decide.ts";
import type { Standing } from "../../src/domain/matching/decide/outside-evidence.ts";
import { PIPELINE_VERSION } from "../../src/domain/matching/release.ts";
import { type MatchingModel, scorePair } from "../../src/domain/matching/score/model.ts";
import type { Coverage } from "../../src/domain/retrieval/registered-scripts.ts";
import { type Climbed, climb } from "../../src/pipelines/resolution/outside/climb.ts";
import { modelStep } from "../../src/pipelines/resolution/outside/model-step.ts";
import { outsideQuestion } from "../../src/pipelines/resolution/outside/outside-question.ts";
import type { OutsideStep } from "../../src/pipelines/resolution/outside/outside-step.ts";
import { decisionInput, withoutSignal } from "../../src/pipelines/resolution/stages.ts";
import { type PreparedQuery, prepareQuery } from "../../src/training/candidate-lists.ts";
import { openLinkedRegister } from "../held-out/linked-register.ts";
import { progressLine } from "../quality/progress-line.ts";
import type { AskedQuery, DepthRun, ModelRow } from "./depth-run.ts";
import { type Erring, type ErringAsk, erringAsk, erringModels } from "./erring-model.ts";
import { decidable, expectation } from "./expectation.ts";
import { knownTruth, shownQuery } from "./known-truth.ts";
import type { DepthOptions } from "./run-depth.ts";

const DEADLINE_MS = 60_000;

interface Listed {
  readonly model: MatchingModel;
  readonly coverage: Coverage;
}

export async function runDepthDirect({ benchmark, queries, dataDir }: DepthOptions): Promise<DepthRun> {
  const catalogue = await openLinkedRegister(join(dataDir, "register.idx"), benchmark.registerPath);
  const { current: model } = loadModels(new URL("../../models/", import.meta.url));
  const listed: Listed = { model, coverage: catalogue.coverage };
  const line = progressLine("decided without a model");
  const local: AskedQuery[] = [];
  const open: PreparedQuery[] = [];
  for (const [at, query] of queries.entries()) {
    const prepared = prepareQuery(catalogue, query);
    const verdict = withoutSignal(prepared.comparable) ?? locally(prepared, listed);
    local.push(askedQuery(prepared, verdict, verdict.stage));
    if (verdict.decision === "unresolved") open.push(prepared);
    line.update(at + 1, queries.length);
  }
  line.end();
  const set = readPairs(readFileSync(shippedPairs, "utf8"));
  const rows: ModelRow[] = [];
  for (const erring of erringModels) rows.push(await besideModel(erring, { local, open, set, ...listed }));
  return {
    pipelineVersion: PIPELINE_VERSION,
    modelVersion: model.version,
    date: model.version.split(".")[0]!,
    engine: null,
    available: benchmark.queries.length,
    certificationPairs: set.pairs.length,
    local,
    open: open.length,
    rows,
    overhead: null,
  };
}

const foundBy = ({ candidates, adequate, outscored }: PreparedQuery, { coverage }: Listed) => ({
  ...{ candidates, adequate, outscored, ...coverage, keys: [], beside: new Set<string>() },
  storedFacts: new Map<string, null>(),
});

function locally(prepared: PreparedQuery, listed: Listed): MatchDecision {
  const { model } = listed;
  const scored = prepared.candidates.map((candidate) => ({
    ...candidate,
    score: scorePair(model, candidate.evidence),
  }));
  return decide({ ...decisionInput(model, prepared.comparable, foundBy(prepared, listed)), scored });
}

function askedQuery(
  { query }: PreparedQuery,
  { decision, bound, ranked, probability, matchConfidence }: MatchDecision,
  stage: Standing["stage"],
): AskedQuery {
  const leader = bound ?? ranked[0];
  const answer = {
    id: query.id,
    decision,
    match_confidence: decision === "match" ? matchConfidence : probability,
    matched_ids: (leader?.registerRefs ?? []).map((ref) => `${ref.source}:${ref.sourceRecordId}`),
  };
  return { query, answer, stage };
}

interface Beside extends Listed {
  readonly local: readonly AskedQuery[];
  readonly open: readonly PreparedQuery[];
  readonly set: PairSet;
}

async function besideModel(erring: Erring, parts: Beside): Promise<ModelRow> {
  const { local, open, set, model, coverage } = parts;
  const standIn = erringAsk(knownTruth(open, set.pairs), erring);
  const certification = await certified(standIn, parts);
  const certifying = standIn.asked();
  const step = modelStep({
    ...{ modelId: STAND_IN, provider: PROVIDER, ask: standIn.ask, certification },
    deadlineMs: DEADLINE_MS,
  });
  const deeper = new Map<string, AskedQuery>();
  for (const prepared of open) {
    const { verdict, standing } = await climbed(prepared, parts, step);
    deeper.set(prepared.query.id, askedQuery(prepared, verdict, standing.stage));
  }
  if (standIn.unknown() > 0) throw new Error(`${standIn.unknown()} questions have no known truth`);
  return {
    erring,
    table: certification.table,
    expected: expectation(open.filter(decidable), { model, certification, coverage }),
    answers: local.map((one) => deeper.get(one.query.id) ?? one),
    questions: standIn.asked() - certifying,
  };
}

const STAND_IN = "stand-in";
const PROVIDER = "openai-compatible";

async function certified({ ask }: ErringAsk, { set, model }: Beside): Promise<Certification> {
  const subject = certifiedFor({ provider: PROVIDER, modelId: STAND_IN, url: null, key: null }, model);
  const file = await certify({
    ...{ ask, subject, set, atOnce: 1, deadlineMs: DEADLINE_MS, told: () => undefined },
    clock: () => performance.now(),
    now: () => new Date(),
  });
  const read = readCertification(JSON.stringify(file), subject);
  if (typeof read === "string") throw new Error(`the stand-in is not certified: ${read}`);
  return read;
}

/** Climbs the ladder of a record as the service does, at depth `adjudication`. */
async function climbed(prepared: PreparedQuery, listed: Listed, step: OutsideStep): Promise<Climbed> {
  const local = withoutSignal(prepared.comparable) ?? locally(prepared, listed);
  const climbing = {
    model: listed.model,
    query: prepared.comparable,
    withheld: new Set<string>(),
    differences: [],
  };
  const considered = { verdict: local, found: foundBy(prepared, listed), unions: new Map() };
  const ladder = { steps: ["model"], depth: "adjudication", enrich: true } as const;
  const first = finished(climb(climbing, considered, { ...ladder, heard: [] }));
  if (first.asks === null) return first;
  const record = shownQuery(prepared.query);
  const question = outsideQuestion("model", record, { ranked: local.ranked, withheld: new Set() });
  const finding = await step.ask(question, AbortSignal.timeout(DEADLINE_MS), { tenantId: "", callId: null });
  const evidence = {
    ...finding,
    step: "model",
    failure: null,
    askedAt: "",
    durationMs: 0,
    callId: null,
  } as const;
  return finished(climb(climbing, considered, { ...ladder, heard: [evidence] }));
}

function finished(steps: ReturnType<typeof climb>): Climbed {
  let step = steps.next();
  while (!step.done) step = steps.next(null);
  return step.value;
}
