import type { Identifier } from "../../domain/identifiers/identifier.ts";
import { normalise } from "../../domain/matching/comparable-of.ts";
import type { RankedCandidate, Verdict } from "../../domain/matching/decide.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { negativeEdges } from "../../storage/detach.ts";
import { identityDigest } from "../catalogue/identity-digest.ts";
import { answerQuestion } from "../resolution/answer-question.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { findCandidates } from "../resolution/find-candidates.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import type { Question } from "../resolution/questions.ts";
import { judgeInTurns, withoutSignal } from "../resolution/stages.ts";
import { takeSteps } from "../resolution/take-steps.ts";

export interface EntityRanking {
  /** Entities that share a key with the record, likeliest first. */
  readonly ranked: readonly (RankedCandidate & { readonly entityId: string })[];
  /** What a resolve of the record against the tenant's own entities alone would conclude. */
  readonly verdict: Verdict;
}

interface Ranking {
  /** Identifiers to look under beside those of the record. */
  readonly further?: readonly Identifier[];
  /** How many entities are compared; as many as a resolve compares unless told. */
  readonly limit?: number;
}

/** The tenant's own entities that a record may be, found and ranked as a resolve does. Writes nothing. */
export async function rankEntities(
  deps: ResolutionDependencies,
  { tenantId, record }: { readonly tenantId: string; readonly record: CompanyRecord },
  { further = [], limit }: Ranking = {},
): Promise<EntityRanking> {
  const said = normalise(record);
  const query = { ...said, identifiers: [...said.identifiers, ...further] };
  const silent = withoutSignal(query);
  if (silent) return { ranked: [], verdict: silent };
  const differences = await negativeEdges(deps.database, tenantId, identityDigest(query));
  const withheld = withheldSources(deps, tenantId);
  const search = {
    query,
    registers: null,
    storeIsEmpty: false,
    withheld,
    differences,
    ...(limit && { limit }),
  };
  const answer = (asked: Question) => answerQuestion(deps, tenantId, asked);
  const found = await takeSteps(findCandidates(search), answer);
  const verdict = await takeSteps(judgeInTurns(deps.model, query, found), answer);
  const ranked = verdict.ranked.filter(
    (candidate): candidate is RankedCandidate & { entityId: string } => candidate.entityId !== null,
  );
  return { ranked, verdict };
}
