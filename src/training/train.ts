import { hasSignal } from "../domain/matching/comparable/comparable.ts";
import { normalise } from "../domain/matching/comparable/comparable-of.ts";
import { comparePair } from "../domain/matching/compare/pair-evidence.ts";
import { guardsAgainst, ruledOut } from "../domain/matching/decide/guards.ts";
import { pairFeatures } from "../domain/matching/decide/match-pair.ts";
import { nearestRival } from "../domain/matching/decide/twins.ts";
import { features } from "../domain/matching/score/features.ts";
import { listFeatures, posterior, queryFeatures } from "../domain/matching/score/listwise.ts";
import {
  ACCEPTANCE_FLOOR,
  type LinearScore,
  linearScore,
  type MatchingModel,
  scorePair,
} from "../domain/matching/score/model.ts";
import type { RegisterCompany } from "../domain/register-company.ts";
import type { RegistersVersion } from "../pipelines/register-install/registers-version.ts";
import { type BenchmarkPair, type BenchmarkQuery, isOpenCase } from "./benchmark-cases.ts";
import {
  listCase,
  type PreparedQuery,
  prepareQuery,
  queryFeatureNames,
  type Truth,
  vectorOf,
} from "./candidate-lists.ts";
import { fitCalibrators, type Rehearsal } from "./fit-calibrators.ts";
import { fitListwise, type PairCase } from "./fit-listwise.ts";
import type { LogisticCase } from "./fit-logistic.ts";
import { priorWeights } from "./prior-weights.ts";
import { registerQueries } from "./register-cases.ts";

const FOLDS = 4;
const RIDGE = 0.0015;
const STEPS = 250;
const MADE = { otherScripts: 900, otherNames: 1500, otherRegisters: 2000, absent: 3000 } as const;
/** Made cases are many and alike, and a company taken out may be there unlinked: each counts for less than a labelled one. */
const MADE_WEIGHT = 0.4;
const MADE_CALIBRATION_WEIGHT = 0.1;
/** Companies taken out: a leader is wrong about as often among the made cases as among the labelled ones. */
const TAKEN_OUT_WEIGHT = 0.025;
/** Slices made to mislead, which come ten times as often among the cases as among what people ask. */
const TRAPS = new Set(["X1", "X2"]);
const TRAP_WEIGHT = 0.1;

/** In half of the register that was learned from, a list still tells by who is not on it; in a fifth it tells too little (`npm run bench:short`). */
const LEAST_SHARE = 0.5;

export interface TrainingData {
  readonly catalogue: RegistersVersion;
  readonly queries: readonly BenchmarkQuery[];
  readonly pairs: readonly BenchmarkPair[];
  /** The register's own rows, of which further cases are made. */
  readonly rows: readonly RegisterCompany[];
  readonly version: string;
  readonly say: (line: string) => void;
}

/**
 * Trains a model: pair and none weights on all open cases; calibrators on what models that never saw a case's
 * company say of it (folds by company). The same data gives the same bits.
 */
export function train(data: TrainingData): MatchingModel {
  const cases = prepareCases(data);
  const lists: Rehearsal[] = [];
  const pairs: LogisticCase[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = provisional(fit(cases, fold, data.say), data.version);
    for (const entry of cases.lists.filter((one) => one.fold === fold)) {
      const rehearsed = rehearse(model, entry.one);
      if (rehearsed) lists.push(rehearsed);
    }
    for (const { evidence, same } of cases.pairs.filter((pair) => pair.fold === fold)) {
      pairs.push({ values: pairFeatures(model, ...evidence), positive: same, weight: 1 });
    }
  }
  return {
    version: data.version,
    ...fit(cases, null, data.say),
    ...fitCalibrators(lists, pairs),
    leastCompanies: Math.round(LEAST_SHARE * data.catalogue.size),
    thresholds: { upper: ACCEPTANCE_FLOOR, noMatch: ACCEPTANCE_FLOOR, lower: 0.1, llmConfidenceFloor: 0.9 },
    identifierConfidence: 0.99,
  };
}

function prepareCases(data: TrainingData) {
  const open = data.queries.filter((query) => isOpenCase({ ...query, targets: query.truth.targets }));
  data.say(`${open.length} of ${data.queries.length} queries are openly licensed; retrieving`);
  const prepared = open.map((query) => prepareQuery(data.catalogue, query));
  const pairs = data.pairs
    .filter((pair) => isOpenCase({ ...pair, targets: [] }))
    .map((pair) => preparePair(pair));
  const made = registerQueries(data.catalogue, data.rows, MADE);
  data.say(`${made.length} further cases made of the registers' own rows`);
  const lists = [...prepared, ...made].map((one) => {
    const list = listCase(one, isMade(one.query) ? MADE_WEIGHT : 1);
    return { one, fold: foldOf(companyOf(one.query)), list };
  });
  return { lists, pairs };
}

