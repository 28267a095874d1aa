import type { MatchDecision } from "./decide.ts";
import type { KnownAs, KnownCompany } from "./known-as.ts";

/** Companies of a shortlist that are looked at: the rest has next to no share. */
const MOST_COMPANIES = 8;

/**
 * The companies of a decision with their probabilities. A decision that a guard withheld, or that two numbers
 * contradict, says nothing; of twins each has its share.
 */
export function knownAs(decision: MatchDecision): KnownAs {
  const { bound, ranked, probability, noneProbability, reason } = decision;
  if (bound !== null) return [known(bound, decision.matchConfidence)];
  const open = ranked.filter(({ refused }) => refused === null).slice(0, MOST_COMPANIES);
  if (probability === null || open.length === 0) return [];
  if (reason === "indistinguishable_candidates") return shared(open, 1 - (noneProbability ?? 0));
  if (decision.guards.length > 0) return [];
  const [leader, ...others] = open;
  return [
    known(leader!, probability),
    ...shared(others, Math.max(0, 1 - probability - (noneProbability ?? 0))),
  ];
}

type Ranked = MatchDecision["ranked"][number];

function shared(companies: readonly Ranked[], mass: number): KnownAs {
  const total = companies.reduce((sum, company) => sum + company.probability, 0);
  return total === 0 ? [] : companies.map((company) => known(company, (mass * company.probability) / total));
}

function known(
  { key, registerRefs }: Pick<Ranked, "key" | "registerRefs">,
  probability: number,
): KnownCompany {
  return { key, sources: registerRefs.map(({ source }) => source), probability };
}
