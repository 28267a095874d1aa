import { entityNumber } from "../../storage/entities/entity-keys.ts";
import type { ResolutionAnswer } from "../resolution/answer.ts";

/**
 * The entities of the batch that each record sees: those of the records that it waits for, and of the records
 * that these waited for. It sees no entity of the other records, decided or not, so the speed of a record
 * makes no difference.
 */
export class BatchVisibility {
  readonly #before: readonly (readonly number[])[];
  /** Numbers of entities that records of this batch founded, or may. */
  readonly #founded: Set<number>;
  readonly #entityOf = new Map<number, number>();
  readonly #seenBy = new Map<number, ReadonlySet<number>>();

  /** @param before records that each record waits for. @param entityIds entity that each may found. */
  constructor(before: readonly (readonly number[])[], entityIds: readonly string[]) {
    this.#before = before;
    this.#founded = new Set(entityIds.map(entityNumber));
  }

  /** To be called for each decision, also of an earlier run, before the waiting records are resolved. */
  decided(
    index: number,
    { entity, entity_created }: Pick<ResolutionAnswer, "entity" | "entity_created">,
  ): void {
    if (entity === null) return;
    const number = entityNumber(entity.entity_id);
    this.#entityOf.set(index, number);
    if (entity_created) this.#founded.add(number);
  }

  /** Whether a record that this one does not see founded the entity. Needs the decisions it waits for. */
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
