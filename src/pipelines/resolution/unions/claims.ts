/**
 * Finds the register company that a tenant's entity is, where none of its records could show it when the
 * entity was founded: the company that the matcher would match with all facts of the entity, if linking does
 * not forbid it. An entity claims a company by the rules by which a record of the same words would be bound
 * to it, so the order of record and register makes no difference.
 */
import { isForbidden, mayBeOne } from "../../../domain/linking/may-be-one.ts";
import type { Candidate, ScoredCandidate } from "../../../domain/matching/comparable/candidate.ts";
import { RECORD_WORK } from "../../../domain/matching/compare/name-work.ts";
import type { MatchDecision } from "../../../domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../../domain/matching/score/model.ts";
import type { Retrieved } from "../find-candidates.ts";
import type { Steps } from "../questions.ts";
import { judgeInTurns } from "../stages.ts";

/** A tenant's entity without a register row. */
export type OwnCandidate = Candidate & { readonly entityId: string };

export interface Claim {
  readonly entity: OwnCandidate;
  /** A register company without an entity of the tenant. */
  readonly company: ScoredCandidate;
  /** The decision on the entity's words against the registers. */
  readonly verdict: MatchDecision;
}

/** Candidates of each side that are compared: a lower one is hardly the company of the record. */
const LOOKED_AT = 12;

/** Whether the candidate is the tenant's own and has no register row. */
export function isOwn(candidate: Candidate): candidate is OwnCandidate {
  return candidate.entityId !== null && candidate.registerRefs.length === 0;
}

/**
 * The claims of a shortlist's own entities on its register companies. All of them share the work budget of
 * one record: an entity beyond the budget claims nothing.
 */
export function* claimsIn(model: MatchingModel, found: Retrieved): Steps<Claim[]> {
  const own = foremost(found.candidates.filter(isOwn), found.beside);
  const free = foremost(found.candidates.filter(({ entityId }) => entityId === null));
  const listed = found.candidates.filter(({ registerRefs }) => registerRefs.length > 0).map(withoutVerdicts);
  const claims: Claim[] = [];
  let budget = RECORD_WORK;
  for (const [entity, companies] of mayBeOne(own, free)) {
    if (budget <= 0) break;
    const verdict = yield* judgeInTurns(model, entity.comparable, { ...found, candidates: listed }, budget);
    budget -= verdict.ranked.reduce((sum, { evidence }) => sum + evidence.work, 0);
    const company = claimedBy(entity, verdict);
    if (company && companies.some(({ key }) => key === company.key))
      claims.push({ entity, company, verdict });
  }
  return claims;
}

/** The register company that the entity is by its verdict, where the company has no entity yet. */
function claimedBy(entity: OwnCandidate, { decision, bound }: MatchDecision): ScoredCandidate | null {
  if (decision !== "match" || !bound || bound.entityId !== null) return null;
  return isForbidden(entity, bound) ? null : bound;
}

// Human differences of the present record do not apply to the entity.
function withoutVerdicts({ humanDifference: _, ...candidate }: Candidate): Candidate {
  return candidate;
}

function foremost<One extends Candidate>(
  candidates: readonly One[],
  beside: ReadonlySet<string> = new Set(),
): One[] {
  const best = candidates
    .filter(({ key }) => !beside.has(key))
    .sort((a, b) => b.blockScore - a.blockScore || (a.key < b.key ? -1 : 1))
    .slice(0, LOOKED_AT);
  return [...best, ...candidates.filter(({ key }) => beside.has(key)).slice(0, LOOKED_AT)];
}