// With a fold, everything but that fold; without, everything.
function fit(
  cases: ReturnType<typeof prepareCases>,
  fold: number | null,
  say: (line: string) => void,
): Fitted {
  const lists = cases.lists.flatMap((entry) =>
    entry.list !== null && entry.fold !== fold ? [entry.list] : [],
  );
  const fitted = fitListwise({
    width: features.length,
    queryWidth: queryFeatureNames.length,
    signs: features.map((feature) => feature.sign),
    fixed: features.map((feature) => feature.name.endsWith("_present")),
    prior: features.map((feature) => priorWeights[feature.name] ?? 0),
    lists,
    pairs: cases.pairs.filter((pair) => pair.fold !== fold).map((pair) => pair.case),
    ridge: RIDGE,
    steps: STEPS,
  });
  say(
    `${fold === null ? "all folds" : `without fold ${fold}`}: ${lists.length} lists, loss ${fitted.loss.toFixed(4)}`,
  );
  const named = (names: readonly string[], weights: Float64Array) =>
    Object.fromEntries(names.map((name, i) => [name, weights[i]!]));
  return {
    pair: {
      intercept: fitted.intercept,
      weights: named(
        features.map(({ name }) => name),
        fitted.weights,
      ),
    },
    none: { intercept: fitted.noneIntercept, weights: named(queryFeatureNames, fitted.noneWeights) },
  };
}

interface Fitted {
  readonly pair: LinearScore;
  readonly none: LinearScore;
}

const zero: LinearScore = { intercept: 0, weights: {} };

function provisional(fitted: Fitted, version: string): MatchingModel {
  return {
    version,
    ...fitted,
    match: zero,
    noMatch: zero,
    pairMatch: zero,
    thresholds: { upper: 0.9, noMatch: 0.9, lower: 0.1, llmConfidenceFloor: 0.9 },
    identifierConfidence: 0.99,
  };
}

/** What the calibrators see of a query; null when it says nothing or an identifier would decide it. `right`: the leader is the company. */
function rehearse(model: MatchingModel, prepared: PreparedQuery): Rehearsal | null {
  if (!hasSignal(prepared.comparable)) return null;
  const scored = prepared.candidates.map((candidate) => ({
    ...candidate,
    score: scorePair(model, candidate.evidence),
  }));
  if (scored.some((candidate) => candidate.evidence.identifiers.agreeing.length > 0)) return null;
  const open = scored.filter((candidate) => !ruledOut(candidate));
  open.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const shares = posterior(
    open.map(({ score }) => score),
    linearScore(model.none, queryFeatures(prepared.comparable)),
  );
  const values = listFeatures({ ranked: open, posterior: shares, query: prepared.comparable });
  const { kind } = prepared.query.truth;
  const leader = open[0];
  // What a rule withholds whatever its probability is nobody's match, so it says nothing of what a match is worth.
  const withheld =
    leader !== undefined && (nearestRival(open, shares) !== null || guardsAgainst(leader).length > 0);
  const unknown = leader?.truth === "grey";
  const { weight, leaderWeight } = calibrationWeights(prepared, leader?.truth);
  return {
    values,
    right: kind === "present" && leader?.truth === "target",
    absent: kind === "absent",
    weight: unknown || kind === "undecidable" ? 0 : weight,
    leaderWeight: unknown || withheld ? 0 : leaderWeight,
  };
}

// A company taken out leaves another list behind than one that was never there, so made cases say nothing of "none of these".
function calibrationWeights(
  { query }: PreparedQuery,
  leader: Truth | undefined,
): Pick<Rehearsal, "weight" | "leaderWeight"> {
  if (!isMade(query)) return { weight: 1, leaderWeight: TRAPS.has(query.slice) ? TRAP_WEIGHT : 1 };
  const takenOut = query.truth.kind === "absent";
  const leaderWeight = leader === "elsewhere" ? 0 : takenOut ? TAKEN_OUT_WEIGHT : MADE_CALIBRATION_WEIGHT;
  return { weight: 0, leaderWeight };
}

function isMade({ slice }: BenchmarkQuery): boolean {
  return slice.startsWith("R-");
}

function preparePair(pair: BenchmarkPair) {
  const same = pair.label === "same";
  const left = normalise(pair.left);
  const right = normalise(pair.right);
  const evidence = [comparePair(left, right), comparePair(right, left)] as const;
  const weight = 0.3;
  const training: PairCase = {
    forth: vectorOf(evidence[0]),
    back: vectorOf(evidence[1]),
    same,
    weight,
  };
  const company = left.names[0]?.analysed.joined ?? pair.id;
  return { case: training, evidence, same, fold: foldOf(company) };
}

// A company is in one fold whatever the query: by its first register record, else by its name.
function companyOf(query: BenchmarkQuery): string {
  return query.truth.targets[0] ?? query.record.name ?? query.id;
}

function foldOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % FOLDS;
}
