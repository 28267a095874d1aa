import {
  type ContentDigests,
  type EntityRow,
  findComparablesByNumber,
  findEntities,
  type NumberedComparable,
  type Opening,
  openResolves,
} from "../../storage/catalogue.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { Gathered } from "../../storage/gathered-reads.ts";
import { findHolders, type Holders } from "../../storage/holders.ts";

/** Entities of one key that a query looks at; rarer keys point at the company anyway. */
export const KEY_CAP = 500;

const contentId = ({ content, identity }: ContentDigests): string => `${content} ${identity}`;
const same = (id: string): string => id;

/** What a resolve reads of a tenant's catalogue, many resolves at once by one statement. */
export class CatalogueReads {
  readonly #openings: Gathered<ContentDigests, Opening>;
  /** Entities by the keys that they have and by the register's rows that they stand for. */
  readonly holders: Gathered<string, Holders>;
  /** By their numbers. */
  readonly comparables: Gathered<number, NumberedComparable>;
  readonly entities: Gathered<string, EntityRow>;

  constructor(database: Queryable) {
    this.#openings = new Gathered((tenantId, digests) => openResolves(database, tenantId, digests), {
      ofItem: contentId,
      ofRow: contentId,
    });
    this.holders = new Gathered((tenantId, asked) => findHolders(database, tenantId, asked, KEY_CAP), {
      ofItem: same,
      ofRow: ({ asked }) => asked,
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
