import type { Identifier } from "../../domain/identifiers/identifier.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import type { MatchDecision, RankedCandidate } from "../../domain/matching/decide/decide.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import { negativeEdges } from "../../storage/records/detach.ts";
import { identityDigest } from "../catalogue/identity-digest.ts";
import { answerQuestion } from "../resolution/answer-question.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { findCandidates } from "../resolution/find-candidates.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import type { Question } from "../resolution/questions.ts";
import { judgeInTurns, withoutSignal } from "../resolution/stages.ts";
import { takeSteps } from "../resolution/take-steps.ts";

/** Where candidates are searched: the tenant's own entities, the installed registers, or both. */
export type LookIn = "own" | "registers" | "both";

export interface EntityRanking {
  /** Entities that share a key with the record, the most probable first. */
  readonly ranked: readonly (RankedCandidate & { readonly entityId: string })[];
  /** The decision of a resolve of the record against the tenant's own entities alone. */
  readonly verdict: MatchDecision;
}

interface Ranking {
  /** Identifiers to search by, in addition to those of the record. */
  readonly further?: readonly Identifier[];
  /** How many entities are compared; by default as many as a resolve compares. */
  readonly limit?: number;
}

interface Asked {
  readonly tenantId: string;
  readonly record: CompanyRecord;
}

/** The tenant's own entities that the record may be, found and ranked as a resolve does. Writes nothing. */
export async function rankEntities(
  deps: ResolutionDependencies,
  asked: Asked,
  ranking: Ranking = {},
): Promise<EntityRanking> {
  const verdict = await judgeRecord(deps, asked, { ...ranking, lookIn: "own" });
  const ranked = verdict.ranked.filter(
    (candidate): candidate is RankedCandidate & { entityId: string } => candidate.entityId !== null,
  );
  return { ranked, verdict };
}

/** The decision of a resolve of the record that searches only there. Writes nothing. */
export async function judgeRecord(
  deps: ResolutionDependencies,
  { tenantId, record }: Asked,
  { lookIn, further = [], limit }: Ranking & { readonly lookIn: LookIn },
): Promise<MatchDecision> {
  const said = normalise(record);
  const query = { ...said, identifiers: [...said.identifiers, ...further] };
  const silent = withoutSignal(query);
  if (silent) return silent;
  const differences = await negativeEdges(deps.database, tenantId, identityDigest(query));
  const registers = lookIn === "own" ? null : deps.registers.current();
  const search = {
    query,
    registers,
    storeIsEmpty: lookIn === "registers",
    withheld: withheldSources(deps, tenantId),
    differences,
    ...(limit && { limit }),
  };
  const answer = (asked: Question) => answerQuestion(deps, tenantId, asked);
  const judged = async () => {
    const found = await takeSteps(findCandidates(search), answer);
    return takeSteps(judgeInTurns(deps.model, query, found), answer);
  };
  return registers ? registers.during(judged) : judged();
}
