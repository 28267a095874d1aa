import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { RECORD_WORK } from "../../domain/matching/compare/name-work.ts";
import { decide, type MatchDecision } from "../../domain/matching/decide/decide.ts";
import type { Finding } from "../../domain/matching/decide/outside-evidence.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import { comparedWithin } from "./compared-within.ts";
import type { Retrieved } from "./find-candidates.ts";
import type { Steps } from "./questions.ts";
import { decisionInput } from "./stages.ts";
import { uniteByRecord, uniteClaimed } from "./unions/unite.ts";
import { weighedBy } from "./weigh-evidence.ts";

/** A decision on a shortlist, and the shortlist in which entities and their register companies are united. */
export interface Considered {
  readonly verdict: MatchDecision;
  readonly found: Retrieved;
  /** By entity: the decision that it is a register company that had no entity. */
  readonly unions: ReadonlyMap<string, MatchDecision>;
}

/** Deterministic and probabilistic stages over a shortlist. @param judgements of deeper steps on its candidates. */
export function* consider(
  model: MatchingModel,
  query: Comparable,
  retrieved: Retrieved,
  {
    withheld,
    judgements = [],
  }: { readonly withheld: ReadonlySet<string>; readonly judgements?: readonly Finding[] },
): Steps<Considered> {
  const found = yield* uniteClaimed(model, retrieved, withheld.size > 0);
  const compared = yield* comparedWithin(RECORD_WORK, model, query, found.candidates);
  const scored = compared.map((candidate) =>
    judgements.reduce((one, finding) => weighedBy(model, query, one, finding), candidate),
  );
  const verdict = decide({ ...decisionInput(model, query, found), scored });
  const named = yield* uniteByRecord(model, query, { verdict, withheld: withheld.size > 0 });
  return {
    found,
    verdict: named?.verdict ?? verdict,
    unions: named ? new Map([[named.entityId, named.verdict]]) : found.unions,
  };
}
