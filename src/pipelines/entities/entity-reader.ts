import type { Observation } from "../../domain/entities/observation.ts";
import {
  type EntityView,
  projectEntity,
  type Selection,
  type StoredEntity,
  visibleObservations,
} from "../../domain/entities/project.ts";
import { type EntityRow, findEntities } from "../../storage/entities/catalogue.ts";
import { storedEntity } from "../catalogue/entity-write.ts";
import { freshEntities, type RefreshDependencies } from "./refresh-entities.ts";

/** Who reads, and when. */
export interface Reader {
  readonly tenantId: string;
  readonly now: Date;
}

/** A tenant's entities as they are read: up to the registers in force, and shown as the tenant's licences allow. */
export class EntityReader {
  readonly #deps: RefreshDependencies;

  constructor(deps: RefreshDependencies) {
    this.#deps = deps;
  }

  /** Those of the entities that the tenant has, in no order. */
  async find(reader: Reader, entityIds: readonly string[]): Promise<StoredEntity[]> {
    return this.fresh(reader, await findEntities(this.#deps.database, reader.tenantId, entityIds));
  }

  /** Rows that were read already, in their order. */
  async fresh({ tenantId, now }: Reader, rows: readonly EntityRow[]): Promise<StoredEntity[]> {
    return (await freshEntities(this.#deps, tenantId, { rows, now })).map(storedEntity);
  }

  view(reader: Reader, entity: StoredEntity, selection: Selection = {}): EntityView {
    return projectEntity(entity, selection, { ...reader, readiness: this.#deps.readiness });
  }

  /** Those of its observations that the tenant may be shown, closed ones among them. */
  visible(reader: Reader, entity: StoredEntity): readonly Observation[] {
    return visibleObservations(entity.observations, { ...reader, readiness: this.#deps.readiness });
  }
}
