import {
  type ContentDigests,
  entitiesByKeys,
  entitiesByRegisterRefs,
  findComparables,
  type Opening,
  openResolves,
} from "../../storage/catalogue.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { Gathered } from "../../storage/gathered-reads.ts";

/** Entities of one key that a query looks at; rarer keys point at the company anyway. */
export const KEY_CAP = 500;

/** What a resolve reads of a tenant's catalogue, many resolves at once by one statement. */
export class CatalogueReads {
  readonly #openings: Gathered<ContentDigests, Opening>;
  /** Entities by the key that they share. */
  readonly byKeys: Gathered<string, { key: string; entity_ids: string[] }>;
  readonly byRegisterRefs: Gathered<
    { readonly source: string; readonly sourceRecordId: string },
    { source: string; source_record_id: string; entity_id: string }
  >;
  readonly comparables: Gathered<string, { entity_id: string; comparable: string }>;

  constructor(database: Queryable) {
    this.#openings = new Gathered((tenantId, digests) => openResolves(database, tenantId, digests));
    this.byKeys = new Gathered((tenantId, keys) =>
      entitiesByKeys(database, tenantId, [...new Set(keys)], KEY_CAP),
    );
    this.byRegisterRefs = new Gathered((tenantId, refs) => entitiesByRegisterRefs(database, tenantId, refs));
    this.comparables = new Gathered((tenantId, ids) =>
      findComparables(database, tenantId, [...new Set(ids)]),
    );
  }

  /** Where the tenant stands and what it holds of this content; null where no active tenant has this id. */
  async opening(tenantId: string, { content, identity }: ContentDigests): Promise<Opening | null> {
    const openings = await this.#openings.ask(tenantId, [{ content, identity }]);
    return openings.find((one) => one.content === content && one.identity === identity) ?? null;
  }
}
