import type { CompanyRecord } from "../../record.ts";
import type { RegisterCompany } from "../../register-company.ts";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { registerCandidate } from "../comparable/register-candidate.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import { type DecisionInput, decide, type MatchDecision } from "../decide/decide.ts";
import { type MatchingModel, scorePair } from "../score/model.ts";

const flat = (intercept: number) => ({ intercept, weights: {} });

/**
 * A model whose calibrators are constant, so that tests show the effect of the rules alone: `match` and
 * `noMatch` are the log-odds of any leader and of any "none of these".
 */
export function modelSaying(
  said: { match?: number; noMatch?: number; pairMatch?: number } = {},
  thresholds: Partial<MatchingModel["thresholds"]> = {},
): MatchingModel {
  return {
    version: "test",
    // A candidate with the shared name must rank before "none of these" in order to lead.
    pair: { intercept: 0, weights: { name_exact: 4, name_idf_overlap: 2 } },
    none: flat(-4),
    match: flat(said.match ?? -10),
    noMatch: flat(said.noMatch ?? -10),
    pairMatch: flat(said.pairMatch ?? -10),
    thresholds: { upper: 0.9, noMatch: 0.9, lower: 0.1, llmConfidenceFloor: 0.9, ...thresholds },
    identifierConfidence: 0.99,
  };
}

/** A model that is sure of every match: only a rule can prevent a match. */
export const sure = modelSaying({ match: 10, pairMatch: 10 });
/** A model that is sure of no match: only a rule can decide a match. */
export const unsure = modelSaying({ noMatch: -10 });

let rows = 0;

/** A candidate of the registers: one company with one row. */
export function candidateOf(
  query: CompanyRecord,
  company: Partial<RegisterCompany> & { readonly name: string },
  model: MatchingModel,
): ScoredCandidate {
  const row: RegisterCompany = { source: "register", sourceRecordId: String(++rows), ...company };
  const { refs, groupId, comparable, facts } = registerCandidate(rows, [row]);
  const evidence = comparePair(comparableOfRecord(query), comparable);
  return {
    key: `${row.source}:${row.sourceRecordId}`,
    entityId: null,
    registerRefs: refs,
    groupId,
    comparable,
    facts,
    blockScore: 0,
    evidence,
    score: scorePair(model, evidence),
  };
}

/** The decision of the stages on a record with these companies as candidates. */
export function verdictOn(
  query: CompanyRecord,
  companies: readonly (Partial<RegisterCompany> & { readonly name: string })[],
  model: MatchingModel,
  situation: Partial<Pick<DecisionInput, "adequate" | "listed" | "substantial">> = {},
): MatchDecision {
  return decide({
    model,
    query: comparableOfRecord(query),
    scored: companies.map((company) => candidateOf(query, company, model)),
    adequate: true,
    outscored: 0,
    listed: 0,
    substantial: true,
    ...situation,
  });
}
