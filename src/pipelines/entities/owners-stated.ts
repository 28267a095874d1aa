import type { Observation } from "../../domain/entities/observation.ts";
import { OWNERS, observeOwners } from "../../domain/ownership/observe-owners.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { relationshipsStated } from "../register-install/known-facts.ts";

/** A company's observations without the owners that were stated when its entity was written. */
export function withoutOwners(observations: readonly Observation[]): readonly Observation[] {
  return observations.some(({ attribute }) => attribute === OWNERS)
    ? observations.filter(({ attribute }) => attribute !== OWNERS)
    : observations;
}

/**
 * The observations of each company with the owners that registers state of it now, in one statement. A file of
 * owners comes into force without a change of any entity.
 */
export async function withOwnersStated(
  db: Queryable,
  companies: readonly (readonly Observation[])[],
  now: Date,
): Promise<(readonly Observation[])[]> {
  const others = companies.map(withoutOwners);
  const stated = await relationshipsStated(db, others);
  return others.map((observations, at) => {
    const owners = observeOwners(stated[at]!, now);
    return owners.length === 0 ? observations : [...observations, ...owners];
  });
}
