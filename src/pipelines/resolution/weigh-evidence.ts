import type { ScoredCandidate } from "../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { type Finding, judged } from "../../domain/matching/decide/outside-evidence.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import { claimsLogOdds, type PageClaim } from "../../domain/research/page-weight.ts";

/** A candidate with what a step judged of it, and with what pages state of it or of the record. */
export function weighedBy<C extends ScoredCandidate>(
  model: MatchingModel,
  query: Comparable,
  candidate: C,
  finding: Finding,
): C {
  const claims = (finding.claims ?? []).flatMap(standing);
  const said = judged(candidate, finding);
  if (claims.length === 0) return said;
  const seat = { country: query.countries[0] ?? null, jurisdiction: null };
  const logOdds = claimsLogOdds(model, query, { candidate, claims, seat });
  return logOdds === 0 ? said : { ...said, outsideLogOdds: (said.outsideLogOdds ?? 0) + logOdds };
}

function standing({
  fault,
  evidenceId,
  group,
  about,
  field,
  value,
}: NonNullable<Finding["claims"]>[number]): readonly PageClaim[] {
  if (fault !== null || evidenceId === null || group === null) return [];
  return [{ about, field, value, evidenceId, group }];
}
