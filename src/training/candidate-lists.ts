import type { ScoredCandidate } from "../domain/matching/comparable/candidate.ts";
import { type Comparable, mayBeInAnotherScript } from "../domain/matching/comparable/comparable.ts";
import { normalise, retrievalSubject } from "../domain/matching/comparable/comparable-of.ts";
import { externalCandidate } from "../domain/matching/comparable/register-candidate.ts";
import { comparePair, type PairEvidence } from "../domain/matching/compare/pair-evidence.ts";
import { ruledOut } from "../domain/matching/decide/guards.ts";
import { features } from "../domain/matching/score/features.ts";
import { queryFeatures } from "../domain/matching/score/listwise.ts";
import type { CompanyRecord } from "../domain/record.ts";
import { retrievalKeys } from "../domain/retrieval/keys.ts";
import type { RegistersVersion } from "../pipelines/register-install/registers-version.ts";
import type { BenchmarkQuery } from "./benchmark-cases.ts";
import { type ListCase, type SparseRow, sparse } from "./fit-listwise.ts";

/**
 * The known relation of a candidate: `target`, the company; `other`, another one; `grey`, unproven;
 * `elsewhere`, another one as far as registers are linked, from a register that does not hold the company.
 */
export type Truth = "target" | "other" | "grey" | "elsewhere";

/** A record with the shortlist that the service would make of the registers, compared and not yet scored. */
export interface PreparedList {
  readonly comparable: Comparable;
  readonly candidates: readonly ScoredCandidate[];
  readonly adequate: boolean;
  /** The number of companies that retrieval left out as too unlike beside the best. */
  readonly outscored: number;
}

/** A query with its list. */
export interface PreparedQuery extends PreparedList {
  readonly query: BenchmarkQuery;
  readonly candidates: readonly (ScoredCandidate & { readonly truth: Truth })[];
  /** Sources of the company's register rows, the first target's first; empty where none is known. */
  readonly sources: readonly string[];
  /** Countries that the company's register rows state, ISO 3166-1 alpha-2; empty where none is known. */
  readonly countries: readonly string[];
}

/** Retrieves and compares, as `findCandidates` and `judge` do for a tenant with an empty store. */
export function prepareList(catalogue: RegistersVersion, record: CompanyRecord): PreparedList {
  const comparable = normalise(record);
  const found = catalogue.search(retrievalKeys(retrievalSubject(comparable), "query"), {
    limit: 50,
    thorough: mayBeInAnotherScript(comparable),
  });
  const candidates = found.candidates.map(({ ordinal, score }) => {
    const company = catalogue.candidate(ordinal);
    const evidence = comparePair(comparable, company.comparable);
    return { ...externalCandidate(company, score), evidence, score: 0 };
  });
  return { comparable, candidates, adequate: found.adequate, outscored: found.outscored };
}

/** The list of a query whose company is known. */
export function prepareQuery(catalogue: RegistersVersion, query: BenchmarkQuery): PreparedQuery {
  const list = prepareList(catalogue, query.record);
  const targets = new Set(query.truth.targets);
  const grey = new Set(query.truth.grey ?? []);
  const candidates = list.candidates.map((candidate) => {
    const ids = candidate.registerRefs.map((ref) => `${ref.source}:${ref.sourceRecordId}`);
    const truth = ids.some((id) => targets.has(id))
      ? "target"
      : ids.some((id) => grey.has(id))
        ? "grey"
        : "other";
    return { ...candidate, truth } as const;
  });
  const sources = query.truth.targets.map((target) => target.slice(0, target.indexOf(":")));
  const meant = candidates.filter(({ truth }) => truth === "target");
  const countries = meant.flatMap(({ comparable }) => comparable.countries);
  return { ...list, query, candidates, sources: [...new Set(sources)], countries };
}

export const queryFeatureNames = [
  "query_information",
  "query_country",
  "query_identifier",
  "query_domain",
  "query_address",
  "query_native_script",
] as const;

export function vectorOf(evidence: PairEvidence): SparseRow {
  return sparse(features.map((feature) => feature.value(evidence)));
}

/** The training case of a prepared query, without refused candidates and grey ones of unknown truth. */
export function listCase(prepared: PreparedQuery, weight: number): ListCase | null {
  const open = prepared.candidates.filter((candidate) => candidate.truth !== "grey" && !ruledOut(candidate));
  const targets = open.flatMap((candidate, i) => (candidate.truth === "target" ? [i] : []));
  const missed = prepared.query.truth.kind === "present" && targets.length === 0;
  if (missed || prepared.query.truth.kind === "undecidable" || open.length === 0) return null;
  const candidates = open.map((candidate) => vectorOf(candidate.evidence));
  const values = queryFeatures(prepared.comparable);
  return {
    candidates,
    query: Float64Array.from(queryFeatureNames, (name) => values[name] ?? 0),
    targets,
    weight,
  };
}
