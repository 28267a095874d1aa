import type { Observation } from "../../domain/entities/observation.ts";
import {
  type EntityView,
  projectEntity,
  type Selection,
  type StoredEntity,
  visibleObservations,
} from "../../domain/entities/project.ts";
import { OWNERS } from "../../domain/ownership/observe-owners.ts";
import { type EntityRow, findEntities } from "../../storage/entities/catalogue.ts";
import { storedEntity } from "../catalogue/entity-write.ts";
import { withOwnersStated, withoutOwners } from "./owners-stated.ts";
import { freshEntities, type RefreshDependencies } from "./refresh-entities.ts";

/** The tenant that reads, and the time. */
export interface Reader {
  readonly tenantId: string;
  readonly now: Date;
}

/** Reads a tenant's entities: updated to the registers in force, and shown as the tenant's licences allow. */
export class EntityReader {
  readonly #deps: RefreshDependencies;

  constructor(deps: RefreshDependencies) {
    this.#deps = deps;
  }

  /** The requested entities that the tenant has, in no order. */
  async find(reader: Reader, entityIds: readonly string[]): Promise<StoredEntity[]> {
    return this.fresh(reader, await findEntities(this.#deps.database, reader.tenantId, entityIds));
  }

  /** Updates rows that were read already; keeps their order. */
  async fresh({ tenantId, now }: Reader, rows: readonly EntityRow[]): Promise<StoredEntity[]> {
    const entities = (await freshEntities(this.#deps, tenantId, { rows, now })).map(storedEntity);
    return this.#withOwners(entities, now);
  }

  /**
   * Replaces the owners that were stated when the entity was written by the owners that registers state now:
   * a file of owners comes into force without a change of any entity.
   */
  async #withOwners(entities: readonly StoredEntity[], now: Date): Promise<StoredEntity[]> {
    const { database, readiness } = this.#deps;
    const stored = entities.map(({ observations }) => observations);
    const present = readiness.configured(OWNERS)
      ? await withOwnersStated(database, stored, now)
      : stored.map(withoutOwners);
    return entities.map((entity, at) => ({ ...entity, observations: present[at]! }));
  }

  view(reader: Reader, entity: StoredEntity, selection: Selection = {}): EntityView {
    return projectEntity(entity, selection, { ...reader, readiness: this.#deps.readiness });
  }

  /** The observations that the tenant may be shown, closed ones included. */
  visible(reader: Reader, entity: StoredEntity): readonly Observation[] {
    return visibleObservations(entity.observations, { ...reader, readiness: this.#deps.readiness });
  }
}
