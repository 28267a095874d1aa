import {
  type ContentDigests,
  type EntityRow,
  entitiesByKeys,
  entitiesByRegisterRefs,
  findComparablesByNumber,
  findEntities,
  type KeyHolders,
  type NumberedComparable,
  type Opening,
  openResolves,
} from "../../storage/catalogue.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { Gathered } from "../../storage/gathered-reads.ts";

/** Entities of one key that a query looks at; rarer keys point at the company anyway. */
export const KEY_CAP = 500;

const contentId = ({ content, identity }: ContentDigests): string => `${content} ${identity}`;
const same = (id: string): string => id;

/** What a resolve reads of a tenant's catalogue, many resolves at once by one statement. */
export class CatalogueReads {
  readonly #openings: Gathered<ContentDigests, Opening>;
  /** Entities by the key that they share. */
  readonly byKeys: Gathered<string, KeyHolders>;
  readonly byRegisterRefs: Gathered<
    { readonly source: string; readonly sourceRecordId: string },
    { source: string; source_record_id: string; entity_id: string }
  >;
  /** By their numbers. */
  readonly comparables: Gathered<number, NumberedComparable>;
  readonly entities: Gathered<string, EntityRow>;

  constructor(database: Queryable) {
    this.#openings = new Gathered((tenantId, digests) => openResolves(database, tenantId, digests), {
      ofItem: contentId,
      ofRow: contentId,
    });
    this.byKeys = new Gathered(
      (tenantId, keys) => entitiesByKeys(database, tenantId, [...new Set(keys)], KEY_CAP),
      { ofItem: same, ofRow: ({ key }) => key },
    );
    this.byRegisterRefs = new Gathered((tenantId, refs) => entitiesByRegisterRefs(database, tenantId, refs), {
      ofItem: ({ source, sourceRecordId }) => `${source}\n${sourceRecordId}`,
      ofRow: ({ source, source_record_id }) => `${source}\n${source_record_id}`,
    });
    this.comparables = new Gathered(
      (tenantId, numbers) => findComparablesByNumber(database, tenantId, [...new Set(numbers)]),
      { ofItem: (number) => number, ofRow: ({ number }) => number },
    );
    this.entities = new Gathered((tenantId, ids) => findEntities(database, tenantId, [...new Set(ids)]), {
      ofItem: same,
      ofRow: ({ entity_id }) => entity_id,
    });
  }

  /** Where the tenant stands and what it holds of this content; null where no active tenant has this id. */
  async opening(tenantId: string, { content, identity }: ContentDigests): Promise<Opening | null> {
    const [opening] = await this.#openings.ask(tenantId, [{ content, identity }]);
    return opening ?? null;
  }
}
