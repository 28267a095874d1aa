/** What a certification predicts of the queries that the local decision leaves open. */
import type { AnswerClass, Certification } from "../../src/adjudication/certification.ts";
import { decide, type MatchDecision, type RankedCandidate } from "../../src/domain/matching/decide/decide.ts";
import { isBorderline, judged, toldApart } from "../../src/domain/matching/decide/outside-evidence.ts";
import { type MatchingModel, scorePair } from "../../src/domain/matching/score/model.ts";
import type { Coverage } from "../../src/domain/retrieval/registered-scripts.ts";
import { outsideQuestion } from "../../src/pipelines/resolution/outside/outside-question.ts";
import { decisionInput } from "../../src/pipelines/resolution/stages.ts";
import type { PreparedQuery } from "../../src/training/candidate-lists.ts";
import { isCounted } from "../quality/quality-run.ts";

/**
 * The queries that a prediction is about. Where nobody can tell, no probability is calibrated: training gives such lists
 * no weight, and recall does not count them.
 */
export function decidable({ query }: PreparedQuery): boolean {
  return isCounted({ query }) && query.truth.kind !== "undecidable";
}

/** Expected number of further matches, and its variance, over the chance of each query. */
export interface Expectation {
  readonly right: number;
  readonly wrong: number;
  readonly variance: number;
}

const answers = ["match", "no_match", "cannot_tell"] as const satisfies readonly AnswerClass[];

/**
 * Sums over every answer that the model may give to each query: the calibrated probability that a candidate is the
 * company, times the certified chance of the answers if it is, where the whole decision, with its guards, is then a
 * match. Neither the company that is right nor the model's true error rate is read.
 */
export function expectation(
  queries: readonly PreparedQuery[],
  means: { model: MatchingModel; certification: Certification; coverage: Coverage },
): Expectation {
  const chances = queries.map((query) => chanceOf(query, means));
  const sum = (of: (one: { right: number; wrong: number }) => number) =>
    chances.reduce((total, one) => total + of(one), 0);
  return {
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong),
    variance: sum(({ right }) => right * (1 - right)),
  };
}

function chanceOf(
  { query, comparable, candidates, adequate, outscored }: PreparedQuery,
  {
    model,
    certification,
    coverage,
  }: { model: MatchingModel; certification: Certification; coverage: Coverage },
): { readonly right: number; readonly wrong: number } {
  const scored = candidates.map((candidate) => ({
    ...candidate,
    score: scorePair(model, candidate.evidence),
  }));
  const input = decisionInput(model, comparable, { candidates, adequate, outscored, ...coverage });
  const local = decide({ ...input, scored });
  const chance = { right: 0, wrong: 0 };
  if (local.decision !== "unresolved" || !local.escalate || !isBorderline(local)) return chance;
  const { ranked } = local;
  const asked = outsideQuestion("model", query.record, { ranked, withheld: new Set() }).candidates;
  const believed = beliefIn(local);
  for (const given of combinations(asked.length)) {
    const judgements = asked.map(({ key }, at) => ({
      candidateKey: key,
      decision: given[at]!,
      confidence: null,
      logOdds: rowOf(certification, given[at]!).logOdds,
    }));
    const heard = toldApart({ judgements }, ranked);
    const { decision, bound } = decide({ ...input, scored: scored.map((one) => judged(one, heard)) });
    if (decision !== "match" || !bound) continue;
    for (const [truth, probability] of believed) {
      const likelihood = asked.reduce(
        (product, { key }, at) => product * chanceOfAnswer(certification, given[at]!, key === truth),
        probability,
      );
      if (truth === bound.key) chance.right += likelihood;
      else chance.wrong += likelihood;
    }
  }
  return chance;
}

/** The calibrated probability of each candidate, and of none (null): the leader's, and shares of the rest. */
function beliefIn({ ranked, probability, noneProbability }: MatchDecision): [string | null, number][] {
  const open = ranked.filter(({ refused }) => refused === null);
  const [leader, ...others] = open;
  if (!leader || probability === null) return [[null, noneProbability ?? 1]];
  const rest = 1 - leader.probability;
  const part = (share: number) => (rest > 0 ? ((1 - probability) * share) / rest : 0);
  const none = 1 - open.reduce((sum, one: RankedCandidate) => sum + one.probability, 0);
  return [
    [leader.key, probability],
    ...others.map((one): [string, number] => [one.key, part(one.probability)]),
    [null, part(none)],
  ];
}

function combinations(length: number): AnswerClass[][] {
  if (length === 0) return [[]];
  return combinations(length - 1).flatMap((head) => answers.map((answer) => [...head, answer]));
}

const rowOf = ({ table }: Certification, answer: AnswerClass) =>
  table.rows.find((row) => row.answer === answer)!;

/** The measured share of an answer among the pairs of one company, or of two. */
function chanceOfAnswer({ file, table }: Certification, answer: AnswerClass, same: boolean): number {
  const truth = same ? "same" : "different";
  const all = file.pairs.filter((pair) => pair.truth === truth).length;
  return table.rows.find((row) => row.answer === answer)![truth] / all;
}
