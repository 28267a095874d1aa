import type { Candidate } from "../../src/domain/matching/comparable/candidate.ts";
import { mayBeInAnotherScript } from "../../src/domain/matching/comparable/comparable.ts";
import { normalise, retrievalSubject } from "../../src/domain/matching/comparable/comparable-of.ts";
import { externalCandidate } from "../../src/domain/matching/comparable/register-candidate.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import { retrievalKeys } from "../../src/domain/retrieval/keys.ts";
import { newOpaqueId, newOrderedId } from "../../src/ids/opaque-id.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { CommitQueue } from "../../src/pipelines/resolution/commit-queue.ts";
import { Decisions } from "../../src/pipelines/resolution/decisions.ts";
import type { ResolutionDependencies } from "../../src/pipelines/resolution/dependencies.ts";
import { EntityReads } from "../../src/pipelines/resolution/entity-reads.ts";
import { OutsideSteps } from "../../src/pipelines/resolution/outside/outside-steps.ts";
import type { ResolutionRequest } from "../../src/pipelines/resolution/request.ts";
import { resolveRecord } from "../../src/pipelines/resolution/resolve-record.ts";
import { judge } from "../../src/pipelines/resolution/stages.ts";
import type { BenchmarkQuery } from "../../src/training/benchmark-cases.ts";
import { inParallel } from "../quality/ask.ts";
import type { BenchService, BenchTenant } from "../quality/service.ts";

/** The number of candidates of a shortlist, as in the service. */
const LIMIT = 50;

/** Decides every query without the database: normalise, retrieve, compare, decide. Returns the pair count. */
export function decideAll(
  { model, catalogue }: { readonly model: MatchingModel; readonly catalogue: RegistersVersion },
  queries: readonly BenchmarkQuery[],
): number {
  let compared = 0;
  for (const { record } of queries) {
    const query = normalise(record);
    const found = catalogue.search(retrievalKeys(retrievalSubject(query), "query"), {
      limit: LIMIT,
      thorough: mayBeInAnotherScript(query),
    });
    const candidates: Candidate[] = found.candidates.map(({ ordinal, score }) =>
      externalCandidate(catalogue.candidate(ordinal), score),
    );
    compared += judge(model, query, { ...found, candidates, ...catalogue.coverage }).ranked.length;
  }
  return compared;
}

/** The dependencies of `resolveRecord`, over the benchmark's own service. */
export function resolutionOf(service: BenchService, model: MatchingModel): ResolutionDependencies {
  return {
    database: service.database,
    registers: service.registers,
    reads: new EntityReads(service.database),
    commits: new CommitQueue(service.database, service.engine === "postgres" ? 4 : 1),
    decisions: new Decisions({ model, registers: service.registers }),
    model,
    readiness: { configured: () => true },
    outside: new OutsideSteps({ database: service.database, steps: [], newId: newOrderedId, failed() {} }),
    newId: newOrderedId,
  };
}

/** Resolves every query for a tenant of its own and commits the decisions, `width` at a time. */
export async function resolveAll(
  deps: ResolutionDependencies,
  queries: readonly BenchmarkQuery[],
  { tenants, width }: { readonly tenants: readonly BenchTenant[]; readonly width: number },
): Promise<void> {
  await inParallel(queries, width, async (query, at) => {
    const outcome = await resolveRecord(deps, requestOf(query, tenants[at]!));
    if (!("decision" in outcome)) throw new Error(`${query.id} was refused`);
  });
}

function requestOf({ record }: BenchmarkQuery, { tenantId, keyId }: BenchTenant): ResolutionRequest {
  return {
    tenantId,
    operation: "resolve",
    record,
    submitted: record,
    clientRef: null,
    depth: "probabilistic",
    enrich: true,
    selection: {},
    qualityTarget: null,
    clarificationOf: null,
    now: new Date(),
    actor: { keyId, surface: "api" },
    correlationId: newOpaqueId("req"),
    idempotency: null,
    signal: new AbortController().signal,
    job: null,
  };
}
