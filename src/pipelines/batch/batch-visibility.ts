import { entityNumber } from "../../storage/entities/entity-keys.ts";
import type { ResolutionAnswer } from "../resolution/answer.ts";

/**
 * What each record of a batch sees of the batch: the entities of those that it waits for, and of those that these
 * waited for. Of the others nothing, whether they are decided already or not, so that how fast each is makes no
 * difference.
 */
export class BatchVisibility {
  readonly #before: readonly (readonly number[])[];
  /** Numbers of entities that records of this batch founded, or may. */
  readonly #founded: Set<number>;
  readonly #entityOf = new Map<number, number>();
  readonly #seenBy = new Map<number, ReadonlySet<number>>();

  /** @param before for each record those it waits for. @param entityIds for each record the entity that it may found. */
  constructor(before: readonly (readonly number[])[], entityIds: readonly string[]) {
    this.#before = before;
    this.#founded = new Set(entityIds.map(entityNumber));
  }

  /** To be told of each record before those that wait for it are looked at, and of what an earlier run has decided. */
  decided(
    index: number,
    { entity, entity_created }: Pick<ResolutionAnswer, "entity" | "entity_created">,
  ): void {
    if (entity === null) return;
    const number = entityNumber(entity.entity_id);
    this.#entityOf.set(index, number);
    if (entity_created) this.#founded.add(number);
  }

  /** Whether an entity, named by its number, was founded by a record that this one does not see. Those it waits for are decided. */
  hiddenFrom(index: number): (entityNumber: number) => boolean {
    const seen = this.#seen(index);
    return (number) => this.#founded.has(number) && !seen.has(number);
  }

  #seen(index: number): ReadonlySet<number> {
    const known = this.#seenBy.get(index);
    if (known) return known;
    const seen = new Set<number>();
    for (const earlier of this.#before[index]!) {
      for (const number of this.#seen(earlier)) seen.add(number);
      const number = this.#entityOf.get(earlier);
      if (number !== undefined) seen.add(number);
    }
    this.#seenBy.set(index, seen);
    return seen;
  }
}
