import { hasSignal } from "../domain/matching/comparable/comparable.ts";
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
import { type PreparedQuery, queryFeatureNames, type Truth } from "./candidate-lists.ts";
import { fitCalibrators, type Rehearsal } from "./fit-calibrators.ts";
import { fitListwise } from "./fit-listwise.ts";
import type { LogisticCase } from "./fit-logistic.ts";
import { priorWeights } from "./prior-weights.ts";
import {
  FOLDS,
  isMade,
  prepareCases,
  type TrainingCases,
  type TrainingData,
  withoutReserved,
} from "./training-cases.ts";

const RIDGE = 0.0015;
const STEPS = 250;
const MADE_CALIBRATION_WEIGHT = 0.1;
/**
 * A misspelt name has most letters in common with the right one, but so has a name of another company with one other word: a
 * weight that is learned from misspelt names would match both.
 */
const UNTRAINED = "name_jaro_winkler";
/** Weight of removed companies: it makes leaders wrong as often among made cases as among labelled ones. */
const TAKEN_OUT_WEIGHT = 0.025;
/** Misleading slices, ten times as frequent among the cases as among real queries. */
const TRAPS = new Set(["X1", "X2"]);
const TRAP_WEIGHT = 0.1;

/** Least share of the learned register to conclude from absent companies: a half (`npm run bench:short`). */
const LEAST_SHARE = 0.5;

export interface Release {
  readonly version: string;
  /** Companies of the register that the cases were retrieved from. */
  readonly companies: number;
  readonly say: (line: string) => void;
}

/** @param reserved register rows, as `source:id`, of which nothing is learned: models are certified on them. */
export function train(
  data: TrainingData & { readonly version: string },
  reserved: ReadonlySet<string>,
): MatchingModel {
  const { version, say, catalogue } = data;
  return trainOn(prepareCases(withoutReserved(data, reserved)), { version, say, companies: catalogue.size });
}

/**
 * Trains a model: pair and none weights on all cases; calibrators on the results of models that were not
 * trained on a case's company (folds by company). The same cases give the same bits.
 */
export function trainOn(cases: TrainingCases, { version, companies, say }: Release): MatchingModel {
  const lists: Rehearsal[] = [];
  const pairs: LogisticCase[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = provisional(fit(cases, fold, say), version);
    for (const entry of cases.lists.filter((one) => one.fold === fold)) {
      const rehearsed = rehearse(model, entry.one);
      if (rehearsed) lists.push(rehearsed);
    }
    for (const { evidence, same } of cases.pairs.filter((pair) => pair.fold === fold)) {
      pairs.push({ values: pairFeatures(model, ...evidence), positive: same, weight: 1 });
    }
  }
  return {
    version,
    ...fit(cases, null, say),
    ...fitCalibrators(lists, pairs),
    oneDistribution: true,
    yieldsToNone: true,
    leastCompanies: Math.round(LEAST_SHARE * companies),
    thresholds: { upper: ACCEPTANCE_FLOOR, noMatch: ACCEPTANCE_FLOOR, lower: 0.1, llmConfidenceFloor: 0.9 },
    identifierConfidence: 0.99,
  };
}

// With a fold, all cases outside it; without a fold, all cases.
function fit(cases: TrainingCases, fold: number | null, say: (line: string) => void): Fitted {
  const lists = cases.lists.flatMap((entry) =>
    entry.list !== null && entry.fold !== fold ? [entry.list] : [],
  );
  const fitted = fitListwise({
    width: features.length,
    queryWidth: queryFeatureNames.length,
    signs: features.map((feature) => feature.sign),
    fixed: features.map(({ name }) => name.endsWith("_present") || name === UNTRAINED),
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

/** The calibrators' input for a query; null for a query without signal or with an agreeing identifier. */
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
  const values = listFeatures({
    ranked: open,
    posterior: shares,
    query: prepared.comparable,
    outscored: prepared.outscored,
  });
  const { kind } = prepared.query.truth;
  const leader = open[0];
  // A match that a rule always withholds is never returned, so its case does not train the match calibrator.
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

// Removal of a company leaves another list than its absence, so made cases do not train "none of these".
function calibrationWeights(
  { query }: PreparedQuery,
  leader: Truth | undefined,
): Pick<Rehearsal, "weight" | "leaderWeight"> {
  if (!isMade(query)) return { weight: 1, leaderWeight: TRAPS.has(query.slice) ? TRAP_WEIGHT : 1 };
  const takenOut = query.truth.kind === "absent";
  if (leader === "elsewhere") return { weight: 0, leaderWeight: 0 };
  return { weight: 0, leaderWeight: takenOut ? TAKEN_OUT_WEIGHT : MADE_CALIBRATION_WEIGHT };
}
