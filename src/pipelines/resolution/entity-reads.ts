import { ANALYSIS_VERSION } from "../../domain/matching/analysis-version.ts";
import type { Database } from "../../storage/engine/database.ts";
import { BatchLoader } from "../../storage/entities/batch-loader.ts";
import {
  type ContentDigests,
  type EntityRow,
  findComparablesByNumber,
  findEntities,
  type NumberedComparable,
  type Opening,
  openResolves,
} from "../../storage/entities/catalogue.ts";
import { findHolders, type Holders } from "../../storage/entities/holders.ts";
import { Reanalysis } from "../reanalysis/reanalysis.ts";

/** The most entities of one key that a query looks at; rarer keys find the company anyway. */
export const KEY_CAP = 500;

const contentId = ({ content, identity }: ContentDigests): string => `${content} ${identity}`;
const same = (id: string): string => id;

/** The reads of a resolve from a tenant's catalogue; many resolves share one statement. */
export class EntityReads {
  readonly #openings: BatchLoader<ContentDigests, Opening>;
  /** Entities by their keys and by their register rows. */
  readonly holders: BatchLoader<string, Holders>;
  /** By entity number. */
  readonly comparables: BatchLoader<number, NumberedComparable>;
  readonly entities: BatchLoader<string, EntityRow>;

  readonly #reanalysis: Reanalysis;

  constructor(database: Database, reanalysis: Reanalysis = new Reanalysis(database)) {
    this.#reanalysis = reanalysis;
    this.#openings = new BatchLoader((tenantId, digests) => openResolves(database, tenantId, digests), {
      ofItem: contentId,
      ofRow: contentId,
    });
    this.holders = new BatchLoader((tenantId, asked) => findHolders(database, tenantId, asked, KEY_CAP), {
      ofItem: same,
      ofRow: ({ asked }) => asked,
    });
    this.comparables = new BatchLoader(
      async (tenantId, numbers) => {
        const rows = await findComparablesByNumber(database, tenantId, [...new Set(numbers)]);
        return [...(await reanalysis.compared(tenantId, rows))];
      },
      { ofItem: (number) => number, ofRow: ({ number }) => number },
    );
    this.entities = new BatchLoader((tenantId, ids) => findEntities(database, tenantId, [...new Set(ids)]), {
      ofItem: same,
      ofRow: ({ entity_id }) => entity_id,
    });
  }

  /**
   * The tenant's state and its rows of this content; null where no active tenant has this id. The entities of
   * a tenant with another analysis are rewritten first, as far as a short wait allows.
   */
  async opening(tenantId: string, { content, identity }: ContentDigests): Promise<Opening | null> {
    const [opening] = await this.#openings.ask(tenantId, [{ content, identity }]);
    if (!opening || !isBehind(opening)) return opening ?? null;
    await this.#reanalysis.help(tenantId);
    const [again] = await this.#openings.ask(tenantId, [{ content, identity }]);
    return again ?? null;
  }
}

/** Whether an entity of the tenant may have keys of another analysis, which are not searched. */
export function isBehind({ standing, analysis }: Pick<Opening, "standing" | "analysis">): boolean {
  return standing.catalogue_version > 0 && analysis !== ANALYSIS_VERSION;
}
