/**
 * The companies that only keys too common to be read could find. Such a company has at most the score of all these keys
 * together; where that is less than the score of the last place of the list, none of them could have a place. Companies
 * that were found are ranked by the best of these keys alone (`shortlist.ts`). The bound is that of MaxScore (Turtle and Flood, "Query evaluation: strategies
 * and optimizations", 1995).
 */
import { correlated } from "./candidate-scores.ts";
import { isCut, type PlannedKey } from "./reading-plan.ts";
import { RESERVATIONS } from "./reserved-places.ts";

/** The least scores that give a company a place of the list: of all places, and of those that are reserved. */
export interface Entrances {
  readonly entrance: number;
  /** One for each of RESERVATIONS. */
  readonly reservedEntrances: readonly number[];
}

/** Whether a company that no key has found could have a place. */
export function mayHideCompany(plan: readonly PlannedKey[], entrances: Entrances): boolean {
  return hiding(plan, entrances).length > 0;
}

/**
 * The plan with more keys read in full, the weightiest first, until no company can be hidden.
 * @returns null where this takes more than `budget` further postings.
 */
export function readFurther(
  plan: readonly PlannedKey[],
  entrances: Entrances,
  budget: number,
): readonly PlannedKey[] | null {
  let further = plan;
  let left = budget;
  for (let hidden = hiding(plan, entrances); hidden.length > 0; hidden = hiding(further, entrances)) {
    const next = hidden.reduce((best, key) => (key.weight > best.weight ? key : best));
    left -= next.count - next.read;
    if (left < 0) return null;
    further = further.map((key) => (key === next ? { ...key, read: key.count } : key));
  }
  return further;
}

/** The keys through which a company could have a place that no key has found. */
function hiding(plan: readonly PlannedKey[], { entrance, reservedEntrances }: Entrances): PlannedKey[] {
  const cut = plan.filter(isCut);
  if (cut.length === 0) return [];
  if (mostOf(plan) >= entrance) return cut;
  const reserved = RESERVATIONS.flatMap(({ entry, counted }, at) => {
    const entering = cut.filter(({ field }) => (entry & (1 << field)) !== 0);
    return mostOf(plan.filter(({ field }) => counted.includes(field))) >= reservedEntrances[at]!
      ? entering
      : [];
  });
  return [...new Set(reserved)];
}

/** The score of a company that has every key of these that is not read in full. */
function mostOf(plan: readonly PlannedKey[]): number {
  const fields = Map.groupBy(
    plan.filter(({ read, count }) => read < count),
    ({ field }) => field,
  );
  let sum = 0;
  for (const keys of fields.values())
    sum += Math.max(...keys.map(({ weight }) => weight)) * correlated(keys.length);
  return sum;
}
