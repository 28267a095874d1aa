import { isForbidden } from "../../../domain/linking/may-be-one.ts";
import type { Candidate, ScoredCandidate } from "../../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../../domain/matching/comparable/comparable.ts";
import { mergeComparables } from "../../../domain/matching/comparable/comparable-of.ts";
import { comparePair } from "../../../domain/matching/compare/pair-evidence.ts";
import { decide, type MatchDecision } from "../../../domain/matching/decide/decide.ts";
import { disagreeingWeakSignals } from "../../../domain/matching/decide/guards.ts";
import { type MatchingModel, scorePair } from "../../../domain/matching/score/model.ts";
import type { Retrieved } from "../find-candidates.ts";
import { ask, type Steps } from "../questions.ts";
import { type Claim, claimsIn, isOwn, type OwnCandidate } from "./claims.ts";

/** A shortlist in which an entity and the register company that it claims are one candidate. */
export interface United extends Retrieved {
  /** By entity: the decision that unites it with the company. */
  readonly unions: ReadonlyMap<string, MatchDecision>;
}

/**
 * Unites each entity with the company that it claims as one candidate. A company that several entities claim
 * is united with none of them: the company and the entities stay separate.
 * @param withheld whether sources are withheld from the tenant: then the entity's own facts are shown.
 */
export function* uniteClaimed(model: MatchingModel, found: Retrieved, withheld: boolean): Steps<United> {
  const claims = yield* claimsIn(model, found);
  const refused = claims.length === 0 ? new Set<string>() : new Set(yield* vetoes(claims));
  const standing = claims.filter(({ entity }) => !refused.has(entity.entityId));
  const claimants = Map.groupBy(standing, ({ company }) => company.key);
  const sole = standing.filter(({ company }) => claimants.get(company.key)!.length === 1);
  const united = new Map(sole.map((claim) => [claim.entity.entityId, claim]));
  return {
    ...found,
    candidates: found.candidates.flatMap((candidate) => {
      if (candidate.entityId === null) return claimants.has(candidate.key) ? [] : candidate;
      const claim = united.get(candidate.entityId);
      if (claim)
        return bothInOne(candidate, found.candidates.find(({ key }) => key === claim.company.key)!, withheld);
      return found.beside.has(candidate.entityId) ? [] : candidate;
    }),
    unions: new Map(sole.map(({ entity, verdict }) => [entity.entityId, verdict])),
  };
}

function vetoes(claims: readonly Claim[]) {
  return ask("told_apart", {
    pairs: claims.map(({ entity, company }) => ({ entityId: entity.entityId, refs: company.registerRefs })),
  });
}

/** The combined candidate of an entity and a register company; it has no score yet. */
function bothInOne(entity: Candidate, company: Candidate, withheld: boolean): Candidate {
  const differs = entity.humanDifference === true || company.humanDifference === true;
  return {
    ...entity,
    registerRefs: company.registerRefs,
    groupId: company.groupId,
    comparable: mergeComparables([entity.comparable, company.comparable]),
    facts: withheld ? entity.facts : company.facts,
    blockScore: Math.max(entity.blockScore, company.blockScore),
    ...(differs ? { humanDifference: true as const } : {}),
  };
}

/**
 * A record that carries the number of a register company, and without the number would join an entity, shows
 * that the two are one, unless they contradict each other.
 * @returns the verdict with both as one candidate; null where the record does not show this.
 */
export function* uniteByRecord(
  model: MatchingModel,
  query: Comparable,
  { verdict, withheld }: { readonly verdict: MatchDecision; readonly withheld: boolean },
): Steps<{ readonly verdict: MatchDecision; readonly entityId: string } | null> {
  const { bound, ranked, stage } = verdict;
  if (stage !== "deterministic" || !bound || bound.entityId !== null) return null;
  const own = ranked.filter((candidate): candidate is typeof candidate & OwnCandidate => isOwn(candidate));
  const entity = joinedAlone(model, query, own);
  if (!entity || contradict(entity, bound)) return null;
  const pairs = [{ entityId: entity.entityId, refs: bound.registerRefs }];
  if ((yield* ask("told_apart", { pairs })).length > 0) return null;
  const united = scored(model, query, bothInOne(entity, bound, withheld));
  const { probability, refused } = ranked.find(({ key }) => key === bound.key)!;
  const others = ranked.filter(({ key }) => key !== bound.key && key !== entity.key);
  return {
    entityId: entity.entityId,
    verdict: { ...verdict, bound: united, ranked: [{ ...united, probability, refused }, ...others] },
  };
}

/** The entity that the record would join if there were no registers. */
function joinedAlone(
  model: MatchingModel,
  query: Comparable,
  own: readonly (ScoredCandidate & OwnCandidate)[],
): OwnCandidate | null {
  if (own.length === 0) return null;
  const alone = decide({
    model,
    query,
    scored: own,
    adequate: true,
    outscored: 0,
    listed: 0,
    substantial: false,
  });
  return alone.decision === "match" && alone.bound ? own.find(({ key }) => key === alone.bound!.key)! : null;
}

function contradict(entity: Candidate, company: Candidate): boolean {
  const evidence = comparePair(entity.comparable, company.comparable);
  const { name } = evidence;
  const namesDiffer = name !== null && !name.exact && !name.joinedEqual && name.overlap < HALF;
  return namesDiffer || isForbidden(entity, company) || disagreeingWeakSignals(evidence).length >= 2;
}

/** Share of a name's information from which two names may be one company's. */
const HALF = 0.5;

function scored(model: MatchingModel, query: Comparable, candidate: Candidate): ScoredCandidate {
  const evidence = comparePair(query, candidate.comparable);
  return { ...candidate, evidence, score: scorePair(model, evidence) };
}
