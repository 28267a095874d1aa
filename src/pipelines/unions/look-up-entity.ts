/** Looks up a tenant's entity in the registers in force: its company, or other entities of that company. */
import { isForbidden, mayBeOne } from "../../domain/linking/may-be-one.ts";
import type { Candidate } from "../../domain/matching/comparable/candidate.ts";
import type { MatchDecision } from "../../domain/matching/decide/decide.ts";
import { unpackCandidate } from "../../domain/matching/packed/packed-candidate.ts";
import type { EntityRow } from "../../storage/entities/catalogue.ts";
import type { RegistersVersion } from "../register-install/registers-version.ts";
import { answerQuestion } from "../resolution/answer-question.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import { findCandidates, type Retrieved } from "../resolution/find-candidates.ts";
import { judgeInTurns, withoutSignal } from "../resolution/stages.ts";
import { takeSteps } from "../resolution/take-steps.ts";
import { isOwn, type OwnCandidate } from "../resolution/unions/claims.ts";

export interface LookedUp {
  /** The decision on the entity's words against the registers. */
  readonly verdict: MatchDecision;
  /** The register company, where it has no entity. */
  readonly company: Candidate | null;
  /** Other entities that are the same company. */
  readonly same: readonly string[];
}

interface Searching {
  readonly deps: ResolutionDependencies;
  readonly registers: RegistersVersion;
  readonly tenantId: string;
}

/**
 * Looks up an entity.
 * @returns null where the registers do not show which company it is, and where it already has a register row.
 */
export async function lookUpEntity(searching: Searching, row: EntityRow): Promise<LookedUp | null> {
  const entity = ownCandidate(row.entity_id, row.comparable);
  if (!isOwn(entity)) return null;
  const verdict = await verdictOn(searching, entity);
  const company = verdict?.bound ?? null;
  if (!verdict || !company) return null;
  if (company.entityId !== null) return { verdict, company: null, same: [company.entityId] };
  const rivals = await rivalsFor(searching, entity, company);
  return { verdict, company, same: rivals };
}

/** The decision that the entity is a register company, whether that company has another entity or not. */
async function verdictOn(searching: Searching, entity: OwnCandidate): Promise<MatchDecision | null> {
  const { deps } = searching;
  if (withoutSignal(entity.comparable)) return null;
  const found = await search(searching, entity, searching.registers);
  const listed = found.candidates.filter(
    ({ key, registerRefs }) => key !== entity.key && registerRefs.length > 0,
  );
  const verdict = await takeSteps(
    judgeInTurns(deps.model, entity.comparable, { ...found, candidates: listed }),
    (asked) => answerQuestion(deps, searching.tenantId, asked),
  );
  const { bound, decision } = verdict;
  return decision === "match" && bound && !isForbidden(entity, bound) ? verdict : null;
}

/** Other entities without a row that are the same register company. */
async function rivalsFor(searching: Searching, entity: OwnCandidate, company: Candidate): Promise<string[]> {
  const found = await search(searching, company, null);
  const others = found.candidates.filter(isOwn).filter(({ key }) => key !== entity.key);
  const rivals: string[] = [];
  for (const other of mayBeOne(others, [company]).keys()) {
    const verdict = await verdictOn(searching, other);
    if (verdict?.bound?.key === company.key) rivals.push(other.entityId);
  }
  return rivals;
}

function search(
  { deps, tenantId }: Searching,
  { comparable }: Pick<Candidate, "comparable">,
  registers: RegistersVersion | null,
): Promise<Retrieved> {
  const wanted = {
    query: comparable,
    registers,
    storeIsEmpty: false,
    withheld: new Set<string>(),
    differences: [],
  };
  return takeSteps(findCandidates(wanted), (asked) => answerQuestion(deps, tenantId, asked));
}

function ownCandidate(entityId: string, packed: string): OwnCandidate {
  const { comparable, facts, refs } = unpackCandidate(packed);
  return { key: entityId, entityId, registerRefs: refs, groupId: null, comparable, facts, blockScore: 0 };
}
