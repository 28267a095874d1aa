/**
 * Rewrites the comparables and keys of entities that another analysis derived. It may end at any moment: each
 * page is a transaction, and the version finds the remaining entities. Two processes may rewrite one tenant:
 * both write the same, and an entity that a caller changed meanwhile keeps that change.
 */
import { setTimeout as delay } from "node:timers/promises";
import { ANALYSIS_VERSION, isOfThisAnalysis } from "../../domain/matching/analysis-version.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  type DerivedWrite,
  entitiesOfOtherAnalysis,
  noteAnalysis,
  rewriteDerived,
  tenantsOfOtherAnalysis,
} from "../../storage/entities/analysis.ts";
import { type EntityRow, findEntities } from "../../storage/entities/catalogue.ts";
import { derivedAgain } from "./derive-again.ts";

const PAGE = 50;
/** How long a request waits once for the rewriting of its tenant: most tenants are done by then. */
const HELP_MS = 1_000;

export interface ReanalysisProgress {
  /** Entities that this process has rewritten. */
  readonly entities: number;
  /** Tenants that still have to be rewritten. */
  readonly tenants: number;
}

export class Reanalysis {
  readonly #database: Database;
  readonly #closing = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  readonly #helped = new Set<string>();
  #entities = 0;
  #left = 0;
  #told: (progress: ReanalysisProgress) => void = () => undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  get progress(): ReanalysisProgress {
    return { entities: this.#entities, tenants: this.#left };
  }

  /** Rewrites the tenant's entities and waits for it briefly; the work continues in the background. */
  async help(tenantId: string): Promise<void> {
    const work = this.tenant(tenantId).catch(() => undefined);
    if (this.#helped.has(tenantId)) return;
    this.#helped.add(tenantId);
    await Promise.race([work, delay(HELP_MS, undefined, { ref: false })]);
  }

  /** Rewrites the tenant's entities; joins the work where it is already under way. */
  tenant(tenantId: string): Promise<void> {
    const running = this.#running.get(tenantId);
    if (running) return running;
    const work = this.#rewrite(tenantId).finally(() => this.#running.delete(tenantId));
    this.#running.set(tenantId, work);
    return work;
  }

  /** Rewrites all outdated tenants, one after another. @param told called after each page of entities. */
  async all(told: (progress: ReanalysisProgress) => void): Promise<void> {
    this.#told = told;
    for (const tenantId of await this.behind()) {
      if (this.#closing.signal.aborted) return;
      await this.tenant(tenantId);
    }
  }

  /** Tenants that may have entities which another analysis derived. */
  async behind(): Promise<readonly string[]> {
    const tenants = await tenantsOfOtherAnalysis(this.#database, ANALYSIS_VERSION);
    this.#left = tenants.length;
    return tenants;
  }

  /** Rows with comparables of this analysis; those of another analysis are derived again. */
  async compared<Row extends { readonly entity_id: string; readonly comparable: string }>(
    tenantId: string,
    rows: readonly Row[],
  ): Promise<readonly Row[]> {
    const outdated = rows.filter(({ comparable }) => !isOfThisAnalysis(comparable));
    if (outdated.length === 0) return rows;
    const ids = outdated.map(({ entity_id }) => entity_id);
    const derived = new Map<string, string>();
    for (const row of await findEntities(this.#database, tenantId, ids))
      derived.set(row.entity_id, (await derivedAgain(this.#database, tenantId, row)).comparable);
    return rows.map((row) => ({ ...row, comparable: derived.get(row.entity_id) ?? row.comparable }));
  }

  /** Ends the running work after its current page. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#running.values());
  }

  async #rewrite(tenantId: string): Promise<void> {
    const database = this.#database;
    for (let settled = false; !settled; ) {
      let afterId = "";
      for (let full = true; full; ) {
        if (this.#closing.signal.aborted) return;
        const page = { analysis: ANALYSIS_VERSION, afterId, limit: PAGE };
        const rows = await entitiesOfOtherAnalysis(database, tenantId, page);
        await this.#rewritePage(tenantId, rows);
        full = rows.length === PAGE;
        afterId = rows.at(-1)?.entity_id ?? afterId;
      }
      settled = await database.transaction((tx) => noteAnalysis(tx, tenantId, ANALYSIS_VERSION));
    }
    this.#left = Math.max(0, this.#left - 1);
  }

  async #rewritePage(tenantId: string, rows: readonly EntityRow[]): Promise<void> {
    if (rows.length === 0) return;
    const writes: DerivedWrite[] = [];
    for (const row of rows)
      writes.push({ version: row.version, write: await derivedAgain(this.#database, tenantId, row) });
    this.#entities += await this.#database.transaction((tx) => rewriteDerived(tx, tenantId, writes));
    this.#told(this.progress);
  }
}
