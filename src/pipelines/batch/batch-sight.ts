import type { ResolutionAnswer } from "../resolution/answer.ts";

/**
 * What each record of a batch sees of the batch: the entities of those that it waits for, and of those that these
 * waited for. Of the others nothing, whether they are decided already or not, so that how fast each is makes no
 * difference.
 */
export class BatchSight {
  readonly #before: readonly (readonly number[])[];
  /** Entities that records of this batch founded, or may. */
  readonly #founded: Set<string>;
  readonly #entityOf = new Map<number, string>();
  readonly #seenBy = new Map<number, ReadonlySet<string>>();

  /** @param before for each record those it waits for. @param entityIds for each record the entity that it may found. */
  constructor(before: readonly (readonly number[])[], entityIds: readonly string[]) {
    this.#before = before;
    this.#founded = new Set(entityIds);
  }

  /** To be told of each record before those that wait for it are looked at, and of what an earlier run has decided. */
  decided(
    index: number,
    { entity, entity_created }: Pick<ResolutionAnswer, "entity" | "entity_created">,
  ): void {
    if (entity === null) return;
    this.#entityOf.set(index, entity.entity_id);
    if (entity_created) this.#founded.add(entity.entity_id);
  }

  /** Whether an entity was founded by a record that this one does not see. Those it waits for are decided. */
  strangersOf(index: number): (entityId: string) => boolean {
    const seen = this.#seen(index);
    return (entityId) => this.#founded.has(entityId) && !seen.has(entityId);
  }

  #seen(index: number): ReadonlySet<string> {
    const known = this.#seenBy.get(index);
    if (known) return known;
    const seen = new Set<string>();
    for (const earlier of this.#before[index]!) {
      for (const entityId of this.#seen(earlier)) seen.add(entityId);
      const entityId = this.#entityOf.get(earlier);
      if (entityId !== undefined) seen.add(entityId);
    }
    this.#seenBy.set(index, seen);
    return seen;
  }
}
