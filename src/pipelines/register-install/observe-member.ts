import { mergeObservations, type Observation } from "../../domain/entities/observation.ts";
import { observeCompany } from "../../domain/entities/observe-company.ts";
import { OWNERS, observeOwners } from "../../domain/ownership/observe-owners.ts";
import type { RegisterMember } from "./installed-registers.ts";

/** The facts in a company's row, and the owners that other registers state of the company. */
export function observeMember(
  { company, snapshot, relationships }: RegisterMember,
  now: Date,
): Observation[] {
  return [...observeCompany(company, snapshot), ...observeOwners(relationships ?? [], now)];
}

/**
 * Merges an entity's observations with those of its present rows. Other registers than the row's own state
 * owners, so a row does not end the owners that they stated: the owners of the last reading are replaced by
 * those of this reading.
 */
export function mergeMembers(
  earlier: readonly Observation[],
  {
    members,
    later = [],
    now,
  }: {
    readonly members: readonly RegisterMember[];
    readonly later?: readonly Observation[];
    readonly now: Date;
  },
): Observation[] {
  const kept = members.length === 0 ? earlier : earlier.filter(({ attribute }) => attribute !== OWNERS);
  return mergeObservations(kept, [...members.flatMap((member) => observeMember(member, now)), ...later]);
}
